// The places in a notebook where a player who is out bets. They are their own until the game is over, and everybody's then.

/** Of the seat that will win. */
export const WINNER_BET_NOTE_PLACE = 'bet'

/** Of the seat that comes next, each with the number of those who came before: `bet 0`, `bet 1`. */
export const nextBetNotePlace = (nth: number): string => `${WINNER_BET_NOTE_PLACE} ${nth}`
export const NEXT_BET_NOTE_PLACE_PATTERN = /^bet (\d{1,4})$/
