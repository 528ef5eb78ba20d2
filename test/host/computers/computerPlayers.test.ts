// Computer players at an obedient table: when they are asked, when they rest, how long they take, and what happens to a
// bad thought.
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ThinkingWorker, ThinkRequest } from '../../../main/host/computers/thinkingWorker.ts'
import { ComputerPlayers } from '../../../main/host/computers/computerPlayers.ts'
import {
  gestureAfterNaming,
  PACES_AFTER_NAMING,
  PACES_BEFORE_INTERRUPTING,
  PACES_TO_READ_SENTENCE,
  PACES_TO_READ_RESULT,
  MIN_PACE_WITH_GESTURES_MS,
} from '../../../main/host/computers/manners.ts'
import { TEMPERAMENTS } from '../../../shared/engine/index.ts'
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
  isDisplayed = false,
  lastNaming = () => null,
  chairs = [],
  hasComputers = true,
}: {
  seats: () => Partial<ComputerTurn>[]
  think: (thought: ThinkRequest) => Move | Promise<Move>
  play?: (seat: number, step: number, move: { type: string }) => void
  isWatched?: () => boolean
  pace?: number
  isDisplayed?: boolean
  lastNaming?: () => Table['lastNaming']
  chairs?: { kind: string; name: string }[]
  hasComputers?: boolean
}) {
  const thoughts: ThinkRequest[] = []
  const played: [seat: number, step: number, move: { type: string }][] = []
  const reported: [error: unknown, context: object][] = []
  const reacted: [seat: number, gesture: string][] = []
  const stub = () =>
    ({
      chairs,
      hasComputers,
      get lastNaming() {
        return lastNaming()
      },
      *computers() {
        for (const seat of seats())
          yield {
            seat: 0,
            step: 0,
            toMove: true,
            game: 'blank',
            level: 'sharp',
            clears: false,
            temperament: null,
            afterSentence: false,
            answersPerson: false,
            names: () => false,
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
    }) as unknown as Table
  const thinkingWorker = {
    think: async (thought: ThinkRequest) => {
      thoughts.push(thought)
      return think(thought)
    },
  } as unknown as ThinkingWorker
  let open: Table | null = stub()
  const computers = new ComputerPlayers({
    thinkingWorker,
    pace,
    table: () => open,
    isWatched,
    isDisplayed: () => isDisplayed,
    react: (seat, gesture) => reacted.push([seat, gesture]),
    report: (error, context) => reported.push([error, context]),
  })
  onTestFinished(() => computers.close())
  const close = () => {
    open = null
  }
  const openAnother = () => {
    open = stub()
  }
  return { computers, thoughts, played, reported, reacted, close, openAnother }
}

const quiet = () => new Promise(resolve => setTimeout(resolve, 30))

test('where only people play, nobody is asked', async () => {
  let asked = 0
  const at = sitting({ hasComputers: false, seats: () => [{ seat: ++asked }], think: () => ({ type: 'first' }) })
  at.computers.noteChange()
  await quiet()
  expect([asked, at.thoughts, at.played]).toEqual([0, [], []])
})

test('each is asked with what it sees, and its move is made; then the next is asked', async () => {
  const left = [
    { seat: 1, step: 4 },
    { seat: 2, step: 5, level: 'easy' as const },
  ]
  const at = sitting({ seats: () => left, think: () => ({ type: 'second' }), play: () => void left.shift() })
  at.computers.noteChange()
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
  at.computers.noteChange()
  await expect.poll(() => at.played).toHaveLength(1)
  expect(Object.getOwnPropertyDescriptors(at.thoughts[0]!.view)).toEqual(
    Object.getOwnPropertyDescriptors({ story: ['made when asked for'] }),
  )
})

test('nobody is asked while no screen is there, or no table is open', async () => {
  let isWatched = false
  let asked = 0
  const at = sitting({
    seats: () => (asked++, at.played.length > 0 ? [] : [{}]),
    think: () => ({ type: 'first' }),
    isWatched: () => isWatched,
  })
  at.computers.noteChange()
  await quiet()
  expect([asked, at.thoughts]).toEqual([0, []])
  isWatched = true
  at.computers.noteChange()
  await expect.poll(() => at.played).toHaveLength(1)
  at.thoughts.length = 0
  at.close()
  at.computers.noteChange()
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
  at.computers.noteChange()
  await quiet()
  expect(at.thoughts).toHaveLength(2)
  expect(at.played).toEqual([])
  at.computers.noteChange()
  await quiet()
  expect(at.thoughts).toHaveLength(4)
})

test('one that chose to wait thinks again when it became its turn meanwhile', async () => {
  let toMove = false
  const at = sitting({
    seats: () => (at.played.length > 0 ? [] : [{ seat: 1, toMove }]),
    think: () => {
      if (toMove) return { type: 'second' }
      toMove = true // somebody passes the word on while it thinks
      at.computers.noteChange()
      return null
    },
  })
  at.computers.noteChange()
  await expect.poll(() => at.played).toEqual([[1, 0, { type: 'second' }]])
  expect(at.thoughts).toHaveLength(2)
})

test('one that is to move may not wait: its first possible move is made', async () => {
  const at = sitting({ seats: () => (at.played.length > 0 ? [] : [{ seat: 3, step: 2 }]), think: () => null })
  at.computers.noteChange()
  await expect.poll(() => at.played).toEqual([[3, 2, { type: 'first' }]])
  expect(at.reported).toEqual([])
})

test('one that cannot think makes the first move there is, and the log says why', async () => {
  const error = new Error('no idea')
  const at = sitting({
    seats: () => (at.played.length > 0 ? [] : [{ seat: 2 }]),
    think: () => Promise.reject(error),
  })
  at.computers.noteChange()
  await expect.poll(() => at.played).toEqual([[2, 0, { type: 'first' }]])
  expect(at.reported).toEqual([[error, { where: 'computer player', game: 'blank', seat: 2 }]])
})

test('a move that is not offered is a bug: it is logged, and another is made in its place', async () => {
  const at = sitting({
    seats: () => (at.played.length > 0 ? [] : [{ step: 3 }]),
    think: () => ({ type: 'cheat' }),
    play: (_, __, { type }) => {
      if (type === 'cheat') throw new Error('not offered')
    },
  })
  at.computers.noteChange()
  await expect.poll(() => at.played).toEqual([[0, 3, { type: 'first' }]])
  expect(at.reported).toHaveLength(1)
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
  at.computers.noteChange()
  await quiet()
  expect(at.reported).toEqual([[error, { where: 'computer player', game: 'blank', seat: 2 }]])
  expect(at.thoughts).toHaveLength(1)
  expect(at.played).toEqual([])
})

test('one whose every move is refused waits for a change, and so does one that chose to wait', async () => {
  const at = sitting({
    seats: () => [{ seat: 1, toMove: false, level: 'easy' }, { seat: 2 }],
    think: ({ level }) => (level === 'easy' ? null : { type: 'bad' }),
    play: () => {
      throw new Error('never')
    },
  })
  at.computers.noteChange()
  await quiet()
  expect(at.thoughts.map(({ level }) => level)).toEqual(['easy', 'sharp'])
  expect(at.reported).toHaveLength(1)
})

test('a move that came too late, because somebody moved, is no bug: it thinks again', async () => {
  let late = true
  const at = sitting({
    seats: () => (at.played.length > 0 ? [] : [{}]),
    think: () => {
      if (late) at.computers.noteChange()
      return { type: 'second' }
    },
    play: () => {
      if (late) {
        late = false
        throw new Error('stale')
      }
    },
  })
  at.computers.noteChange()
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
  at.computers.noteChange()
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
  at.computers.noteChange()
  await quiet()
  expect(at.played).toEqual([])
  expect(at.thoughts).toHaveLength(1)
  at.computers.noteChange()
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
      at.computers.noteChange()
      await nothingFor(2)
      thinking--
      return { type: 'first' }
    },
  })
  at.computers.noteChange()
  at.computers.noteChange()
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
  const error = [new Error('ours'), { where: 'computer players' }]
  for (const errors of [[error], [error, error]]) {
    at.computers.noteChange()
    await expect.poll(() => at.reported).toEqual(errors)
  }
  broken = false
  at.computers.noteChange()
  await expect.poll(() => at.played).toHaveLength(1)
})

const pace = 40
/** Milliseconds before each of these turns, in their order. */
async function waits(turns: readonly Partial<ComputerTurn>[], isDisplayed = false): Promise<number[]> {
  const left = [...turns]
  const times = [performance.now()]
  const at = sitting({
    seats: () => left.slice(0, 1),
    think: () => ({ type: 'first' }),
    play: () => {
      left.shift()
      times.push(performance.now())
    },
    pace,
    isDisplayed,
  })
  at.computers.noteChange()
  await expect.poll(() => left, { interval: 5 }).toEqual([])
  return times.slice(1).map((time, nth) => time - times[nth]!)
}

describe('people can follow', () => {
  test('a sentence stands about three seconds on a TV before a computer player adds the next one', async () => {
    const [told, silent] = await waits([{ afterSentence: true }, { afterSentence: false }], true)
    expect(told).toBeGreaterThan(0.95 * PACES_TO_READ_SENTENCE.display * pace)
    expect(silent).toBeLessThan(told!)
    expect(PACES_TO_READ_SENTENCE.display * 900).toBeGreaterThan(2800) // the usual pace
    expect(PACES_TO_READ_SENTENCE.display * 900).toBeLessThan(3300)
  })

  test('three questions in a row leave two seconds each where no TV is', async () => {
    const asked = await waits(Array.from({ length: 3 }, () => ({ afterSentence: true })))
    for (const wait of asked) expect(wait).toBeGreaterThan(0.95 * PACES_TO_READ_SENTENCE.seats * pace)
  })

  test('the answer to my own question stands about three seconds before a computer player goes on', async () => {
    const [mine, theirs] = await waits([
      { afterSentence: true, answersPerson: true },
      { afterSentence: true, answersPerson: false },
    ])
    expect(mine).toBeGreaterThan(0.95 * PACES_TO_READ_SENTENCE.answer * pace)
    expect(theirs).toBeLessThan(mine!)
    expect(PACES_TO_READ_SENTENCE.answer * 900).toBeGreaterThan(2800) // the usual pace
  })

  test('a move for a person out of time waits for no sentence', async () => {
    const [late, other] = await waits([
      { afterSentence: true, isLate: true },
      { afterSentence: true, isLate: false },
    ])
    expect(late).toBeLessThan(other!)
  })

  test('bold ones move faster than careful ones, who hesitate longer before they name', async () => {
    const names = () => true
    const [bold, careful] = await waits([
      { temperament: 'bold', names },
      { temperament: 'careful', names },
    ])
    expect(careful).toBeGreaterThan(bold! + pace)
  })
})

describe('people have their moment', () => {
  test.each([
    ['to read the result before a computer player deals the next hand', { clears: true }, PACES_TO_READ_RESULT],
    ['to see a card that was named', { afterNaming: true }, PACES_AFTER_NAMING],
  ])('%s', async (_, turn, paces) => {
    const [long, short] = await waits([turn, {}])
    expect(long).toBeGreaterThan(0.9 * paces * pace)
    expect(short).toBeLessThan(long!)
  })

  test('before an only move too: pace reveals nothing', async () => {
    for (const offers of [[{ type: 'only' }], [{ type: 'first' }, { type: 'second' }, { type: 'third' }]]) {
      const [wait] = await waits([{ offers }])
      expect(wait).toBeGreaterThan(0.95 * pace)
    }
  })

  test.each([
    ['to act before a computer player interrupts them', false],
    ['and if they have acted, it goes on at once', true],
  ])('%s', async (_, personActs) => {
    let interrupts = true
    let spoken = 0
    const began = performance.now()
    const at = sitting({
      seats: () => (at.played.length > 0 ? [] : [{ seat: 1, toMove: false, interrupts }]),
      think: () => ({ type: 'first' }),
      play: () => void (spoken = performance.now() - began),
      pace,
    })
    at.computers.noteChange()
    if (personActs) {
      interrupts = false
      at.computers.noteChange()
    }
    await expect.poll(() => at.played, { interval: 5 }).toHaveLength(1)
    if (personActs) expect(spoken).toBeLessThan(0.5 * PACES_BEFORE_INTERRUPTING * pace)
    else expect(spoken).toBeGreaterThan(0.9 * PACES_BEFORE_INTERRUPTING * pace)
  })

  test('but a new game does not wait for a dealer of the last one', async () => {
    let deals = true
    const at = sitting({
      seats: () => (at.played.length > 0 ? [] : [{ clears: deals }]),
      think: () => ({ type: deals ? 'deal' : 'pass' }),
      pace,
    })
    at.computers.noteChange()
    const began = performance.now()
    deals = false
    at.openAnother()
    at.computers.noteChange()
    await expect.poll(() => at.played, { interval: 10 }).toEqual([[0, 0, { type: 'pass' }]])
    expect(performance.now() - began).toBeLessThan(0.7 * PACES_TO_READ_RESULT * pace)
  })
})

describe('gestures', () => {
  const chairs = [
    { kind: 'person', name: 'Ana' },
    { kind: 'computer', name: 'Bruno' },
    { kind: 'computer', name: 'Cleo' },
  ]
  const naming = (by: number, of: number | null, right: boolean, key = '1 1') => ({ by, of, right, key })
  const answer = (...[by, of, right]: [number, number | null, boolean]) =>
    gestureAfterNaming(naming(by, of, right), chairs as never)

  test('a computer player whose card was named shows respect, also to another computer', () => {
    expect(answer(0, 1, true)).toEqual({ seat: 1, gesture: 'hat' })
    expect(answer(1, 2, true)).toEqual({ seat: 2, gesture: 'hat' })
  })
  test('one applauds who finds the table’s secret, or a person’s', () => {
    expect(answer(0, null, true)).toEqual({ seat: 1, gesture: 'bravo' })
    expect(answer(1, 0, true)).toEqual({ seat: 2, gesture: 'bravo' })
  })
  test('one sighs about its own mistake, and nobody says anything about a person’s', () => {
    expect(answer(1, 0, false)).toEqual({ seat: 1, gesture: 'ouch' })
    expect(answer(0, 1, false)).toBeNull()
  })

  test('a gesture comes before the name, and its answer after it, each once', async () => {
    let named: Table['lastNaming'] = null
    const order: string[] = []
    const at = sitting({
      seats: () => (named ? [] : [{ seat: 2, temperament: 'chatty', names: () => true }]),
      think: () => ({ type: 'first' }),
      play: () => {
        order.push(...at.reacted.map(([seat, gesture]) => `${seat} ${gesture}`), 'named')
        named = naming(2, 1, true)
      },
      pace: MIN_PACE_WITH_GESTURES_MS,
      chairs,
      lastNaming: () => named,
    })
    at.computers.noteChange()
    await expect.poll(() => at.reacted.at(-1)).toEqual([1, 'hat'])
    expect(order.slice(-2)).toEqual(['2 gasp', 'named'])
    at.computers.noteChange()
    await nothingFor(MIN_PACE_WITH_GESTURES_MS * 5)
    expect(at.reacted.filter(([, gesture]) => gesture === 'hat')).toHaveLength(1)
  })

  test('at a quick pace nobody makes any', async () => {
    let named: Table['lastNaming'] = null
    const at = sitting({
      seats: () => (named ? [] : [{ seat: 2, temperament: 'chatty', names: () => true }]),
      think: () => ({ type: 'first' }),
      play: () => void (named = naming(2, 1, true)),
      chairs,
      lastNaming: () => named,
    })
    at.computers.noteChange()
    await expect.poll(() => at.played).toHaveLength(1)
    await quiet()
    expect(at.reacted).toEqual([])
  })
})

test('no temperament plays another move: they differ in pace and gestures alone', async () => {
  const seeds = new Set<string>()
  for (const temperament of TEMPERAMENTS) {
    const at = sitting({
      seats: () => (at.played.length > 0 ? [] : [{ temperament }]),
      think: () => ({ type: 'second' }),
    })
    at.computers.noteChange()
    await expect.poll(() => at.played).toEqual([[0, 0, { type: 'second' }]])
    seeds.add(JSON.stringify({ ...at.thoughts[0], seed: null }))
  }
  expect([...seeds]).toHaveLength(1) // the worker is told nothing of it
})
