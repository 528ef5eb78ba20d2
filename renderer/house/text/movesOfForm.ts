// Writes the moves of a form as whole sentences, and shortens those that begin and end alike.
import { matchesOffer, type GameTypeParams } from '../../../shared/engine/index.ts'
import type { OfferForm, FormField, FieldValue } from '../fields.ts'

type Move = GameTypeParams['move']

/** If there are more moves of one kind than this, they are assembled instead of listed. */
const MAX_LISTED_MOVES = 6000

/** Every move of a form; null if it has text to type, or too many moves. */
export function movesOfForm({ type, offers, fields }: OfferForm): readonly Move[] | null {
  const moveByJson = new Map<string, Move>()
  for (const offer of offers) {
    const choicesByField = fields.map(fieldName => {
      const field = offer[fieldName] as FormField
      return field.is === 'oneOf' ? field.values : field.is === 'each' ? allTuples(field) : null
    })
    if (choicesByField.includes(null)) return null
    const completeChoices = choicesByField as readonly (readonly unknown[])[]
    if (moveByJson.size + completeChoices.reduce((all, { length }) => all * length, 1) > MAX_LISTED_MOVES) return null
    for (const values of cartesianProduct(completeChoices)) {
      const move = { type, ...Object.fromEntries(fields.map((name, at) => [name, values[at]])) }
      if (matchesOffer(offer, move)) moveByJson.set(JSON.stringify(move), move)
    }
  }
  return [...moveByJson.values()]
}

/** Every way to fill a list; null if it has text to type, or too many ways. */
function allTuples({ fields }: Extract<FormField, { is: 'each' }>): readonly (readonly FieldValue[])[] | null {
  if (!fields.every(field => field.is === 'oneOf')) return null
  const values = fields.map(field => field.values)
  return values.reduce((all, { length }) => all * length, 1) > MAX_LISTED_MOVES ? null : cartesianProduct(values)
}

/** All combinations with one element of each list. */
function cartesianProduct<T>(lists: readonly (readonly T[])[]): T[][] {
  return lists.reduce<T[][]>((tuples, list) => tuples.flatMap(values => list.map(value => [...values, value])), [[]])
}

/** The words that all sentences share at their beginning and their end. */
export function commonStartAndEndWords(sentences: readonly string[]): {
  readonly before: string
  readonly after: string
} {
  const [firstSentence = '', ...otherSentences] = sentences
  if (otherSentences.length === 0) return { before: firstSentence, after: '' }
  const commonPrefix = (wordLists: readonly (readonly string[])[]) => {
    const [firstList, ...otherLists] = wordLists
    const firstDifferenceIndex = firstList!.findIndex((word, at) => otherLists.some(other => other[at] !== word))
    return firstList!.slice(0, firstDifferenceIndex < 0 ? firstList!.length : firstDifferenceIndex)
  }
  const splitSentences = sentences.map(sentence => sentence.split(' '))
  const prefix = commonPrefix(splitSentences)
  const suffix = commonPrefix(splitSentences.map(list => list.slice(prefix.length).reverse())).reverse()
  return { before: prefix.join(' '), after: suffix.join(' ') }
}

/** The sentences without the words they share. */
export function withoutCommonAffixes(sentences: readonly string[]): readonly string[] {
  const { before, after } = commonStartAndEndWords(sentences)
  return sentences.map(sentence => sentence.slice(before.length, sentence.length - after.length).trim())
}
