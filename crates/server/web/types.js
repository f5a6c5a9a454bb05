// What the server tells, as types for the checker. Nothing here runs.

/**
 * @typedef {object} Choice
 * @property {string} decision in the game's notation
 * @property {string} words
 * @property {string[]} headings from the widest on
 * @property {string[]} places to click; none where it is a button
 * @property {boolean} in_order
 * @property {string | null} [preview]
 *
 * @typedef {object} Motion
 * @property {string} what the key of the thing that moves
 * @property {string[]} along the anchors that it passes
 *
 * @typedef {object} News
 * @property {string | null} words
 * @property {Motion[]} motions
 *
 * @typedef {object} Html
 * @property {string} [meta]
 * @property {string} [above]
 * @property {string} [board]
 * @property {string} [mine]
 * @property {string[]} [seats]
 * @property {string} [seen]
 * @property {string} [tally]
 *
 * @typedef {object} SeatState
 * @property {string} name
 * @property {"person" | "bot" | "device" | "open"} kind
 * @property {string | null} [level]
 * @property {boolean} here
 * @property {boolean} you
 * @property {boolean} resigned
 * @property {boolean} [stand_in] whether a bot plays for the person
 * @property {boolean} [muted]
 *
 * @typedef {object} LogLine
 * @property {number} at the moment for the replay
 * @property {string} words
 *
 * @typedef {object} ChatLine
 * @property {number} n
 * @property {number | null} seat
 * @property {string} name
 * @property {string} text
 *
 * @typedef {object} State
 * @property {number} seq
 * @property {"waiting" | "running" | "over" | "aborted"} status
 * @property {number | null} viewer
 * @property {number[]} mine
 * @property {number | null} handover
 * @property {number[]} turn
 * @property {number | null} prompt
 * @property {string | null} question
 * @property {string | null} help
 * @property {Html} [html] absent in the first state, whose parts the page already shows
 * @property {string[]} facts
 * @property {Choice[]} choices
 * @property {boolean} undo
 * @property {LogLine[]} log
 * @property {News[]} news
 * @property {string[]} ending
 * @property {number[] | null} winners
 * @property {SeatState[]} seats
 * @property {ChatLine[]} chat
 * @property {boolean} hints
 * @property {string} pace
 * @property {boolean} host
 * @property {{ verdict: "open" | "solved" | "short" }} [puzzle] of a puzzle only
 *
 * @typedef {object} Moment a moment of a replay
 * @property {number} at
 * @property {number} moments
 * @property {Html} html
 * @property {string[]} facts
 * @property {string[]} words
 * @property {Motion[]} motions
 * @property {LogLine[]} log
 */

export {};
