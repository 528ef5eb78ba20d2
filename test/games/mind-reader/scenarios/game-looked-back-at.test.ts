// Compares the review of a game with a solution on paper: both find the same moments.
// The record is test/records/mind-reader/two-players.jsonl. Each player's lines are beside it.
import { expect, test } from 'vitest'
import { lookBack } from '../../../kit/looking-back.ts'

const back = await lookBack('mind-reader', 'two-players')

// Cards by suit and rank: L7 is the 7 of Lizard, S12 the Queen of Scissors. 65 cards: R P S W L, 1 to 13.

/*
The first hand. Ana was dealt L7 S5 L6 S8. Where might Ben's card be?

0   It is none of her four: 61.
3   L7 is lower: 8 to 13 of five suits are 30, without her S8: 29.
4   She draws L4, too low to matter.
5   Ben plays L8: 28.
7   L4 is stronger, and lower than any Lizard left: Lizard is stronger than Water and Paper. 8 to 13 of two suits: 12.
11  R11 is lower: Queen or King of Water or Paper: 4.
15  S8 is weaker: Scissors are weaker than Rock and Water. W12 or W13: 2.
19  S12 is the Same: W12. She names it with the next move.
*/
test('in the first hand Ana had the Queen of Water from her fifth question', () => {
  expect(back.course(0, 'h1.1.0').filter(([step]) => step < 20)).toEqual([
    [0, 61],
    [3, 29],
    [5, 28],
    [7, 12],
    [11, 4],
    [15, 2],
    [19, 1],
  ])
})

/*
Ben was dealt W12 L11 L8 L1.

0   61.
3   Ana plays L7: 60.
5   L8 is higher: 1 to 7 of five suits are 35, without L1 and L7: 33. He draws R12.
7   Ana plays L4: 32.
9   L1 is weaker: than Rock and Scissors, and than any other Lizard. R1 to R7, S1 to S7, L2 L3 L5 L6: 18. He draws W2.
13  W2 is lower: R3 to R7, S3 to S7, L3 L5 L6: 13. He draws L9.
17  L11 is stronger, of other suits than Water and Paper only than lower Lizards: L3 L5 L6: 3. He draws P3, and is named.
20  Ana keeps her card, and the hand is over: it is opened, L6. That is told, and no merit of his.
*/
test('Ben had three Lizards left when the hand ended', () => {
  expect(back.course(1, 'h1.0.0').filter(([step]) => step < 20)).toEqual([
    [0, 61],
    [3, 60],
    [5, 33],
    [7, 32],
    [9, 18],
    [13, 13],
    [17, 3],
  ])
})

/*
The second hand. Ana was dealt W9 R13 S10 P2.

21  61.
24  Ben plays P10: 60.
26  W9 is lower: 10 to 13 of five suits are 20, without R13 S10 P10: 17.
27  She draws W10: 16.
28  Ben plays P12: 15.
30  S10 is stronger: than Paper and Lizard, and no lower Scissors are left. P11 P13 L10 L11 L12 L13: 6.
34  W10 is lower: without L10: 5. She draws R5.
*/
test('in the second hand Ana had five cards left when hers was named', () => {
  expect(back.course(0, 'h2.1.0').filter(([step]) => step < 37)).toEqual([
    [21, 61],
    [24, 60],
    [26, 17],
    [27, 16],
    [28, 15],
    [30, 6],
    [34, 5],
  ])
})

/*
Ben was dealt P10 P1 W11 P13.

21  61.
24  P10 is lower: 11 to 13 of five suits are 15, without W11 P13: 13.
25  He draws P12: 12.
28  P12 is lower: a King, and not P13: R13 S13 W13 L13: 4.
32  P1 is stronger: than Rock and Water: R13 W13: 2.
36  W11 is stronger: than Rock, but not than the King of its own suit: R13. He names it with the next move.
*/
test('in the second hand Ben had the King of Rock from his fourth question', () => {
  expect(back.course(1, 'h2.0.0').filter(([step]) => step < 37)).toEqual([
    [21, 61],
    [24, 13],
    [25, 12],
    [28, 4],
    [32, 2],
    [36, 1],
  ])
})

test('these are the first moments, each named at once; a card revealed at the end does not count', () => {
  expect(back.firsts).toEqual([
    { seat: 0, riddleKey: 'h1.1.0', answer: 'W12', step: 19, late: 0, endedByOwnMove: true },
    { seat: 1, riddleKey: 'h2.0.0', answer: 'R13', step: 36, late: 0, endedByOwnMove: true },
  ])
})

// The record is test/records/mind-reader/all-or-nothing.jsonl: with move 64 Ben names wrongly, and is shown Ana’s Queen of Lizard.
test('a card shown after a wrong name is not a first moment', async () => {
  const { firsts, course } = await lookBack('mind-reader', 'all-or-nothing')
  expect(course(1, 'h2.0.0').at(-1)).toEqual([64, 1])
  expect(firsts.filter(({ seat, riddleKey }) => seat === 1 && riddleKey === 'h2.0.0')).toEqual([])
})
