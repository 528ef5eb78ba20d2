// Several tables on one host: each is separate, found by its name, and none is harmed by another.
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Journal } from '../../../main/host/storage/journal.ts'
import type { Table } from '../../../main/host/index.ts'
import { blank } from '../../../shared/games/blank/rules.ts'
import { PROTOCOL_VERSION } from '../../../shared/wire/index.ts'
import { eventsIn, host, Person } from '../kit.ts'
import { harmlessMove, rooms, seated, twoTables, type Screen } from '../roomKit.ts'

type Two = ReturnType<typeof twoTables>
type Laid = Two['kitchen']

const tableOf = (screen: Screen) => screen.last('table')!.table
const journalOf = ({ data }: Two, { id }: Table) => join(data, 'tables', `${id}.jsonl`)

/** The game begins at each table. */
function started(): Two {
  const at = twoTables()
  for (const { table } of [at.attic, at.kitchen]) {
    at.owner.say({ type: 'go-to', table: table.id })
    at.owner.say({ type: 'start' })
  }
  return at
}

/** A move that is due at a table, and cannot end its game; and the player to make it. */
function due({ table, guests }: Laid) {
  const move = harmlessMove({ table })
  return { move, player: guests[move.seat]! }
}

const movesMade = (at: Two) =>
  [at.kitchen, at.attic].map(
    ({ table }) => eventsIn(journalOf(at, table)).filter(event => (event as { type: string }).type === 'moved').length,
  )

test('a host with one table leads everybody there without a question, and names no other', () => {
  const at = seated(2)
  const guest = at.screen('late').hello()
  expect(guest.types).toEqual(['welcome', 'table'])
  expect(tableOf(guest)).not.toHaveProperty('beside')
  expect(at.owner.types).not.toContain('tables')
  expect(at.room.info).not.toHaveProperty('others')
})

describe('several tables', () => {
  test('have a code and a journal each, and a game is played at each', () => {
    const at = started()
    expect(at.kitchen.table.code).not.toBe(at.attic.table.code)
    for (const table of [at.kitchen, at.attic]) {
      const { player, move } = due(table)
      player.say(move)
      expect(player.types).toContain('news')
    }
    expect(movesMade(at)).toEqual([1, 1])
  })

  test('are listed for a screen without an invitation, which can join one by its id', () => {
    const { screen, kitchen, attic } = twoTables()
    const guest = screen('late').hello()
    expect(guest.types).toEqual(['welcome', 'closed', 'tables'])
    const told = { game: 'blank', phase: 'lobby', chairs: { taken: 2, free: 0 } }
    expect(guest.last('tables')!.tables).toEqual([
      { id: kitchen.table.id, name: 'Kitchen', ...told },
      { id: attic.table.id, name: 'Attic', ...told },
    ])
    guest.say({ type: 'go-to', table: attic.table.id })
    expect(tableOf(guest)).toMatchObject({ name: 'Attic', beside: true })
    guest.say({ type: 'go-to', table: null })
    expect(guest.types).toContain('tables')
  })

  test('are named to other machines, the oldest first', () => {
    const { protocol, table, others } = twoTables().room.info
    expect([protocol, table!.name, others!.map(({ name }) => name)]).toEqual([PROTOCOL_VERSION, 'Kitchen', ['Attic']])
  })

  test('each code opens its own: by the id that came with it; without one it is the oldest’s', async () => {
    const at = await host()
    const [kitchen, attic] = [at.room.open('Kitchen'), at.room.open('Attic', { beside: true })]
    const linked = await new Person().come(at, { code: attic.code, codeOf: attic.id })
    expect(linked.greetedBy).toBe('code')
    expect(linked.last('table')!.table).toMatchObject({ name: 'Attic', code: attic.code })
    const older = await new Person().come(at, { code: kitchen.code })
    expect([older.greetedBy, older.last('table')!.table.name]).toEqual(['code', 'Kitchen'])
    await expect(new Person().open(at, { code: attic.code })).rejects.toThrow('closed')
    await expect(new Person().open(at, { code: attic.code, table: kitchen.id })).rejects.toThrow('closed')
  })

  test('a person who knows the code of one does not get that of another', () => {
    const { screen, kitchen, attic } = twoTables()
    const linked = screen('late').hello({ codeOf: attic.table.id })
    for (const [person, other] of [
      [linked, kitchen.table],
      [kitchen.guests[0]!, attic.table],
    ] as const) {
      person.say({ type: 'go-to', table: other.id })
      expect(tableOf(person)).toMatchObject({ id: other.id, code: null })
      expect(JSON.stringify(person.everHeard)).not.toContain(other.code)
    }
  })

  test('wrong codes count against the guesser, whichever table they are for', () => {
    const { screen, kitchen, attic } = twoTables()
    const guest = screen('late').hello()
    const guess = (code: string) => guest.say({ type: 'sit', chair: 0, name: 'Eve', code })
    for (const { table } of [kitchen, attic, kitchen, attic, attic]) {
      guest.say({ type: 'go-to', table: table.id })
      expect(guess('QQQQ')).toBe('wrong-code')
    }
    expect(guess(attic.table.code)).toBe('too-many-codes')
  })

  test('a device may hold a chair at each, and comes back to the one it names', () => {
    const { screen, kitchen, attic } = twoTables()
    attic.table.seating.addChair()
    const [ana] = kitchen.guests as [Screen]
    ana.say({ type: 'go-to', table: attic.table.id })
    ana.say({ type: 'sit', chair: null, name: 'Anna', code: attic.table.code })
    expect([kitchen.table.chairs[0]!.name, attic.table.chairs[2]!.name]).toEqual(['Ana', 'Anna'])
    expect(tableOf(screen('Ana').hello({ table: kitchen.table.id })).name).toBe('Kitchen')
    expect(screen('Ana').hello().last('tables')!.tables).toHaveLength(2)
  })

  test('a person who sits at only one is led there', () => {
    expect(tableOf(twoTables().screen('Cleo').hello()).name).toBe('Attic')
  })

  test('closing one keeps the other, and its people choose', () => {
    const { owner, kitchen, attic } = twoTables()
    const [ana, cleo] = [kitchen.guests[0]!, attic.guests[0]!]
    owner.say({ type: 'close' })
    expect(cleo.types.slice(-2)).toEqual(['closed', 'tables'])
    expect(cleo.last('tables')!.tables.map(({ id }) => id)).toEqual([kitchen.table.id])
    expect(owner.last('saved-tables')!.tables.map(({ id }) => id)).toEqual([attic.table.id])
    expect(ana.types).not.toContain('closed')
    expect(tableOf(ana)).not.toHaveProperty('beside')
  })

  test('a person sent away from one may sit at another', () => {
    const { screen, owner, kitchen, attic } = twoTables()
    owner.say({ type: 'send-away', chair: 1 })
    const dora = screen('Dora').hello({ table: kitchen.table.id })
    expect(tableOf(dora).name).toBe('Kitchen')
    dora.say({ type: 'go-to', table: attic.table.id })
    expect(dora.types).toEqual(['refused'])
  })

  test('computer players play at each', async () => {
    const at = await host()
    for (const name of ['Kitchen', 'Attic']) {
      const table = at.room.open(name, { beside: true })
      table.set({ game: 'blank' })
      for (const chair of [0, 1]) table.seating.seatComputer(chair, 'easy')
      table.start('ab'.repeat(32))
      await new Person().come(at, { table: table.id })
    }
    await expect.poll(() => at.room.tables.map(({ phase }) => phase)).toEqual(['over', 'over'])
  })
})

test('the owner gets the host’s status, and who is at each table', () => {
  const { owner, kitchen, attic } = twoTables()
  attic.guests[0]!.leave()
  owner.say({ type: 'status' })
  const { status } = owner.last('status')!
  expect(status.tables.map(({ name, code, here, away, screens }) => ({ name, code, here, away, screens }))).toEqual([
    { name: 'Kitchen', code: kitchen.table.code, here: ['Ana', 'Ben'], away: [], screens: 2 },
    { name: 'Attic', code: attic.table.code, here: ['Dora'], away: ['Cleo'], screens: 2 }, // hers and the owner's
  ])
  expect(status).toMatchObject({ screens: 4, faults: 0 })
  expect(status.memory).toBeGreaterThan(10 * 2 ** 20)
})

describe('a table with a bug leaves the others alone', () => {
  /** A move is made at the kitchen, and one that fails at the attic. */
  const failing = (at: Two, fails: (player: Screen, move: ReturnType<typeof harmlessMove>) => void) => {
    onTestFinished(() => void vi.restoreAllMocks())
    const [wrong, fine] = [due(at.attic), due(at.kitchen)]
    fails(wrong.player, wrong.move)
    fine.player.say(fine.move)
    expect(movesMade(at)).toEqual([1, 0])
    return wrong
  }

  test('when its journal cannot be written', () => {
    const at = started()
    const append: (this: Journal, event: object) => string = Reflect.get(Journal.prototype, 'append')
    vi.spyOn(Journal.prototype, 'append').mockImplementation(function (this: Journal, event) {
      if (this.path.includes(at.attic.table.id)) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
      return append.call(this, event)
    })
    failing(at, (player, move) => expect(player.say(move)).toBe('disk'))
  })

  test('when a rule throws', () => {
    const at = started()
    const bug = new TypeError('an invented bug')
    vi.spyOn(blank.play, 'name').mockImplementationOnce(() => {
      throw bug
    })
    const { player, move } = failing(at, (player, move) => expect(() => player.say(move)).toThrow(bug))
    player.say(move) // and it goes on too
    expect(movesMade(at)).toEqual([1, 1])
  })

  test('when it cannot be put away', () => {
    const { room, owner, kitchen } = twoTables()
    vi.spyOn(Journal.prototype, 'close').mockImplementationOnce(() => {
      throw new Error('the disk is gone')
    })
    onTestFinished(() => void vi.restoreAllMocks())
    owner.say({ type: 'close' })
    expect(room.tables).toEqual([kitchen.table])
    kitchen.guests[0]!.say({ type: 'rename', chair: 0, name: 'Anna' })
    expect(kitchen.table.chairs[0]!.name).toBe('Anna')
  })
})

test('a host that stops says goodbye to every screen', async () => {
  const at = await host()
  for (const name of ['Kitchen', 'Attic']) at.room.open(name, { beside: true })
  const people = await Promise.all(at.room.tables.map(({ id }) => new Person().come(at, { table: id })))
  await at.stop()
  await expect.poll(() => people.map(({ closed }) => closed?.code)).toEqual([1001, 1001])
})

describe('a restarted host', () => {
  test('goes on with the tables that were open together, by the same codes', () => {
    const at = twoTables()
    at.room.end()
    const { room } = rooms(at)
    room.resumeUnfinished()
    const known = ({ id, code }: Table) => ({ id, code })
    expect(room.tables.map(known)).toEqual([at.kitchen, at.attic].map(({ table }) => known(table)))
    expect(room.info.others).toHaveLength(1)
  })

  test('lists one that cannot be read as damaged, and opens the others', () => {
    const at = twoTables()
    at.room.end()
    writeFileSync(journalOf(at, at.kitchen.table), 'ink on the page\n')
    const again = rooms(at)
    again.room.resumeUnfinished()
    expect(again.room.tables.map(({ id }) => id)).toEqual([at.attic.table.id])
    expect(again.ownerScreen().last('saved-tables')!.tables).toMatchObject([
      { id: at.kitchen.table.id, damage: { what: 'damaged' } },
    ])
  })

  test('of tables closed one after the other continues the last alone, whatever its file’s time', () => {
    const at = twoTables()
    at.owner.say({ type: 'close' })
    at.room.end()
    const later = Date.now() / 1000 + 60
    utimesSync(journalOf(at, at.attic.table), later, later)
    const { room } = rooms(at)
    room.resumeUnfinished()
    expect(room.tables.map(({ id }) => id)).toEqual([at.kitchen.table.id])
  })
})
