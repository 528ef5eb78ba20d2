// Moves over real sockets: each screen can follow a game by its news alone, and sees what its audience may see.
import { expect, test } from 'vitest'
import { diceFromSeed, fillOfferAtRandom } from '../../../shared/engine/index.ts'
import { mindReader } from '../../../shared/games/mind-reader/rules.ts'
import { deal, guests, host, Person, tableFor } from '../kit.ts'

test('a whole game by sockets: every screen’s patched view equals the host’s own', async () => {
  const at = await host()
  const owner = await tableFor(at, 'mind-reader', 3, { play: 'secret', jokers: 'yes' })
  await owner.sit(undefined, 'Ana')
  const people = [owner, ...(await guests(at, at.room.table!.code, 'Ben', 'Cleo'))] as const
  const tv = await new Person().come(at, { display: true })
  await deal(...people, tv)
  const luck = diceFromSeed('a whole game')
  let moves = 0
  for (; at.room.table!.phase === 'playing'; moves++) {
    const able = people.filter(({ view }) => mindReader.moves(view as never).length > 0)
    const mover = luck.pick(able)
    const view = mover.view
    const heard = Promise.all([...people, tv].map(screen => screen.next(({ type }) => type === 'news')))
    mover.say({
      type: 'move',
      seat: view.seat,
      step: view.step,
      move: fillOfferAtRandom(luck.pick(mindReader.moves(view as never)), luck),
    })
    await heard
    for (const [audience, screen] of [[null, tv], ...people.map((person, seat) => [seat, person] as const)] as const) {
      const own = JSON.parse(JSON.stringify(at.room.table!.view(audience))) as { n: number; view: object }
      expect(screen.view).toEqual(own.view)
      expect(screen.last('news')!.n).toBe(own.n)
    }
  }
  expect(moves).toBeGreaterThan(10)
  expect(owner.last('table')!.table.phase).toBe('over')
})
