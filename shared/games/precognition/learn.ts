// The lesson of Precognition: a prediction, the moves that make it come true, and a longer one that fails.
import { at, last, type Lesson, type LogEntry, type Seat } from '../../engine/index.ts'
import { PACK, rankOf, type Card } from './cards.ts'
import type { Precognition } from './kinds.ts'
import type { PrecognitionDeductions } from './reasoning/proof.ts'
import { changeBetweenCards, hasComeTrue, matchedLetterCount, type RankChange } from './rules/row.ts'

export type PrecognitionLessonStepKey =
  'dealt' | 'row' | 'write' | 'seal' | 'first' | 'second' | 'look' | 'third' | 'stands' | 'won'

/** The values the sentences mention. */
export interface PrecognitionLessonValues {
  readonly rowCardCount: number // number of cards in the complete row
  readonly handCardCount: number // in the learner's hand
  readonly prediction: string // the learner's
  readonly matched: number // how many letters of it have come true so far
  readonly next: RankChange | null // the letter it needs next
  readonly end: Card | null // the last card of the row
  readonly toCome: number // cards still to be placed
  readonly longer: { readonly of: Seat; readonly letters: string } | null // a longer prediction that did not come true
}

const SEAT_COUNT = 4
const [ME, ADA, BEN, CLEO] = [0, 1, 2, 3]
const OWN_PREDICTION = 'DUDDU'

/** All 52 cards in the order of play, seat after seat. */
const PLAY_ORDER =
  `C13 S2 H1 H13 S3 S13 D11 H10 D12 D2 D1 D13 D7 H12 C5 S4 C7 S12 C11 C12 H8 H11 S11 S1 C6 D10 S10 C2 C4 D8 C1 H3 D6 S5 H9 H2 S6 S9 C8 S7 D5 S8 C3 D9 C10 H7 D4 H5 D3 H6 H4 C9`.split(
    ' ',
  ) as Card[]

function playsBetween(from: number, to = PLAY_ORDER.length): LogEntry<Precognition>[] {
  return PLAY_ORDER.slice(from, to).map((card, i) => [(from + i) % SEAT_COUNT, { type: 'play', card }])
}

function sealingMoves(by: Seat, letters: string): LogEntry<Precognition>[] {
  return [
    [by, { type: 'predict', letters }],
    [by, { type: 'seal' }],
  ]
}

export const lesson: Lesson<Precognition, PrecognitionDeductions, PrecognitionLessonValues, PrecognitionLessonStepKey> =
  {
    start: {
      seats: SEAT_COUNT,
      options: { hands: 'whole deck', rounds: 'one', predictions: 'as decided', ties: 'play off' },
      seed: 'ba1263edede02ea100fe53e73afad66edf07f9a3ca061e793ae37612d3e82554',
      first: ME,
    },
    seat: ME,
    notebook: 'facts',
    steps: [
      { key: 'dealt', at: 'hand' },
      { key: 'row', at: 'middle' },
      { key: 'write', at: 'moves', move: { type: 'predict', letters: OWN_PREDICTION } },
      { key: 'seal', at: 'moves', move: { type: 'seal' } },
      {
        key: 'first',
        at: 'moves',
        meanwhile: [...sealingMoves(ADA, 'UDUDUDUDU'), ...sealingMoves(BEN, 'DUDU'), ...sealingMoves(CLEO, 'DUDU')],
        move: { type: 'play', card: at(PLAY_ORDER, 0) },
      },
      { key: 'second', at: 'moves', meanwhile: playsBetween(1, 4), move: { type: 'play', card: at(PLAY_ORDER, 4) } },
      { key: 'look', at: 'notebook', meanwhile: playsBetween(5, 8), find: 'possible', noted: true },
      {
        key: 'third',
        at: 'moves',
        // a single card brings it, and it is the last letter
        holds: ({ view: { open, own } }) =>
          own.hand.filter(card => hasComeTrue([...open.row, card], own.prediction)).length === 1,
        move: { type: 'play', card: at(PLAY_ORDER, 8) },
      },
      { key: 'stands', at: 'middle', holds: ({ proof }) => proof.prospect?.fate === 'comes' },
      { key: 'won', at: 'middle', meanwhile: playsBetween(9), forBoth: true },
    ],
    sentenceValues({ view: { open, own, story } }) {
      const matchedCount = matchedLetterCount(open.row, own.prediction)
      const longer = story.find(
        line => line.type === 'revealed' && line.at === null && line.letters.length > OWN_PREDICTION.length,
      )
      return {
        rowCardCount: open.length,
        handCardCount: own.hand.length,
        prediction: own.prediction,
        matched: matchedCount,
        next: (own.prediction[matchedCount] as RankChange | undefined) ?? null,
        end: open.row.at(-1) ?? null,
        toCome: open.length - open.row.length,
        longer: longer?.type === 'revealed' ? { of: longer.of, letters: longer.letters } : null,
      }
    },
    // The cards others may play to bring the letter the learner's prediction needs.
    possible({ holders, ranks }, { open, own }) {
      if (open.row.length === 0) return []
      const nextLetter = own.prediction[matchedLetterCount(open.row, own.prediction)]
      return PACK.filter(
        card =>
          !open.row.includes(card) &&
          !own.hand.includes(card) &&
          changeBetweenCards(last(open.row), card) === nextLetter &&
          holders.some(({ by }, i) => by !== 'apart' && at(at(ranks, rankOf(card) - 1).holdings, i).most > 0),
      )
    },
    answerAt: place => /^d\d+:(.+)$/.exec(place)?.[1] ?? null,
  }
