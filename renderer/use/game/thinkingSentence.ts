// Answers for: what a table screen says between two moves: who thinks and for how long, and something to wonder about. What was asked last, the game's own screen shows.
// All of it is public: what follows is proved from the table's own view, beside the page.
import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef } from 'vue'
import type { GameTypeParams, PublicCandidateCount, Seat, TableView } from '../../../shared/engine/index.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { reportFault } from '../../device/link/reportFault.ts'
import { thinkingTimeWords } from '../../device/words/tableWords.ts'
import type { LoadedGame } from './game.ts'
import { askMind } from '../mind/askMind.ts'

/** What is waited for, as the table shows it. */
export interface WaitingView {
  readonly n: string // names what lies there: another after each move
  readonly view: TableView<GameTypeParams>
  readonly toMove: readonly Seat[]
}

/** So long people think in peace. */
export const QUIET_SECONDS = 10
/** From now on there is something to wonder about, too. */
export const WONDER_AFTER_SECONDS = 30
/** How long each thing is said. */
const EACH_S = 10
/** So few answers are worth wondering about; of a single one nobody should be told. */
const FEWEST = 2
const MOST = 12

/** `counts`: this table's notebooks count too, so that nobody is told by the screen what they are to count themselves. */
export function useThinkingSentence(now: {
  readonly game: () => LoadedGame | null
  readonly table: () => WaitingView | null
  readonly counts: () => boolean
}): ComputedRef<Sentence | null> {
  const seconds = ref(0)
  const overheard = shallowRef<readonly PublicCandidateCount[]>([])
  const clock = setInterval(() => seconds.value++, 1000)
  onScopeDispose(() => clearInterval(clock))

  const isWaiting = computed(() => {
    const table = now.table()
    return table !== null && table.view.outcome === null && table.toMove.length > 0
  })
  watch(
    () => now.table()?.n,
    () => {
      seconds.value = 0
      overheard.value = []
    },
    { flush: 'sync' },
  )

  // Worked out once, and only where somebody thinks for long.
  watch(
    () => seconds.value === QUIET_SECONDS,
    async due => {
      const [table, game] = [now.table(), now.game()]
      if (!due || !table || !game?.words.overheard || !isWaiting.value || !now.counts()) return
      const found = await askMind(game.game.id, { about: 'overheard', view: table.view }).catch((error: unknown) => {
        reportFault(error, `mind of ${game.game.id}`)
        return []
      })
      if (table.n === now.table()?.n) overheard.value = found.filter(({ left }) => left >= FEWEST && left <= MOST)
    },
  )

  /** “20 seconds”, in steps that can be read; null: not worth saying yet. */
  const since = computed(() => {
    if (seconds.value < QUIET_SECONDS) return null
    return seconds.value < 60
      ? thinkingTimeWords.seconds(Math.floor(seconds.value / EACH_S) * EACH_S)
      : thinkingTimeWords.minutes(Math.floor(seconds.value / 60))
  })

  return computed(() => {
    const table = now.table()
    if (!table || !isWaiting.value || since.value === null) return null
    const thinking = thinkingTimeWords.thinking(table.toMove, null, since.value)
    const turn = Math.floor(seconds.value / EACH_S)
    const thoughts =
      seconds.value < WONDER_AFTER_SECONDS ? [] : overheard.value.map(one => now.game()!.words.overheard!(one))
    const said = [thinking, ...thoughts]
    return said[(turn - 1) % said.length]!
  })
}
