// Makes a table display's sentence between two moves: who is thinking, for how long, and something to wonder about.
// It never repeats the last question, which the game's own screen shows. It tells nothing secret: its deductions are
// made from the table's own view, in a worker.
import { computed, onScopeDispose, ref, shallowRef, watch, type ComputedRef } from 'vue'
import type { GameTypeParams, PublicCandidateCount, Seat, TableView } from '../../../shared/engine/index.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { reportFault } from '../../device/link/reportFault.ts'
import { thinkingTimeWords } from '../../device/words/tableWords.ts'
import type { LoadedGame } from './game.ts'
import { askMind } from '../mind/askMind.ts'

/** The facts about whom the table waits for. */
export interface WaitingTable {
  readonly n: string // identifies the position: it changes after each move
  readonly view: TableView<GameTypeParams>
  readonly toMove: readonly Seat[]
  readonly isComputer?: (seat: Seat) => boolean // the computer moves for this seat
}

/** How many seconds people think before the screen says so: at first they think in peace. */
export const QUIET_SECONDS = 10
/** How many seconds computer players think before the screen says so: they do not mind being watched. */
export const COMPUTER_QUIET_SECONDS = 4
/** After how many seconds it is said that somebody is nearly found. */
export const TENSE_AFTER_SECONDS = 3
/** The most open answers that are tense: from here on a single question may decide. */
const MAX_TENSE_ANSWERS = 4
/** After how many seconds the sentence also offers something to wonder about. */
export const WONDER_AFTER_SECONDS = 30
/** How many seconds each sentence is shown. */
const SENTENCE_SECONDS = 10
/** The fewest open answers worth wondering about; a single one would give it away. */
const MIN_OPEN_ANSWERS = 2
/** The most open answers worth wondering about. */
const MAX_OPEN_ANSWERS = 12

/**
 * `counts`: true if notebooks at this table count possibilities. Otherwise the screen must not count for the players
 * either.
 */
export function useThinkingSentence(sources: {
  readonly game: () => LoadedGame | null
  readonly table: () => WaitingTable | null
  readonly counts: () => boolean
}): ComputedRef<Sentence | null> {
  const secondsWaited = ref(0)
  const publicCounts = shallowRef<readonly PublicCandidateCount[]>([])
  const clock = setInterval(() => secondsWaited.value++, 1000)
  onScopeDispose(() => clearInterval(clock))

  const isWaiting = computed(() => {
    const table = sources.table()
    return table !== null && table.view.outcome === null && table.toMove.length > 0
  })
  let waitedFor: readonly Seat[] = []
  watch(
    () => sources.table()?.n,
    () => {
      const { toMove = [] } = sources.table() ?? {}
      // Somebody else has moved: who is still awaited has been thinking all the time.
      const isStillThinking =
        toMove.length > 0 && toMove.length < waitedFor.length && toMove.every(seat => waitedFor.includes(seat))
      if (!isStillThinking) secondsWaited.value = 0
      waitedFor = toMove
      publicCounts.value = []
    },
    { flush: 'sync', immediate: true },
  )

  // Worked out once for each position, and only if the table rests for a moment.
  watch(
    () => (secondsWaited.value >= TENSE_AFTER_SECONDS ? sources.table()?.n : undefined),
    async due => {
      const [table, game] = [sources.table(), sources.game()]
      if (due === undefined || !table || !game?.words.overheard || !isWaiting.value || !sources.counts()) return
      const foundCounts = await askMind(game.rules.id, { about: 'overheard', view: table.view }).catch(
        (error: unknown) => {
          reportFault(error, `mind of ${game.rules.id}`)
          return []
        },
      )
      if (table.n === sources.table()?.n)
        publicCounts.value = foundCounts.filter(({ left }) => left >= MIN_OPEN_ANSWERS && left <= MAX_OPEN_ANSWERS)
    },
  )

  /** “20 seconds”, in readable steps; null: not worth saying yet. */
  const waitedText = computed(() => {
    if (secondsWaited.value < QUIET_SECONDS) return null
    return secondsWaited.value < 60
      ? thinkingTimeWords.seconds(Math.floor(secondsWaited.value / SENTENCE_SECONDS) * SENTENCE_SECONDS)
      : thinkingTimeWords.minutes(Math.floor(secondsWaited.value / 60))
  })

  return computed(() => {
    const table = sources.table()
    if (!table || !isWaiting.value) return null
    const [tensest] = [...publicCounts.value].sort((count, otherCount) => count.left - otherCount.left)
    if (waitedText.value === null && tensest && tensest.left <= MAX_TENSE_ANSWERS)
      return sources.game()!.words.overheard!(tensest)
    if (waitedText.value === null)
      return secondsWaited.value >= COMPUTER_QUIET_SECONDS && table.isComputer && table.toMove.every(table.isComputer)
        ? thinkingTimeWords.thinkingNow(table.toMove)
        : null
    const thinkingText = thinkingTimeWords.thinking(table.toMove, null, waitedText.value)
    const sentenceNumber = Math.floor(secondsWaited.value / SENTENCE_SECONDS)
    const thoughts =
      secondsWaited.value < WONDER_AFTER_SECONDS
        ? []
        : publicCounts.value.map(publicCount => sources.game()!.words.overheard!(publicCount))
    const sentences = [thinkingText, ...thoughts]
    return sentences[(sentenceNumber - 1) % sentences.length]!
  })
}
