// The lesson of Mind Reader: three questions, each worth more than it seems, and a naming.
import { at, type Lesson } from '../../engine/index.ts'
import { rankOf, suitOf, type Card, type Clue } from './cards.ts'
import type { MindReader } from './kinds.ts'
import type { MindReaderDeductions } from './reasoning/proof.ts'

export type MindReaderLessonStepKey =
  | 'dealt'
  | 'hide'
  | 'sheet'
  | 'first'
  | 'fallen'
  | 'draw'
  | 'theirs'
  | 'second'
  | 'same'
  | 'wait'
  | 'suit'
  | 'last'
  | 'name'
  | 'won'

/** The values the sentences mention. */
export interface MindReaderLessonValues {
  readonly left: number // cards that may be the other's
  readonly before: number // how many there were before
  readonly hidden: Card | null // the learner's own
  readonly asked: { readonly card: Card; readonly clue: Clue } | null // the last question
  readonly only: Card | null // the other's card, once only one is left
}

const LEARNER = 0
const ADA = 1

export const lesson: Lesson<MindReader, MindReaderDeductions, MindReaderLessonValues, MindReaderLessonStepKey> = {
  start: {
    seats: 2,
    options: {
      jokers: 'no',
      play: 'open',
      secretCards: 'one',
      naming: 'singly',
      clues: 'computed',
      length: 'one hand',
    },
    seed: '896297f0893d6949e2ee70feb376c41a1d9b3b69dbde94852d5bcbe7f6f48ad9',
    first: LEARNER,
  },
  seat: LEARNER,
  notebook: 'facts',
  steps: [
    { key: 'dealt', at: 'hand' },
    { key: 'hide', at: 'moves', move: { type: 'hide', cards: ['L8'] } },
    { key: 'sheet', at: 'notebook', meanwhile: [[ADA, { type: 'hide', cards: ['P1'] }]] },
    { key: 'first', at: 'moves', move: { type: 'ask', card: 'W7', of: ADA, place: 0, question: 'rank' } },
    { key: 'fallen', at: 'notebook', find: 'impossible' },
    { key: 'draw', at: 'moves', move: { type: 'draw' } },
    {
      key: 'theirs',
      at: 'middle',
      meanwhile: [[ADA, { type: 'ask', card: 'S10', of: LEARNER, place: 0, question: 'rank' }]],
    },
    {
      key: 'second',
      at: 'moves',
      holds: ({ proof }) => possibleCards(proof).every(card => rankOf(card) < rankOf('W7')),
      meanwhile: [[ADA, { type: 'draw' }]],
      move: { type: 'ask', card: 'W1', of: ADA, place: 0, question: 'rank' },
    },
    { key: 'same', at: 'notebook', find: 'possible' },
    {
      key: 'wait',
      at: 'moves',
      holds: ({ proof }) => new Set(possibleCards(proof).map(suitOf)).size === proof.left,
      move: { type: 'draw' },
    },
    {
      key: 'suit',
      at: 'moves',
      holds: ({ proof }) => new Set(possibleCards(proof).map(rankOf)).size === 1,
      meanwhile: [
        [ADA, { type: 'ask', card: 'S3', of: LEARNER, place: 0, question: 'rank' }],
        [ADA, { type: 'draw' }],
      ],
      move: { type: 'ask', card: 'R11', of: ADA, place: 0, question: 'suit' },
    },
    { key: 'last', at: 'notebook', find: 'possible' },
    { key: 'name', at: 'moves', move: { type: 'name', of: ADA, place: 0, card: 'P1' } },
    { key: 'won', at: 'middle' },
  ],
  sentenceValues({ view, proof, before }) {
    const lastQuestion = view.story.findLast(line => line.type === 'asked')
    return {
      left: proof.left,
      before: before.left,
      hidden: view.own.secrets[0] ?? null,
      asked: lastQuestion?.card && lastQuestion.clue ? { card: lastQuestion.card, clue: lastQuestion.clue } : null,
      only: proof.left === 1 ? at(possibleCards(proof), 0) : null,
    }
  },
  possible: possibleCards,
  answerAt: place => place.split('.').at(-1) ?? null,
}

/** The cards that may be the other's. */
function possibleCards({ hidden }: MindReaderDeductions): readonly Card[] {
  return at(hidden, 0).cards
}
