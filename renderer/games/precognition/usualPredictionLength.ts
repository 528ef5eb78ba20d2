// Finds, a moment after the page is shown, which length of a prediction a newcomer could begin with at this table.
import { shallowRef, watch, type ShallowRef } from 'vue'
import { usualPredictionLength, type UsualLength } from '../../../shared/games/precognition/players/usualLength.ts'

/** The lengths that were found, by players and cards: each takes some hundred simulated deals. */
const lengthByTableSize = new Map<string, UsualLength>()

/** `table`: how many play and how many cards the row will have; null where nothing is to be advised. */
export function useUsualPredictionLength(
  table: () => { readonly players: readonly unknown[]; readonly length: number } | null,
): Readonly<ShallowRef<UsualLength | null>> {
  const shownLength = shallowRef<UsualLength | null>(null)
  watch(
    table,
    (now, _before, onCleanup) => {
      shownLength.value = null
      if (!now) return
      const { players, length } = now
      const key = `${players.length} ${length}`
      const show = (usual: UsualLength) => {
        lengthByTableSize.set(key, usual)
        shownLength.value = usual.letters > 1 ? usual : null // below that there is nothing to choose
      }
      const knownLength = lengthByTableSize.get(key)
      if (knownLength) return show(knownLength)
      const timer = setTimeout(() => show(usualPredictionLength(players.length, length)))
      onCleanup(() => clearTimeout(timer))
    },
    { immediate: true },
  )
  return shownLength
}
