// The shapes of the engine's answers that the page reads; see `service` in the engine.
// @ts-check

/** @typedef {number} Seat clockwise from 0, north */
/** @typedef {string} CardId rank A K Q J T 9…2, then suit S H D C */
/** @typedef {"S" | "H" | "D" | "C"} SuitId */
/** @typedef {Record<string, any>} Data seats as numbers, cards and suits as ids, counts as numbers */
/** @typedef {{id: string, clause: string, data: Data}} GameEvent */
/** @typedef {{code: string, clause: string, data: Data}} Reason */
/** @typedef {{action: string, card?: CardId, reason: Reason | null}} Option */
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
 * @property {string | null} discards
 * @property {[Seat, string][]} calls
 * @property {Seat | null} declarer
 * @property {[Seat, string] | null} highest
 * @property {number | "A" | null} contract
 * @property {SuitId | null} trump
 * @property {CardId | null} called
 * @property {Seat | null} partner
 * @property {Trick | null} trick
 * @property {number[]} taken
 * @property {number} side
 * @property {number | null} needed tricks the side still needs
 * @property {boolean | null} reachable whether as many are left
 * @property {number[] | null} scores
 * @property {Option[]} options
 */

/**
 * @typedef {object} Answer the answer to `replay` or `try`
 * @property {string} record
 * @property {string} link
 * @property {number} players
 * @property {number} dealer
 * @property {Step[]} steps
 * @property {number[] | null} scores
 * @property {number[]} tricks
 * @property {"made" | "lost" | "all-pass" | "no-call" | null} result
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
 * @property {{step: number, cards: Record<string, CardId>} | null} [turning] the step at which the lines part
 * @property {number} [at] the step to start from
 * @property {string} rules address of the rules page
 */

export {};
