// The lesson of Deduction for the piecepack: what a No says, what others' questions say, and a count that leaves one tile.
import { at, last, type Lesson, type Seat } from '../../engine/index.ts'
import type { Piecepack, QuestionKind } from './kinds.ts'
import { provenPlaceMark, type PiecepackDeductions } from './reasoning/proof.ts'
import { hasTrait, suitOf, TILES, tilesMatching, type Tile, type Trait } from './cards.ts'

export type PiecepackLessonStepKey =
  'dealt' | 'missing' | 'coin' | 'ask' | 'no' | 'listen' | 'count' | 'suit' | 'again' | 'where' | 'name' | 'won'

/** The values the sentences mention. */
export interface PiecepackLessonValues {
  readonly left: number // tiles that may be the missing one
  readonly before: number // how many may have been it before this step of the lesson
  readonly all: number // number of tiles
  readonly coin: Tile
  readonly asked: {
    readonly by: Seat
    readonly of: Seat
    readonly trait: Trait
    readonly question: QuestionKind
    readonly answer: boolean | number
    readonly seenCount: number // such tiles the learner sees
    readonly all: number // number of such tiles
  } | null // the last question
  readonly only: Tile | null // the missing tile, once one is left
}

const [ME, ADA, BEN] = [0, 1, 2]

export const lesson: Lesson<Piecepack, PiecepackDeductions, PiecepackLessonValues, PiecepackLessonStepKey> = {
  start: {
    seats: 3,
    options: { lastOneIn: 'wins' },
    seed: 'ec173f713f02c7b914507e6f29cfd9abdbbffa50bcef77001874d83037f7675d',
    first: ME,
  },
  seat: ME,
  notebook: 'proof',
  steps: [
    { key: 'dealt', at: 'hand' },
    { key: 'missing', at: 'notebook' },
    { key: 'coin', at: 'middle' },
    { key: 'ask', at: 'moves', move: { type: 'ask', of: ADA, trait: 'H', question: 'any' } },
    { key: 'no', at: 'moves', move: { type: 'pass' } },
    { key: 'listen', at: 'players', meanwhile: [[ADA, { type: 'ask', of: BEN, trait: 'H', question: 'many' }]] },
    { key: 'count', at: 'notebook', find: 'possible' },
    { key: 'suit', at: 'notebook', holds: ({ proof }) => possibleTiles(proof).every(tile => suitOf(tile) === 'H') },
    {
      key: 'again',
      at: 'moves',
      holds: ({ proof }) =>
        TILES.every(tile => suitOf(tile) !== 'H' || provenPlaceMark(proof, tile, ADA) === 'not here'),
      meanwhile: [
        [ADA, { type: 'pass' }],
        [BEN, { type: 'ask', of: ADA, trait: 'C', question: 'many' }],
        [BEN, { type: 'pass' }],
      ],
      move: { type: 'ask', of: BEN, trait: '2', question: 'any' },
    },
    { key: 'where', at: 'notebook', find: 'possible' },
    {
      key: 'name',
      at: 'moves',
      holds: ({ proof }) => provenPlaceMark(proof, 'H2', 'missing') === 'here',
      move: { type: 'name', tile: 'H2' },
    },
    { key: 'won', at: 'middle' },
  ],
  sentenceValues({ view, proof, before }) {
    const lastQuestion = view.story.findLast(line => line.type === 'asked')
    const seenTiles = [...view.own.hand, ...view.open.faceUp]
    const remainingTiles = possibleTiles(proof)
    return {
      left: remainingTiles.length,
      before: before.left,
      all: TILES.length,
      coin: view.open.coin,
      asked: lastQuestion
        ? {
            ...lastQuestion,
            seenCount: tilesMatching(seenTiles, lastQuestion.trait).length,
            all: TILES.filter(tile => hasTrait(tile, lastQuestion.trait)).length,
          }
        : null,
      only: remainingTiles.length === 1 ? last(remainingTiles) : null,
    }
  },
  possible: possibleTiles,
  answerAt: place => /^(.+)\.missing$/.exec(place)?.[1] ?? null,
}

/** The tiles that may be missing. */
function possibleTiles({ dealCounts }: PiecepackDeductions): Tile[] {
  return TILES.filter((_, i) => last(at(dealCounts, i)) > 0)
}
