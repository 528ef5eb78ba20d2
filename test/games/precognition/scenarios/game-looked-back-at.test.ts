// Compares the review of the golden game of two players with a solution on paper.
import { describe, expect, test } from 'vitest'
import { lookBack } from '../../../kit/looking-back.ts'

/*
Worked out with the transcript (test/records/precognition/two-players.txt). Moves 1 to 4 write and seal:
the first player writes D U D U D U D U D U D, eleven letters, the second U D U D U D U D U D, ten. Then the row, and the change each card makes:

move   5  6  7  8  9  10 11 12 13 14 15 16 17 18 19 20
card   K  A  K  A  K  A  Q  2  Q  2  J  8  7  6  5  4
change    D  U  D  U  D  U  D  U  D  U  D  D  D  D  D

- Eleven letters, D first, lie in the changes of moves 6 to 16; ten, U first, in those of moves 7 to 16. Both are whole with the 8 of move 16.
- Not before: after the Jack of move 15 the second player still holds the Queen and the King of Hearts (moves 42 and 50 play them).
  Either goes up from the Jack and breaks both runs, and nobody must begin to alternate again.
- So each knows after move 16, and not one move sooner. Eleven letters are more than ten, so nothing changes the result any more:
  the first player agrees to finish the row and plays once more, moves 17 and 18, and the second agrees, move 19.
*/
describe('the review of a game of two', async () => {
  const back = await lookBack('precognition', 'two-players')

  test('a prediction is a riddle once it is sealed, and solved with the card that completes it', () => {
    expect(back.course(0, 'prediction.1.0')).toEqual([
      [2, 2],
      [16, 1],
    ])
    expect(back.course(1, 'prediction.1.1')).toEqual([
      [4, 2],
      [16, 1],
    ])
  })

  test('both could know it after the same move', () => {
    expect(back.firsts).toEqual([
      { seat: 0, riddleKey: 'prediction.1.0', answer: 'yes', step: 16, late: 2, endedByOwnMove: false },
      { seat: 1, riddleKey: 'prediction.1.1', answer: 'yes', step: 16, late: 0, endedByOwnMove: true },
    ])
  })
})
