// Answers for: what a question sounds like in each language. Plainly, or dressed up in a wording of our phrase books.
import { at } from '../../../../engine/index.ts'
import { LANGUAGES, type Language } from '../../../../words/language.ts'
import { RANKS, type Rank } from '../../cards.ts'
import type { PerRank, PhraseBook, SimpleQuestion } from './book.ts'
import { germanPhraseBook } from './de.ts'
import { englishPhraseBook } from './en.ts'
import { ARCS, arcBounds, isArcQuestion, QUESTIONS, ranksOfArc, type Arc, type Question } from '../questions.ts'

const BOOKS: Readonly<Record<Language, PhraseBook>> = { en: englishPhraseBook, de: germanPhraseBook }

/** The language in which computer players ask; everybody reads them in their own. */
export const COMPUTER_PLAYER_LANGUAGE: Language = 'en'

/** The ranks as they stand on the cards. */
export const RANK_NAMES: PerRank<string> = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** The name of a rank, as it stands on the card. */
export function rankName(rank: Rank): string {
  return at(RANK_NAMES, rank - 1)
}

/** What is asked of the card: “red”, “a spade”, “between 5 and J: 6, 7, 8, 9 or 10”. An arc always says its ranks. */
export function propertyText(question: Question, language: Language): string {
  const book = BOOKS[language]
  if (!isArcQuestion(question)) return book.traits[question]
  const [from, to] = arcBounds(question)
  return book.between(rankName(from), rankName(to), either(question, RANK_NAMES, book))
}

/** The question as it is asked plainly. */
export function plainWording(question: Question, language: Language): string {
  const { plain } = BOOKS[language]
  return (isArcQuestion(question) ? plain.arc : plain.trait)(propertyText(question, language))
}

/** The ranks of an arc by these names: “6, 7 or 8”. */
function either(arc: Arc, names: PerRank<string>, book: PhraseBook): string {
  const ranks = ranksOfArc(arc).map(rank => at(names, rank - 1))
  return `${ranks.slice(0, -1).join(', ')} ${book.or} ${ranks.at(-1)}`
}

/** The wordings of this language's phrase book for this question: as many in every language, none of them said of another question. */
export function phraseBookWordings(question: Question, language: Language): readonly string[] {
  const book = BOOKS[language]
  return isArcQuestion(question)
    ? book.scenes.map(({ ranks, says }) => says(either(question, ranks, book)))
    : book.dressed[question]
}

/** The plain wording of a question, and its disguises. */
function entriesOf(question: Question, language: Language): readonly string[] {
  return [plainWording(question, language), ...phraseBookWordings(question, language)]
}

/** Where a wording stands: in which language's book, for which question, as which of its entries. */
interface Entry {
  readonly language: Language
  readonly question: Question
  readonly nth: number
}

const kept = new Map<string, Entry>()

/** Where this wording stands in our books, whatever its capitals and stops; null for own words. */
function entryOf(wording: string): Entry | null {
  if (kept.size === 0)
    for (const language of LANGUAGES)
      for (const question of QUESTIONS)
        for (const [nth, entry] of entriesOf(question, language).entries())
          kept.set(reduced(entry), { language, question, nth })
  return kept.get(reduced(wording)) ?? null
}

/** A wording as it is shown in this language: what stands in another language's book by the same entry of this one, own words as they were said. */
export function translateWording(language: Language, wording: string): string {
  const entry = entryOf(wording)
  if (entry === null || entry.language === language) return wording
  return at(entriesOf(entry.question, language), entry.nth)
}

/** A wording without what does not matter in it: capitals, accents, and everything but letters and digits. */
function reduced(wording: string): string {
  return wording
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’'\p{M}]/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * What a wording asks for, as far as a program can tell: the phrase books by heart, and own words that say
 * one property plainly, in any language. Null when they say none, more than one, or the contrary of one.
 */
export function parseWording(wording: string): Question | null {
  const known = entryOf(wording)
  if (known) return known.question
  const words = reduced(wording)
  if (READS.some(({ contrary }) => contrary.test(words))) return null
  const arcs = READS.flatMap(({ between }) => [...words.matchAll(between)])
  const others = READS.reduce((left, { between }) => left.replaceAll(between, ''), words)
  const traits = TRAITS.filter(trait => READS.some(reads => reads.traits[trait].test(others)))
  if (arcs.length + traits.length !== 1 || READS.some(({ joined }) => joined.test(others))) return null
  const [arc] = arcs
  return arc ? arcSaid(at(arc, 1), at(arc, 2)) : at(traits, 0)
}

const READS = LANGUAGES.map(language => BOOKS[language].reads)
const TRAITS = Object.keys(englishPhraseBook.traits) as SimpleQuestion[]

/** The arc up from the one rank to the other; null when one of them is none, or the arc is barred. */
function arcSaid(from: string, to: string): Arc | null {
  const bounds = [rankSaid(from), rankSaid(to)].join()
  return ARCS.find(arc => arcBounds(arc).join() === bounds) ?? null
}

function rankSaid(word: string): Rank | null {
  const isSaid = (rank: Rank) =>
    rankName(rank).toLowerCase() === word || READS.some(({ ranks }) => at(ranks, rank - 1).includes(word))
  return RANKS.find(isSaid) ?? null
}
