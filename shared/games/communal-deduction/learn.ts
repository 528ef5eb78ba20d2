// The lesson of Communal Deduction: a statement, a question, and claims that leave one card.
import { at, type Lesson, type Seat } from '../../engine/index.ts'
import { COMPLETE_CARDS, hasTrait, type CompleteCard } from './cards.ts'
import { cardsInSet } from './rules/claims.ts'
import type { Communal, NumberedHand, HandTopic, AnswerValue } from './kinds.ts'
import { possibleCardSet, type CommunalDeductions } from './reasoning/proof.ts'

export type CommunalLessonStepKey =
  | 'hands'
  | 'left'
  | 'state'
  | 'said'
  | 'ask'
  | 'spare'
  | 'claim'
  | 'ifThen'
  | 'pass'
  | 'blue'
  | 'shape'
  | 'square'
  | 'verdict'
  | 'won'

/** What a player said about their own hand. */
export interface HeardStatement {
  readonly of: Seat
  readonly about: HandTopic
  readonly truth: AnswerValue
}

/** The values the sentences mention. */
export interface CommunalLessonValues {
  readonly left: number // cards that may be hidden
  readonly before: number // how many there were before
  readonly all: number // number of Completes
  readonly hand: NumberedHand // the learner's own
  readonly spare: number // spare hands the learner took
  readonly stated: readonly HeardStatement[] // by the others
  readonly asked: HeardStatement | null // the answer to the learner's question
  readonly only: CompleteCard | null // the hidden card, once only one is left
}

const [ME, ADA, BEN] = [0, 1, 2]
const HIDDEN_CARD: CompleteCard = 'filled-blue-square'

export const lesson: Lesson<Communal, CommunalDeductions, CommunalLessonValues, CommunalLessonStepKey> = {
  start: {
    seats: 3,
    options: { evidence: 'all twelve', claims: 'checked', ifThen: 'one each', clues: 'three' },
    seed: 'b1a93ef80fcded99658cf34cdcf0f24692f8effd6b819b07456655b39206616e',
    first: ME,
  },
  seat: ME,
  notebook: 'proof',
  steps: [
    { key: 'hands', at: 'hand' },
    { key: 'left', at: 'notebook' },
    { key: 'state', at: 'moves', move: { type: 'state', about: 'completes square' } },
    {
      key: 'said',
      at: 'players',
      meanwhile: [
        [ADA, { type: 'state', about: 'singles circle' }],
        [BEN, { type: 'state', about: 'completes green' }],
      ],
    },
    { key: 'ask', at: 'moves', move: { type: 'ask', of: ADA, about: 'singles red', question: 'many' } },
    {
      key: 'spare',
      at: 'hand',
      meanwhile: [
        [ADA, { type: 'ask', of: BEN, about: 'singles circle', question: 'many' }],
        [BEN, { type: 'ask', of: ADA, about: 'singles partial', question: 'many' }],
      ],
    },
    {
      key: 'claim',
      at: 'moves',
      holds: ({ proof }) => possibleCompletes(proof).every(card => !hasTrait(card, 'triangle')),
      move: { type: 'claim', claim: 'not triangle' },
    },
    {
      key: 'ifThen',
      at: 'moves',
      holds: ({ proof }) => possibleCompletes(proof).every(card => !hasTrait(card, 'square') || hasTrait(card, 'blue')),
      move: { type: 'claim', claim: 'if square blue' },
    },
    { key: 'pass', at: 'moves', move: { type: 'pass' } },
    { key: 'blue', at: 'notebook', meanwhile: [[ADA, { type: 'claim', claim: 'blue' }]], find: 'impossible' },
    {
      key: 'shape',
      at: 'middle',
      holds: ({ proof, before }) =>
        proof.left < before.left &&
        possibleCompletes(proof).every(card => hasTrait(card, 'filled') && hasTrait(card, 'blue')),
    },
    {
      key: 'square',
      at: 'notebook',
      meanwhile: [
        [ADA, { type: 'pass' }],
        [BEN, { type: 'claim', claim: 'square' }],
        [BEN, { type: 'pass' }],
      ],
      find: 'possible',
    },
    { key: 'verdict', at: 'moves', move: { type: 'favour', motion: HIDDEN_CARD } },
    { key: 'won', at: 'middle', meanwhile: [[ADA, { type: 'favour', motion: HIDDEN_CARD }]] },
  ],
  sentenceValues({ view: { open, own, seat }, proof, before }) {
    const remainingCards = possibleCompletes(proof)
    return {
      left: remainingCards.length,
      before: before.left,
      all: COMPLETE_CARDS.length,
      hand: at(own.hands, 0),
      spare: own.hands.length - 1,
      stated: open.stated.flatMap((statement, of) => (statement && of !== seat ? [{ of, ...statement }] : [])),
      asked: open.asked[seat] ?? null,
      only: remainingCards.length === 1 ? at(remainingCards, 0) : null,
    }
  },
  possible: possibleCompletes,
  answerAt: place => /^card\.(.+)$/.exec(place)?.[1] ?? null,
}

function possibleCompletes({ chanceByCard }: CommunalDeductions): CompleteCard[] {
  return cardsInSet(possibleCardSet(chanceByCard))
}
