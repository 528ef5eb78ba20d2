// Several tables on one host: each is separate, found by its name, and none is harmed by another.
import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Journal } from '../../../main/host/storage/journal.ts'
import type { Host, HostSetup, Table } from '../../../main/host/index.ts'
import { blank } from '../../../shared/games/blank/rules.ts'
import { PROTOCOL_VERSION } from '../../../shared/wire/index.ts'
import { eventsIn, folder, host, Person } from '../kit.ts'
import { harmlessMove } from '../roomKit.ts'

/**
 * A host with two tables for two: Ana and Ben at the first, Cleo and Dora at the second, and the owner at the
 * second.
 */
async function two(setup: Partial<HostSetup> = {}) {
  const at = await host(setup)
  const owner = await new Person().come(at, { key: at.key })
  await owner.ask({ type: 'open', name: 'Kitchen' }, 'table')
  await owner.ask({ type: 'open', name: 'Attic', beside: true }, 'table')
  const [kitchen, attic] = at.room.tables as [Table, Table]
  for (const table of [kitchen, attic]) {
    table.set({ game: 'blank' })
    table.seating.remove(3)
    table.seating.remove(2)
  }
  const seated = async (table: Table, name: string) => {
    const person = await new Person().come(at, { code: table.code, codeOf: table.id })
    await person.sit(table.code, name)
    return person
  }
  const ana = await seated(kitchen, 'Ana')
  const ben = await seated(kitchen, 'Ben')
  const cleo = await seated(attic, 'Cleo')
  const dora = await seated(attic, 'Dora')
  return { at, owner, kitchen, attic, ana, ben, cleo, dora }
}

const tableOf = (person: Person) => person.last('table')!.table
const toMoveAt = (table: Table) => (table.view(null) as unknown as { toMove: number[] }).toMove[0]!

/** The next move at a table, which names the other player's own card. */
function wrongName(table: Table) {
  const message = harmlessMove({ table })
  return { seat: message.seat, message }
}

const journalOf = (data: string, table: Table) => join(data, 'tables', `${table.id}.jsonl`)
const movesIn = (path: string) => eventsIn(path).filter(event => (event as { type: string }).type === 'moved').length

describe('a host with one table', () => {
  test('leads everybody there without a question, and names no other', async () => {
    const at = await host()
    const owner = await new Person().come(at, { key: at.key })
    await owner.ask({ type: 'open', name: 'Kitchen' }, 'table')
    const guest = await new Person().come(at)
    expect(tableOf(guest).name).toBe('Kitchen')
    for (const person of [owner, guest]) {
      expect(person.last('tables')).toBeUndefined()
      expect(tableOf(person)).not.toHaveProperty('beside')
    }
    expect(at.room.info).not.toHaveProperty('others')
  })
})

describe('several tables', () => {
  test('have a code and a journal each, and a game is played at each', async () => {
    const data = folder()
    const { owner, kitchen, attic, ana, ben, cleo, dora } = await two({ data })
    expect(kitchen.code).not.toBe(attic.code)
    await owner.ask({ type: 'start' }, 'view')
    await owner.ask({ type: 'go-to', table: kitchen.id }, 'table')
    await owner.ask({ type: 'start' }, 'view')
    for (const [table, players] of [
      [kitchen, [ana, ben]],
      [attic, [cleo, dora]],
    ] as const) {
      const { seat, message } = wrongName(table)
      await players[seat]!.ask(message, 'news')
    }
    expect([kitchen, attic].map(table => movesIn(journalOf(data, table)))).toEqual([1, 1])
  })

  test('are listed for a screen without an invitation, which can join one by its id', async () => {
    const { at, kitchen, attic } = await two()
    const guest = await new Person().come(at)
    expect(guest.heard.map(({ type }) => type)).toEqual(['welcome', 'closed', 'tables'])
    expect(guest.last('tables')!.tables).toEqual([
      { id: kitchen.id, name: 'Kitchen', game: 'blank', phase: 'lobby', chairs: { taken: 2, free: 0 } },
      { id: attic.id, name: 'Attic', game: 'blank', phase: 'lobby', chairs: { taken: 2, free: 0 } },
    ])
    expect((await guest.ask({ type: 'go-to', table: attic.id }, 'table')).table.name).toBe('Attic')
    expect(tableOf(guest).beside).toBe(true)
    await guest.ask({ type: 'go-to', table: null }, 'tables')
  })

  test('are named by /info, the oldest first', async () => {
    const { at } = await two()
    const info = (await (await fetch(`http://127.0.0.1:${at.port}/info`)).json()) as Host['room']['info']
    expect([info.protocol, info.table!.name, info.others!.map(({ name }) => name)]).toEqual([
      PROTOCOL_VERSION,
      'Kitchen',
      ['Attic'],
    ])
  })

  test('each code opens its own: by the id that came with it; without one it is the oldest’s', async () => {
    const { at, kitchen, attic } = await two()
    const linked = await new Person().come(at, { code: attic.code, codeOf: attic.id })
    expect([linked.greetedBy, tableOf(linked).name, tableOf(linked).code]).toEqual(['code', 'Attic', attic.code])
    const older = await new Person().come(at, { code: kitchen.code })
    expect([older.greetedBy, tableOf(older).name]).toEqual(['code', 'Kitchen'])
    await expect(new Person().open(at, { code: attic.code })).rejects.toThrow('closed')
    await expect(new Person().open(at, { code: attic.code, table: kitchen.id })).rejects.toThrow('closed')
  })

  test('a person who knows the code of one does not get that of another', async () => {
    const { at, kitchen, attic, ana } = await two()
    const linked = await new Person().come(at, { code: attic.code, codeOf: attic.id })
    for (const person of [linked, ana]) {
      const other = person === ana ? attic : kitchen
      expect((await person.ask({ type: 'go-to', table: other.id }, 'table')).table.code).toBeNull()
      expect(person.raw.join('')).not.toContain(other.code)
    }
  })

  test('wrong codes count against the guesser, whichever table they are for', async () => {
    const { at, kitchen, attic } = await two()
    const guest = await new Person().come(at, { table: kitchen.id })
    for (const chair of [0, 1, 0]) await guest.refused({ type: 'sit', chair, name: 'Eve', code: 'QQQQ' })
    await guest.ask({ type: 'go-to', table: attic.id }, 'table')
    for (const chair of [0, 1]) await guest.refused({ type: 'sit', chair, name: 'Eve', code: 'QQQQ' })
    expect(await guest.refused({ type: 'sit', chair: 0, name: 'Eve', code: attic.code })).toBe('too-many-codes')
  })

  test('a device may hold a chair at each, and comes back to the one it names', async () => {
    const { at, kitchen, attic, ana } = await two()
    attic.seating.addChair()
    await ana.ask({ type: 'go-to', table: attic.id }, 'table')
    await ana.sit(attic.code, 'Anna')
    expect(kitchen.chairs[0]!.name).toBe('Ana')
    await ana.leave()
    const again = await new Person(ana.device).come(at, { table: kitchen.id })
    expect(tableOf(again).name).toBe('Kitchen')
    const unsaid = await new Person(ana.device).come(at)
    expect(unsaid.last('tables')!.tables).toHaveLength(2)
  })

  test('a person who sits at only one is led there', async () => {
    const { at, cleo } = await two()
    await cleo.leave()
    expect(tableOf(await cleo.come(at)).name).toBe('Attic')
  })

  test('closing one keeps the other, and its people choose', async () => {
    const { owner, attic, kitchen, ana, cleo } = await two()
    const listed = cleo.next(({ type }) => type === 'tables')
    const alone = ana.next(message => message.type === 'table' && message.table.beside === undefined)
    owner.say({ type: 'close' })
    await Promise.all([listed, alone])
    expect(cleo.heard.slice(-2).map(({ type }) => type)).toEqual(['closed', 'tables'])
    expect(cleo.last('tables')!.tables.map(({ id }) => id)).toEqual([kitchen.id])
    expect(owner.last('saved-tables')!.tables.map(({ id }) => id)).toEqual([attic.id])
    expect(ana.last('closed')).toBeUndefined()
  })

  test('each has its own rights: if the owner’s screen stays away, those of seated people', async () => {
    const { owner, ana, cleo } = await two({ grace: 30 })
    await expect.poll(() => ana.last('table')!.host).toBe(true)
    expect([owner, cleo].map(person => person.last('table')!.host)).toEqual([true, false])
  })

  test('a person sent away from one may sit at another', async () => {
    const { at, owner, attic, kitchen, dora } = await two()
    await owner.ask({ type: 'send-away', chair: 1 }, 'table')
    await expect.poll(() => dora.closed).not.toBeNull()
    await dora.come(at, { table: kitchen.id })
    expect(tableOf(dora).name).toBe('Kitchen')
    expect(await dora.refused({ type: 'go-to', table: attic.id })).toBe('sent-away')
  })

  test('computer players play at each', async () => {
    const { owner, kitchen, attic, ana, cleo } = await two()
    for (const table of [kitchen, attic]) {
      await owner.ask({ type: 'go-to', table: table.id }, 'table')
      table.seating.free(1)
      owner.say({ type: 'computer', chair: 1, level: 'normal' })
      await owner.ask({ type: 'start' }, 'view')
    }
    for (const [table, person] of [
      [kitchen, ana],
      [attic, cleo],
    ] as const)
      if (toMoveAt(table) === 0) person.say(wrongName(table).message)
    const hasPlayed = (table: Table) =>
      (table.view(null) as unknown as { view: { story: { by: number }[] } }).view.story.some(({ by }) => by === 1)
    await expect.poll(() => [kitchen, attic].map(hasPlayed)).toEqual([true, true])
  })
})

test('only the owner gets the host’s status, and who is at each table', async () => {
  const { owner, ana, cleo, kitchen, attic } = await two()
  await cleo.leave()
  await expect.poll(() => owner.last('table')!.table.chairs[0]!.here).toBe(false)
  const { status } = await owner.ask({ type: 'status' }, 'status')
  expect(status.tables.map(({ name, code, here, away, screens }) => ({ name, code, here, away, screens }))).toEqual([
    { name: 'Kitchen', code: kitchen.code, here: ['Ana', 'Ben'], away: [], screens: 2 },
    { name: 'Attic', code: attic.code, here: ['Dora'], away: ['Cleo'], screens: 2 }, // hers and the owner's
  ])
  expect(status).toMatchObject({ screens: 4, faults: 0 })
  expect(status.memory).toBeGreaterThan(10 * 2 ** 20)
  expect(await ana.refused({ type: 'status' })).toBe('not-the-host')
})

describe('a table with a bug leaves the others alone', () => {
  test('when its journal cannot be written', async () => {
    const data = folder()
    const { owner, kitchen, attic, ana, ben, cleo, dora } = await two({ data })
    await owner.ask({ type: 'start' }, 'view')
    await owner.ask({ type: 'go-to', table: kitchen.id }, 'table')
    await owner.ask({ type: 'start' }, 'view')
    const append: (this: Journal, event: object) => string = Reflect.get(Journal.prototype, 'append')
    vi.spyOn(Journal.prototype, 'append').mockImplementation(function (this: Journal, event) {
      if (this.path.includes(attic.id)) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
      return append.call(this, event)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const failing = wrongName(attic)
    expect(await [cleo, dora][failing.seat]!.refused(failing.message)).toBe('disk')
    const fine = wrongName(kitchen)
    await [ana, ben][fine.seat]!.ask(fine.message, 'news')
    expect([kitchen, attic].map(table => movesIn(journalOf(data, table)))).toEqual([1, 0])
  })

  test('when a rule throws', async () => {
    const { owner, kitchen, attic, ana, ben, cleo, dora } = await two()
    await owner.ask({ type: 'start' }, 'view')
    await owner.ask({ type: 'go-to', table: kitchen.id }, 'table')
    await owner.ask({ type: 'start' }, 'view')
    const failing = wrongName(attic)
    vi.spyOn(blank.play, 'name').mockImplementationOnce(() => {
      throw new TypeError('an invented bug')
    })
    onTestFinished(() => void vi.restoreAllMocks())
    expect(await [cleo, dora][failing.seat]!.refused(failing.message)).toBe('fault')
    expect((await owner.ask({ type: 'status' }, 'status')).status.faults).toBe(1)
    const fine = wrongName(kitchen)
    await [ana, ben][fine.seat]!.ask(fine.message, 'news')
    await [cleo, dora][failing.seat]!.ask(failing.message, 'news') // and it goes on too
  })

  test('when it cannot be put away', async () => {
    const { at, owner, kitchen, ana } = await two()
    vi.spyOn(Journal.prototype, 'close').mockImplementationOnce(() => {
      throw new Error('the disk is gone')
    })
    onTestFinished(() => void vi.restoreAllMocks())
    await owner.ask({ type: 'close' }, 'closed')
    expect(at.room.tables).toEqual([kitchen])
    await ana.ask({ type: 'rename', chair: 0, name: 'Anna' }, 'table')
  })
})

test('a host that stops keeps every table, and says goodbye to every screen', async () => {
  const data = folder()
  const { at, kitchen, attic, ana, cleo } = await two({ data })
  await at.stop()
  await expect.poll(() => [ana, cleo].map(({ closed }) => closed?.code)).toEqual([1001, 1001])
  for (const table of [kitchen, attic]) expect(existsSync(journalOf(data, table))).toBe(true)
})

test('a restarted host goes on with the tables that were open together, by the same codes', async () => {
  const data = folder()
  const { at, kitchen, attic } = await two({ data })
  await at.stop()
  const again = await host({ data })
  again.room.resumeUnfinished()
  expect(again.room.tables.map(({ id, code }) => [id, code])).toEqual(
    [kitchen, attic].map(({ id, code }) => [id, code]),
  )
  expect(again.room.info.others).toHaveLength(1)
})

test('of tables open together an unreadable one is listed as damaged, and the others open', async () => {
  const data = folder()
  const { at, kitchen, attic } = await two({ data })
  await at.stop()
  writeFileSync(journalOf(data, kitchen), 'ink on the page\n')
  const again = await host({ data })
  expect(again.room.resumeUnfinished()?.id).toBe(attic.id)
  expect(again.room.tables.map(({ id }) => id)).toEqual([attic.id])
  const owner = await new Person().come(again, { key: again.key })
  expect(owner.last('saved-tables')!.tables).toMatchObject([{ id: kitchen.id, damage: { what: 'damaged' } }])
})

test('of tables closed one after the other only the last continues, whatever its file’s time', async () => {
  const data = folder()
  const { at, owner, kitchen, attic } = await two({ data })
  await owner.ask({ type: 'close' }, 'closed')
  await at.stop()
  const later = Date.now() / 1000 + 60
  utimesSync(journalOf(data, attic), later, later)
  const again = await host({ data })
  expect(again.room.resumeUnfinished()?.id).toBe(kitchen.id)
  expect(again.room.tables).toHaveLength(1)
})
