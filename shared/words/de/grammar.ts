// Names, lists and numbers, in German.
import * as grammar from '../grammar.ts'
import type { Grammar } from '../grammar.ts'
import type { SentencePiece, Sentence } from '../sentence.ts'

/** Forms of “du” that leave a name unchanged, and the forms of “dein”, for which a name takes its ending. */
const OBJECTS = ['dir', 'dich']
const WHOSE = ['dein', 'deine', 'deinen', 'deinem', 'deiner', 'deines']

/** Forms: none (“Ana”, “du”), “dir” and “dich” (“Ana”), and each form of “dein” (“Anas”). */
export const germanGrammar: Grammar = {
  locale: 'de-DE',
  player: (name, form) => {
    const isWhose = form !== undefined && WHOSE.includes(form)
    if (form !== undefined && !isWhose && !OBJECTS.includes(form)) throw new RangeError(`German has no form “${form}”`)
    if (name === null) return { word: form ?? 'du', after: '' }
    return { word: name, after: isWhose ? genitive(name) : '' }
  },
  nameless: seat => `Platz ${seat + 1}`,
}

/** A name in the genitive: „Anas“, „Max’“, „Person 1’s“. */
function genitive(name: string): string {
  return /([sßxz]|ce)$/i.test(name) ? '’' : /\p{L}$/u.test(name) ? 's' : '’s'
}

/** „a, b und c“. */
export const listPieces = (pieces: readonly SentencePiece[]): Sentence => grammar.joinAsList(germanGrammar, pieces)
/** „Ana, Ben und Cleo“. */
/** „a, b oder c“. */
export const listAlternatives = (sentences: readonly Sentence[]): Sentence =>
  grammar.joinAsAlternatives('oder', sentences).flat()
export const listSentences = (sentences: readonly Sentence[]): Sentence =>
  grammar.joinAsList(germanGrammar, sentences).flat()
export const listNames = (names: readonly string[]): string => grammar.listNames(germanGrammar, names)
/** „62 %“. */
export const formatPercentage = (share: number): string => grammar.formatPercentage(germanGrammar, share)
export const formatChance = (chance: number): string => grammar.formatChance(germanGrammar, chance)
/** „1.072.071.000“. */
export const formatNumber = (count: number): string => grammar.formatNumber(germanGrammar, count)

/** „2 Minuten“, „30 Sekunden“. */
export const formatDuration = (seconds: number): string => grammar.formatDuration(germanGrammar, seconds)
