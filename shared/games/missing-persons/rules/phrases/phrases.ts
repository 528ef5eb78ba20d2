// Words questions in each language, plainly or as in the phrase books, and recognises them.
import { at } from '../../../../engine/index.ts'
import { LANGUAGES, type Language } from '../../../../words/language.ts'
import { RANKS, type Rank } from '../../cards.ts'
import type { ValuesByRank, PhraseBook, NonArcQuestion } from './book.ts'
import { germanQuestionPhrases } from './de.ts'
import { englishQuestionPhrases } from './en.ts'
import { frenchQuestionPhrases } from './fr.ts'
import { spanishQuestionPhrases } from './es.ts'
import { ARCS, arcBounds, isArcQuestion, ALL_QUESTIONS, ranksOfArc, type Arc, type Question } from '../questions.ts'

const BOOK_BY_LANGUAGE: Readonly<Record<Language, PhraseBook>> = {
  en: englishQuestionPhrases,
  de: germanQuestionPhrases,
  fr: frenchQuestionPhrases,
  es: spanishQuestionPhrases,
}

/** The language in which computer players ask. Everybody reads their questions in their own language. */
export const COMPUTER_PLAYER_LANGUAGE: Language = 'en'

/** The ranks as printed on the cards. */
export const RANK_SYMBOLS: ValuesByRank<string> = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** The name of a rank, as printed on the card. */
export function rankSymbol(rank: Rank): string {
  return at(RANK_SYMBOLS, rank - 1)
}

/**
 * The property asked about: “red”, “a spade”, “between 5 and J: 6, 7, 8, 9 or 10”, “between J and 2, past the king:
 * Q, K or A”. An arc always lists its ranks.
 */
export function propertyText(question: Question, language: Language): string {
  return propertyTextWithWay(question, language, isPastKing(question) ? BOOK_BY_LANGUAGE[language].pastKingPhrase : '')
}

function propertyTextWithWay(question: Question, language: Language, way: string): string {
  const book = BOOK_BY_LANGUAGE[language]
  if (!isArcQuestion(question)) return book.traits[question]
  const [from, to] = arcBounds(question).map(rank => at(book.called, rank - 1)) as [string, string]
  return book.between(from, to, way, ranksText(question, book.called, book))
}

/** True if an arc holds the king and the ace: by its bounds alone “between J and 2” would be read the other way round. */
function isPastKing(question: Question): boolean {
  if (!isArcQuestion(question)) return false
  const ranks = ranksOfArc(question)
  return ranks.includes(1) && ranks.includes(13)
}

/** The plain wording of the question. */
export function plainWording(question: Question, language: Language): string {
  return plainQuestionText(question, language, propertyText(question, language))
}

function plainQuestionText(question: Question, language: Language, property: string): string {
  const { plain } = BOOK_BY_LANGUAGE[language]
  return (isArcQuestion(question) ? plain.arc : plain.trait)(property)
}

/** The plain wording of earlier records, which did not say the way past the king. */
function formerWording(question: Question, language: Language): string {
  return plainQuestionText(question, language, propertyTextWithWay(question, language, ''))
}

/** The ranks of an arc with these names: “6, 7 or 8”. */
function ranksText(arc: Arc, names: ValuesByRank<string>, book: PhraseBook): string {
  const ranks = ranksOfArc(arc).map(rank => at(names, rank - 1))
  const end = at(ranks, ranks.length - 1)
  return `${ranks.slice(0, -1).join(', ')} ${typeof book.or === 'string' ? book.or : book.or(end)} ${end}`
}

/** This language's phrase book wordings for this question. All languages have the same number, and no wording has two meanings. */
export function phraseBookWordings(question: Question, language: Language): readonly string[] {
  const book = BOOK_BY_LANGUAGE[language]
  return isArcQuestion(question)
    ? book.scenes.map(({ ranks, says }) => says(ranksText(question, ranks, book)))
    : book.dressed[question]
}

/** The plain wording of a question, then its disguises. */
function wordingsOf(question: Question, language: Language): readonly string[] {
  return [plainWording(question, language), ...phraseBookWordings(question, language)]
}

/** A wording's position in the phrase books: the language, the question, and the index. */
interface WordingPosition {
  readonly language: Language
  readonly question: Question
  readonly nth: number
}

const positionByWording = new Map<string, WordingPosition>()

/** This wording's position in the phrase books, ignoring capitals and punctuation; null for own words. */
function findWordingPosition(wording: string): WordingPosition | null {
  if (positionByWording.size === 0)
    for (const language of LANGUAGES)
      for (const question of ALL_QUESTIONS) {
        positionByWording.set(normalizeWording(formerWording(question, language)), { language, question, nth: 0 })
        for (const [nth, entry] of wordingsOf(question, language).entries())
          positionByWording.set(normalizeWording(entry), { language, question, nth })
      }
  return positionByWording.get(normalizeWording(wording)) ?? null
}

/** A wording in this language: a phrase book entry is replaced by that of this language; own words stay as they are. */
export function translateWording(language: Language, wording: string): string {
  const entry = findWordingPosition(wording)
  if (entry === null || entry.language === language) return wording
  return at(wordingsOf(entry.question, language), entry.nth)
}

/** A wording in a form for comparing: lower case, without accents, only letters and digits. */
function normalizeWording(wording: string): string {
  return wording
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’'\p{M}]/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The meaning of a wording, if the program can tell: any entry of the phrase books, and own words that name
 * one property plainly, in any language. Null if they name none, more than one, or a negation.
 */
export function parseWording(wording: string): Question | null {
  const bookEntry = findWordingPosition(wording)
  if (bookEntry) return bookEntry.question
  const words = normalizeWording(wording)
  if (PATTERNS.some(({ contrary }) => contrary.test(words))) return null
  const arcs = PATTERNS.flatMap(({ between }) => [...words.matchAll(between)])
  const others = PATTERNS.reduce((left, { between }) => left.replaceAll(between, ''), words)
  const traits = NON_ARC_QUESTIONS.filter(trait => PATTERNS.some(patterns => patterns.traits[trait].test(others)))
  if (arcs.length + traits.length !== 1 || PATTERNS.some(({ joined }) => joined.test(others))) return null
  const [arc] = arcs
  return arc ? parseArc(at(arc, 1), at(arc, 2)) : at(traits, 0)
}

const PATTERNS = LANGUAGES.map(language => BOOK_BY_LANGUAGE[language].reads)
const NON_ARC_QUESTIONS = Object.keys(englishQuestionPhrases.traits) as NonArcQuestion[]

/** The arc upwards from one rank to the other; null if one of them is no rank or the arc is barred. */
function parseArc(from: string, to: string): Arc | null {
  const bounds = [parseRank(from), parseRank(to)].join()
  return ARCS.find(arc => arcBounds(arc).join() === bounds) ?? null
}

function parseRank(word: string): Rank | null {
  const isSaid = (rank: Rank) =>
    rankSymbol(rank).toLowerCase() === word || PATTERNS.some(({ ranks }) => at(ranks, rank - 1).includes(word))
  return RANKS.find(isSaid) ?? null
}
