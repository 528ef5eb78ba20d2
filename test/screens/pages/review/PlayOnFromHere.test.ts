// @vitest-environment happy-dom
// A finished game played on from one of its moments: one person, and computers for everybody else.
import { readFileSync } from 'node:fs'
import { effectScope } from 'vue'
import { expect, onTestFinished, test } from 'vitest'
import { useContinuation } from '../../../../renderer/use/review/continuation.ts'
import { loadReplay } from '../../../../renderer/use/review/review.ts'
import { diceFromSeed, fillOfferAtRandom } from '../../../../shared/engine/index.ts'
import { nextLook, nothingFor, until } from '../../../kit/until.ts'

const GAMES = [
  ['blank', 'seven-cards', 2],
  ['missing-persons', 'plain', 9],
  ['precognition', 'two-players', 8],
  ['piecepack-deduction', 'three-players', 6],
] as const

async function taken(id: string, name: string, step: number, seat = 0) {
  const game = await loadReplay(readFileSync(`test/records/${id}/${name}.jsonl`, 'utf8'))
  const scope = effectScope()
  onTestFinished(() => scope.stop())
  return { game, on: scope.run(() => useContinuation(game, { step, seat, pace: 0 }))! }
}

test.each(GAMES)('%s is played on to its end, from the moment that was shown', async (id, name, step) => {
  const { game, on } = await taken(id, name, step)
  const then = game.views(step)
  const story = () => on.views.value.seats[0]!.story
  expect(story().slice(0, then.seats[0]!.story.length)).toEqual(then.seats[0]!.story)
  const luck = diceFromSeed('taken')
  for (let looks = 0; looks < 500 && !on.views.value.table.outcome; looks++) {
    if (on.toMove.value.includes(0) && on.offers.value.length > 0)
      on.makeMove(fillOfferAtRandom(luck.pick(on.offers.value), luck))
    await nextLook()
  }
  expect(on.views.value.table.outcome).not.toBeNull()
  expect(on.hasFailed.value).toBe(false)
})

test('computers wait for the person whose turn it is', async () => {
  const { game, on } = await taken('blank', 'seven-cards', 0)
  await until(() => expect(on.toMove.value).toEqual([0]))
  const { length } = on.views.value.table.story
  await nothingFor(60)
  expect(on.views.value.table.story).toHaveLength(length)
  expect(game.record.log.length).toBeGreaterThan(0)
})

test('the record it began from stays as it was', async () => {
  const { game, on } = await taken('missing-persons', 'plain', 9)
  const before = JSON.stringify(game.record)
  await until(() => expect(on.offers.value.length).toBeGreaterThan(0))
  on.makeMove(fillOfferAtRandom(on.offers.value[0]!, diceFromSeed('one')))
  await until(() => expect(on.views.value.table.story.length).toBeGreaterThan(game.views(9).table.story.length))
  expect(JSON.stringify(game.record)).toBe(before)
})
