//! Tables in lists.
