// A table as every contender keeps it: six hands, a pile, whose turn it is, and the story of a deal.

export const SEATS = 6
/** Lines of the story that a state holds: a deal of Mind Reader has about as many. */
const LINES = 32

/** @typedef {{ type: 'asked', by: number, of: number, card: string, question: string, clue: string }} Line */

export function newTable() {
  return { turn: 0, pile: 40, cards: Array.from({ length: SEATS }, () => 3), story: /** @type {Line[]} */ ([]) }
}

/** Plays a move in place; returns its line. @param {ReturnType<typeof newTable>} table */
export function playOn(table) {
  const by = table.turn
  table.turn = (by + 1) % SEATS
  table.pile = (table.pile + 39) % 40
  table.cards[by] = 5 - /** @type {number} */ (table.cards[by])
  /** @type {Line} */
  const line = { type: 'asked', by, of: table.turn, card: `W${table.pile}`, question: 'rank', clue: 'lower' }
  table.story.push(line)
  if (table.story.length > LINES) table.story.shift()
  return line
}
