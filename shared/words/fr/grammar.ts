// Names, lists and numbers, in French.
import * as grammar from '../grammar.ts'
import type { Grammar } from '../grammar.ts'
import type { SentencePiece, Sentence } from '../sentence.ts'

/**
 * Forms: none (« Ana », « tu »), “toi” (« Ana », « toi »), “de” (« d’Ana », « de Ben », « de toi »), and what belongs to
 * the player, as `possessivePiece` writes it: “ta carte|la carte” (« la carte d’Ana », « ta carte »).
 */
export const frenchGrammar: Grammar = {
  locale: 'fr-FR',
  player: (name, form) => {
    const [yours = '', theirs] = form?.split('|') ?? ['tu']
    if (theirs === undefined && !['tu', 'toi', 'de'].includes(yours))
      throw new RangeError(`French has no form “${form}”`)
    if (name === null) return { word: yours === 'de' ? 'de toi' : yours, after: '' }
    if (theirs !== undefined) return { before: `${theirs} ${elidedDe(name)}`, word: name, after: '' }
    return { before: yours === 'de' ? elidedDe(name) : '', word: name, after: '' }
  },
  nameless: seat => `Place ${seat + 1}`,
}

/** A vowel that is heard: “d’Yves”, but “de Yann” and “de Hugo”. */
const VOWEL = /^(?:[aeiouœæ]|y(?![aeiou]))/i

/** “de” before a name: “d’” if the name begins with a vowel. */
const elidedDe = (name: string) => (VOWEL.test(name.normalize('NFD')) ? 'd’' : 'de ')

/** « de Ben », « d’Ana ». */
export const withDe = (name: string): string => elidedDe(name) + name

/** « a, b et c ». */
export const listPieces = (pieces: readonly SentencePiece[]): Sentence => grammar.joinAsList(frenchGrammar, pieces)
export const listSentences = (sentences: readonly Sentence[]): Sentence =>
  grammar.joinAsList(frenchGrammar, sentences).flat()
/** « a, b ou c ». */
export const listAlternatives = (sentences: readonly Sentence[]): Sentence =>
  grammar.joinAsAlternatives('ou', sentences).flat()
/** « Ana, Ben et Cléo ». */
export const listNames = (names: readonly string[]): string => grammar.listNames(frenchGrammar, names)
/** « 62 % ». */
export const formatPercentage = (share: number): string => grammar.formatPercentage(frenchGrammar, share)
export const formatChance = (chance: number): string => grammar.formatChance(frenchGrammar, chance)
/** « 1 072 071 000 ». */
export const formatNumber = (count: number): string => grammar.formatNumber(frenchGrammar, count)
/** « 2 minutes », « 30 secondes ». */
export const formatDuration = (seconds: number): string => grammar.formatDuration(frenchGrammar, seconds)
