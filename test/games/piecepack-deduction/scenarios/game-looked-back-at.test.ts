// Compares the review of a game with a solution on paper: both find the same moment.
// The record is test/records/piecepack-deduction/three-players-by-the-first-rules.jsonl. Each player's lines are beside it.
import { expect, test } from 'vitest'
import { lookBack } from '../../../kit/looking-back.ts'

const back = await lookBack('piecepack-deduction', 'three-players-by-the-first-rules')

// Suits by their first letter, but U for Suns: Suns U, Moons M, Crowns C, Shields S. Face up are U0 and S3. Everybody holds seven.

/*
Ana holds S5 C4 C5 U3 S0 U5 M2. Fifteen tiles she does not see: U1 U2 U4 · M0 M1 M3 M4 M5 · C0 C1 C2 C3 · S1 S2 S4.

1–5 Cleo has a Shield; Ben has no Crown, Cleo no Moon. Any of the fifteen may still be missing:
    Ben takes Moons and Cleo Crowns, and Suns and Shields are there for either.
12  Cleo has three Crowns. Ana sees two of six, Ben has none: of the other four, three are Cleo's and one is missing. 4.
    (So the five Moons are all Ben's.)
14  Cleo has a null. M0 is Ben's, S0 Ana's own, U0 face up: it is C0, which is not missing. 3.
16–38 Ben has no Sun, Cleo has them all, and one Shield, the 4: true, and nothing of Crowns.
39  Cleo has a 3. M3 is Ben's: it is C3. C1 or C2 is missing. 2.
43  Cleo has one 2. She has all the Suns, and so U2: then not C2. The missing tile is C2, and Ana names it.
*/
test('Ana had the 2 of Crowns from the number of Cleo’s 2s', () => {
  expect(back.course(0, 'missing')).toEqual([
    [0, 15],
    [12, 4],
    [14, 3],
    [39, 2],
    [43, 1],
  ])
})

/*
Ben holds M1 S1 M0 M5 M4 S2 M3. Fifteen: U1 U2 U3 U4 U5 · M2 · C0 C1 C2 C3 C4 C5 · S0 S4 S5.

1   Cleo shows him S4. 14.
5   Cleo has no Moon: M2 is Ana's or missing.
7   Ana has no ace: U1 and C1 are Cleo's or missing.
9   Ana has Shields to choose from, at least two. Only S0 and S5 are left: both are hers. 12.
12  Cleo has three Crowns, S4, no other Shield and no Moon: her other three are Suns.
14  Cleo shows C0. 11.
16  Ana has a Moon: M2. 10: U1 to U5, C1 to C5.
20  Cleo has no 5: U5 and C5 are Ana's or missing.
28  Ana has a 3, and nothing to choose: one of U3 and C3, not both.
32  Ana has Suns to choose from. Cleo has three of the five, so that Ana has the other two, and no Sun is missing. 5: C1 to C5.
33  She shows U3: then C3 is not hers. It may be Cleo's or missing.
39  Cleo shows C3. 4.
41  Ana has a 4, and nothing to choose. U5 is not Cleo's nor missing: Ana's Suns are U3 and U5, and U4 is Cleo's. Her 4 is C4. 3: C1 C2 C5.
43  Cleo has one 2, and it is U2, since her Suns are U1 U2 U4. So C2 is not hers; her third Crown is C1. 2: C2 C5.
*/
test('Ben had two Crowns left, and was never certain', () => {
  expect(back.course(1, 'missing')).toEqual([
    [0, 15],
    [1, 14],
    [9, 12],
    [14, 11],
    [16, 10],
    [32, 5],
    [39, 4],
    [41, 3],
    [43, 2],
  ])
})

/*
Cleo holds U1 C1 C3 U2 C0 U4 S4. Fifteen: U3 U5 · M0 M1 M2 M3 M4 M5 · C2 C4 C5 · S0 S1 S2 S5.

7   Ana has no ace: M1 and S1 are Ben's or missing.
9   Ana has at least two Shields, which may be S0 S2 S5.
10  She shows S5. 14.
16  She shows M2, and had no other Moon to choose. 13.
18  Ben has five Moons: all the others. 13 − 5 = 8: U3 U5 C2 C4 C5 S0 S1 S2. Ben has two more tiles.
22  Ben has no Sun, and had no Crown at move 3: his two are of S0 S1 S2, and Ana has one of them besides S5. No Shield is missing. 5.
28  Ana shows U3. 4.
32  Ana has Suns to choose from: U5 too. 3: C2 C4 C5.
41  Ana shows C4. 2. How many 2s she has herself tells her nothing.
*/
test('Cleo had the same two left, and was never certain', () => {
  expect(back.course(2, 'missing')).toEqual([
    [0, 15],
    [10, 14],
    [16, 13],
    [18, 8],
    [22, 5],
    [28, 4],
    [32, 3],
    [41, 2],
  ])
})

test('Ana alone could have known, and named it at once', () => {
  expect(back.firsts).toEqual([{ seat: 0, key: 'missing', answer: 'C2', step: 43, late: 0, used: true }])
})

// The record is test/records/piecepack-deduction/last-one-wins-by-the-first-rules.jsonl: Dan names the 5 of Moons with move 9, Cleo the null with move 16, Ana with move 18.
test('a wrong guesser who looked at the missing tile did not find it out', async () => {
  const { firsts, course } = await lookBack('piecepack-deduction', 'last-one-wins-by-the-first-rules')
  expect([course(3, 'missing').at(-1), course(2, 'missing').at(-1)]).toEqual([
    [9, 1],
    [16, 1],
  ])
  expect(firsts).toEqual([])
})
