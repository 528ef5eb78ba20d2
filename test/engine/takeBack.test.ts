// Tests which moves may be taken back: those from which nobody has learnt anything, in every game and with any options.
import { expect, test } from 'vitest'
import { diceFromSeed, isSecretMove, seatView, startGame, stateAfter } from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { nextSampleMove, randomOptions, randomSeatCount } from '../../shared/laws/index.ts'

/** For each game the moves that may be taken back, always or as long as they trigger nothing. All others tell somebody something. */
const SECRET: Readonly<Record<string, readonly string[]>> = {
  'mind-reader': ['hide'],
  'missing-persons': ['done', 'hide'],
  'piecepack-deduction': [],
  precognition: ['predict'],
  'communal-deduction': ['pass', 'withdraw'],
  blank: [],
}
const GAMES = 15
const MOVES = 200

test.each(games.map(entry => [entry.id, entry] as const))('of %s', async (id, entry) => {
  const subject = { game: await entry.load(), mind: await entry.mind() }
  const { game, mind } = subject
  const found = new Set<string>()
  for (let nth = 0; nth < GAMES; nth++) {
    const luck = diceFromSeed(`take back ${nth}`)
    const seats = randomSeatCount(game, luck)
    let before = startGame(game, { seats, options: randomOptions(game, luck), seed: `take back ${nth}`, first: null })
    for (let moves = 0; moves < MOVES && !before.outcome; moves++) {
      const [seat, move] = nextSampleMove(subject, before, {
        players: id === 'missing-persons' ? 'both' : 'strays',
        dice: luck,
      })!
      const after = stateAfter(game, before, seat, move)
      if (isSecretMove(game, { before, after }, [seat, move])) {
        // On its first occurrence, nobody can prove more than before.
        if (!found.has(move.type))
          for (let other = 0; other < seats; other++) {
            const [now, then] = [after, before].map(state => mind.prove(seatView(state, other)).riddles)
            for (const { key, left } of then!)
              expect(now!.find(riddle => riddle.key === key)?.left ?? left, `${move.type}, seat ${other}`).toBe(left)
          }
        found.add(move.type)
      }
      before = after
    }
  }
  expect([...found].sort()).toEqual(SECRET[id])
})
