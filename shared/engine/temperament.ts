// The temperaments of computer players. They change pace and gestures, and never how well somebody plays.

export const TEMPERAMENTS = ['careful', 'bold', 'chatty', 'calm', 'merry', 'wry'] as const
export type Temperament = (typeof TEMPERAMENTS)[number]
