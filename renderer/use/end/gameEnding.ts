// Assembles the end of a game: the sentence about who could have known when, whether the deal was fair, and a picture to keep.
import { computed, onScopeDispose, shallowRef, watch, type Ref, type ShallowRef } from 'vue'
import {
  chooseDecisiveMoment,
  parseRecord,
  rightNamings,
  momentsOfLastHand,
  type SharpnessTotals,
  type GameRecord,
  type GameTypeParams,
  type Outcome,
  type Seat,
} from '../../../shared/engine/index.ts'
import type { TableState } from '../../../shared/wire/index.ts'
import { plainText, type Sentence } from '../../../shared/words/sentence.ts'
import { grammar, tableName } from '../../device/words/words.ts'
import type { LoadedGame } from '../game/game.ts'
import { titleOfGame } from '../game/gameTitles.ts'
import { winnerBetsSentence, actualNextSeats, nextSeatBetsSentence } from './bets.ts'
import { useFairnessCheck, type CheckedDeal } from './fairnessCheck.ts'
import { showsWhoCouldHaveKnown, whoCouldHaveKnownSentence, useKnowledgeOfGame } from './whoCouldHaveKnown.ts'
import { awardHonours, honourSentences, questionNarrowings, sharpestQuestion } from './honours.ts'
import { figureOfOwnQuestions, type SharpnessFigure } from './sharpnessFigure.ts'
import { isSharpnessMeasured, measureOwnGame, useOwnGames } from '../history/ownGames.ts'
import { useTableStore } from '../../stores/table.ts'
import type { ShownPlayer } from '../../games/screens.ts'
import { downloadRecapPicture } from './recap.ts'
import { winnersSentence } from '../game/winnersSentence.ts'

/** The page draws the end first, and only then asks for the record. */
const RECORD_DELAY_MS = 1000

/** A moment of the finished game. */
export interface MomentToReview {
  readonly game: string // its id
  readonly step: number // moves made by then
  readonly missed: boolean // this seat could have known the solution, and made another move
}

export interface EndOfGameExtras {
  /**
   * Who could have known the solution, and when: a sentence that calls seat `reader` “you”. Null while the game is
   * played, and until the sentence is worked out.
   */
  readonly whoCouldHaveKnownFor: (reader: Seat | null) => Sentence | null
  /** How the bets of those who were out ended, as sentences for seat `reader`. */
  readonly betSentencesFor: (reader: Seat | null) => readonly Sentence[]
  /** The two rarest honours that the figure does not show, as sentences for seat `reader`. */
  readonly honourSentencesFor: (reader: Seat | null) => readonly Sentence[]
  /** The one figure of the end: how sharp the questions of this device's seat were, and for the room who asked the sharpest. Null until it is worked out. */
  readonly figureFor: (reader: Seat | null) => SharpnessFigure | null
  /** True at the end of a game whose record yields findings. The page keeps room for them until they are worked out. */
  readonly expectsFindings: Readonly<Ref<boolean>>
  /**
   * The moment to look back at first: when this seat overlooked what it could have known. If it overlooked nothing, the
   * turning point of the game. Null until it is worked out, or if there is none.
   */
  readonly momentFor: (reader: Seat | null) => MomentToReview | null
  /** Whether the deal was fair; null until it is checked. */
  readonly fairness: Readonly<ShallowRef<CheckedDeal | null>>
  /** Downloads a picture of the element `shown` under a headline. */
  readonly saveRecap: (shown: HTMLElement) => Promise<void>
}

export function useEndOfGameExtras(sources: {
  readonly table: () => Pick<TableState, 'bets' | 'game' | 'name' | 'evening' | 'phase'> | null
  readonly game: () => LoadedGame | null
  readonly outcome: () => Outcome | null
  readonly story: () => readonly GameTypeParams['line'][]
  readonly players: () => readonly ShownPlayer[]
}): EndOfGameExtras {
  /**
   * The id of the finished game. Its outcome may arrive before the table counts it; until then the last game of
   * the evening is the previous one.
   */
  const endedDeal = () => {
    const table = sources.table()
    return sources.outcome() && table?.phase === 'over' ? (table.evening.at(-1)?.id ?? null) : null
  }
  const expectsFindings = computed(() => sources.outcome() !== null && showsWhoCouldHaveKnown(sources.game()?.words))
  const record = useFinishedGameRecord(endedDeal)
  const knowledge = useKnowledgeOfGame({ record: () => record.value, words: () => sources.game()?.words })
  useOwnSharpnessMeasuring({ over: endedDeal, record: () => record.value })
  const fairness = useFairnessCheck({ deal: endedDeal, record: () => record.value })

  /** The moments of the hand whose result is shown. Those of earlier hands are for looking back. */
  const solvableMoments = computed(() => {
    const game = sources.game()
    if (!knowledge.value || !game) return []
    return momentsOfLastHand(knowledge.value.firstSolvableMoments, knowledge.value.record.log, game.rules)
  })
  /** In all hands. */
  const rightNamingsOfGame = computed(() => {
    const game = sources.game()
    if (!knowledge.value || !game) return []
    return rightNamings(game.rules, knowledge.value.record, knowledge.value.findings)
  })
  function whoCouldHaveKnownFor(reader: Seat | null): Sentence | null {
    const [outcome, game] = [sources.outcome(), sources.game()]
    if (!knowledge.value || !outcome || !game) return null
    const namings = momentsOfLastHand(rightNamingsOfGame.value, knowledge.value.record.log, game.rules)
    return whoCouldHaveKnownSentence(solvableMoments.value, { winners: outcome.winners, namings, reader }, game.words)
  }

  const honours = computed(() => {
    const [outcome, game] = [sources.outcome(), sources.game()]
    if (!knowledge.value || !outcome || !game) return null
    const { findings, record: played } = knowledge.value
    return awardHonours(findings, {
      rules: game.rules,
      log: played.log,
      winners: outcome.winners,
      namings: rightNamingsOfGame.value,
    })
  })
  function betSentencesFor(reader: Seat | null): readonly Sentence[] {
    const winners = sources.outcome()?.winners
    if (!winners) return []
    const bets = sources.table()?.bets
    const nextSeats = actualNextSeats(sources.game()?.rules, sources.story())
    return [winnerBetsSentence(bets, { winners, reader }), nextSeatBetsSentence(bets, { nextSeats, reader })].filter(
      sentence => sentence !== null,
    )
  }
  function honourSentencesFor(reader: Seat | null): readonly Sentence[] {
    const game = sources.game()
    if (!honours.value || !game) return []
    const isInFigure = reader === null || honours.value.sharpest?.seat === reader
    const others = { ...honours.value, ...(isInFigure && { sharpest: null }) }
    return honourSentences(others, reader, game.words)
  }

  function momentFor(reader: Seat | null): MomentToReview | null {
    const game = endedDeal()
    const missedMoments = solvableMoments.value.filter(({ seat, late }) => seat === reader && late > 0)
    const winners = sources.outcome()?.winners ?? []
    const step = chooseDecisiveMoment(missedMoments.length > 0 ? missedMoments : solvableMoments.value, winners)?.first
      .step
    return game !== null && step ? { game, step, missed: missedMoments.length > 0 } : null
  }

  const ownGames = useOwnGames()
  function sharpnessOf(seat: Seat): SharpnessTotals | null {
    const game = ownGames.value.find(({ id }) => id === endedDeal())
    return game?.seats.find(measuredSeat => measuredSeat.seat === seat)?.sharpness ?? null
  }
  const questions = computed(() => {
    const game = sources.game()
    return knowledge.value && game
      ? questionNarrowings(knowledge.value.findings, knowledge.value.record.log, game.rules)
      : []
  })
  function figureFor(reader: Seat | null): SharpnessFigure | null {
    const sharpest = honours.value?.sharpest ?? null
    if (reader === null) return sharpest && { about: 'the sharpest question', question: sharpest }
    const ownSharpest = sharpestQuestion(questions.value.filter(({ seat }) => seat === reader))
    return figureOfOwnQuestions(sharpnessOf(reader), {
      question: ownSharpest,
      isSharpest: sharpest !== null && sharpest === ownSharpest,
    })
  }

  async function saveRecap(endElement: HTMLElement): Promise<void> {
    const [outcome, game, table] = [sources.outcome(), sources.game(), sources.table()]
    if (!outcome || !game || !table) return
    const textContext = {
      reader: null,
      names: sources.players().map(({ name }) => name),
      card: game.words.card,
      grammar,
    }
    const dayText = new Date().toLocaleDateString(grammar.locale, { dateStyle: 'long' })
    const title = [titleOfGame(table.game), tableName(table.name), dayText].join(' · ')
    const sentences = [winnersSentence(outcome, null, game.rules), whoCouldHaveKnownFor(null)]
    const lines = sentences.flatMap(sentence => (sentence ? [plainText(sentence, textContext)] : []))
    await downloadRecapPicture(endElement, { title, lines }, `hunch-${table.game}`)
  }

  return {
    whoCouldHaveKnownFor,
    betSentencesFor,
    honourSentencesFor,
    momentFor,
    figureFor,
    expectsFindings,
    fairness,
    saveRecap,
  }
}

/**
 * Requests the record of the game that has just ended, once the page shows the end. `over`: the id of the finished game; null while there is
 * none.
 */
function useFinishedGameRecord(finishedGameId: () => string | null): Readonly<ShallowRef<GameRecord | null>> {
  const store = useTableStore()
  const record = shallowRef<GameRecord | null>(null)
  let askTimer: ReturnType<typeof setTimeout> | undefined
  watch(
    finishedGameId,
    game => {
      clearTimeout(askTimer)
      record.value = null
      if (game !== null) askTimer = setTimeout(() => store.say({ type: 'record', game }), RECORD_DELAY_MS)
    },
    { immediate: true },
  )
  watch(
    () => (store.record?.game === finishedGameId() ? store.record : null),
    came => {
      if (!came || record.value !== null) return // no record yet: the requested one is still on its way
      clearTimeout(askTimer)
      record.value = parseRecord(came.text)
    },
  )
  onScopeDispose(() => clearTimeout(askTimer))
  return record
}

/**
 * Measures this device's questions once a game is over and its page has shown the rest. A guest gets the record
 * only while they are at the table.
 */
function useOwnSharpnessMeasuring(sources: {
  readonly over: () => string | null // the id of the finished game
  readonly record: () => GameRecord | null // once the page is idle
}): void {
  const ownGames = useOwnGames()
  let stopMeasuring = new AbortController()
  onScopeDispose(() => stopMeasuring.abort())
  watch(sources.record, record => {
    stopMeasuring.abort()
    const ownGame = ownGames.value.find(game => game.id === sources.over() && !isSharpnessMeasured(game))
    if (!record || !ownGame) return
    stopMeasuring = new AbortController()
    void measureOwnGame(ownGame, record, stopMeasuring)
  })
}
