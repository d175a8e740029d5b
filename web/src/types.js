// The shapes of the engine's answers that the page reads; see `service` in the engine.
// @ts-check

/** @typedef {number} Seat clockwise from 0, north */
/** @typedef {string} CardId rank A K Q J T 9…2, then suit S H D C; a joker is 1X, 2X or 3X */
/** @typedef {"S" | "H" | "D" | "C" | "X"} SuitId X: jokers, which have none */
/** @typedef {Record<string, any>} Data seats as numbers, cards and suits as ids, counts as numbers */
/** @typedef {{id: string, clause: string, data: Data}} GameEvent */
/** @typedef {{code: string, clause: string, data: Data}} Reason */
/**
 * @typedef {object} Option
 * @property {string} action
 * @property {CardId} [card]
 * @property {Reason | null} reason
 * @property {string[]} [trumps] with a lead at a number: the suits that may be trumps, the suit led first; - for none
 */
/** @typedef {{no: number, cards: [Seat, CardId][], winner: Seat | null}} Trick */

/**
 * @typedef {object} Step
 * @property {number} n
 * @property {"auction" | "discard" | "opening" | "play" | "over"} phase after the action
 * @property {string | null} action
 * @property {Seat | null} seat who did it
 * @property {GameEvent[]} events
 * @property {Seat | null} to_act
 * @property {string[]} hands one dotted string a seat
 * @property {string | null} kitty
 * @property {boolean} kitty_open whether it was dealt face up
 * @property {[Seat, string] | null} shown a hand that all have been shown
 * @property {string | null} discards
 * @property {[Seat, string][]} calls
 * @property {Seat | null} declarer
 * @property {[Seat, string] | null} highest
 * @property {number | "A" | null} contract
 * @property {boolean} pass_round whether an all-pass deal is played: without contract, bidder or trumps
 * @property {SuitId | null} trump
 * @property {CardId | null} called
 * @property {Seat | null} partner
 * @property {Trick | null} trick
 * @property {number[]} taken
 * @property {number} side tricks of bidder and partner
 * @property {number} extra how many of them are the kitty
 * @property {number | null} needed tricks the side still needs
 * @property {boolean | null} reachable whether as many are left
 * @property {number[] | null} scores
 * @property {Option[]} options
 */

/**
 * @typedef {object} Answer the answer to `replay` or `try`
 * @property {string} record
 * @property {string} link
 * @property {string} rules what differs from the base game, "standard" where nothing does
 * @property {number} players
 * @property {number} hand_size cards dealt to each, and tricks played
 * @property {number} dealer
 * @property {Step[]} steps
 * @property {number[] | null} scores
 * @property {number[]} tricks
 * @property {"made" | "lost" | "all-pass" | "no-call" | "pass-round" | "redeal" | null} result
 * @property {number[]} [differs] under another table's rules: steps that go another way than by the record's own
 * @property {{code: string, data: Data}} [error] why it goes no further
 */

/**
 * @typedef {object} Sheet the running totals around a deal, by seat
 * @property {number[]} before
 * @property {number[]} scores
 * @property {number[]} after
 * @property {Seat[]} winners empty while the game goes on
 * @property {number} target
 */

/** @typedef {{id: string, title?: string, answer: Answer, notes: Record<string, string>, sheet?: Sheet}} Line */

/**
 * @typedef {object} HandData what the build wrote into the element
 * @property {Line[]} lines
 * @property {{step: number, cards: Record<string, CardId>} | null} [turning]
 *   the step at which the lines part, and the card on which they do, if it is one
 * @property {number} [at] the step to start from
 * @property {string} rules address of the rules page
 */

export {};
