// Works out what a different question would have told at a moment of a finished game, in a worker.
import { shallowRef, type ShallowRef } from 'vue'
import {
  rulesForRecord,
  offersOfType,
  type GameTypeParams,
  type Offer,
  type QuestionFinding,
  type Seat,
  type AnswerToAlternative,
} from '../../../shared/engine/index.ts'
import { reportFault } from '../../device/link/reportFault.ts'
import { askMind } from '../mind/askMind.ts'
import type { ReplayableGame } from './review.ts'

export interface WhatIfState {
  readonly views: ReturnType<ReplayableGame['views']> // before it was asked
  readonly offers: readonly Offer<GameTypeParams['move']>[] // all that could have been asked
  readonly toMove: readonly Seat[]
  /** Every answer that was possible; null until a question is chosen, and while it is worked out. */
  readonly answers: Readonly<ShallowRef<readonly AnswerToAlternative[] | null>>
  readonly isWorking: Readonly<ShallowRef<boolean>>
  readonly hasFailed: Readonly<ShallowRef<boolean>>
  readonly askAbout: (move: GameTypeParams['move']) => Promise<void>
}

export function useWhatIf(game: ReplayableGame, { step, seat, move: askedMove }: QuestionFinding): WhatIfState {
  const views = game.views(step - 1)
  const rules = rulesForRecord(game.rules, game.record)
  const answers = shallowRef<readonly AnswerToAlternative[] | null>(null)
  const isWorking = shallowRef(false)
  const hasFailed = shallowRef(false)
  let latestMove: GameTypeParams['move'] | null = null

  async function askAbout(move: GameTypeParams['move']): Promise<void> {
    latestMove = move
    answers.value = null
    hasFailed.value = false
    isWorking.value = true
    const question = { about: 'what if', record: game.record, other: { step, move } } as const
    const foundAnswers = await askMind(game.record.game, question).catch((error: unknown) => {
      reportFault(error, `what if of ${game.record.game}`)
      return null
    })
    if (move !== latestMove) return
    isWorking.value = false
    hasFailed.value = foundAnswers === null
    answers.value = foundAnswers
  }

  return {
    views,
    offers: offersOfType(rules.moves(views.seats[seat]!), askedMove.type),
    toMove: rules.toMove(views.table),
    answers,
    isWorking,
    hasFailed,
    askAbout,
  }
}
