// Who sits where at a table of three to six, as the page draws it.
// @ts-check

/** Sides of the table by number of players, clockwise from the seat that is nearest: south. */
const SIDES = /** @type {Record<number, string[]>} */ ({
  3: ["south", "west", "east"],
  4: ["south", "west", "north", "east"],
  5: ["south", "west", "north-west", "north-east", "east"],
  6: ["south", "west", "north-west", "north", "north-east", "east"],
});

/** The seat that is drawn in the south. */
const NEAREST = 2;

/** @param {number} players @param {import("./types.js").Seat} seat */
export const sideOf = (players, seat) => SIDES[players][(seat + players - NEAREST) % players];
