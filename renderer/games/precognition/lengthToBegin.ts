// Finds, a moment after the page is shown, which length of a prediction a newcomer could begin with at this table.
import { shallowRef, watch, type ShallowRef } from 'vue'
import { usualLength, type UsualLength } from '../../../shared/games/precognition/players/usualLength.ts'

/** The lengths that were found, by players and cards: each takes some hundred simulated deals. */
const knownLengths = new Map<string, UsualLength>()

/** `table`: how many play and how many cards the row will have; null where nothing is to be advised. */
export function useLengthToBegin(
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
      const show = (found: UsualLength) => {
        knownLengths.set(key, found)
        shownLength.value = found.letters > 1 ? found : null // below that there is nothing to choose
      }
      const known = knownLengths.get(key)
      if (known) return show(known)
      const timer = setTimeout(() => show(usualLength(players.length, length)))
      onCleanup(() => clearTimeout(timer))
    },
    { immediate: true },
  )
  return shownLength
}
