// Which seats of a game the computer plays, in which order they are asked, and what each learns about the moment.
import { describe, expect, test } from 'vitest'
import type { HostChair } from '../../../main/host/table/chairs.ts'
import { possibleComputerTurns, type ComputerTurn } from '../../../main/host/table/computerTurns.ts'
import type { GameChoiceChange } from '../../../main/host/table/gameChoice.ts'
import type { GameInPlay } from '../../../main/host/table/gameInPlay.ts'
import { diceFromSeed, fillOfferAtRandom, TEMPERAMENTS, type Seat } from '../../../shared/engine/index.ts'
import { TEMPERAMENT_BY_COMPUTER_NAME, MAX_CHAIRS, temperamentOf } from '../../../shared/wire/index.ts'
import { tableWith } from '../roomKit.ts'

type Kind = 'person' | 'computer' | 'substituted'

const chairs = (...kinds: readonly Kind[]) =>
  kinds.map(kind => ({
    kind: kind === 'substituted' ? 'person' : kind,
    substituted: kind === 'substituted',
  })) as unknown as HostChair[]

/** A game of three in which some are to move, and each may do what is listed here. */
const game = ({
  toMove = [0],
  offers = () => ['ask'],
  clearingMoves = ['next'],
  lastBy,
  movedBy = lastBy === undefined ? [] : [lastBy],
  moved = 'ask',
  hasLastMoveRevealedNothing = false,
  hasJustSpoken = false,
  out = [],
}: {
  toMove?: Seat[]
  offers?: (seat: Seat) => string[]
  clearingMoves?: string[]
  lastBy?: Seat
  movedBy?: Seat[]
  moved?: string
  hasLastMoveRevealedNothing?: boolean
  hasJustSpoken?: boolean
  out?: Seat[]
}) =>
  ({
    seats: 3,
    toMove,
    hasJustNamed: false,
    hasJustSpoken,
    hasLastMoveRevealedNothing,
    rules: { id: 'blank', clearingMoves, agreements: ['finish'] },
    record: { log: movedBy.map(seat => [seat, { type: moved }]) },
    isOut: (seat: Seat) => out.includes(seat),
    step: (seat: Seat) => 10 + seat,
    bareView: (seat: Seat) => ({ seat }),
    offers: (seat: Seat) => offers(seat).map(type => ({ type })),
  }) as unknown as GameInPlay

const turns = (at: GameInPlay, of: HostChair[], late: Seat[] = []) => [
  ...possibleComputerTurns(at, of, { outOfTime: new Set(late), earlier: [['X'], []] }),
]

describe('who is asked', () => {
  test('are the computer’s seats that may act, those to move first', () => {
    const asked = turns(game({ toMove: [2], offers: seat => (seat === 1 ? [] : ['ask']) }), chairs('computer', 'computer', 'computer')) // prettier-ignore
    expect(asked.map(({ seat }) => seat)).toEqual([2, 0])
    expect(asked[0]).toMatchObject({
      step: 12,
      isToMove: true,
      game: 'blank',
      level: 'normal',
      view: { seat: 2 },
      earlierChoices: [['X'], []],
    })
    expect(asked[1]).toMatchObject({ step: 10, isToMove: false })
  })
  test('are no people, but computers for absent or late ones', () => {
    expect(turns(game({}), chairs('person', 'person', 'substituted')).map(({ seat }) => seat)).toEqual([2])
    expect(turns(game({}), chairs('person', 'person', 'person'), [0, 1])).toMatchObject([{ seat: 0, isLate: true }])
    expect(turns(game({}), chairs('person', 'computer', 'person'))).toMatchObject([{ seat: 1, isLate: false }])
  })
})

test('each computer player plays at the level of its chair', () => {
  const table = tableWith(['easy', 'normal', 'sharp'], { game: 'communal-deduction' })
  table.start('ab'.repeat(32)) // all of them are to act
  expect([...table.computers()].map(({ seat, level }) => [seat, level])).toEqual([
    [0, 'easy'],
    [1, 'normal'],
    [2, 'sharp'],
  ])
})

describe('people are left time to read how a deal came out', () => {
  const clears = (offers: string[], clearingMoves?: string[]) =>
    turns(game({ offers: () => offers, ...(clearingMoves && { clearingMoves }) }), chairs('computer', 'person', 'person'))[0]!.mayClearResult // prettier-ignore
  test('before a move that may clear it away, also where it is one of several', () => {
    expect(clears(['next'])).toBe(true)
    expect(clears(['ask', 'next'])).toBe(true)
  })
  test('and not before other moves', () => {
    expect(clears(['ask'])).toBe(false)
    expect(clears(['next'], [])).toBe(false)
  })
})

test('people read what came of their own moves: their move, and the reply to it', () => {
  const followsPersonsMove = (movedBy: Seat[]) => turns(game({ movedBy, toMove: [1] }), chairs('person', 'computer', 'computer'))[0]!.followsPersonsMove // prettier-ignore
  expect([[0], [0, 1], [2, 0], [0, 1, 2], [1, 2], []].map(followsPersonsMove)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('computers alone play on once every person is out of the deal', () => {
  const allOut = (out: Seat[], ...kinds: Kind[]) =>
    turns(game({ out, toMove: [2] }), chairs(...kinds))[0]!.areAllPeopleOut
  expect(allOut([0], 'person', 'computer', 'computer')).toBe(true)
  expect(allOut([0], 'person', 'person', 'computer')).toBe(false)
  expect(allOut([0, 1], 'person', 'substituted', 'computer')).toBe(true)
  expect(allOut([0], 'computer', 'computer', 'computer')).toBe(false)
})

describe('a computer player interrupts', () => {
  const all = chairs('person', 'computer', 'person')
  const interrupts = (at: GameInPlay) => turns(at, all).map(({ wouldInterruptPeople }) => wouldInterruptPeople)
  test('a person whose turn it is, also between two moves of theirs', () => {
    expect(interrupts(game({ toMove: [0], lastBy: 1 }))).toEqual([true])
    expect(interrupts(game({ toMove: [0], lastBy: 0 }))).toEqual([true])
    expect(interrupts(game({ toMove: [0], lastBy: 2 }))).toEqual([true])
    expect(interrupts(game({ toMove: [0] }))).toEqual([true])
    const two = chairs('person', 'computer', 'computer')
    expect(turns(game({ toMove: [0, 1] }), two)).toMatchObject([{ seat: 1, wouldInterruptPeople: false }, { seat: 2, wouldInterruptPeople: true }]) // prettier-ignore
  })
  test('not when it is to move itself', () => {
    expect(interrupts(game({ toMove: [1], lastBy: 1 }))).toEqual([false])
    expect(interrupts(game({ toMove: [0, 1], lastBy: 1 }))).toEqual([false])
  })
  test('not when a person waits for all to agree, and another computer has agreed already', () => {
    const two = chairs('person', 'computer', 'computer')
    const interruptsAfter = (moved: string, can: string[]) =>
      turns(game({ movedBy: [0, 1], moved, offers: seat => (seat === 2 ? can : []) }), two)[0]!.wouldInterruptPeople
    expect(interruptsAfter('finish', ['finish'])).toBe(false) // all it may do is agree, as the person did
    expect(interruptsAfter('finish', ['finish', 'claim'])).toBe(true)
    expect(interruptsAfter('ask', ['finish'])).toBe(true) // nobody has asked for it yet
    expect(interruptsAfter('ask', ['ask'])).toBe(true) // the same kind of move, which is no agreement
  })
})

describe('a computer player has a temperament', () => {
  test('which goes with its name, so that people get to know it: all six sit at a table of six', () => {
    const names = Object.keys(TEMPERAMENT_BY_COMPUTER_NAME)
    expect(names).toHaveLength(MAX_CHAIRS)
    const first = names.slice(0, 6).map(name => temperamentOf({ kind: 'computer', name }))
    expect([...first].sort()).toEqual([...TEMPERAMENTS].sort())
  })
  test('while a person of that name has none, also while a computer plays for them', () => {
    expect(temperamentOf({ kind: 'person', name: 'Ada' })).toBeNull()
    expect(temperamentOf({ kind: 'computer', name: 'toString' })).toBeNull()
  })
})

/** A table of computers, in a game, at which the dice choose every move. */
function played(game: string, seats: number, options: GameChoiceChange['options'] = {}) {
  const table = tableWith(Array<'easy'>(seats).fill('easy'), { game, options })
  table.start('ab'.repeat(32))
  const luck = diceFromSeed(5)
  const move = () => {
    const [turn] = table.computers()
    const wanted = fillOfferAtRandom(luck.pick(turn!.offers), luck)
    const names = turn!.names(wanted)
    table.play.moveByComputer(turn!.seat, turn!.step, wanted)
    expect(names, JSON.stringify(wanted)).toBe(table.lastNaming !== null)
    return wanted.type
  }
  return { table, move }
}

test.each(['missing-persons', 'mind-reader', 'piecepack-deduction', 'blank'])(
  'before a name is said in %s it is known to be one, and afterwards whose card it was',
  id => {
    const { table, move } = played(id, id === 'missing-persons' ? 2 : 3)
    let namings = 0
    for (let moves = 0; moves < 400 && table.phase === 'playing'; moves++) {
      move()
      const naming = table.lastNaming
      if (!naming) continue
      namings++
      if (id === 'missing-persons') expect(naming.of).toBe(1 - naming.by)
      else if (id === 'mind-reader') expect(naming.of).not.toBe(naming.by)
      else expect(naming.of).toBeNull()
    }
    expect(namings).toBeGreaterThan(0)
  },
)

test('people are left time to read an answer, but not each card of a long row', () => {
  const row = played('precognition', 2, { predictions: 'at the end' }) // one that comes true is a sentence to read
  const questions = played('missing-persons', 2)
  const paused = { row: new Set<string>(), questions: new Set<string>() }
  for (const [name, at] of Object.entries({ row, questions }))
    for (let moves = 0; moves < 30 && at.table.phase === 'playing'; moves++) {
      const type = at.move()
      const isRead = [...at.table.computers()].some(({ isAfterSentence }) => isAfterSentence)
      if (isRead) paused[name as keyof typeof paused].add(type)
    }
  expect(paused.row).not.toContain('play')
  expect(paused.questions).toContain('ask')
})

test('a computer player is said to clear the table when its game says so of the move before', () => {
  const { table, move } = played('mind-reader', 2, { length: 'one hand each as dealer' })
  const clearing = new Set<string>()
  const others = new Set<string>()
  while (table.phase === 'playing') {
    const [{ mayClearResult, offers }] = [...table.computers()] as [ComputerTurn]
    for (const { type } of offers) (mayClearResult ? clearing : others).add(type)
    move()
  }
  expect([...clearing]).toEqual(['deal'])
  expect(others).not.toContain('deal')
  expect(others.size).toBeGreaterThan(2)
})

test('where all choose at once, only the first computer player leaves time to read a round', () => {
  const { table, move } = played('high-card', 3)
  const leavesTime: boolean[] = []
  while (table.phase === 'playing') {
    leavesTime.push([...table.computers()][0]!.mayClearResult)
    move()
  }
  expect(leavesTime).toEqual([true, false, false, true, false, false, true, false, false])
})

test('a vote that would end the game for all is left to a person who could cast it, and has not', () => {
  const table = tableWith([['Ana', 'a'.repeat(32)], 'easy', 'easy'], { game: 'communal-deduction' })
  table.start('ab'.repeat(32))
  const luck = diceFromSeed(3)
  const vote = { type: 'favour', motion: 'filled-red-circle' }
  const isLeft = () => [...table.computers()].map(({ isLeftToPeople }) => isLeftToPeople(vote))
  for (const type of ['state', 'ask'])
    for (const seat of [0, 1, 2]) {
      const { step, offers } = table.play.offers(seat)
      const offer = offers.find(offer => offer.type === type)!
      table.play.moveByComputer(seat, step, fillOfferAtRandom(offer, luck))
    }
  const votes = (seat: number, move: { type: string }) =>
    table.play.moveByComputer(seat, table.play.offers(seat).step, move)
  expect(isLeft()).toEqual([false, false]) // the first of two votes ends nothing
  votes(1, vote)
  expect(isLeft()).toContain(true)
  votes(1, { type: 'withdraw' })
  votes(0, vote)
  expect(isLeft()).not.toContain(true) // Ana has voted: she waits for a computer player
})

test('a computer player would interrupt a person at every move of their turn in a talk', () => {
  const table = tableWith([['Ana', 'a'.repeat(32)], 'easy', 'easy'], { game: 'communal-deduction' })
  table.start('ab'.repeat(32))
  const luck = diceFromSeed(3)
  const act = (seat: number, type: string) => {
    const { step, offers } = table.play.offers(seat)
    const offer = offers.find(offer => offer.type === type)!
    table.play.moveByComputer(seat, step, fillOfferAtRandom(offer, luck))
  }
  const interrupting = () =>
    [...table.computers()].filter(({ wouldInterruptPeople }) => wouldInterruptPeople).map(({ seat }) => seat)
  for (const type of ['state', 'ask'])
    for (const seat of [0, 1, 2]) {
      expect(interrupting()).toEqual([]) // all of them are to act
      act(seat, type)
    }
  while (!table.play.offers(0).offers.some(({ type }) => type === 'pass'))
    act(table.play.offers(1).offers.some(({ type }) => type === 'pass') ? 1 : 2, 'pass')
  expect([...table.computers()].map(({ seat }) => seat)).toEqual([1, 2])
  expect(interrupting()).toEqual([1, 2])
  for (const [seat, type, then] of [
    [1, 'claim', [1, 2]],
    [0, 'claim', [1, 2]],
    [2, 'claim', [1, 2]],
    [0, 'pass', []],
  ] as const) {
    act(seat, type)
    expect([...table.computers()].map(({ seat }) => seat)).toEqual([1, 2])
    expect(interrupting()).toEqual(then)
  }
})

test('a computer player knows that a card was just named', () => {
  const { table, move } = played('blank', 3, { cards: 'nine' })
  const first = () => [...table.computers()][0]!
  expect(first().isAfterNaming).toBe(false)
  move()
  expect(table.phase).toBe('playing')
  expect(first().isAfterNaming).toBe(true)
})
