// Nobody takes another's seat: during a game a device that saw one seat's view is never sent another's.
import { expect, test } from 'vitest'
import { fuzzSeatings } from '../../bench/seatings.ts'
import { atLength, effort } from '../../kit/effort.ts'
import { host, sharedScreen } from '../kit.ts'

test('no sequence of chair changes gives a device two hands not its own at the deal', async () => {
  const count = await fuzzSeatings({ times: effort(300, 10_000), seed: 'two hands' })
  if (atLength) console.info(JSON.stringify(count))
  expect(count.twoHands).toBe(0)
  expect(count.holding).toBeGreaterThan(1000)
  expect(count.refused).toBeGreaterThan(100)
})

test('a seat of a shared screen that was left may be retaken: it was theirs at the deal', async () => {
  const at = await host({ pace: 60_000 })
  const owner = await sharedScreen(at, ['Ana', 'Ben', 'Cleo'])
  await owner.ask({ type: 'stand', chair: 1 }, 'table')
  expect(owner.last('table')!.mayTake).toEqual([1])
  await owner.sit(undefined, 'Ben', 1)
})
