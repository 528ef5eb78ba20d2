// Computer players at an obedient table: when they are asked, when they rest, and what happens to a bad thought.
import { expect, onTestFinished, test } from 'vitest'
import type { ThinkingWorker, ThinkRequest } from '../../../main/host/computers/thinkingWorker.ts'
import { ComputerPlayers } from '../../../main/host/computers/computerPlayers.ts'
import type { ComputerTurn } from '../../../main/host/table/computerTurns.ts'
import type { Table } from '../../../main/host/table/table.ts'
import { nothingFor } from '../../kit/until.ts'

type Move = { type: string } | null

/** A table with such seats, a thinking worker that answers as told, and everything that came of it. */
function sitting({
  seats,
  think,
  play = () => {},
  isWatched = () => true,
  pace = 0,
}: {
  seats: () => Partial<ComputerTurn>[]
  think: (thought: ThinkRequest) => Move | Promise<Move>
  play?: (seat: number, step: number, move: { type: string }) => void
  isWatched?: () => boolean
  pace?: number
}) {
  const thoughts: ThinkRequest[] = []
  const played: [seat: number, step: number, move: { type: string }][] = []
  const reported: [error: unknown, context: object][] = []
  const table = {
    *computers() {
      for (const seat of seats())
        yield {
          seat: 0,
          step: 0,
          toMove: true,
          game: 'blank',
          level: 'sharp',
          clears: false,
          view: { story: ['x'] },
          offers: [{ type: 'first' }, { type: 'second' }],
          ...seat,
        }
    },
    play: {
      moveByComputer(seat: number, step: number, move: { type: string }) {
        play(seat, step, move)
        played.push([seat, step, move])
      },
    },
  } as unknown as Table
  const thinkingWorker = {
    think: async (thought: ThinkRequest) => {
      thoughts.push(thought)
      return think(thought)
    },
  } as unknown as ThinkingWorker
  let open: Table | null = table
  const computers = new ComputerPlayers({
    thinkingWorker,
    pace,
    table: () => open,
    isWatched,
    report: (error, context) => reported.push([error, context]),
  })
  onTestFinished(() => computers.close())
  const close = () => {
    open = null
  }
  return { computers, thoughts, played, reported, close }
}

const quiet = () => new Promise(resolve => setTimeout(resolve, 30))

test('each is asked with what it sees, and its move is made; then the next is asked', async () => {
  const left = [
    { seat: 1, step: 4 },
    { seat: 2, step: 5, level: 'easy' as const },
  ]
  const at = sitting({ seats: () => left, think: () => ({ type: 'second' }), play: () => void left.shift() })
  at.computers.moved()
  await expect
    .poll(() => at.played)
    .toEqual([
      [1, 4, { type: 'second' }],
      [2, 5, { type: 'second' }],
    ])
  expect(at.thoughts).toMatchObject([
    { game: 'blank', view: { story: ['x'] }, level: 'sharp' },
    { game: 'blank', view: { story: ['x'] }, level: 'easy' },
  ])
  for (const { seed } of at.thoughts) expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true)
  expect(at.thoughts[0]!.seed).not.toBe(at.thoughts[1]!.seed)
  expect(at.reported).toEqual([])
})

test('the worker gets plain data, whatever the view is made of', async () => {
  const view = {
    get story() {
      return ['made when asked for']
    },
    act: () => {},
  }
  const at = sitting({ seats: () => (at.played.length > 0 ? [] : [{ view }]), think: () => ({ type: 'first' }) })
  at.computers.moved()
  await expect.poll(() => at.played).toHaveLength(1)
  expect(Object.getOwnPropertyDescriptors(at.thoughts[0]!.view)).toEqual(
    Object.getOwnPropertyDescriptors({ story: ['made when asked for'] }),
  )
})

test('nobody is asked while no screen is there, or no table is open', async () => {
  let isWatched = false
  const at = sitting({
    seats: () => (at.played.length > 0 ? [] : [{}]),
    think: () => ({ type: 'first' }),
    isWatched: () => isWatched,
  })
  at.computers.moved()
  await quiet()
  expect(at.thoughts).toEqual([])
  isWatched = true
  at.close()
  at.computers.moved()
  await quiet()
  expect([at.thoughts, at.reported]).toEqual([[], []])
})

test('one that waits is asked again once something changed, and the next one meanwhile', async () => {
  const at = sitting({
    seats: () => [
      { seat: 0, toMove: false },
      { seat: 1, toMove: false },
    ],
    think: () => null,
  })
  at.computers.moved()
  await quiet()
  expect(at.thoughts).toHaveLength(2)
  expect(at.played).toEqual([])
  at.computers.moved()
  await quiet()
  expect(at.thoughts).toHaveLength(4)
})

test('one that is to move may not wait: its first possible move is made', async () => {
  const at = sitting({ seats: () => (at.played.length > 0 ? [] : [{ seat: 3, step: 2 }]), think: () => null })
  at.computers.moved()
  await expect.poll(() => at.played).toEqual([[3, 2, { type: 'first' }]])
  expect(at.reported).toEqual([])
})

test('one that cannot think makes the first move there is, and the log says why', async () => {
  const error = new Error('no idea')
  const at = sitting({
    seats: () => (at.played.length > 0 ? [] : [{ seat: 2 }]),
    think: () => Promise.reject(error),
  })
  at.computers.moved()
  await expect.poll(() => at.played).toEqual([[2, 0, { type: 'first' }]])
  expect(at.reported).toEqual([[error, { where: 'computer player', game: 'blank', seat: 2 }]])
})

test('a bad move of one that is not to move is reported, and it waits', async () => {
  const error = new Error('not offered')
  const at = sitting({
    seats: () => [{ seat: 2, toMove: false }],
    think: () => ({ type: 'bad' }),
    play: () => {
      throw error
    },
  })
  at.computers.moved()
  await quiet()
  expect(at.reported).toEqual([[error, { where: 'computer player', game: 'blank', seat: 2 }]])
  expect(at.thoughts).toHaveLength(1)
  expect(at.played).toEqual([])
})

test('one whose every move is refused waits, and does not try for ever', async () => {
  const at = sitting({
    seats: () => [{ seat: 2 }],
    think: () => ({ type: 'bad' }),
    play: () => {
      throw new Error('never')
    },
  })
  at.computers.moved()
  await quiet()
  expect(at.thoughts).toHaveLength(1)
  expect(at.reported).toHaveLength(1)
})

test('a move that came too late, because somebody moved, is no bug: it thinks again', async () => {
  let late = true
  const at = sitting({
    seats: () => (at.played.length > 0 ? [] : [{}]),
    think: () => {
      if (late) at.computers.moved()
      return { type: 'second' }
    },
    play: () => {
      if (late) {
        late = false
        throw new Error('stale')
      }
    },
  })
  at.computers.moved()
  await expect.poll(() => at.played).toEqual([[0, 0, { type: 'second' }]])
  expect(at.thoughts).toHaveLength(2)
  expect(at.reported).toEqual([])
})

test('a thought for a table that was closed meanwhile is not played', async () => {
  const at = sitting({
    seats: () => [{}],
    think: () => {
      at.close()
      return { type: 'first' }
    },
  })
  at.computers.moved()
  await quiet()
  expect(at.played).toEqual([])
  expect(at.thoughts).toHaveLength(1)
})

test('nothing is played or asked once the host is stopped', async () => {
  const at = sitting({
    seats: () => [{}],
    think: () => {
      at.computers.close()
      return { type: 'first' }
    },
  })
  at.computers.moved()
  await quiet()
  expect(at.played).toEqual([])
  expect(at.thoughts).toHaveLength(1)
  at.computers.moved()
  await quiet()
  expect(at.thoughts).toHaveLength(1)
})

test('one thought at a time, however often something changes', async () => {
  let thinking = 0
  let most = 0
  const at = sitting({
    seats: () => (at.played.length > 4 ? [] : [{}]),
    think: async () => {
      most = Math.max(most, ++thinking)
      at.computers.moved()
      await nothingFor(2)
      thinking--
      return { type: 'first' }
    },
  })
  at.computers.moved()
  at.computers.moved()
  await expect.poll(() => at.played.length).toBe(5)
  expect(most).toBe(1)
})

test('an error in listing them is reported, and they continue when something changes', async () => {
  let broken = true
  const at = sitting({
    seats: () => {
      if (broken) throw new Error('ours')
      return at.played.length > 0 ? [] : [{}]
    },
    think: () => ({ type: 'first' }),
  })
  at.computers.moved()
  await quiet()
  expect(at.reported).toEqual([[new Error('ours'), { where: 'computer players' }]])
  broken = false
  at.computers.moved()
  await expect.poll(() => at.played).toHaveLength(1)
})
