// Answers for: the rules, words and screens of the game on the table, loaded when they are first needed.
import { shallowRef, watch, type ShallowRef } from 'vue'
import { gameEntry, type GameRules } from '../../shared/games/index.ts'
import { screensOf } from '../games/index.ts'
import type { Screens } from '../games/screens.ts'

export interface LoadedGame extends GameRules {
  readonly screens: Screens
}

/** The game with this id; null until it is there. */
export function useGame(id: () => string | undefined): Readonly<ShallowRef<LoadedGame | null>> {
  const game = shallowRef<LoadedGame | null>(null)
  watch(
    id,
    async wanted => {
      game.value = null
      const entry = gameEntry(wanted ?? '')
      if (!entry) return
      const loading = entry.load()
      const [rules, drawn] = await Promise.all([loading, screensOf(entry.id, loading)])
      if (wanted === id()) game.value = { ...rules, screens: drawn }
    },
    { immediate: true },
  )
  return game
}

/** The rules and words alone: a lobby needs no screens. */
export function useGameRules(id: () => string | undefined): Readonly<ShallowRef<GameRules | null>> {
  const rules = shallowRef<GameRules | null>(null)
  watch(
    id,
    async wanted => {
      const entry = gameEntry(wanted ?? '')
      const loaded = entry ? await entry.load() : null
      if (wanted === id()) rules.value = loaded
    },
    { immediate: true },
  )
  return rules
}
