// Names, lists and numbers, in Spanish.
import * as grammar from '../grammar.ts'
import type { Grammar } from '../grammar.ts'
import type { SentencePiece, Sentence } from '../sentence.ts'

/** “el”, “la”, “los” and “las” with what they are the article of. */
const OWNED = /^(e|l|E|L)(?:l|a|as|os) (.+)$/

/**
 * Forms: none (“Ana”, “tú”), “ti” after a preposition (“Ana”, “ti”), “y” as the last of a list (“y Ana”, “e Ida”,
 * “y tú”), and a noun with its article for what belongs to the player: “la carta” (“la carta de Ana”, “tu carta”).
 */
export const spanishGrammar: Grammar = {
  locale: 'es',
  player: (name, form) => {
    const owned = OWNED.exec(form ?? '')
    if (form !== undefined && form !== 'ti' && form !== 'y' && !owned)
      throw new RangeError(`Spanish has no form “${form}”`)
    if (owned && form) {
      if (name !== null) return { before: `${form} de `, word: name, after: '' }
      const your = `${/^[EL]/.test(form) ? 'T' : 't'}u${/^l[ao]s/i.test(form) ? 's' : ''}`
      return { word: your, after: ` ${owned[2] ?? ''}` }
    }
    const before = form === 'y' ? `${and(name ?? 'tú')} ` : ''
    return { before, word: name ?? (form === 'ti' ? 'ti' : 'tú'), after: '' }
  },
  nameless: seat => `Sitio ${seat + 1}`,
}

/** “y”, or “e” before the sound of an i: “Ana e Inés”, “Ana e Hilda”, but “Ana y Hiedra”. */
function and(next: string): 'y' | 'e' {
  return /^(?:h?i(?![aeou])|y(?![aeiou]))/i.test(next.normalize('NFD').replace(/\p{M}/gu, '')) ? 'e' : 'y'
}

/** “a, b y c”. Before the last player “y” is a part of the form, as it follows from the name. */
export function listPieces(pieces: readonly SentencePiece[]): Sentence {
  const list = grammar.joinAsList(spanishGrammar, pieces)
  const end = list.at(-1)
  if (pieces.length < 2 || typeof end !== 'object' || !('seat' in end)) return list
  return [...list.slice(0, -2), ' ', { ...end, form: 'y' }]
}
export const listSentences = (sentences: readonly Sentence[]): Sentence =>
  grammar.joinAsList(spanishGrammar, sentences).flat()
/** “a, b o c”: each with its article, so that “o” never stands before its own sound. */
export const listAlternatives = (sentences: readonly Sentence[]): Sentence =>
  grammar.joinAsAlternatives('o', sentences).flat()
/** “Ana, Ben e Ida”. */
export const listNames = (names: readonly string[]): string => grammar.listNames(spanishGrammar, names)
/** “62 %”. */
export const formatPercentage = (share: number): string => grammar.formatPercentage(spanishGrammar, share)
export const formatChance = (chance: number): string => grammar.formatChance(spanishGrammar, chance)
/** “1.072.071.000”. */
export const formatNumber = (count: number): string => grammar.formatNumber(spanishGrammar, count)
/** “2 minutos”, “30 segundos”. */
export const formatDuration = (seconds: number): string => grammar.formatDuration(spanishGrammar, seconds)
