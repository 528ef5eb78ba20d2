// Compares the review of a game with a solution on paper: both find the same moments.
// The record is test/records/communal-deduction/no-if-then.jsonl. Each player's lines are beside it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  parseRecord,
  replayRecord,
  reviewGame,
  seatView,
  tableView,
  type GameRecord,
  type Seat,
} from '../../../../shared/engine/index.ts'
import { COMPLETE_CARDS, type CompleteCard } from '../../../../shared/games/communal-deduction/cards.ts'
import type { Communal } from '../../../../shared/games/communal-deduction/kinds.ts'
import { mind } from '../../../../shared/games/communal-deduction/mind.ts'
import { prove } from '../../../../shared/games/communal-deduction/reasoning/proof.ts'
import { communal } from '../../../../shared/games/communal-deduction/rules.ts'
import { lookBack } from '../../../kit/looking-back.ts'
import { dealt, type CommunalTable } from '../table.ts'

const record = parseRecord(
  readFileSync(new URL('../../../records/communal-deduction/no-if-then.jsonl', import.meta.url), 'utf8'),
) as GameRecord<Communal>
const back = await lookBack('communal-deduction', 'no-if-then')

/** The deal by hand number: Ana took 0, 3 and 6, Ben 1, 4 and 7, Cleo 2, 5 and 8. */
const HANDS = [
  'square square triangle | filled-blue-triangle partial-green-triangle',
  'green blue circle | filled-red-triangle hollow-red-square',
  'red square triangle | partial-green-square partial-blue-triangle',
  'partial partial green | filled-blue-circle hollow-red-triangle',
  'red circle square | filled-green-square filled-green-triangle',
  'hollow red blue | partial-red-triangle partial-green-circle',
  'filled red green | partial-blue-circle hollow-blue-square',
  'hollow circle triangle | hollow-green-triangle hollow-blue-circle',
  'hollow hollow green | filled-blue-square hollow-green-circle',
]
const [ANA, BEN, CLEO] = [0, 1, 2] as const

/** The first moves of the game at a table with this deal. A claim that does not follow for its maker is refused here too. */
function after(moves: number, hidden: CompleteCard, hands: readonly string[]): CommunalTable {
  const table = dealt({ seats: 3, ifThen: 'none', first: CLEO, hidden, hands, deck: '' })
  for (const [seat, move] of record.log.slice(0, moves)) table.seat(seat).does(move)
  return table
}

const heard = (table: CommunalTable, seat: Seat) => table.seat(seat).view.story
const heardInRecord = (moves: number, seat: Seat) => seatView(replayRecord(communal, record, moves), seat).story

test('this is the deal of the record', () => {
  for (const seat of [ANA, BEN, CLEO])
    expect(heard(after(record.log.length, 'hollow-green-square', HANDS), seat)).toEqual(
      heardInRecord(record.log.length, seat),
    )
})

/*
Cards by their first letters: HGS is the Hollow-Green-Square.
Every hand has a Single of the hidden card; all twelve of them are in the hands; whose Completes one sees, they are not it.

Ana.
0   Square or Triangle, 18 cards; two of them are her own, FBT and PGT. 16.
4   Cleo has the PBT. 15.
6   Hand 3 adds: Partial or Green. Hand 6: Filled, Red or Green. Together: Partial and Red, or Green; a Square or a Triangle.
    PRS PRT FGS FGT PGS PGT HGS HGT, without her PGT. 7.
7   Cleo: it is Hollow. HGS HGT. She says herself that it is Green, and not a Circle.
12  Ben: it is not a Triangle. HGS.
*/
test('Ana had the Hollow-Green-Square from Ben’s claim', () => {
  expect(back.course(ANA, 'hidden')).toEqual([
    [0, 16],
    [4, 15],
    [6, 7],
    [7, 2],
    [12, 1],
  ])
})

/*
Ben.
0   Green, Blue or a Circle: not Red with Square or Triangle, 27 − 6 = 21. His own FRT and HRS are among those six.
4   Cleo has the PBT. 20.
6   Hand 4 adds: Red, Circle or Square. Hand 7: Hollow, Circle or Triangle. So a Circle, nine of them; or, no Circle,
    Green or Blue and then a Square and then Hollow: HGS HBS. 11, without his HBC. 10.
7   It is Hollow: HRC HGC HGS HBS. 4.
9   Ana: it is Green. HGC HGS. 2.
10  Ana: it is not a Circle. HGS. On his turn he says what still must be said, that it is not a Triangle.
*/
test('Ben had it two moves earlier, when Ana claimed that it is no Circle', () => {
  expect(back.course(BEN, 'hidden')).toEqual([
    [0, 21],
    [4, 20],
    [6, 10],
    [7, 4],
    [9, 2],
    [10, 1],
  ])
})

/*
Cleo.
0   Red, Square or Triangle: not Green or Blue with Circle, 27 − 6 = 21, without her PGS and PBT. 19.
6   Hand 5 adds: Hollow, Red or Blue. Hand 8: Hollow or Green. Not Hollow would be Green, and then Red or Blue: so Hollow,
    which she says. HRC HRS HRT HGS HGT HBS HBT. But not HRS: of its twelve Singles she would hold six, H H H R R S;
    Ana has two Squares; and four are left for five hands. 6.
9   Ana: it is Green. HGS HGT. 2.
12  Ben: it is not a Triangle. HGS.
*/
test('Cleo counted the Hollow-Red-Square out, and had the answer when Ana had it', () => {
  expect(back.course(CLEO, 'hidden')).toEqual([
    [0, 19],
    [6, 6],
    [9, 2],
    [12, 1],
  ])
})

/*
Not sooner, for Ana and Cleo: it could have been the HGT, with Ben’s hand 7 holding the HGS instead, and his hand 4 a Triangle
instead of a Square. Hollow: hands 5, 7, 8 and 8. Green: 1, 3, 6 and 8. Triangle: 0, 2, 4 and 7. No hand is without.
*/
test('until Ben’s claim all that Ana and Cleo knew fitted another hidden card', () => {
  const hands = [...HANDS]
  hands[4] = 'red circle triangle | filled-green-square filled-green-triangle'
  hands[7] = 'hollow circle triangle | hollow-green-square hollow-blue-circle'
  for (const seat of [ANA, CLEO])
    expect(heard(after(11, 'hollow-green-triangle', hands), seat)).toEqual(heardInRecord(11, seat))
})

/*
Nor for Ben: it could have been the HGC, with the HGS in Cleo’s hand 8. Hollow: hands 5, 7, 8 and 8. Green: 1, 2, 3 and 6. Circle: 0, 1, 4
and 7. Then hand 0 has two Squares and a Circle. Cleo knows that it is Hollow, since hand 8 says Hollow or Filled, and hand 5 Hollow or Partial;
Ana that it is Green, as before: being Hollow, it is not Partial.
*/
test('until Ana’s second claim all that Ben knew fitted another hidden card', () => {
  const hands = [...HANDS]
  hands[0] = 'square square circle | filled-blue-triangle partial-green-triangle'
  hands[2] = 'red green triangle | partial-green-square partial-blue-triangle'
  hands[5] = 'hollow partial partial | partial-red-triangle partial-green-circle'
  hands[8] = 'hollow hollow filled | filled-blue-square hollow-green-square'
  expect(heard(after(9, 'hollow-green-circle', hands), BEN)).toEqual(heardInRecord(9, BEN))
})

// Ben knew it and said that it is no Triangle, then asked for the verdict; with Cleo's vote there were two of three.
test('these are the first moments; Cleo, who had it from Ben’s claim, ended it with a vote', () => {
  expect(back.firsts).toEqual([
    { seat: ANA, riddleKey: 'hidden', answer: 'hollow-green-square', step: 12, late: 0, endedByOwnMove: false },
    {
      seat: BEN,
      riddleKey: 'hidden',
      answer: 'hollow-green-square',
      step: 10,
      late: 1,
      endedByOwnMove: true,
      isNamed: true, // by the first vote
    },
    { seat: CLEO, riddleKey: 'hidden', answer: 'hollow-green-square', step: 12, late: 0, endedByOwnMove: true },
  ])
})

test('what a spare hand shows is not credited to the question before it', () => {
  const questions = [...reviewGame(communal, mind, record)].flatMap(one => (one.about === 'question' ? [one] : []))
  const last = questions.at(-1)!
  const before = seatView(replayRecord(communal, record, last.step - 1), last.seat)
  const after = seatView(replayRecord(communal, record, last.step), last.seat)
  expect(after.own.hands.length).toBeGreaterThan(1)
  const told = prove(before).bitsLeft - prove({ ...after, own: { hands: before.own.hands } }).bitsLeft
  expect(last.told).toBeCloseTo(told, 12)
  expect(prove(before).bitsLeft - prove(after).bitsLeft).toBeGreaterThan(told + 0.1) // or the spare hands showed nothing
})

test('public facts never rule out the truth, and count at least what a listener can conclude', () => {
  const end = replayRecord(communal, record)
  for (let step = 0; step < record.log.length; step++) {
    const table = tableView(replayRecord(communal, record, step))
    if (table.outcome) break
    const proof = mind.proveTogether!(table)
    expect(proof, `move ${step}`).not.toHaveProperty('riddles.0.left', 0)
    expect((proof as ReturnType<typeof prove>).chanceByCard[COMPLETE_CARDS.indexOf(end.sealed.hidden)]).toBeGreaterThan(
      0,
    )
    for (const { left } of mind.overheard!(table)) expect(proof.left, `move ${step}`).toBeLessThanOrEqual(left)
  }
})

test('a statement is worth what it told its readers: Ana and Ben of Cleo’s hand, Cleo nothing', () => {
  const together = [...reviewGame(communal, mind, record)].flatMap(one => (one.about === 'together' ? [one] : []))
  const learntAt = (move: number) => together.find(({ step }) => step === move)!.learnt
  expect(learntAt(4).map(({ seat, from, to }) => [seat, from, to])).toEqual([
    [ANA, 16, 15],
    [BEN, 21, 20],
  ])
  expect(learntAt(6)).toEqual([]) // the spare hands were passed round with it
})
