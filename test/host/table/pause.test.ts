// A game paused for everybody, over real sockets: who may pause it, what waits, and that it outlasts the host.
import { expect, test } from 'vitest'
import { ComputerPlayers } from '../../../main/host/computers/computerPlayers.ts'
import type { ThinkingWorker } from '../../../main/host/computers/thinkingWorker.ts'
import type { Host } from '../../../main/host/index.ts'
import { eventsIn, folder, host, Person, tableFor } from '../kit.ts'
import { nothingFor } from '../../kit/until.ts'

/** Ana and Ben sit, the owner does not; the game is on. */
async function evening(at: Host, { seats = 2 } = {}) {
  const owner = await tableFor(at, 'blank', seats)
  const { code } = at.room.table!
  const [ana, ben] = [await new Person().come(at), await new Person().come(at)]
  await ana.sit(code, 'Ana', 0)
  await ben.sit(code, 'Ben', 1)
  for (let chair = 2; chair < seats; chair++) owner.say({ type: 'computer', chair })
  await owner.ask({ type: 'start' }, 'view')
  return { owner, ana, ben, stranger: await new Person().come(at) }
}

const pausedOn = (person: Person) => person.last('table')!.table.paused
const move = (seat: number, step = 0) => ({ type: 'move', seat, step, move: { type: 'name', card: 'rope' } })

/** Whose turn it is, and a move of theirs. */
function due(at: Host, { ana, ben }: { ana: Person; ben: Person }) {
  const { toMove } = at.room.table!.view(null) as unknown as { toMove: number[] }
  const seat = toMove[0]!
  const { offers, step } = at.room.table!.play.offers(seat) as unknown as {
    step: number
    offers: { card: { values: string[] } }[]
  }
  return { seat, person: [ana, ben][seat]!, move: move(seat, step), card: offers[0]!.card.values[0]! }
}

test('a seated person pauses the game for all; every screen says who, and moves wait', async () => {
  const at = await host({ pace: 60_000 })
  const { owner, ana, ben, stranger } = await evening(at)
  const { person, move: wanted, card } = due(at, { ana, ben })
  const named = { ...wanted, move: { type: 'name', card } }
  await ben.ask({ type: 'pause', seat: 1 }, 'table')
  for (const screen of [owner, ana, ben, stranger]) await expect.poll(() => pausedOn(screen)).toBe(1)

  expect(await person.refused(named)).toBe('paused')
  await ana.ask({ type: 'mark', seat: 0, at: 'rope', mark: 'out' }, 'marked') // a player who thinks may write
  ana.say({ type: 'pause', seat: 0 }) // the first to pause it is named
  await ana.settled()
  expect(at.room.table!.paused?.by).toBe(1)

  await ana.ask({ type: 'go-on' }, 'table')
  expect(pausedOn(ana)).toBeUndefined()
  await person.ask(named, 'news')
})

test('one player cannot hold the table up by one pause after another; the others may pause', async () => {
  const at = await host({ pace: 60_000 })
  const { ana, ben } = await evening(at)
  const pauses = async () => {
    ben.say({ type: 'pause', seat: 1 })
    await ben.settled()
    const isPaused = at.room.table!.paused !== null
    ben.say({ type: 'go-on' })
    await ben.settled()
    return isPaused
  }
  const done = []
  for (let nth = 0; nth < 7; nth++) done.push(await pauses())
  expect(done).toEqual([true, true, true, true, true, false, false])
  expect(ben.last('refused')!.why).toBe('too-many-pauses')
  await ana.ask({ type: 'pause', seat: 0 }, 'table')
  expect(at.room.table!.paused?.by).toBe(0)
})

test('there is nothing to pause before the deal, and an abandoned game ends its pause', async () => {
  const at = await host({ pace: 60_000 })
  const { owner, ana } = await evening(at)
  await ana.ask({ type: 'pause', seat: 0 }, 'table')
  await owner.ask({ type: 'lobby' }, 'table')
  expect(await ana.refused({ type: 'pause', seat: 0 })).toBe('no-game')
  await owner.ask({ type: 'start' }, 'view')
  expect(at.room.table!.paused).toBeNull()
})

test('computer players wait, also one that was thinking already', async () => {
  const at = await host({ pace: 60_000 })
  const { ana } = await evening(at, { seats: 3 })
  const table = at.room.table!
  const thoughts: (() => void)[] = []
  const thinkingWorker = {
    think: ({ view }: { view: { seat: number } }) =>
      new Promise(resolve =>
        thoughts.push(() => {
          const [offer] = (table.play.offers(view.seat) as unknown as { offers: { card: { values: string[] } }[] })
            .offers
          resolve({ type: 'name', card: offer!.card.values[0] })
        }),
      ),
  } as unknown as ThinkingWorker
  const faults: unknown[] = []
  const computers = new ComputerPlayers({
    thinkingWorker,
    pace: 0,
    table: () => table,
    isWatched: () => true,
    isDisplayed: () => false,
    react: () => {},
    report: error => faults.push(error),
  })
  // People move until the computer player is to move; each names a card the other holds, which is never right.
  const toMove = () => (table.view(null) as unknown as { toMove: number[] }).toMove[0]!
  while (toMove() !== 2) {
    const { step } = table.play.offers(toMove())
    const { view } = table.view(1 - toMove()) as unknown as { view: { own: { card: string } } }
    table.play.moveByComputer(toMove(), step, { type: 'name', card: view.own.card })
  }
  computers.noteChange()
  await expect.poll(() => thoughts.length).toBe(1)
  await ana.ask({ type: 'pause', seat: 0 }, 'table')
  computers.noteChange() // what it does when the table asks it again
  thoughts[0]!()
  await nothingFor(50)
  expect(toMove()).toBe(2)
  expect([...table.computers()]).toEqual([])
  expect(faults).toEqual([])

  await ana.ask({ type: 'go-on' }, 'table')
  computers.noteChange()
  await expect.poll(() => thoughts.length).toBe(2)
  thoughts[1]!()
  await expect.poll(toMove).not.toBe(2)
  computers.close()
})

test('a restarted host finds the game still paused, and by whom', async () => {
  const data = folder()
  const before = await host({ data, pace: 60_000 })
  const { ana } = await evening(before)
  await ana.ask({ type: 'pause', seat: 0 }, 'table')
  const { id } = before.room.table!
  await before.stop()
  expect(eventsIn(`${data}/tables/${id}.jsonl`)).toContainEqual(expect.objectContaining({ type: 'paused', seat: 0 }))

  const after = await host({ data, pace: 60_000 })
  after.room.resumeUnfinished()
  await ana.come(after)
  expect(pausedOn(ana)).toBe(0)
  await ana.ask({ type: 'go-on' }, 'table')
  await after.stop()
  const last = await host({ data, pace: 60_000 })
  expect(last.room.resumeUnfinished()!.paused).toBeNull()
})

test('a table that is leaving for another host keeps the owner from pausing none of the others', async () => {
  const at = await host({ pace: 60_000 })
  const { owner } = await evening(at)
  for (const name of ['Attic', 'Cellar']) await owner.ask({ type: 'open', name, beside: true }, 'table')
  at.room.tables[1]!.freeze()
  const { status } = await owner.ask({ type: 'pause-all' }, 'status')
  expect(status.tables.map(({ paused }) => paused)).toEqual([true, undefined, true])
  await owner.ask({ type: 'go-on-all' }, 'status')
  for (const table of [at.room.tables[0]!, at.room.tables[2]!]) table.freeze()
  expect(await owner.refused({ type: 'pause-all' })).toBe('moving')
})

test('the owner pauses every table with one press and a message, and resumes them with one', async () => {
  const data = folder()
  const before = await host({ data, pace: 60_000 })
  const { owner, ana, ben, stranger } = await evening(before)
  const first = before.room.table!
  await owner.ask({ type: 'open', name: 'Attic', beside: true }, 'table')
  const second = before.room.tables[1]!
  const guest = await new Person().come(before, { table: second.id })
  await guest.sit(second.code, 'Gil')
  const asked = { type: 'pause-all', word: '  Back   at nine ' }
  await ana.ask({ type: 'pause', seat: 0 }, 'table')

  const { status } = await owner.ask(asked, 'status')
  expect(status.tables.map(({ paused }) => paused)).toEqual([true, true])
  for (const screen of [owner, ana, ben, stranger, guest]) {
    await expect.poll(() => screen.last('table')!.table.pauseWord).toBe('Back at nine')
    expect(pausedOn(screen)).toBeNull()
  }
  expect(await owner.refused({ type: 'start' })).toBe('paused')
  await before.stop()

  const after = await host({ data, pace: 60_000 })
  after.room.resumeUnfinished()
  await ana.come(after, { table: first.id })
  await guest.come(after, { table: second.id })
  for (const screen of [ana, guest])
    expect(screen.last('table')!.table).toMatchObject({ paused: null, pauseWord: 'Back at nine' })
  await ana.ask({ type: 'go-on' }, 'table') // one table is resumed separately
  expect(pausedOn(ana)).toBeUndefined()
  expect(pausedOn(guest)).toBeNull()
  await ana.ask({ type: 'pause', seat: 0, word: 'Tea' }, 'table')
  expect(ana.last('table')!.table).toMatchObject({ paused: 0, pauseWord: 'Tea' })

  const again = await new Person().come(after, { key: after.key })
  expect((await again.ask({ type: 'status' }, 'status')).status.tables.map(({ id, paused }) => [id, paused])).toEqual([
    [first.id, undefined],
    [second.id, true],
  ])
  await again.ask({ type: 'go-on-all' }, 'status')
  await expect.poll(() => pausedOn(guest)).toBeUndefined()
  expect(pausedOn(ana)).toBe(0) // what players paused themselves stays paused
})
