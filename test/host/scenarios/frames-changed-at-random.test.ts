// Randomly changed frames cause no bug, and only commands change a table.
import { expect, test } from 'vitest'
import { fuzzFrames } from '../../bench/frames.ts'
import { fuzzSealedFrames, HANDSHAKE_MESSAGE_TYPES, FRAME_TAMPERINGS } from '../../bench/sealedFrames.ts'
import { atLength, effort } from '../../kit/effort.ts'

const FRAMES = effort(3000, 1_000_000)

test(`of ${FRAMES} changed frames none brings a host down, and none that is no command changes a table`, async () => {
  const count = await fuzzFrames({ times: FRAMES, seed: 'frames' })
  if (atLength) console.info(JSON.stringify(count))
  expect(count).toMatchObject({ frames: FRAMES, faults: 0, changed: 0 })
  expect(count.readable).toBeGreaterThan(FRAMES / 20) // commands are among them
})

const GREETED = effort(60, 4000)
const SEALED = effort(600, 198_000)

test(`of ${GREETED} changed greetings and ${SEALED} changed sealed frames none is taken`, async () => {
  const count = await fuzzSealedFrames({ greetings: GREETED, sealed: SEALED, seed: 'sealed' })
  if (atLength) console.info(JSON.stringify(count))
  expect(count).toMatchObject({ faults: 0, taken: 0, changed: 0 })
  expect(Object.values(count.greetings)).toEqual(
    HANDSHAKE_MESSAGE_TYPES.map(() => GREETED / HANDSHAKE_MESSAGE_TYPES.length),
  )
  expect(Object.values(count.sealed)).toEqual(FRAME_TAMPERINGS.map(() => SEALED / FRAME_TAMPERINGS.length))
  expect(count.alike).toBeLessThan(GREETED / 4)
})
