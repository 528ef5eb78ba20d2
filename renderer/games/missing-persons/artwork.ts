// The artwork of the pack as outlines in a square of 24: four suits, the royals' headgear, the joker's star.
import type { Suit } from '../../../shared/games/missing-persons/cards.ts'

/** Each suit differs from the others without its colour. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S: 'M12 1.8c2.9 5 9 7.8 9 12.9a4.5 4.5 0 0 1-7.6 3.2c.3 1.8 1 3.2 2.3 4.3H8.3c1.3-1.1 2-2.5 2.3-4.3A4.5 4.5 0 0 1 3 14.7C3 9.6 9.1 6.8 12 1.8Z',
  H: 'M12 21.6C4.6 15.9 2.2 12.4 2.2 8.7A5.2 5.2 0 0 1 12 6.5a5.2 5.2 0 0 1 9.8 2.2c0 3.7-2.4 7.2-9.8 12.9Z',
  D: 'M12 1.5c2.1 4.1 4.9 7.6 8.4 10.5-3.5 2.9-6.3 6.4-8.4 10.5-2.1-4.1-4.9-7.6-8.4-10.5C7.1 9.1 9.9 5.6 12 1.5Z',
  C: 'M12 1.9a4.7 4.7 0 0 1 4.1 7 4.7 4.7 0 1 1-2.8 8.1c.3 2.1 1 3.8 2.5 5.1H8.2c1.5-1.3 2.2-3 2.5-5.1a4.7 4.7 0 1 1-2.8-8.1 4.7 4.7 0 0 1 4.1-7Z',
}

/** The headgear of jack, queen and king, and the sign for royals. */
export const HEADGEAR_PATHS: Readonly<Record<11 | 12 | 13, string>> = {
  11: 'M2.5 17.2c.2-5.4 3.3-8.7 8.2-9C12.5 4.7 16 2.6 21.6 2c-.6 4.3-2.4 7-5.3 8.5 3 1.2 4.9 3.6 5.2 6.7Zm.3 1.8h18.4v3H2.8Z',
  12: 'M3.4 18.3 1.9 8.9l4.7 3.4 2.3-6.7L12 11.4l3.1-5.8 2.3 6.7 4.7-3.4-1.5 9.4Zm.2 1.6h16.8V22H3.6ZM8.9 1.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Zm6.2 0a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z',
  13: 'M3.3 18.3 1.6 6.9l5.5 4.3L10.8 5h2.4l3.7 6.2 5.5-4.3-1.7 11.4Zm.2 1.6h17V22h-17ZM11.2.4h1.6v1.3h1.3v1.5h-1.3v1.6h-1.6V3.2H9.9V1.7h1.3Z',
}

/** The joker's star. */
export const JOKER_PATH = 'M12 1.2 15.3 8l7.5 1-5.5 5.200 1.400 7.400L12 18l-6.700 3.600 1.400-7.400L1.200 9l7.5-1Z'

/** The positions of the pips on a number card of 100 by 140. The lower half is upside down. */
const PIP_ROWS = { top: 30, upper: 56.5, middle: 70, lower: 83.5, bottom: 110 } as const
const [LEFT, CENTRE, RIGHT] = [37, 53, 69]
const leftAndRight = (y: number): [number, number][] => [
  [LEFT, y],
  [RIGHT, y],
]
const cornerPips = [...leftAndRight(PIP_ROWS.top), ...leftAndRight(PIP_ROWS.bottom)]
const eightPips = [...cornerPips, ...leftAndRight(PIP_ROWS.upper), ...leftAndRight(PIP_ROWS.lower)]
export const PIP_POSITIONS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [CENTRE, PIP_ROWS.top],
    [CENTRE, PIP_ROWS.bottom],
  ],
  3: [
    [CENTRE, PIP_ROWS.top],
    [CENTRE, PIP_ROWS.middle],
    [CENTRE, PIP_ROWS.bottom],
  ],
  4: cornerPips,
  5: [...cornerPips, [CENTRE, PIP_ROWS.middle]],
  6: [...cornerPips, ...leftAndRight(PIP_ROWS.middle)],
  7: [...cornerPips, ...leftAndRight(PIP_ROWS.middle), [CENTRE, 50]],
  8: [...cornerPips, ...leftAndRight(PIP_ROWS.middle), [CENTRE, 50], [CENTRE, 90]],
  9: [...eightPips, [CENTRE, PIP_ROWS.middle]],
  10: [...eightPips, [CENTRE, 43], [CENTRE, 97]],
}
