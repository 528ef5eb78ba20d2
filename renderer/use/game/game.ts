// Loads the rules, words and screens of a game when they are first needed.
import { computed, shallowRef, watch, type Ref } from 'vue'
import type { Conclusion, GameRules, GameTypeParams } from '../../../shared/engine/index.ts'
import { gameEntry, type GameEntry } from '../../../shared/games/index.ts'
import { withEnglishFallback } from '../../../shared/words/englishFallback.ts'
import type { GameWords } from '../../../shared/words/sentence.ts'
import { reactiveWords, whenWordsLoaded } from '../../device/words/language.ts'
import { loadGameScreens } from '../../games/index.ts'
import type { GameScreens } from '../../games/screens.ts'

/** The rules of a game, and its words in the present language. */
export interface GameWithWords {
  readonly rules: GameRules<GameTypeParams>
  readonly words: GameWords<GameTypeParams, Conclusion>
}

export interface LoadedGame extends GameWithWords {
  readonly screens: GameScreens
}

const wordsByGame = new Map<string, GameWithWords['words']>()

/** Loads the rules and words of a game. */
async function loadGameWithWords({ id, load, words: loadWords }: GameEntry): Promise<GameWithWords> {
  const words = wordsByGame.get(id) ?? reactiveWords(withEnglishFallback(loadWords))
  wordsByGame.set(id, words)
  const [rules] = await Promise.all([load(), whenWordsLoaded()])
  return { rules, words }
}

/** Loads a game with its screens. */
export async function loadGame(entry: GameEntry): Promise<LoadedGame> {
  const loading = loadGameWithWords(entry)
  const [rulesAndWords, screens] = await Promise.all([loading, loadGameScreens(entry.id, loading)])
  return { ...rulesAndWords, screens }
}

/** The game with this id; null until it is loaded. */
export function useGame(id: () => string | undefined): Readonly<Ref<LoadedGame | null>> {
  return useLoaded(id, loadGame)
}

/**
 * The game of the view that a page shows, so that no line is said with another game's words. Before there is a view, it
 * is the game `nextGameId`.
 */
export function useGameOfView(
  shownView: () => { readonly game: string } | null,
  nextGameId: () => string | undefined,
): Readonly<Ref<LoadedGame | null>> {
  return useGame(() => shownView()?.game ?? nextGameId())
}

/** Loads only the rules and words of a game, because a lobby needs no screens. Null until they have arrived. */
export function useGameWithWords(id: () => string | undefined): Readonly<Ref<GameWithWords | null>> {
  return useLoaded(id, loadGameWithWords)
}

/** Loads a value for the present id. Returns null until it is there, and never the value of another id. */
function useLoaded<T>(id: () => string | undefined, load: (entry: GameEntry) => Promise<T>): Readonly<Ref<T | null>> {
  const loadedEntry = shallowRef<{ readonly id: string; readonly loaded: T } | null>(null)
  watch(
    id,
    async wantedId => {
      loadedEntry.value = null
      const entry = gameEntry(wantedId ?? '')
      if (!entry) return
      const loadedValue = await load(entry)
      if (wantedId === id()) loadedEntry.value = { id: entry.id, loaded: loadedValue }
    },
    { immediate: true },
  )
  return computed(() => (loadedEntry.value?.id === id() ? (loadedEntry.value?.loaded ?? null) : null))
}
