// The list of all games. Add a new game here, its title in titles, and in renderer/games/index.ts if it draws something itself.
import type { Conclusion, GameRules, GameTypeParams, Lesson, Mind, Deductions, OptionValue } from '../engine/index.ts'
import type { LoadersWithEnglish } from '../words/language.ts'
import type { GameWords, LessonWords, Sentence } from '../words/sentence.ts'

export interface GameEntry {
  readonly id: string
  readonly seats: readonly [fewest: number, most: number]
  readonly isOffered: boolean // false: not in the lobby (the examples)
  readonly onOneScreen?: Readonly<Record<string, OptionValue>> // what a table begins with where all share one screen: fewer passes of it
  readonly asFirstGame?: Readonly<Record<string, OptionValue>> // what it begins with for those who do not know it: shorter
  readonly asksNothing?: true // there are no questions, so none can be rated
  readonly load: () => Promise<GameRules<GameTypeParams>>
  readonly words: LoadersWithEnglish<GameWords<GameTypeParams, Conclusion>>
  readonly mind: () => Promise<Mind<GameTypeParams>> // loaded only where somebody reasons; a host that deals does not need it
  readonly lesson?: { readonly load: () => Promise<Lesson>; readonly words: LoadersWithEnglish<LessonWords> } // a guided first round
}

/** Erases the type of a game, for code that plays any of them. The engine checks every move against the game's own offers. */
function eraseRulesType<K extends GameTypeParams>(rules: GameRules<K>): GameRules<GameTypeParams> {
  return rules as unknown as GameRules<GameTypeParams>
}

/** Erases the type of a game's words, which only ever get that game's own moves and lines. */
function eraseWordsType<K extends GameTypeParams>(words: GameWords<K>): GameWords<GameTypeParams, Conclusion> {
  return words as unknown as GameWords<GameTypeParams, Conclusion>
}

/** Erases the type of a lesson. Its moves are checked like any other. */
function eraseLessonType<K extends GameTypeParams, P extends Deductions, Given extends object>(
  lesson: Lesson<K, P, Given>,
): Lesson {
  return lesson as unknown as Lesson
}

/** Erases the type of the values a lesson's words get, which are that lesson's own. */
function eraseLessonWordsType<Given extends object>(
  words: Readonly<Record<string, (given: Given) => Sentence>>,
): LessonWords {
  return words as LessonWords
}

const gameEntries = [
  {
    id: 'mind-reader',
    seats: [2, 6],
    isOffered: true,
    asFirstGame: { length: 'one hand' },
    load: async () => eraseRulesType((await import('./mind-reader/rules.ts')).mindReader),
    words: {
      en: async () => eraseWordsType((await import('./mind-reader/words/en.ts')).gameWords),
      de: async () => eraseWordsType((await import('./mind-reader/words/de.ts')).gameWords),
      fr: async () => eraseWordsType((await import('./mind-reader/words/fr.ts')).gameWords),
      es: async () => eraseWordsType((await import('./mind-reader/words/es.ts')).gameWords),
    },
    mind: async () => (await import('./mind-reader/mind.ts')).mind,
    lesson: {
      load: async () => eraseLessonType((await import('./mind-reader/learn.ts')).lesson),
      words: {
        en: async () => eraseLessonWordsType((await import('./mind-reader/words/learn-en.ts')).lessonWords),
        de: async () => eraseLessonWordsType((await import('./mind-reader/words/learn-de.ts')).lessonWords),
        fr: async () => eraseLessonWordsType((await import('./mind-reader/words/learn-fr.ts')).lessonWords),
        es: async () => eraseLessonWordsType((await import('./mind-reader/words/learn-es.ts')).lessonWords),
      },
    },
  },
  {
    id: 'missing-persons',
    seats: [2, 2],
    isOffered: true,
    load: async () => eraseRulesType((await import('./missing-persons/rules.ts')).missingPersons),
    words: {
      en: async () => eraseWordsType((await import('./missing-persons/words/en.ts')).gameWords),
      de: async () => eraseWordsType((await import('./missing-persons/words/de.ts')).gameWords),
      fr: async () => eraseWordsType((await import('./missing-persons/words/fr.ts')).gameWords),
      es: async () => eraseWordsType((await import('./missing-persons/words/es.ts')).gameWords),
    },
    mind: async () => (await import('./missing-persons/mind.ts')).mind,
    lesson: {
      load: async () => eraseLessonType((await import('./missing-persons/learn.ts')).lesson),
      words: {
        en: async () => eraseLessonWordsType((await import('./missing-persons/words/learn-en.ts')).lessonWords),
        de: async () => eraseLessonWordsType((await import('./missing-persons/words/learn-de.ts')).lessonWords),
        fr: async () => eraseLessonWordsType((await import('./missing-persons/words/learn-fr.ts')).lessonWords),
        es: async () => eraseLessonWordsType((await import('./missing-persons/words/learn-es.ts')).lessonWords),
      },
    },
  },
  {
    id: 'piecepack-deduction',
    seats: [3, 5],
    isOffered: true,
    load: async () => eraseRulesType((await import('./piecepack-deduction/rules.ts')).piecepack),
    words: {
      en: async () => eraseWordsType((await import('./piecepack-deduction/words/en.ts')).gameWords),
      de: async () => eraseWordsType((await import('./piecepack-deduction/words/de.ts')).gameWords),
      fr: async () => eraseWordsType((await import('./piecepack-deduction/words/fr.ts')).gameWords),
      es: async () => eraseWordsType((await import('./piecepack-deduction/words/es.ts')).gameWords),
    },
    mind: async () => (await import('./piecepack-deduction/mind.ts')).mind,
    lesson: {
      load: async () => eraseLessonType((await import('./piecepack-deduction/learn.ts')).lesson),
      words: {
        en: async () => eraseLessonWordsType((await import('./piecepack-deduction/words/learn-en.ts')).lessonWords),
        de: async () => eraseLessonWordsType((await import('./piecepack-deduction/words/learn-de.ts')).lessonWords),
        fr: async () => eraseLessonWordsType((await import('./piecepack-deduction/words/learn-fr.ts')).lessonWords),
        es: async () => eraseLessonWordsType((await import('./piecepack-deduction/words/learn-es.ts')).lessonWords),
      },
    },
  },
  {
    id: 'precognition',
    seats: [2, 13],
    isOffered: true,
    onOneScreen: { hands: 'ten each' },
    asFirstGame: { hands: 'ten each' },
    asksNothing: true,
    load: async () => eraseRulesType((await import('./precognition/rules.ts')).precognition),
    words: {
      en: async () => eraseWordsType((await import('./precognition/words/en.ts')).gameWords),
      de: async () => eraseWordsType((await import('./precognition/words/de.ts')).gameWords),
      fr: async () => eraseWordsType((await import('./precognition/words/fr.ts')).gameWords),
      es: async () => eraseWordsType((await import('./precognition/words/es.ts')).gameWords),
    },
    mind: async () => (await import('./precognition/mind.ts')).mind,
    lesson: {
      load: async () => eraseLessonType((await import('./precognition/learn.ts')).lesson),
      words: {
        en: async () => eraseLessonWordsType((await import('./precognition/words/learn-en.ts')).lessonWords),
        de: async () => eraseLessonWordsType((await import('./precognition/words/learn-de.ts')).lessonWords),
        fr: async () => eraseLessonWordsType((await import('./precognition/words/learn-fr.ts')).lessonWords),
        es: async () => eraseLessonWordsType((await import('./precognition/words/learn-es.ts')).lessonWords),
      },
    },
  },
  {
    id: 'communal-deduction',
    seats: [2, 9],
    isOffered: true,
    load: async () => eraseRulesType((await import('./communal-deduction/rules.ts')).communal),
    words: {
      en: async () => eraseWordsType((await import('./communal-deduction/words/en.ts')).gameWords),
      de: async () => eraseWordsType((await import('./communal-deduction/words/de.ts')).gameWords),
      fr: async () => eraseWordsType((await import('./communal-deduction/words/fr.ts')).gameWords),
      es: async () => eraseWordsType((await import('./communal-deduction/words/es.ts')).gameWords),
    },
    mind: async () => (await import('./communal-deduction/mind.ts')).mind,
    lesson: {
      load: async () => eraseLessonType((await import('./communal-deduction/learn.ts')).lesson),
      words: {
        en: async () => eraseLessonWordsType((await import('./communal-deduction/words/learn-en.ts')).lessonWords),
        de: async () => eraseLessonWordsType((await import('./communal-deduction/words/learn-de.ts')).lessonWords),
        fr: async () => eraseLessonWordsType((await import('./communal-deduction/words/learn-fr.ts')).lessonWords),
        es: async () => eraseLessonWordsType((await import('./communal-deduction/words/learn-es.ts')).lessonWords),
      },
    },
  },
  {
    id: 'blank',
    seats: [2, 4],
    isOffered: false,
    asksNothing: true,
    load: async () => eraseRulesType((await import('./blank/rules.ts')).blank),
    words: {
      en: async () => eraseWordsType((await import('./blank/words/en.ts')).gameWords),
      de: async () => eraseWordsType((await import('./blank/words/de.ts')).gameWords),
    },
    mind: async () => (await import('./blank/mind.ts')).mind,
  },
  {
    id: 'high-card',
    seats: [2, 4],
    isOffered: false,
    asksNothing: true,
    load: async () => eraseRulesType((await import('./high-card/rules.ts')).highCard),
    words: {
      en: async () => eraseWordsType((await import('./high-card/words/en.ts')).gameWords),
      de: async () => eraseWordsType((await import('./high-card/words/de.ts')).gameWords),
    },
    mind: async () => (await import('./high-card/mind.ts')).mind,
  },
] as const satisfies readonly GameEntry[]

export type GameId = (typeof gameEntries)[number]['id']

export const games: readonly GameEntry[] = gameEntries

/** The game with this id, or undefined. */
export function gameEntry(id: string): GameEntry | undefined {
  return games.find(game => game.id === id)
}
