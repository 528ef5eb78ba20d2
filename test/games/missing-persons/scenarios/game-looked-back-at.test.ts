// Compares the review of a game with a solution on paper: both find the same moment.
// The record is test/records/missing-persons/plain.jsonl. Each player's lines are beside it.
import { expect, test } from 'vitest'
import { lookBack } from '../../../kit/looking-back.ts'

const back = await lookBack('missing-persons', 'plain')

/*
Ana hides the 8 of Spades. 54 cards, the two jokers being one person, make 53 persons.

2   Ten cards are dealt to her: 9S JD QC 9H KD 3S 8C AC 4H QH. With her own, eleven are not Ben's: 53 − 11 = 42.
3–6 Ben asks about her card, and the table sees how many of his cards went down. They tell her nothing of his card, until:
      3  4 to J, Yes: five of his ten go down, five come, all of which fit. He has ten of 4 to J up.
      4  4 to 8, Yes: four go down, which are of 9 10 J. Four come, one goes down at once: nine of 4 to 8 are up.
      5  6 to A, Yes: four go down, which are 4s and 5s. Five come, four go down at once: six of 6 7 8 are up.
         There are twelve such cards; she has two of them, 8S and 8C, which leaves ten. Nobody is excluded yet.
      6  4 to 7, No: four go down, and what still fits her card is an 8. So two of his six are 8s.
         Two 8s are not hers: 8H and 8D are his line-up, and not the card he hid. 42 − 2 = 40.
7   3 to 10, Yes. She draws 7H 2H KH KC 10H. Left are
      3: C D H · 4: S C D · 5: all four · 6: all four · 7: S C D · 8: none · 9: C D · 10: S C D, which are 3+3+4+4+3+0+2+3 = 22.
8   5 to 9, Yes. She draws both jokers, JS 2D 5C 7S. Left are 5: S H D · 6: all four · 7: C D · 9: C D: 11.
9   Red? No. Left are 5S 6S 6C 7C 9C: 5.
10  Ben asks for a spade, Yes: both his 8s go down, as red cards do. Seven come, none of which is the 8 of Spades. Nothing new:
    of 4s and 5s six are not hers and four were his, of 6s and 7s six and four, of 9 10 J seven and four, so that any of the five can be spared.
11  Q to 6, Yes: 5S 6S 6C. 3.
12  6 to 8, Yes: 6S 6C. 2.
13  A club? Yes: the 6 of Clubs. She names it with the next move.
*/
test('Ana could count two eights in Ben’s line-up, and had the 6 of Clubs from her last question', () => {
  expect(back.course(0, 'person:1.1').filter(([step]) => step >= 2)).toEqual([
    [2, 42],
    [6, 40],
    [7, 22],
    [8, 11],
    [9, 5],
    [11, 3],
    [12, 2],
    [13, 1],
  ])
})

/*
Ben hides the 6 of Clubs.

2   His ten: 9D AD 5D KS 3C 4S 2S 10S 2C 5S. 53 − 11 = 42.
3   4 to J, Yes: of 32 such cards he hid 6C, and was dealt 9D 5D 4S 10S 5S. He draws 10C 8H 6S JH 6H. 32 − 1 − 5 − 5 = 21.
4   4 to 8, Yes, and he draws 7D QD 8D 5H. Left are 4: C D H · 5: C · 6: D · 7: S C H · 8: S C: 10.
5   6 to A, Yes, and he draws 6D 4D AS 3H JC. Left are 7: S C H · 8: S C: 5.
6   4 to 7, No: 8S and 8C. 2.
7–9 Ana asks, and cards of hers go down: in the end four black ones and two red ones of 5 to 9 are up, if 6 of Clubs is what they must fit.
    Of black ones he has or hid 6C 6S 5S; 7S 8S 9S 5C 7C 8C 9C are seven, six without the one she hid: four may be up either way.
10  A spade? Yes: the 8 of Spades. Ana asks on, and names his card before his next turn.
*/
test('Ben had the 8 of Spades three moves earlier, and could have named it in Ana’s turn', () => {
  expect(back.course(1, 'person:1.0').filter(([step]) => step >= 2)).toEqual([
    [2, 42],
    [3, 21],
    [4, 10],
    [5, 5],
    [6, 2],
    [10, 1],
  ])
})

test('these are the first moments, and neither player moved again before the name', () => {
  expect(back.firsts).toEqual([
    { seat: 0, riddleKey: 'person:1.1', answer: 'C6', step: 13, late: 0, endedByOwnMove: true },
    { seat: 1, riddleKey: 'person:1.0', answer: 'S8', step: 10, late: 0, endedByOwnMove: false },
  ])
})

/*
In the first of three tied deals Ana guesses the King of Hearts with several suspects left; in the second both guess so.
Both guesses are then opened, which tells them the rest.
*/
test('what the guesses of a tie revealed counts as found by nobody', async () => {
  const { course, firsts } = await lookBack('missing-persons', 'three-ties')
  expect(course(0, 'person:1.1').at(-2)![1]).toBeGreaterThan(1)
  expect(course(0, 'person:1.1').at(-1)).toEqual([12, 1])
  expect(
    firsts.filter(
      ({ seat, riddleKey }) => riddleKey.startsWith('person:2') || (riddleKey === 'person:1.1' && seat === 0),
    ),
  ).toEqual([])
})
