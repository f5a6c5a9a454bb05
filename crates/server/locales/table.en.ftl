# Table.
