// Names, lists and numbers, in English.
import * as grammar from '../grammar.ts'
import type { Grammar } from '../grammar.ts'
import type { SentencePiece, Sentence } from '../sentence.ts'

/** Forms: none (“Ana”, “you”) and “possessive” (“Ana’s”, “your”). */
export const englishGrammar: Grammar = {
  locale: 'en-GB',
  player: (name, form) => {
    if (form !== undefined && form !== 'possessive') throw new RangeError(`English has no form “${form}”`)
    if (name === null) return { word: form ? 'your' : 'you', after: '' }
    return { word: name, after: form ? '’s' : '' }
  },
  nameless: seat => `Seat ${seat + 1}`,
}

/** “a, b and c”. */
export const listPieces = (pieces: readonly SentencePiece[]): Sentence => grammar.joinAsList(englishGrammar, pieces)
/** “a, b or c”. */
export const listAlternatives = (sentences: readonly Sentence[]): Sentence =>
  grammar.joinAsAlternatives('or', sentences).flat()
export const listSentences = (sentences: readonly Sentence[]): Sentence =>
  grammar.joinAsList(englishGrammar, sentences).flat()
/** “Ana, Ben and Cleo”. */
export const listNames = (names: readonly string[]): string => grammar.listNames(englishGrammar, names)
/** “62%”. */
export const formatPercentage = (share: number): string => grammar.formatPercentage(englishGrammar, share)
export const formatChance = (chance: number): string => grammar.formatChance(englishGrammar, chance)
/** “1,072,071,000”. */
export const formatNumber = (count: number): string => grammar.formatNumber(englishGrammar, count)
/** “2 minutes”, “30 seconds”. */
export const formatDuration = (seconds: number): string => grammar.formatDuration(englishGrammar, seconds)
