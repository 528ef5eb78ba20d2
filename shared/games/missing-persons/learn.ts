// The lesson of Missing Persons: what a Yes brings, what a No costs, and the ring of ranks.
import { at, type Lesson, type Seat } from '../../engine/index.ts'
import { suitOf, type Card } from './cards.ts'
import type { MissingPersons } from './kinds.ts'
import { suspectsWithChance, type MissingPersonsDeductions } from './reasoning/proof.ts'
import type { Question } from './rules/questions.ts'

export type MissingPersonsLessonStepKey =
  'hide' | 'lineup' | 'sheet' | 'ask' | 'yes' | 'again' | 'no' | 'theirs' | 'ring' | 'closer' | 'who' | 'name' | 'won'

/** The values the sentences mention. */
export interface MissingPersonsLessonValues {
  readonly left: number // persons who may be missing
  readonly before: number // how many there were before
  readonly lineup: number // number of places in a line-up
  readonly asked: { readonly by: Seat; readonly question: Question; readonly yes: boolean } | null // the last question
  readonly only: Card | null // the missing person, once only one is left
}

const [ME, ADA] = [0, 1]

export const lesson: Lesson<
  MissingPersons,
  MissingPersonsDeductions,
  MissingPersonsLessonValues,
  MissingPersonsLessonStepKey
> = {
  start: {
    seats: 2,
    options: {
      draw: 'refill',
      questions: 'plain',
      lineups: 'own',
      pack: 'one',
      lastTurn: 'yes',
      questionsPerTurn: 'unlimited',
    },
    seed: '63c46051d109b1cbc4d55c6644fcdff4fed4e4114b0d2c313d51f94392463299',
    first: ME,
  },
  seat: ME,
  notebook: 'facts',
  steps: [
    { key: 'hide', at: 'moves', move: { type: 'hide', card: 'S5' } },
    { key: 'lineup', at: 'hand', meanwhile: [[ADA, { type: 'hide', card: 'H4' }]] },
    { key: 'sheet', at: 'notebook' },
    { key: 'ask', at: 'moves', move: { type: 'ask', question: 'red' } },
    { key: 'yes', at: 'notebook', find: 'impossible' },
    { key: 'again', at: 'moves', move: { type: 'ask', question: 'D' } },
    { key: 'no', at: 'notebook', find: 'possible' },
    {
      key: 'theirs',
      at: 'players',
      holds: ({ proof }) => suspectsWithChance(proof.chances).every(card => suitOf(card) === 'H'),
      meanwhile: [[ADA, { type: 'ask', question: 'arc:6-11' }]],
    },
    { key: 'ring', at: 'moves', move: { type: 'ask', question: 'arc:1-6' } },
    { key: 'closer', at: 'moves', move: { type: 'ask', question: 'arc:1-4' } },
    { key: 'who', at: 'notebook', find: 'possible' },
    { key: 'name', at: 'players', move: { type: 'name', card: 'H4' } },
    { key: 'won', at: 'middle' },
  ],
  sentenceValues({ view, proof, before }) {
    const lastQuestion = view.story.findLast(line => line.type === 'asked')
    const remainingSuspects = suspectsWithChance(proof.chances)
    return {
      left: remainingSuspects.length,
      before: before.left,
      lineup: view.own.lineup.length,
      asked:
        lastQuestion?.question && lastQuestion.yes !== null
          ? { by: lastQuestion.by, question: lastQuestion.question, yes: lastQuestion.yes }
          : null,
      only: remainingSuspects.length === 1 ? at(remainingSuspects, 0) : null,
    }
  },
  possible: ({ chances }) => suspectsWithChance(chances),
  answerAt: place => place.split(':').at(-1) ?? null,
}
