// A computer player's worker: it is asked, it answers, and if it cannot, the next one is started afresh.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ThinkingWorker, type ThinkRequest } from '../../../main/host/computers/thinkingWorker.ts'
import { folder } from '../kit.ts'

/**
 * A worker that answers each thought as this program says. It counts its thoughts, so that a fresh one is
 * recognized.
 */
function workerAnswering(answer: string): ThinkingWorker {
  const path = join(folder(), 'thinker.mjs')
  writeFileSync(
    path,
    `import { parentPort } from 'node:worker_threads'
    let count = 0
    parentPort.on('message', thought => { count++; ${answer} })`,
  )
  const made = new ThinkingWorker(pathToFileURL(path))
  onTestFinished(() => made.close())
  return made
}
const thought = (game: string) =>
  ({ game, view: { open: 1 }, earlierChoices: [], level: 'easy', seed: 7 }) satisfies ThinkRequest
const echo = `parentPort.postMessage({ move: { type: JSON.stringify([thought, count]) } })`

test('the worker gets the input and nothing else, and its answer is the move', async () => {
  const one = workerAnswering(echo)
  expect(await one.think(thought('blank'))).toEqual({ type: JSON.stringify([thought('blank'), 1]) })
  expect(await one.think(thought('blank'))).toEqual({ type: JSON.stringify([thought('blank'), 2]) })
})

test('it may answer that it waits', async () => {
  expect(await workerAnswering('parentPort.postMessage({ move: null })').think(thought('blank'))).toBeNull()
})

test('an error in a thought is reported, and the worker continues', async () => {
  const one = workerAnswering(
    `parentPort.postMessage(count === 1 ? { error: new TypeError('no idea') } : { move: { type: String(count) } })`,
  )
  await expect(one.think(thought('blank'))).rejects.toThrow('no idea')
  expect(await one.think(thought('blank'))).toEqual({ type: '2' })
})

test.each([
  ['ends', 'process.exit()'],
  ['fails', `throw new Error('x')`],
])('a worker that %s gave no answer, and the next is begun afresh', async (_, how) => {
  const one = workerAnswering(`if (thought.game === 'bad') { ${how} } else ${echo}`)
  await one.think(thought('blank'))
  await expect(one.think(thought('bad'))).rejects.toThrow('the computer player gave no answer')
  expect(await one.think(thought('blank'))).toEqual({ type: JSON.stringify([thought('blank'), 1]) })
})

test('a thought of five seconds is abandoned, and the next gets a new worker', async () => {
  const one = workerAnswering(`if (thought.game !== 'bad') ${echo}`)
  await one.think(thought('blank'))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let end: unknown = null
  const given = one.think(thought('bad')).catch((error: unknown) => (end = error))
  vi.advanceTimersByTime(4999)
  await new Promise(resolve => setImmediate(resolve))
  expect(end).toBeNull()
  vi.advanceTimersByTime(1)
  await given
  expect(end).toEqual(new Error('the computer player gave no answer'))
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  expect(await one.think(thought('blank'))).toEqual({ type: JSON.stringify([thought('blank'), 1]) })
})

test('a closed worker is restarted when it is asked again', async () => {
  const one = workerAnswering(echo)
  await one.close()
  await one.think(thought('blank'))
  await one.close()
  expect(await one.think(thought('blank'))).toEqual({ type: JSON.stringify([thought('blank'), 1]) })
})
