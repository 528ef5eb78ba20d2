// Announces whose turn it is, on the page and in the window's title, and speaks what happens: at a seat and on a display.
import { computed, ref, watchEffect, type ComputedRef } from 'vue'
import type { GameRules, GameTypeParams } from '../../../shared/engine/index.ts'
import { plainText, type GameWords, type Sentence } from '../../../shared/words/sentence.ts'
import type { ShownPlayer } from '../../games/screens.ts'
import { seatWords as words } from '../../device/words/tableWords.ts'
import { grammar, homeWords, listNames } from '../../device/words/words.ts'
import type { ShownView } from '../../stores/shownView.ts'
import { useTableSounds } from './tableSounds.ts'

export interface Announcements {
  /** True if the table waits for the person at this screen; never on a display. */
  readonly isMyTurn: ComputedRef<boolean>
  /** Whose turn it is. */
  readonly statusSentence: ComputedRef<string>
  /**
   * The text for screen readers as things happen: everything new since this screen last showed the seat, and whose
   * turn it is. When the screen has just come to a game, only the last sentence is given.
   */
  readonly announcement: ComputedRef<string>
}

/**
 * `isCovered`: nothing is spoken, as a curtain is down, or the view knows already how the guess that is being animated
 * comes out. `performedLine`: the last animated guess, which is spoken with its animation.
 */
export function useAnnouncements(sources: {
  readonly table: () => string // the game's title
  readonly rules: () => GameRules<GameTypeParams> | undefined
  readonly words: () => GameWords | undefined
  readonly players: () => readonly ShownPlayer[]
  readonly shown: () => ShownView | null
  readonly sentences: () => readonly Sentence[]
  readonly sentencesFrom: (line: number) => readonly Sentence[]
  readonly sentenceOf: (line: GameTypeParams['line'] | null) => Sentence | null
  readonly isCovered: () => boolean
  readonly performedLine: () => GameTypeParams['line'] | null
}): Announcements {
  const shownSeat = computed(() => sources.shown()?.seat ?? null)
  const toMove = computed(() => sources.shown()?.toMove ?? [])
  const isOver = computed(() => (sources.shown()?.view.outcome ?? null) !== null)
  const isMyTurn = computed(() => shownSeat.value !== null && toMove.value.includes(shownSeat.value))
  /** True if the player to move only answers, or chooses what to show, at another player's turn. */
  const isAnswer = computed(() => {
    const shownView = sources.shown()
    return shownView !== null && (sources.rules()?.turnDuringAnswer?.(shownView.view) ?? null) !== null
  })
  const ownStatus = computed(() => (isAnswer.value ? words.youAnswer : words.yourTurn))

  const statusSentence = computed(() => {
    if (isOver.value) return words.over
    if (isMyTurn.value) return ownStatus.value
    const waitedNames = toMove.value.map(seat => sources.players()[seat]?.name ?? '')
    return waitedNames.length === 0
      ? ''
      : waitedNames.length === 1
        ? (isAnswer.value ? words.answers : words.turnOf)(waitedNames[0]!)
        : words.turnOfSeveral(listNames(waitedNames))
  })

  const heardLineCounts = new Map<string, number>() // by game and seat: the number of lines it was told
  let heardBy = ''
  const firstNewLine = ref(0)
  watchEffect(() => {
    const shownView = sources.shown()
    const lineCount = sources.sentences().length
    if (!shownView || lineCount === 0 || sources.isCovered()) return
    const listener = `${shownView.no} ${shownView.seat}`
    const heardLineCount = heardLineCounts.get(listener)
    if (listener === heardBy && heardLineCount === lineCount) return
    firstNewLine.value = heardLineCount !== undefined && heardLineCount < lineCount ? heardLineCount : lineCount - 1
    heardLineCounts.set(listener, lineCount)
    heardBy = listener
  })

  const announced = computed(() => {
    const gameWords = sources.words()
    if (!gameWords || sources.sentences().length === 0 || sources.isCovered()) return ''
    const textContext = {
      reader: shownSeat.value,
      names: sources.players().map(({ name }) => name),
      card: gameWords.card,
      grammar,
    }
    const performedSentence = sources.sentenceOf(sources.performedLine()) // this sentence was spoken with its animation
    const news = sources.sentencesFrom(firstNewLine.value).filter(sentence => sentence !== performedSentence)
    return [...news.map(sentence => plainText(sentence, textContext)), statusSentence.value].join(' ')
  })

  useTableSounds(() => {
    const shownView = sources.shown()
    return sources.isCovered() || !shownView
      ? null
      : {
          game: `${shownView.no} ${shownView.seat}`,
          sentences: sources.sentences(),
          alreadyHeard: sources.sentenceOf(sources.performedLine()),
          isMyTurn: isMyTurn.value,
          isOver: isOver.value,
        }
  })

  watchEffect(() => {
    const tableTitle = `${sources.table()} · ${homeWords.title}`
    document.title = isMyTurn.value && !isOver.value ? `${ownStatus.value} · ${tableTitle}` : tableTitle
  })

  return { isMyTurn, statusSentence, announcement: announced }
}
