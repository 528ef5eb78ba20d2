// The games of this Hunch. A new one is added here; one that draws something itself, in renderer/games/index.ts too.
import type { Conclusion, Game, Kinds, Lesson, Mind, Proof } from '../engine/index.ts'
import type { InEveryLanguage, Language } from '../words/language.ts'
import type { GameWords, LessonWords, Sentence } from '../words/sentence.ts'

/** What a lobby shows of a game before anything of it is loaded. */
export interface GameTitle {
  readonly title: string
  readonly tagline: string
  readonly goodFor: string // who will like it
}

export interface GameEntry {
  readonly id: string
  readonly about: Readonly<Record<Language, GameTitle>>
  readonly seats: readonly [fewest: number, most: number]
  readonly offered: boolean // false: kept out of the lobby (the blank game)
  readonly load: () => Promise<Game<Kinds>>
  readonly words: InEveryLanguage<GameWords<Kinds, Conclusion>>
  readonly mind: () => Promise<Mind<Kinds>> // loaded only where somebody thinks: a host that deals needs none
  readonly lesson?: { readonly load: () => Promise<Lesson>; readonly words: InEveryLanguage<LessonWords> } // a guided first round
}

/** Forgets the kinds of a game, for code that plays any of them. The engine judges every move by the game's own offers. */
function anyGame<K extends Kinds>(game: Game<K>): Game<Kinds> {
  return game as unknown as Game<Kinds>
}

/** Forgets the kinds of a game's words: they are only handed what that game itself told. */
function anyWords<K extends Kinds>(words: GameWords<K>): GameWords<Kinds, Conclusion> {
  return words as unknown as GameWords<Kinds, Conclusion>
}

/** Forgets the kinds of a lesson. Its moves are judged like any other. */
function anyLesson<K extends Kinds, P extends Proof, Given extends object>(lesson: Lesson<K, P, Given>): Lesson {
  return lesson as unknown as Lesson
}

/** Forgets what a lesson's words are told: it is that lesson's own. */
function anyLessonWords<Given extends object>(
  words: Readonly<Record<string, (given: Given) => Sentence>>,
): LessonWords {
  return words as LessonWords
}

export const games: readonly GameEntry[] = [
  {
    id: 'mind-reader',
    about: {
      en: {
        title: 'Mind Reader',
        tagline: 'Everyone hides one card. Name theirs before yours is named.',
        goodFor: 'Good for a first evening: short questions, and everybody listens to every answer.',
      },
      de: {
        title: 'Mind Reader',
        tagline: 'Alle verstecken eine Karte. Nenne die der anderen, bevor jemand deine nennt.',
        goodFor: 'Gut für den ersten Abend: kurze Fragen, und bei jeder Antwort hören alle zu.',
      },
    },
    seats: [2, 6],
    offered: true,
    load: async () => anyGame((await import('./mind-reader/rules.ts')).mindReader),
    words: {
      en: async () => anyWords((await import('./mind-reader/words/en.ts')).words),
      de: async () => anyWords((await import('./mind-reader/words/de.ts')).words),
    },
    mind: async () => (await import('./mind-reader/mind.ts')).mind,
    lesson: {
      load: async () => anyLesson((await import('./mind-reader/learn.ts')).lesson),
      words: {
        en: async () => anyLessonWords((await import('./mind-reader/words/learn-en.ts')).lessonWords),
        de: async () => anyLessonWords((await import('./mind-reader/words/learn-de.ts')).lessonWords),
      },
    },
  },
  {
    id: 'missing-persons',
    about: {
      en: {
        title: 'Missing Persons',
        tagline: 'Each of you hides one card. Ask your way to the other’s.',
        goodFor: 'Good for two who like a duel of questions.',
      },
      de: {
        title: 'Missing Persons',
        tagline: 'Ihr versteckt jeweils eine Karte. Frag dich zur anderen durch.',
        goodFor: 'Gut für zwei, die sich gern ein Frageduell liefern.',
      },
    },
    seats: [2, 2],
    offered: true,
    load: async () => anyGame((await import('./missing-persons/rules.ts')).missingPersons),
    words: {
      en: async () => anyWords((await import('./missing-persons/words/en.ts')).words),
      de: async () => anyWords((await import('./missing-persons/words/de.ts')).words),
    },
    mind: async () => (await import('./missing-persons/mind.ts')).mind,
    lesson: {
      load: async () => anyLesson((await import('./missing-persons/learn.ts')).lesson),
      words: {
        en: async () => anyLessonWords((await import('./missing-persons/words/learn-en.ts')).lessonWords),
        de: async () => anyLessonWords((await import('./missing-persons/words/learn-de.ts')).lessonWords),
      },
    },
  },
  {
    id: 'piecepack-deduction',
    about: {
      en: {
        title: 'Deduction (piecepack)',
        tagline: 'One tile is missing. Question the others, and be the first to name it.',
        goodFor: 'Good for whoever likes to learn from other people’s questions.',
      },
      de: {
        title: 'Deduction (Piecepack)',
        tagline: 'Ein Plättchen fehlt. Frag die anderen aus und nenne es zuerst.',
        goodFor: 'Gut für alle, die gern aus den Fragen der anderen lernen.',
      },
    },
    seats: [3, 5],
    offered: true,
    load: async () => anyGame((await import('./piecepack-deduction/rules.ts')).piecepack),
    words: {
      en: async () => anyWords((await import('./piecepack-deduction/words/en.ts')).words),
      de: async () => anyWords((await import('./piecepack-deduction/words/de.ts')).words),
    },
    mind: async () => (await import('./piecepack-deduction/mind.ts')).mind,
    lesson: {
      load: async () => anyLesson((await import('./piecepack-deduction/learn.ts')).lesson),
      words: {
        en: async () => anyLessonWords((await import('./piecepack-deduction/words/learn-en.ts')).lessonWords),
        de: async () => anyLessonWords((await import('./piecepack-deduction/words/learn-de.ts')).lessonWords),
      },
    },
  },
  {
    id: 'precognition',
    about: {
      en: {
        title: 'Precognition',
        tagline: 'Predict how the row of cards will rise and fall; then help it happen.',
        goodFor: 'Good for players with nerve and timing.',
      },
      de: {
        title: 'Precognition',
        tagline: 'Sag voraus, wie die Kartenreihe steigt und fällt – und hilf dann nach.',
        goodFor: 'Gut für alle mit Nerven und Gespür für den rechten Moment.',
      },
    },
    seats: [2, 13],
    offered: true,
    load: async () => anyGame((await import('./precognition/rules.ts')).precognition),
    words: {
      en: async () => anyWords((await import('./precognition/words/en.ts')).words),
      de: async () => anyWords((await import('./precognition/words/de.ts')).words),
    },
    mind: async () => (await import('./precognition/mind.ts')).mind,
    lesson: {
      load: async () => anyLesson((await import('./precognition/learn.ts')).lesson),
      words: {
        en: async () => anyLessonWords((await import('./precognition/words/learn-en.ts')).lessonWords),
        de: async () => anyLessonWords((await import('./precognition/words/learn-de.ts')).lessonWords),
      },
    },
  },
  {
    id: 'communal-deduction',
    about: {
      en: {
        title: 'Deduction (communal)',
        tagline: 'One card is hidden, nine hands hold evidence. Find it together, or lose together.',
        goodFor: 'Good for a team that solves one case together.',
      },
      de: {
        title: 'Deduction (gemeinsam)',
        tagline:
          'Eine Karte ist versteckt, neun Hände stecken voller Indizien. Findet die Karte zusammen – oder verliert zusammen.',
        goodFor: 'Gut für ein Team, das einen Fall gemeinsam löst.',
      },
    },
    seats: [2, 9],
    offered: true,
    load: async () => anyGame((await import('./communal-deduction/rules.ts')).communal),
    words: {
      en: async () => anyWords((await import('./communal-deduction/words/en.ts')).words),
      de: async () => anyWords((await import('./communal-deduction/words/de.ts')).words),
    },
    mind: async () => (await import('./communal-deduction/mind.ts')).mind,
    lesson: {
      load: async () => anyLesson((await import('./communal-deduction/learn.ts')).lesson),
      words: {
        en: async () => anyLessonWords((await import('./communal-deduction/words/learn-en.ts')).lessonWords),
        de: async () => anyLessonWords((await import('./communal-deduction/words/learn-de.ts')).lessonWords),
      },
    },
  },
  {
    id: 'blank',
    about: {
      en: {
        title: 'Blank',
        tagline: 'The smallest game, for trying things out.',
        goodFor: 'Good for trying things out.',
      },
      de: { title: 'Blank', tagline: 'Das kleinste Spiel, zum Ausprobieren.', goodFor: 'Gut zum Ausprobieren.' },
    },
    seats: [2, 4],
    offered: false,
    load: async () => anyGame((await import('./blank/rules.ts')).blank),
    words: {
      en: async () => anyWords((await import('./blank/words/en.ts')).words),
      de: async () => anyWords((await import('./blank/words/de.ts')).words),
    },
    mind: async () => (await import('./blank/mind.ts')).mind,
  },
]

/** The game with this id, or undefined. */
export function gameEntry(id: string): GameEntry | undefined {
  return games.find(game => game.id === id)
}
