// Loads the rules, words and screens of a game when they are first needed.
import { shallowRef, watch, type ShallowRef } from 'vue'
import type { Conclusion, Game, GameTypeParams } from '../../../shared/engine/index.ts'
import { gameEntry, type GameEntry } from '../../../shared/games/index.ts'
import { inEveryLanguage } from '../../../shared/words/fallback.ts'
import type { GameWords } from '../../../shared/words/sentence.ts'
import { reactiveWords, wordsLoaded } from '../../device/words/language.ts'
import { loadGameScreens } from '../../games/index.ts'
import type { GameScreens } from '../../games/screens.ts'

/** The rules of a game, and its words in the present language. */
export interface GameWithWords {
  readonly game: Game<GameTypeParams>
  readonly words: GameWords<GameTypeParams, Conclusion>
}

export interface LoadedGame extends GameWithWords {
  readonly screens: GameScreens
}

const wordsByGame = new Map<string, GameWithWords['words']>()

/** Loads the rules and words of a game. */
async function loadWithWords({ id, load, words: fetch }: GameEntry): Promise<GameWithWords> {
  const words = wordsByGame.get(id) ?? reactiveWords(inEveryLanguage(fetch))
  wordsByGame.set(id, words)
  const [game] = await Promise.all([load(), wordsLoaded()])
  return { game, words }
}

/** Loads a game with its screens. */
export async function loadGame(entry: GameEntry): Promise<LoadedGame> {
  const loading = loadWithWords(entry)
  const [rules, screens] = await Promise.all([loading, loadGameScreens(entry.id, loading)])
  return { ...rules, screens }
}

/** The game with this id; null until it is loaded. */
export function useGame(id: () => string | undefined): Readonly<ShallowRef<LoadedGame | null>> {
  return useLoaded(id, loadGame)
}

/** Loads only the rules and words of a game, because a lobby needs no screens. */
export function useGameRules(id: () => string | undefined): Readonly<ShallowRef<GameWithWords | null>> {
  return useLoaded(id, loadWithWords)
}

function useLoaded<T>(
  id: () => string | undefined,
  load: (entry: GameEntry) => Promise<T>,
): Readonly<ShallowRef<T | null>> {
  const loadedValue = shallowRef<T | null>(null)
  watch(
    id,
    async wantedId => {
      loadedValue.value = null
      const entry = gameEntry(wantedId ?? '')
      if (!entry) return
      const loadedGame = await load(entry)
      if (wantedId === id()) loadedValue.value = loadedGame
    },
    { immediate: true },
  )
  return loadedValue
}
