// Joins lines of the story that people take for one action: cards turned one after another, and cards drawn and looked at.
import { at } from '../../../engine/index.ts'
import type { Sentence } from '../../../words/sentence.ts'
import type { Card } from '../cards.ts'
import type { LineupPlace, MissingPersons } from '../kinds.ts'

type Line = MissingPersons['line']

/** The two lines as one; null if they are different actions. */
export function mergeLinesOfOneAction(line: Line, next: Line): Line | null {
  if (line.type === 'turned' && next.type === 'turned' && line.by === next.by)
    return { ...line, places: [...line.places, ...next.places] }
  if (line.type === 'drew' && next.type === 'got' && line.by === next.by) return { ...line, cards: next.cards }
  return null
}

interface DrawnCardsWords {
  readonly turnedDown: string // that some were turned face down at once
  readonly faceUp: string // before the cards that were not
  readonly faceDown: string // before those that were
  readonly colon: string // before all of them
  readonly list: (cards: readonly Card[]) => Sentence
}

/** What follows how many cards were drawn. One list of cards turned down and not would be read as either of the two. */
export function drawnCardsSentence(
  places: readonly LineupPlace[],
  misfits: readonly LineupPlace[],
  cards: readonly Card[], // of those places; empty for whoever did not see them
  words: DrawnCardsWords,
): Sentence {
  const areMixed = misfits.length > 0 && misfits.length < places.length
  if (areMixed && cards.length > 0) {
    const isDown = (_: Card, index: number) => misfits.includes(at(places, index))
    return [
      words.faceUp,
      ...words.list(cards.filter((card, index) => !isDown(card, index))),
      words.faceDown,
      ...words.list(cards.filter(isDown)),
    ]
  }
  return [
    misfits.length === 0 ? '' : words.turnedDown,
    ...(cards.length > 0 ? [words.colon, ...words.list(cards)] : []),
  ]
}
