// Computer players between people: a table never waits for one of them for ever.
import { expect, test } from 'vitest'
import type { ThinkingWorker } from '../../../main/host/computers/thinkingWorker.ts'
import { ComputerPlayers } from '../../../main/host/computers/computerPlayers.ts'
import {
  PACES_AFTER_NAMING,
  PACES_BEFORE_INTERRUPTING,
  PACES_TO_READ_RESULT,
} from '../../../main/host/computers/manners.ts'
import { loadGames } from '../../../main/host/computers/loadGames.ts'
import type { ComputerTurn } from '../../../main/host/table/computerTurns.ts'
import { Table } from '../../../main/host/table/table.ts'
import { diceFromSeed, fillOfferAtRandom } from '../../../shared/engine/index.ts'

test('a computer player that chose to wait thinks again when it is its turn', async () => {
  let toMove = false
  const moves: unknown[] = []
  const thoughts: ((move: { type: string } | null) => void)[] = []
  const seat = (): ComputerTurn => ({
    seat: 1,
    step: 0,
    toMove,
    game: 'blank',
    isLate: false,
    level: 'normal',
    temperament: null,
    afterSentence: false,
    names: () => false,
    afterNaming: false,
    clears: false,
    interrupts: false,
    view: {},
    offers: [{ type: 'pass' }],
  })
  const table = {
    hasComputers: true,
    *computers() {
      if (moves.length === 0) yield seat()
    },
    play: { moveByComputer: (seat: number, step: number, move: unknown) => void moves.push([seat, step, move]) },
  } as unknown as Table
  const thinkingWorker = {
    think: () => new Promise<{ type: string } | null>(resolve => thoughts.push(resolve)),
  } as unknown as ThinkingWorker
  const computers = new ComputerPlayers({
    thinkingWorker,
    pace: 0,
    table: () => table,
    isWatched: () => true,
    isDisplayed: () => false,
    react: () => {},
    report: () => {},
  })
  computers.moved()
  await expect.poll(() => thoughts.length).toBe(1)
  toMove = true // somebody passes the word on while it thinks
  computers.moved()
  thoughts[0]!(null)
  await expect.poll(() => thoughts.length).toBe(2)
  thoughts[1]!({ type: 'pass' })
  await expect.poll(() => moves).toEqual([[1, 0, { type: 'pass' }]])
  computers.close()
})

test('a move that is not offered is a bug: it is logged, and another is made in its place', async () => {
  const moves: unknown[] = []
  const told: unknown[] = []
  const table = {
    hasComputers: true,
    *computers() {
      if (moves.length === 0)
        yield {
          seat: 0,
          step: 3,
          toMove: true,
          game: 'blank',
          level: 'normal',
          temperament: null,
          afterSentence: false,
          names: () => false,
          afterNaming: false,
          clears: false,
          interrupts: false,
          view: {},
          offers: [{ type: 'pass' }],
        }
    },
    play: {
      moveByComputer(seat: number, step: number, move: { type: string }) {
        if (move.type !== 'pass') throw new Error('not offered')
        moves.push([seat, step, move])
      },
    },
  } as unknown as Table
  const thinkingWorker = { think: () => Promise.resolve({ type: 'cheat' }) } as unknown as ThinkingWorker
  const computers = new ComputerPlayers({
    thinkingWorker,
    pace: 0,
    table: () => table,
    isWatched: () => true,
    isDisplayed: () => false,
    react: () => {},
    report: error => told.push(error),
  })
  computers.moved()
  await expect.poll(() => moves).toEqual([[0, 3, { type: 'pass' }]])
  expect(told).toHaveLength(1)
  computers.close()
})

test('a computer player who deals the next hand first leaves people time to read the result', async () => {
  const pace = 20
  const waited: Record<string, number> = {}
  for (const type of ['pass', 'deal']) {
    const began = performance.now()
    const table = {
      hasComputers: true,
      *computers() {
        if (!(type in waited))
          yield {
            seat: 0,
            step: 0,
            toMove: true,
            game: 'blank',
            level: 'normal',
            temperament: null,
            afterSentence: false,
            names: () => false,
            afterNaming: false,
            clears: type === 'deal',
            interrupts: false,
            view: {},
            offers: [{ type }],
          }
      },
      play: { moveByComputer: () => void (waited[type] = performance.now() - began) },
    } as unknown as Table
    const thinkingWorker = { think: () => Promise.resolve({ type }) } as unknown as ThinkingWorker
    const computers = new ComputerPlayers({
      thinkingWorker,
      pace,
      table: () => table,
      isWatched: () => true,
      isDisplayed: () => false,
      react: () => {},
      report: () => {},
    })
    computers.moved()
    await expect.poll(() => waited[type]).toBeDefined()
    computers.close()
  }
  expect(waited['deal']).toBeGreaterThan(0.9 * PACES_TO_READ_RESULT * pace)
  expect(waited['pass']).toBeLessThan(waited['deal']!)
})

test('a computer player takes its time before an only move too: pace reveals nothing', async () => {
  const pace = 60
  for (const values of [['M1'], ['M1', 'M2', 'M3']]) {
    const began = performance.now()
    let shown: number | null = null
    const offers = [{ type: 'show', tile: { is: 'oneOf', values } }] as unknown as ComputerTurn['offers']
    const table = {
      hasComputers: true,
      *computers() {
        if (shown === null)
          yield {
            seat: 0,
            step: 0,
            toMove: true,
            game: 'piecepack-deduction',
            level: 'normal',
            temperament: null,
            afterSentence: false,
            names: () => false,
            afterNaming: false,
            clears: false,
            interrupts: false,
            view: {},
            offers,
          }
      },
      play: { moveByComputer: () => void (shown = performance.now() - began) },
    } as unknown as Table
    const thinkingWorker = { think: () => Promise.resolve({ type: 'show', tile: 'M1' }) } as unknown as ThinkingWorker
    const computers = new ComputerPlayers({
      thinkingWorker,
      pace,
      table: () => table,
      isWatched: () => true,
      isDisplayed: () => false,
      react: () => {},
      report: () => {},
    })
    computers.moved()
    await expect.poll(() => shown, { interval: 5 }).not.toBeNull()
    computers.close()
    expect(shown).toBeGreaterThan(0.95 * pace)
  }
})

test('a computer player that would interrupt lets the person act first, and then goes on at once', async () => {
  const pace = 20
  for (const personActs of [false, true]) {
    let interrupts = true
    let spoken: number | null = null
    const table = {
      hasComputers: true,
      *computers() {
        if (spoken === null)
          yield {
            seat: 1,
            step: 0,
            toMove: false,
            game: 'communal-deduction',
            level: 'normal',
            temperament: null,
            afterSentence: false,
            names: () => false,
            afterNaming: false,
            clears: false,
            interrupts,
            view: {},
            offers: [{ type: 'claim' }],
          }
      },
      play: { moveByComputer: () => void (spoken = performance.now() - began) },
    } as unknown as Table
    const thinkingWorker = { think: () => Promise.resolve({ type: 'claim' }) } as unknown as ThinkingWorker
    const computers = new ComputerPlayers({
      thinkingWorker,
      pace,
      table: () => table,
      isWatched: () => true,
      isDisplayed: () => false,
      react: () => {},
      report: () => {},
    })
    const began = performance.now()
    computers.moved()
    if (personActs) {
      interrupts = false
      computers.moved()
    }
    await expect.poll(() => spoken, { interval: 5 }).not.toBeNull()
    computers.close()
    if (personActs) expect(spoken).toBeLessThan(0.5 * PACES_BEFORE_INTERRUPTING * pace)
    else expect(spoken).toBeGreaterThan(0.9 * PACES_BEFORE_INTERRUPTING * pace)
  }
})

test('a new game does not wait for a dealer of the last one', async () => {
  const played: string[] = []
  const deals = {
    hasComputers: true,
    *computers() {
      yield {
        seat: 0,
        step: 0,
        toMove: true,
        game: 'blank',
        level: 'normal',
        temperament: null,
        afterSentence: false,
        names: () => false,
        afterNaming: false,
        clears: true,
        interrupts: false,
        view: {},
        offers: [{ type: 'deal' }],
      }
    },
    play: { moveByComputer: () => void played.push('deal') },
  } as unknown as Table
  const goes = {
    hasComputers: true,
    *computers() {
      if (played.length === 0)
        yield {
          seat: 0,
          step: 0,
          toMove: true,
          game: 'blank',
          level: 'normal',
          temperament: null,
          afterSentence: false,
          names: () => false,
          afterNaming: false,
          clears: false,
          interrupts: false,
          view: {},
          offers: [{ type: 'pass' }],
        }
    },
    play: { moveByComputer: () => void played.push('pass') },
  } as unknown as Table
  let table = deals
  const thinkingWorker = {
    think: () => Promise.resolve(table === deals ? { type: 'deal' } : { type: 'pass' }),
  } as unknown as ThinkingWorker
  const pace = 50
  const computers = new ComputerPlayers({
    thinkingWorker,
    pace,
    table: () => table,
    isWatched: () => true,
    isDisplayed: () => false,
    react: () => {},
    report: () => {},
  })
  computers.moved()
  const began = performance.now()
  table = goes
  computers.moved()
  await expect.poll(() => played, { interval: 10 }).toEqual(['pass'])
  expect(performance.now() - began).toBeLessThan(0.7 * PACES_TO_READ_RESULT * pace)
  computers.close()
})

test('a computer player is said to clear the table when its game says so of the move before', async () => {
  const rules = await loadGames()
  const nothing = () => {}
  const doors = { keep: nothing, arranged: nothing, told: nothing, dealt: nothing, finished: nothing }
  const table = new Table({ hunch: 1, id: 'x', code: 'KITE', when: 1 }, rules, doors)
  table.set({ game: 'mind-reader', options: { length: 'one hand each as dealer' } })
  for (const chair of [0, 1]) {
    table.seating.addChair()
    table.seating.seatComputer(chair, 'easy')
  }
  table.start('ab'.repeat(32))
  const luck = diceFromSeed(7)
  const clearing = new Set<string>()
  const others = new Set<string>()
  while (table.phase === 'playing') {
    const [{ seat, step, clears, offers }] = [...table.computers()] as [ComputerTurn]
    for (const { type } of offers) (clears ? clearing : others).add(type)
    table.play.moveByComputer(seat, step, fillOfferAtRandom(luck.pick(offers), luck))
  }
  expect([...clearing]).toEqual(['deal'])
  expect(others).not.toContain('deal')
  expect(others.size).toBeGreaterThan(2)
})

test('where all choose at once, only the first computer player leaves time to read a round', async () => {
  const rules = await loadGames()
  const nothing = () => {}
  const outputs = { keep: nothing, arranged: nothing, told: nothing, dealt: nothing, finished: nothing }
  const table = new Table({ hunch: 1, id: 'x', code: 'KITE', when: 1 }, rules, outputs)
  table.set({ game: 'high-card' })
  for (const chair of [0, 1, 2]) {
    table.seating.addChair()
    table.seating.seatComputer(chair, 'easy')
  }
  table.start('ab'.repeat(32))
  const leavesTime: boolean[] = []
  while (table.phase === 'playing') {
    const [{ seat, step, clears, offers }] = [...table.computers()] as [ComputerTurn]
    leavesTime.push(clears)
    table.play.moveByComputer(seat, step, fillOfferAtRandom(offers[0]!, diceFromSeed(1)))
  }
  expect(leavesTime).toEqual([true, false, false, true, false, false, true, false, false])
})

test('a computer player interrupts unless a person acted last, at every move of a talk', async () => {
  const rules = await loadGames()
  const nothing = () => {}
  const outputs = { keep: nothing, arranged: nothing, told: nothing, dealt: nothing, finished: nothing }
  const table = new Table({ hunch: 1, id: 'x', code: 'KITE', when: 1 }, rules, outputs)
  table.set({ game: 'communal-deduction' })
  for (let chair = 0; chair < 3; chair++) table.seating.addChair()
  table.seating.sit(0, 'Ana', 'ana')
  table.seating.seatComputer(1, 'easy')
  table.seating.seatComputer(2, 'easy')
  table.start('ab'.repeat(32))
  const luck = diceFromSeed(3)
  const act = (seat: number, type: string) => {
    const { step, offers } = table.play.offers(seat)
    const offer = offers.find(one => one.type === type)!
    table.play.moveByComputer(seat, step, fillOfferAtRandom(offer, luck))
  }
  const interrupting = () => [...table.computers()].map(({ seat, interrupts }) => [seat, interrupts])
  for (const type of ['state', 'ask'])
    for (const seat of [0, 1, 2]) {
      expect(interrupting().filter(([, interrupts]) => interrupts)).toEqual([]) // all of them are to act
      act(seat, type)
    }
  while (!table.play.offers(0).offers.some(({ type }) => type === 'pass'))
    act(table.play.offers(1).offers.some(({ type }) => type === 'pass') ? 1 : 2, 'pass')
  expect(interrupting()).toEqual([
    [1, true],
    [2, true],
  ])
  act(1, 'claim')
  expect(interrupting()).toEqual([
    [1, true],
    [2, true],
  ])
  act(0, 'claim')
  expect(interrupting()).toEqual([
    [1, false],
    [2, false],
  ])
  act(2, 'claim')
  expect(interrupting()).toEqual([
    [1, true],
    [2, true],
  ])
  act(0, 'pass')
  expect(interrupting()).toEqual([
    [1, false],
    [2, false],
  ])
})

test('a computer player leaves a card that was named its moment', async () => {
  const rules = await loadGames()
  const nothing = () => {}
  const outputs = { keep: nothing, arranged: nothing, told: nothing, dealt: nothing, finished: nothing }
  const table = new Table({ hunch: 1, id: 'x', code: 'KITE', when: 1 }, rules, outputs)
  table.set({ game: 'blank', options: { cards: 'nine' } })
  for (const chair of [0, 1, 2]) {
    table.seating.addChair()
    table.seating.seatComputer(chair, 'easy')
  }
  table.start('ab'.repeat(32))
  const first = () => [...table.computers()][0]!
  expect(first().afterNaming).toBe(false)
  const { seat, step, offers } = first()
  table.play.moveByComputer(seat, step, fillOfferAtRandom(offers[0]!, diceFromSeed(5)))
  expect(table.phase).toBe('playing')
  expect(first().afterNaming).toBe(true)

  const pace = 30
  let named: number | null = null
  const began = performance.now()
  const shown = {
    hasComputers: true,
    *computers() {
      if (named === null) yield first()
    },
    play: { moveByComputer: () => void (named = performance.now() - began) },
  } as unknown as Table
  const thinkingWorker = { think: () => Promise.resolve({ type: 'name' }) } as unknown as ThinkingWorker
  const computers = new ComputerPlayers({
    thinkingWorker,
    pace,
    table: () => shown,
    isWatched: () => true,
    isDisplayed: () => false,
    react: () => {},
    report: () => {},
  })
  computers.moved()
  await expect.poll(() => named).not.toBeNull()
  computers.close()
  expect(named).toBeGreaterThan(0.9 * PACES_AFTER_NAMING * pace)
})
