// Computer players at an obedient table: when they are asked, when they rest, how long they take, and what happens to a
// bad thought.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ThinkingWorker, ThinkRequest } from '../../../main/host/computers/thinkingWorker.ts'
import { ComputerPlayers } from '../../../main/host/computers/computerPlayers.ts'
import {
  gestureAfterNaming,
  MANNERS_BY_TEMPERAMENT,
  PACES_AFTER_NAMING,
  PACES_BEFORE_ENDING_FOR_ALL,
  PACES_BEFORE_INTERRUPTING,
  PACES_TO_READ_SENTENCE,
  PACE_FACTOR_AFTER_PEOPLE_ARE_OUT,
  PACES_TO_READ_RESULT,
  MIN_PACE_WITH_GESTURES_MS,
} from '../../../main/host/computers/manners.ts'
import { TEMPERAMENTS } from '../../../shared/engine/index.ts'
import type { ComputerTurn } from '../../../main/host/table/computerTurns.ts'
import type { Table } from '../../../main/host/table/table.ts'
import { nothingFor } from '../../kit/until.ts'

// Time passes as a test says, also where computer players wait.
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise(resolve => setTimeout(resolve, ms)),
}))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

type Move = { type: string } | null

/**
 * A table at which `turn` is to be played once, or whatever `seats` says; a thinking worker that answers as told;
 * and everything that came of it.
 */
function sitting({
  turn = {},
  seats,
  think = () => ({ type: 'second' }),
  play = () => {},
  isAnyScreenThere = () => true,
  pace = 0,
  isDisplayed = false,
  lastNaming = () => null,
  chairs = [],
  hasComputers = true,
}: {
  turn?: Partial<ComputerTurn>
  seats?: () => Partial<ComputerTurn>[]
  think?: (thought: ThinkRequest) => Move | Promise<Move>
  play?: (seat: number, step: number, move: { type: string }, turn: { isLate?: boolean }) => void
  isAnyScreenThere?: () => boolean
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
        for (const seat of seats?.() ?? (played.length > 0 ? [] : [turn]))
          yield {
            seat: 0,
            step: 0,
            isToMove: true,
            game: 'blank',
            level: 'sharp',
            mayClearResult: false,
            temperament: null,
            isAfterSentence: false,
            followsPersonsMove: false,
            areAllPeopleOut: false,
            names: () => false,
            isLeftToPeople: () => false,
            view: { story: ['x'] },
            offers: [{ type: 'first' }, { type: 'second' }],
            ...seat,
          }
      },
      play: {
        moveByComputer(seat: number, step: number, move: { type: string }, turn: { isLate?: boolean }) {
          play(seat, step, move, turn)
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
    isAnyScreenThere,
    isDisplayed: () => isDisplayed,
    react: (seat, gesture) => reacted.push([seat, gesture]),
    reportFault: (error, context) => reported.push([error, context]),
  })
  const close = () => {
    open = null
  }
  const openAnother = () => {
    open = stub()
  }
  /** Something changes at the table, and computer players do all that follows from it. */
  const change = async () => {
    computers.noteChange()
    await vi.runAllTimersAsync()
  }
  return { computers, thoughts, played, reported, reacted, close, openAnother, change }
}

test('where only people play, nobody is asked', async () => {
  let asked = 0
  const at = sitting({ hasComputers: false, seats: () => [{ seat: ++asked }] })
  await at.change()
  expect([asked, at.thoughts, at.played]).toEqual([0, [], []])
})

test('each is asked with what it sees, and its move is made; then the next is asked', async () => {
  const left = [
    { seat: 1, step: 4 },
    { seat: 2, step: 5, level: 'easy' as const },
  ]
  const at = sitting({ seats: () => left, play: () => void left.shift() })
  await at.change()
  expect(at.played).toEqual([
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
  const at = sitting({ turn: { view } })
  await at.change()
  expect(Object.getOwnPropertyDescriptors(at.thoughts[0]!.view)).toEqual(
    Object.getOwnPropertyDescriptors({ story: ['made when asked for'] }),
  )
})

test('nobody is asked while no screen is there, or no table is open', async () => {
  let isAnyScreenThere = false
  let asked = 0
  const at = sitting({
    seats: () => (asked++, at.played.length > 0 ? [] : [{}]),
    isAnyScreenThere: () => isAnyScreenThere,
  })
  await at.change()
  expect([asked, at.thoughts]).toEqual([0, []])
  isAnyScreenThere = true
  await at.change()
  expect(at.played).toHaveLength(1)
  at.thoughts.length = 0
  at.close()
  await at.change()
  expect([at.thoughts, at.reported]).toEqual([[], []])
})

test('one that waits is asked again once something changed, and the next one meanwhile', async () => {
  const waiting = [0, 1].map(seat => ({ seat, isToMove: false }))
  const at = sitting({ seats: () => waiting, think: () => null })
  await at.change()
  expect([at.thoughts.length, at.played]).toEqual([2, []])
  await at.change()
  expect(at.thoughts).toHaveLength(4)
})

test('one that chose to wait thinks again when it became its turn meanwhile', async () => {
  let isToMove = false
  const at = sitting({
    seats: () => (at.played.length > 0 ? [] : [{ seat: 1, isToMove }]),
    think: () => {
      if (isToMove) return { type: 'second' }
      isToMove = true // somebody passes the word on while it thinks
      at.computers.noteChange()
      return null
    },
  })
  await at.change()
  expect(at.played).toEqual([[1, 0, { type: 'second' }]])
  expect(at.thoughts).toHaveLength(2)
})

const error = new Error('no idea')
const fails = () => {
  throw error
}
const cheats = () => ({ type: 'cheat' })
test.each<[what: string, toMove: boolean, think: () => Move, played: string[], reported: Error[]]>([
  ['that is to move may not wait: its first possible move is made', true, () => null, ['first'], []],
  ['that cannot think is reported, and its first possible move is made', true, fails, ['first'], [error]],
  ['that makes a bad move is reported, and its first possible one is made', true, cheats, ['first'], [error]],
  ['that makes a bad move out of turn is reported, and waits', false, cheats, [], [error]],
])('one %s', async (_, isToMove, think, played, reported) => {
  const play = (...[, , { type }]: [number, number, { type: string }]) => {
    if (type === 'cheat') fails()
  }
  const at = sitting({ turn: { seat: 2, step: 3, isToMove }, think, play })
  await at.change()
  expect(at.thoughts).toHaveLength(1)
  expect(at.played).toEqual(played.map(type => [2, 3, { type }]))
  expect(at.reported).toEqual(reported.map(fault => [fault, { where: 'computer player', game: 'blank', seat: 2 }]))
})

test('one whose every move is refused is reported and waits, and so does one that chose to wait', async () => {
  const at = sitting({
    seats: () => [{ seat: 1, isToMove: false, level: 'easy' }, { seat: 2 }],
    think: ({ level }) => (level === 'easy' ? null : { type: 'bad' }),
    play: fails,
  })
  await at.change()
  expect(at.thoughts.map(({ level }) => level)).toEqual(['easy', 'sharp'])
  expect(at.reported).toHaveLength(1)
})

test('a move that came too late, because somebody moved, is no bug: it thinks again', async () => {
  let late = true
  const at = sitting({
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
  await at.change()
  expect(at.played).toEqual([[0, 0, { type: 'second' }]])
  expect(at.thoughts).toHaveLength(2)
  expect(at.reported).toEqual([])
})

test('a move for a person out of time says so, as they may have got more time meanwhile', async () => {
  const late: (boolean | undefined)[] = []
  await sitting({ turn: { isLate: true }, play: (_, __, ___, { isLate }) => void late.push(isLate) }).change()
  expect(late).toEqual([true])
})

test.each<[what: string, happens: (at: ReturnType<typeof sitting>) => void]>([
  ['for a table that was closed meanwhile', at => at.close()],
  ['after which the host is stopped', at => at.computers.close()],
])('a thought %s is not played, and there is no other', async (_, happens) => {
  const at = sitting({
    think: () => {
      happens(at)
      return { type: 'first' }
    },
  })
  for (let changes = 0; changes < 2; changes++) {
    await at.change()
    expect(at.played).toEqual([])
    expect(at.thoughts).toHaveLength(1)
  }
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
  await at.change()
  expect([at.played.length, most]).toEqual([5, 1])
})

test('an error in listing them is reported, and they continue when something changes', async () => {
  let broken = true
  const at = sitting({
    seats: () => {
      if (broken) throw error
      return at.played.length > 0 ? [] : [{}]
    },
  })
  for (let errors = 1; errors <= 2; errors++) {
    await at.change()
    expect(at.reported).toEqual(Array.from({ length: errors }, () => [error, { where: 'computer players' }]))
  }
  broken = false
  await at.change()
  expect(at.played).toHaveLength(1)
})

const PACE = 100
/** How many paces pass before each of these turns, in their order. */
async function pacesBefore(turns: readonly Partial<ComputerTurn>[], isDisplayed = false): Promise<number[]> {
  const left = [...turns]
  const times = [performance.now()]
  const at = sitting({
    seats: () => left.slice(0, 1),
    play: () => {
      left.shift()
      times.push(performance.now())
    },
    pace: PACE,
    isDisplayed,
  })
  await at.change()
  return times.slice(1).map((time, nth) => (time - times[nth]!) / PACE)
}

describe('people can follow: a computer player leaves them time', () => {
  const { display, answer, seats } = PACES_TO_READ_SENTENCE
  const { bold, careful } = MANNERS_BY_TEMPERAMENT
  test.each<[what: string, turn: Partial<ComputerTurn>, paces: number, isDisplayed?: boolean]>([
    ['to read a sentence together on a TV', { isAfterSentence: true }, display, true],
    ['to read a sentence where no TV is', { isAfterSentence: true }, seats],
    ['to read the answer to their own question', { isAfterSentence: true, followsPersonsMove: true }, answer],
    ['to read the answer to it where a TV is', { isAfterSentence: true, followsPersonsMove: true }, answer, true],
    ['less once every person is out of the deal', { isAfterSentence: true, areAllPeopleOut: true }, seats * PACE_FACTOR_AFTER_PEOPLE_ARE_OUT], // prettier-ignore
    ['but not where a TV shows how it ends', { isAfterSentence: true, areAllPeopleOut: true }, display, true],
    ['to read the result before it deals the next hand', { mayClearResult: true }, PACES_TO_READ_RESULT],
    ['to see a card that was named', { isAfterNaming: true }, PACES_AFTER_NAMING],
    ['to act before it interrupts them', { isToMove: false, wouldInterruptPeople: true }, PACES_BEFORE_INTERRUPTING],
    ['if nothing is to be read, of one pace', {}, 1],
    ['if a person is out of time, of one pace', { isAfterSentence: true, isLate: true }, 1],
    ['before an only move too: pace reveals nothing', { offers: [{ type: 'only' }] }, 1],
    ['if it is bold, a little less', { temperament: 'bold' }, bold.tempo],
    ['if it is bold, little before it names', { temperament: 'bold', names: () => true }, bold.tempo + bold.hesitation],
    [
      'if it is careful, long before it names',
      { temperament: 'careful', names: () => true },
      careful.tempo + careful.hesitation,
    ],
    [
      'to end the game for all themselves',
      { temperament: 'careful', names: () => true, isLeftToPeople: () => true },
      careful.tempo + PACES_BEFORE_ENDING_FOR_ALL,
    ],
  ])('%s', async (_, turn, paces, isDisplayed) => {
    const inARow = await pacesBefore([turn, turn, turn], isDisplayed)
    for (const before of inARow) expect(before).toBeCloseTo(paces, 1)
  })

  test('about three seconds at the usual pace for what all read, four for what a person asked for', () => {
    expect(display * 900).toBeGreaterThan(2800)
    expect(display * 900).toBeLessThan(3300)
    expect(answer * 900).toBeGreaterThan(3700)
    expect(answer * 900).toBeLessThan(4300)
  })

  test('and if they have acted, it goes on at once', async () => {
    let wouldInterruptPeople = true
    const at = sitting({
      seats: () => (at.played.length > 0 ? [] : [{ isToMove: false, wouldInterruptPeople }]),
      pace: PACE,
    })
    at.computers.noteChange()
    wouldInterruptPeople = false
    at.computers.noteChange()
    await vi.advanceTimersByTimeAsync(2 * PACE)
    expect(at.played).toHaveLength(1)
  })

  test('but a new game does not wait for a dealer of the last one', async () => {
    let deals = true
    const at = sitting({
      seats: () => (at.played.length > 0 ? [] : [{ mayClearResult: deals }]),
      think: () => ({ type: deals ? 'deal' : 'pass' }),
      pace: PACE,
    })
    at.computers.noteChange()
    deals = false
    at.openAnother()
    at.computers.noteChange()
    await vi.advanceTimersByTimeAsync(2 * PACE)
    expect(at.played).toEqual([[0, 0, { type: 'pass' }]])
  })
})

describe('gestures', () => {
  const chairs = [
    { kind: 'person', name: 'Ana' },
    { kind: 'computer', name: 'Bruno' },
    { kind: 'computer', name: 'Cleo' },
  ]

  test.each<[what: string, by: number, of: number | null, right: boolean, answer: [number, string] | null]>([
    ['shows respect if its card was named', 0, 1, true, [1, 'hat']],
    ['shows respect to another computer player too', 1, 2, true, [2, 'hat']],
    ['applauds who finds the table’s secret', 0, null, true, [1, 'bravo']],
    ['applauds who finds a person’s', 1, 0, true, [2, 'bravo']],
    ['sighs about its own mistake', 1, 0, false, [1, 'ouch']],
    ['says nothing about a person’s', 0, 1, false, null],
  ])('a computer player %s', (_, by, of, right, answer) => {
    const [seat, gesture] = answer ?? []
    expect(gestureAfterNaming({ by, of, right }, chairs as never)).toEqual(answer && { seat, gesture })
  })

  /** A chatty computer player names the card of another one, at this pace; and in which order what is seen. */
  const naming = async (pace: number) => {
    let named: Table['lastNaming'] = null
    const order: string[] = []
    const at = sitting({
      seats: () => (named ? [] : [{ seat: 2, temperament: 'chatty', names: () => true }]),
      play: () => {
        order.push(...at.reacted.map(([seat, gesture]) => `${seat} ${gesture}`), 'named')
        named = { by: 2, of: 1, right: true, namingKey: '1 1' }
      },
      pace,
      chairs,
      lastNaming: () => named,
    })
    await at.change()
    return { at, order }
  }

  test('a gesture comes before the name, and its answer after it, each once', async () => {
    const { at, order } = await naming(MIN_PACE_WITH_GESTURES_MS)
    expect(order.slice(-2)).toEqual(['2 gasp', 'named'])
    await at.change()
    expect(at.reacted.filter(([, gesture]) => gesture === 'hat')).toEqual([[1, 'hat']])
  })

  test('at a quick pace nobody makes any', async () => {
    const { at } = await naming(0)
    expect(at.played).toHaveLength(1)
    expect(at.reacted).toEqual([])
  })
})

test('no temperament plays another move: they differ in pace and gestures alone', async () => {
  const thoughts = new Set<string>()
  for (const temperament of TEMPERAMENTS) {
    const at = sitting({ turn: { temperament } })
    await at.change()
    expect(at.played).toEqual([[0, 0, { type: 'second' }]])
    thoughts.add(JSON.stringify({ ...at.thoughts[0], seed: null }))
  }
  expect([...thoughts]).toHaveLength(1) // the worker is told nothing of it
})
