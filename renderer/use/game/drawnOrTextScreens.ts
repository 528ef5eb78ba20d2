// Switches a game between its drawn screens and its screens as text, as this device's setting says.
import { shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import { settings } from '../../device/page/settings.ts'
import { loadTextScreens } from '../../games/index.ts'
import type { LoadedGame } from './game.ts'

/** The same game with the screens this device wants; null until they are loaded. */
export function useDrawnOrTextScreens<T extends LoadedGame>(
  drawnScreens: Readonly<Ref<T | null>>,
): Readonly<ShallowRef<T | null>> {
  const shownScreens: ShallowRef<T | null> = shallowRef(null)
  watch(
    [drawnScreens, () => settings.words],
    async ([game, words]) => {
      if (!game || words === 'off') return void (shownScreens.value = game)
      const screens = await loadTextScreens(game)
      if (game === drawnScreens.value && settings.words === 'on') shownScreens.value = { ...game, screens }
    },
    { immediate: true, flush: 'sync' },
  )
  return shownScreens
}
