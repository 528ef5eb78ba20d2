// Compares the review of a game with a solution on paper: both find the same moment.
// The record is test/records/piecepack-deduction/three-players.jsonl. Each player's lines are beside it.
import { expect, test } from 'vitest'
import { lookBack } from '../../../kit/looking-back.ts'

const back = await lookBack('piecepack-deduction', 'three-players')

// Suits by their first letter, but U for Suns: Suns U, Moons M, Crowns C, Shields S. Face up are U0 and S3. Everybody holds seven.

/*
Ana holds U3 U5 M2 C4 C5 S0 S5. Fifteen tiles she does not see: U1 U2 U4 · M0 M1 M3 M4 M5 · C0 C1 C2 C3 · S1 S2 S4.

1–5 Cleo has one Shield and no Moon, Ben has no Crown. Any of the fifteen may still be missing.
9   Ben has two Shields. With Cleo's one these are all three, and none is missing. 12.
11  Ben has a 5. Ana holds the other three herself: it is M5. 11.
14  Cleo has a null. She has no Moon, S0 is Ana's own, U0 is face up: it is C0. 10.
17  Ben has five Moons: all that Ana does not hold. 6: U1 U2 U4 C1 C2 C3.
25  Cleo has three Suns: all that Ana does not see. 3: C1 C2 C3.
33  Cleo shows S4. Ben's Shields are S1 and S2.
42  Cleo has a 3. M3 is Ben's, S3 is face up: it is C3. 2.
48  Cleo has one 2. She has all the Suns, and so U2: then not C2. The missing tile is C2, and Ana names it.
*/
test('Ana had the 2 of Crowns from the number of Cleo’s 2s', () => {
  expect(back.course(0, 'missing')).toEqual([
    [0, 15],
    [9, 12],
    [11, 11],
    [14, 10],
    [17, 6],
    [25, 3],
    [42, 2],
    [48, 1],
  ])
})

/*
Ben holds M0 M1 M3 M4 M5 S1 S2. Fifteen: U1 U2 U3 U4 U5 · M2 · C0 C1 C2 C3 C4 C5 · S0 S4 S5.

1   Cleo has one of S0, S4 and S5.
5   Cleo has no Moon: M2 is Ana's or missing.
7   Ana has no ace: U1 and C1 are Cleo's or missing.
15  Cleo shows C0. 14.
19  Cleo has one null, and it is C0: her Shield is not S0.
21  Cleo has no 5: her Shield is not S5 either. It is S4. 13.
25  Cleo has three Suns.
27  Cleo has three Crowns: C0 and two more. That makes seven tiles with S4.
29  Ana has a Moon: M2. 12: U1 to U5, C1 to C5, S0 and S5.
36  Ana shows U3. Cleo has no 5: her three Suns are U1, U2 and U4. 8: U5, C1 to C5, S0 and S5.
38  Ana has two Crowns. Cleo has two of C1 to C5: the fifth is missing. 5.
42  Cleo has a 3. U3 is Ana's, S3 is face up: it is C3. 4.
45  Ana has a 4. U4 and S4 are Cleo's: it is C4. 3: C1 C2 C5.
48  Cleo has one 2, and it is U2. So C2 is not hers; her third Crown is C1. 2: C2 C5.
*/
test('Ben had two Crowns left, and was never certain', () => {
  expect(back.course(1, 'missing')).toEqual([
    [0, 15],
    [15, 14],
    [21, 13],
    [29, 12],
    [36, 8],
    [38, 5],
    [42, 4],
    [45, 3],
    [48, 2],
  ])
})

/*
Cleo holds U1 U2 U4 C0 C1 C3 S4. Fifteen: U3 U5 · M0 M1 M2 M3 M4 M5 · C2 C4 C5 · S0 S1 S2 S5.

3   Ben has no Crown: C2, C4 and C5 are Ana's or missing.
7   Ana has no ace: M1 and S1 are Ben's or missing.
17  Ben has five of the six Moons, and two Shields since move 9: that is his whole hand.
29  Ana has a Moon. With Ben's five these are all six, and none is missing. 9.
30  She shows M2: the other five are Ben's.
35  Ana has a 3. M3 is Ben's, S3 is face up: it is U3. 8: U5 C2 C4 C5 S0 S1 S2 S5.
38  Ana has two Crowns, Ben none: of C2, C4 and C5 one is missing. 3.
45  Ana has a 4. M4 is Ben's: it is C4. 2. How many 2s Cleo has herself tells her nothing.
*/
test('Cleo had the same two left, and was never certain', () => {
  expect(back.course(2, 'missing')).toEqual([
    [0, 15],
    [29, 9],
    [35, 8],
    [38, 3],
    [45, 2],
  ])
})

test('Ana alone could have known, and named it at once', () => {
  expect(back.firsts).toEqual([
    { seat: 0, riddleKey: 'missing', answer: 'C2', step: 48, late: 0, endedByOwnMove: true },
  ])
})

// The record is test/records/piecepack-deduction/last-one-wins.jsonl: Cleo names the null of Moons with move 15,
// Dan the 5 of Moons with move 25, Ana the 3 of Shields with move 33.
test('a wrong guesser who looked at the missing tile did not find it out', async () => {
  const { firsts, course } = await lookBack('piecepack-deduction', 'last-one-wins')
  expect([course(3, 'missing').at(-1), course(2, 'missing').at(-1)]).toEqual([
    [25, 1],
    [15, 1],
  ])
  expect(firsts).toEqual([])
})
