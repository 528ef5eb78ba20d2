// A room without sockets: who may ask for what, who is sent what, and what the owner's absence changes.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { deviceHash } from '../../../shared/sealing/index.ts'
import { PROTOCOL_VERSION } from '../../../shared/wire/index.ts'
import {
  abandoned,
  BACK_SOON,
  GRACE,
  harmlessMove,
  playing,
  playToTheEnd,
  rooms,
  seated,
  type Screen,
} from '../roomKit.ts'

describe('coming', () => {
  test('is answered with a welcome, then the table, then the view', () => {
    const at = rooms()
    const ana = at.screen('ana').hello()
    expect(ana.heard).toEqual([
      { type: 'welcome', protocol: PROTOCOL_VERSION, mark: ana.mark, owner: false },
      { type: 'closed' },
    ])
    const owner = at.ownerScreen()
    expect(owner.types).toEqual(['welcome', 'closed', 'saved-tables'])
    expect(owner.last('welcome')!.owner).toBe(true)
    const game = playing('ana', 'ben')
    const late = game.screen('late').hello()
    expect(late.types).toEqual(['welcome', 'table', 'view'])
    expect(late.last('view')!.seat).toBeNull()
  })
  test('by another protocol is refused', () => {
    const at = rooms()
    const ana = at.screen('ana')
    expect(ana.say({ type: 'hello', protocol: PROTOCOL_VERSION + 1, device: ana.device })).toBe('protocol')
  })
  test('is shown to the others, and wakes a table that rested while nobody was there', () => {
    const at = seated(2, 'ana', 'ben')
    const again = at.screen('ana').hello()
    expect(at.owner.types).toEqual([]) // nothing changed: she was here
    again.leave()
    at.guests[0]!.leave()
    vi.advanceTimersByTime(BACK_SOON)
    expect(at.owner.types).toEqual(['table'])
    const back = at.screen('ana').hello()
    expect(at.owner.types).toEqual(['table', 'table'])
    expect(at.calls.moved).toBe(0)
    back.leave()
    for (const screen of [at.owner, ...at.guests]) screen.leave()
    expect(at.room.isWatched(at.room.table!)).toBe(false)
    at.clear()
    at.screen('ana').hello()
    expect(at.room.isWatched(at.room.table!)).toBe(true)
    expect(at.calls.moved).toBe(1)
  })
  test('and leaving only to reload the page is announced to nobody', () => {
    const at = seated(2, 'ana', 'ben')
    at.guests[0]!.leave()
    vi.advanceTimersByTime(BACK_SOON - 1)
    at.screen('ana').hello()
    vi.advanceTimersByTime(10 * BACK_SOON)
    expect(at.owner.types).toEqual([])
    expect(at.guests[1]!.types).toEqual([])
    at.guests[1]!.leave()
    at.owner.say({ type: 'set', name: 'Attic' })
    expect(at.owner.last('table')!.table.chairs.map(({ here }) => here)).toEqual([true, false]) // together with other news it is sent at once
    at.clear()
    vi.advanceTimersByTime(10 * BACK_SOON)
    expect(at.owner.types).toEqual([])
  })
  test('and going are seen on the chairs, but a display is nobody', () => {
    const at = seated(2, 'ana', 'ben')
    const [ana] = at.guests as [Screen]
    const second = at.screen('ana').hello()
    second.leave()
    vi.advanceTimersByTime(BACK_SOON)
    expect(at.owner.heard).toEqual([]) // one of her two screens is still here
    ana.leave()
    vi.advanceTimersByTime(BACK_SOON)
    expect(at.owner.last('table')!.table.chairs.map(({ here }) => here)).toEqual([false, true])
    at.screen('ana').hello({ display: true })
    expect(at.owner.last('table')!.table.chairs.map(({ here }) => here)).toEqual([false, true])
    at.screen('ana').hello()
    expect(at.owner.last('table')!.table.chairs.map(({ here }) => here)).toEqual([true, true])
  })
  test('of a stranger, or of a screen that never said hello, is announced to nobody', () => {
    const at = seated(2, 'ana')
    const nobody = at.screen('nobody')
    nobody.leave()
    const stranger = at.screen('stranger').hello()
    expect(at.owner.heard).toEqual([])
    stranger.leave()
    vi.advanceTimersByTime(BACK_SOON)
    expect(at.owner.heard).toEqual([])
    expect(at.room.connectedScreens.all.has(nobody.connection)).toBe(false)
  })
  test('gives a person back the seat the computer played for them; a display of theirs does not', () => {
    const at = playing('ana', 'ben')
    at.guests[0]!.leave()
    at.clear()
    at.guests[1]!.say({ type: 'substitute', seat: 0, by: 'computer' })
    expect(at.table.chairs[0]!.substituted).toBe(true)
    expect(at.calls.moved).toBe(1) // it is asked at once
    at.screen('ana').hello({ display: true })
    expect(at.table.chairs[0]!.substituted).toBe(true)
    at.screen('ana').hello()
    expect(at.table.chairs[0]!.substituted).toBe(false)
  })
})

describe('what everybody sees of the table', () => {
  test('is all of it, with tags instead of device hashes', () => {
    const at = seated(3, 'ana')
    at.owner.say({ type: 'computer', chair: 1 })
    const { table, ...mine } = at.guests[0]!.last('table')!
    expect(mine).toEqual({ type: 'table', host: false, agrees: false, mayTake: [2], mayRequest: [] })
    expect(table).toEqual({
      id: at.table.id,
      name: 'Test',
      code: at.code,
      linkKey: at.room.joinLinkParams(at.table).linkKey,
      phase: 'lobby',
      game: 'blank',
      options: { cards: 'seven' },
      notebook: 'facts',
      hints: false,
      chairs: [
        {
          name: 'ana',
          avatar: 0,
          kind: 'person',
          substituted: false,
          level: null,
          here: true,
          device: at.guests[0]!.mark,
        },
        { name: 'Ada', avatar: 1, kind: 'computer', substituted: false, level: 'normal', here: true, device: '' },
        { name: '', avatar: 2, kind: 'free', substituted: false, level: null, here: false, device: '' },
      ],
      peopleOnly: false,
      evening: [],
      requests: [],
      addresses: ['192.168.1.5:4680'],
    })
    expect(at.owner.last('table')).toMatchObject({ host: true, agrees: true })
  })
  test('after a game has the evening in it', () => {
    const at = playing('ana', 'ben')
    playToTheEnd(at)
    const [game] = at.guests[0]!.last('table')!.table.evening
    expect(game).toEqual({
      id: `${at.table.id}-1`,
      game: 'blank',
      first: at.table.evening[0]!.first,
      outcome: at.table.evening[0]!.outcome,
      players: at.guests.map((guest, avatar) => ({ name: ['ana', 'ben'][avatar], avatar, device: guest.mark })),
    })
  })
  test('leaves a display no chair to take', () => {
    const at = seated(2)
    const tv = at.screen('tv').hello({ display: true })
    expect(tv.last('table')).toMatchObject({ host: false, agrees: false, mayTake: [], mayRequest: [] })
    expect(at.screen('guest').hello().last('table')!.mayTake).toEqual([0, 1])
  })
  test('is announced on the LAN without the code', () => {
    const at = seated(3, 'ana')
    expect(at.room.info).toEqual({
      hunch: true,
      protocol: PROTOCOL_VERSION,
      table: { id: at.table.id, name: 'Test', game: 'blank', phase: 'lobby', chairs: { taken: 1, free: 2 } },
    })
    expect(rooms().room.info).toEqual({ hunch: true, protocol: PROTOCOL_VERSION, table: null })
  })
})

test('a bug that a screen reports is logged with the place it names, also one of a display', () => {
  const at = rooms()
  expect(at.screen('tv').hello({ display: true }).say({ type: 'fault', where: 'tv', error: 'x' })).toEqual([])
  expect(at.calls.reported).toEqual([['x', { where: 'screen: tv' }]])
})

describe('the owner alone', () => {
  test('opens a table of four free chairs, and everybody sees it', () => {
    const at = rooms()
    const guest = at.screen('ana').hello()
    const owner = at.ownerScreen()
    guest.heard.length = 0
    owner.say({ type: 'open' })
    expect(owner.types).toEqual(['table', 'saved-tables'])
    expect(at.room.table!.chairs.map(({ kind }) => kind)).toEqual(['free', 'free', 'free', 'free'])
    expect(at.room.table!.setting.name).toBe('')
    expect(guest.types).toEqual(['table'])
    expect(at.calls).toMatchObject({ announced: 1 })
    expect(at.calls.moved).toBeGreaterThan(0)
  })
  test('closes the table, which stays saved: everybody is informed, the owner sees it in the list', () => {
    const at = playing('ana', 'ben')
    const { id } = at.table
    at.guests[0]!.say({ type: 'watch', seat: 0 })
    at.clear()
    expect(at.owner.say({ type: 'close' })).toMatchObject([
      { type: 'closed' },
      { type: 'saved-tables', tables: [{ id, name: 'Test' }] },
    ])
    expect(at.guests[0]!.types).toEqual(['closed'])
    expect(at.guests[0]!.connection.watchedSeat).toBeNull()
    expect(at.calls.announced).toBe(1)
    expect(at.room.table).toBeNull()
  })
  test('opens another in its place, or a saved one: the others learn that theirs is closed', () => {
    const at = seated(2, 'ana')
    const before = at.table.id
    const expectChanged = () => {
      expect(at.owner.types).toEqual(['table', 'saved-tables'])
      expect(at.guests[0]!.types).toEqual(['closed', 'table'])
    }
    at.owner.say({ type: 'open', name: 'Attic' })
    expectChanged()
    expect(at.room.table!.id).not.toBe(before)
    expect(at.owner.last('saved-tables')!.tables.map(({ id }) => id)).toEqual([before])
    at.clear()
    at.owner.say({ type: 'resume', table: before })
    expectChanged()
  })
  test('continues a saved table: same code, everybody on their seat', () => {
    const at = playing('ana', 'ben')
    const { id, code } = at.table
    at.owner.say({ type: 'close' })
    at.clear()
    at.owner.say({ type: 'resume', table: id })
    expect(at.owner.types).toEqual(['table', 'saved-tables', 'view'])
    expect(at.room.table).toMatchObject({ id, code, phase: 'playing' })
    expect(at.guests[0]!.types).toEqual(['table', 'view'])
    expect(at.guests[0]!.last('view')!.seat).toBe(0)
    expect(at.calls).toMatchObject({ announced: 1, moved: 1 })
    at.clear()
    at.owner.say({ type: 'resume', table: id })
    expect(at.guests[0]!.heard).toEqual([])
  })
  test('deletes a saved table', () => {
    const at = seated(2, 'ana')
    const { id } = at.table
    at.owner.say({ type: 'open' })
    expect(at.owner.say({ type: 'forget', table: id })).toMatchObject([{ type: 'saved-tables', tables: [] }])
  })
  test('leaves nothing behind of a table at which nobody ever sat', () => {
    const at = seated(2)
    const path = join(at.data, 'tables', `${at.table.id}.jsonl`)
    expect(existsSync(path)).toBe(true)
    at.owner.say({ type: 'close' })
    expect(existsSync(path)).toBe(false)
  })
  describe('leaves nothing to continue of a game played to the end', () => {
    type At = ReturnType<typeof seated>
    const closed = (
      names: readonly string[],
      before: (at: At) => void = () => {},
      after: (at: At) => void = () => {},
    ) => {
      const at = seated(3, ...names)
      for (const [chair, { kind }] of at.table.chairs.entries())
        if (kind === 'free') at.owner.say({ type: 'computer', chair, level: 'easy' })
      at.owner.say({ type: 'start' })
      before(at)
      playToTheEnd(at)
      after(at)
      at.owner.say({ type: 'close' })
      const { reported } = at.calls
      return { tables: at.savedTables.list(undefined).length, games: at.finishedGames.list().length, reported }
    }
    test('by one person against computers; its record stays among the past games', () => {
      expect(closed(['ana'])).toEqual({ tables: 0, games: 1, reported: [] })
    })
    test('also where that person went to choose another game, but did not start it', () => {
      const chooseAnother = ({ owner }: At) => owner.say({ type: 'lobby' })
      expect(closed(['ana'], undefined, chooseAnother)).toEqual({ tables: 0, games: 1, reported: [] })
    })
    test('but not where the next game was broken off', () => {
      const breakOff = ({ owner }: At) => {
        owner.say({ type: 'start' })
        owner.say({ type: 'lobby' })
      }
      expect(closed(['ana'], undefined, breakOff)).toEqual({ tables: 1, games: 1, reported: [] })
    })
    test('but not where somebody else sat', () => {
      expect(closed(['ana', 'ben'])).toEqual({ tables: 1, games: 1, reported: [] })
    })
    test('nor where its record could not be stored, which is logged: the journal still has it', () => {
      const full = new Error('ENOSPC: no space left on device')
      const fill = ({ finishedGames }: ReturnType<typeof seated>) =>
        vi.spyOn(finishedGames, 'keep').mockImplementation(() => {
          throw full
        })
      const reported = [[full, { where: 'a finished game' }]]
      expect(closed(['ana'], fill)).toEqual({ tables: 1, games: 0, reported })
    })
  })
  test('deletes a past game', () => {
    const at = seated(2)
    at.finishedGames.keep('one', { game: 'blank', rules: 1, seats: 2, options: {}, seed: 'a', first: 0, log: [] })
    expect(at.owner.say({ type: 'record', game: 'one' })).toMatchObject([{ type: 'record', game: 'one' }])
    expect(at.owner.say({ type: 'discard', game: 'one' })).toMatchObject([{ type: 'saved-tables', games: [] }])
  })
})

describe('a table left unfinished', () => {
  test('is continued when it is the only one in the middle of a game', () => {
    const at = playing('ana', 'ben')
    const { id } = at.table
    at.owner.say({ type: 'close' })
    at.owner.say({ type: 'open' })
    at.screen('cleo').hello().say({ type: 'sit', chair: 0, name: 'Cleo', code: at.room.table!.code })
    at.owner.say({ type: 'close' })
    expect(at.room.unfinished).toEqual([id])
    expect(at.room.resumeUnfinished()!.id).toBe(id)
    expect(at.room.unfinished.includes(id)).toBe(false)
  })
  test('is the latest between games, if it is less than half an hour old and somebody sits there', () => {
    const at = seated(2, 'ana')
    const { id } = at.table
    at.owner.say({ type: 'close' })
    const { when } = at.savedTables.list(undefined)[0]!
    vi.setSystemTime(Math.floor(when) + 30 * 60_000 - 1)
    expect(at.room.unfinished).toEqual([id])
    vi.setSystemTime(Math.ceil(when) + 30 * 60_000)
    expect(at.room.unfinished).toEqual([])
    expect(at.room.resumeUnfinished()).toBeNull()
  })
  test('is chosen by the owner if there are several', () => {
    const at = playing('ana', 'ben')
    at.owner.say({ type: 'open' })
    at.owner.say({ type: 'set', game: 'blank' })
    for (const chair of [3, 2]) at.owner.say({ type: 'remove', chair })
    for (const chair of [0, 1]) at.owner.say({ type: 'computer', chair })
    at.owner.say({ type: 'start' })
    at.owner.say({ type: 'close' })
    expect(at.room.unfinished).toHaveLength(2)
    expect(at.room.resumeUnfinished()).toBeNull()
  })
})

test('a person sits down with the code in small letters too', () => {
  const at = seated(3)
  at.screen('ana')
    .hello()
    .say({ type: 'sit', chair: 0, name: 'Ana', code: ` ${at.code.toLowerCase()} ` })
  expect(at.table.chairs[0]!.name).toBe('Ana')
})

describe('whose view a screen is sent', () => {
  test('is the one seat of its device; of several the table’s until it asks for one', () => {
    const at = seated(3, 'ana', 'ben')
    at.guests[0]!.say({ type: 'sit', chair: 2, name: 'Cleo' })
    at.owner.say({ type: 'start' })
    const [ana, ben] = at.guests as [Screen, Screen]
    expect(ana.last('view')!.seat).toBeNull()
    expect(ben.last('view')!.seat).toBe(1)
    expect(at.owner.last('view')!.seat).toBeNull()
    expect(ana.say({ type: 'watch', seat: 2 })).toMatchObject([{ type: 'view', seat: 2 }])
    expect(ana.say({ type: 'watch', seat: 1 })).toBe('not-yours')
    expect(ana.connection.watchedSeat).toBe(2)
    expect(ana.say({ type: 'watch', seat: null })).toMatchObject([{ type: 'view', seat: null }])
    ana.say({ type: 'watch', seat: 2 })
    ana.say({ type: 'stand', chair: 0 })
    expect(ana.last('view')!.seat).toBe(2)
  })
  test('stays the seat asked for when others come and go, and is the table’s after a new deal', () => {
    const at = seated(3, 'ana', 'ben')
    const [ana, ben] = at.guests as [Screen, Screen]
    ana.say({ type: 'sit', chair: 2, name: 'Cleo' })
    at.owner.say({ type: 'start' })
    ana.say({ type: 'watch', seat: 2 })
    ben.say({ type: 'stand', chair: 1 })
    expect(ana.last('view')!.seat).toBe(2)
    at.owner.say({ type: 'lobby' })
    expect(ana.connection.watchedSeat).toBeNull()
  })
  test('after standing up is the table’s', () => {
    const at = playing('ana', 'ben')
    at.guests[0]!.say({ type: 'stand', chair: 0 })
    expect(at.guests[0]!.last('view')!.seat).toBeNull()
    expect(at.calls.moved).toBe(1)
  })
})

describe('playing', () => {
  test('a move is sent to everybody, and computer players are asked again', () => {
    const at = playing('ana', 'ben')
    const nobody = at.screen('nobody')
    const move = harmlessMove(at)
    at.guests[move.seat]!.say(move)
    expect(at.guests.map(guest => guest.types.includes('news'))).toEqual([true, true])
    expect(at.owner.types).toContain('news')
    expect(nobody.heard).toEqual([])
    expect(at.calls.moved).toBe(1)
  })
  test('a record of this evening is for everybody, an older one for the owner', () => {
    const at = playing('ana', 'ben')
    playToTheEnd(at)
    const game = `${at.table.id}-1`
    expect(at.screen('late').hello().say({ type: 'record', game })).toMatchObject([{ type: 'record', game }])
    at.finishedGames.keep('other', { game: 'blank', rules: 1, seats: 2, options: {}, seed: 'a', first: 0, log: [] })
    expect(at.guests[0]!.say({ type: 'record', game: 'other' })).toBe('no-such-record')
    expect(at.owner.say({ type: 'record', game: 'other' })).toMatchObject([{ game: 'other' }])
  })
})

describe('the right to change the table', () => {
  test('passes to seated people once the owner was away for a minute; not to displays', () => {
    const at = seated(3, 'ana', 'ben')
    const late = at.screen('late').hello()
    const tv = at.screen('ana').hello({ display: true })
    at.owner.leave()
    expect(at.guests[0]!.last('table')?.host ?? false).toBe(false)
    vi.advanceTimersByTime(GRACE + 50)
    expect(at.guests[0]!.last('table')).toMatchObject({ host: true, agrees: true })
    for (const other of [late, tv]) expect(other.last('table')).toMatchObject({ host: false, agrees: false })
  })
  test('returns to the owner the moment they are back', () => {
    const at = abandoned(seated(3, 'ana', 'ben'))
    at.ownerScreen()
    expect(at.guests[0]!.last('table')).toMatchObject({ host: false, agrees: false })
  })
  test('stays with an owner who comes back within the minute, for as long as they stay', () => {
    const at = seated(3, 'ana', 'ben')
    at.owner.leave()
    vi.advanceTimersByTime(GRACE / 2)
    at.ownerScreen()
    at.clear()
    vi.advanceTimersByTime(10 * GRACE)
    expect(at.guests[0]!.heard).toEqual([])
    expect(at.guests[0]!.say({ type: 'chair' })).toBe('not-the-host')
  })
  test('depends on the owner’s last screen to go', () => {
    const at = seated(3, 'ana')
    const second = at.ownerScreen()
    at.owner.leave()
    vi.advanceTimersByTime(2 * GRACE)
    expect(at.guests[0]!.say({ type: 'chair' })).toBe('not-the-host')
    second.leave()
    vi.advanceTimersByTime(GRACE - 1)
    expect(at.guests[0]!.say({ type: 'chair' })).toBe('not-the-host')
    vi.advanceTimersByTime(1)
    expect(typeof at.guests[0]!.say({ type: 'chair' })).not.toBe('string')
  })
  test('is only the owner’s for a minute after the start, too', () => {
    const at = rooms()
    at.room.open('Test')
    const ana = at.screen('ana').hello()
    ana.say({ type: 'sit', chair: 0, name: 'Ana', code: at.room.table!.code })
    expect(ana.say({ type: 'chair' })).toBe('not-the-host')
    vi.advanceTimersByTime(GRACE + 50)
    expect(ana.last('table')!.host).toBe(true)
  })
  test('the owner’s settings are shown to all, and computer players are asked once they may move', () => {
    const at = seated(3, 'ana', 'ben')
    const { owner, table, calls } = at
    owner.say({ type: 'set', name: 'Attic', options: { cards: 'nine' }, notebook: 'proof', hints: true })
    expect(at.guests[0]!.last('table')!.table).toMatchObject({
      name: 'Attic',
      options: { cards: 'nine' },
      hints: true,
      notebook: 'proof',
    })
    expect(calls.announced).toBe(1)
    owner.say({ type: 'free', chair: 1 })
    expect(table.chairs[1]!.kind).toBe('free')
    owner.say({ type: 'computer', chair: 1, level: 'sharp' })
    owner.say({ type: 'computer', chair: 2 })
    expect(table.chairs).toMatchObject([{}, { level: 'sharp' }, { kind: 'computer', level: 'normal' }])
    calls.moved = 0
    owner.say({ type: 'start' })
    expect(calls.moved).toBe(1)
    at.clear()
    owner.say({ type: 'free', chair: 0 })
    expect(at.guests[0]!.last('view')!.seat).toBeNull()
    expect(table.chairs[0]!.substituted).toBe(true) // the computer plays on
    expect(calls.moved).toBe(1)
  })
})

describe('a decision no guest makes alone', () => {
  test('is made once two besides the asker agree', () => {
    const at = abandoned(seated(3, 'ana', 'ben', 'cleo'))
    const [ana, ben, cleo] = at.guests as [Screen, Screen, Screen]
    ana.say({ type: 'start' })
    expect(at.table.phase).toBe('lobby')
    expect(cleo.last('table')!.table.requests).toEqual([
      { id: 1, wish: 'start', chair: null, by: ana.mark, agreed: [ana.mark], needed: 3 },
    ])
    ben.say({ type: 'agree', request: 1 })
    expect(at.table.phase).toBe('lobby')
    cleo.say({ type: 'agree', request: 1 })
    expect(at.table.phase).toBe('playing')
    expect(ben.last('table')!.table.requests).toEqual([])
    expect(at.calls.moved).toBeGreaterThan(0)
  })
  test('counts people who are here or may come back: of four, three; of two left, two', () => {
    const at = abandoned(seated(4, 'ana', 'ben', 'cleo', 'dora'))
    at.guests[0]!.say({ type: 'start' })
    expect(at.guests[1]!.last('table')!.table.requests[0]!.needed).toBe(3)
    at.guests[3]!.leave()
    at.guests[2]!.leave()
    vi.advanceTimersByTime(GRACE)
    at.guests[1]!.say({ type: 'rename', chair: 1, name: 'Ben' })
    expect(at.guests[1]!.last('table')!.table.requests[0]!.needed).toBe(2)
  })
  test('needs most of those who are here, where many are', () => {
    const at = abandoned(seated(6, 'ana', 'ben', 'cleo', 'dora', 'emil', 'finn'))
    const needed = (screen: Screen) => screen.last('table')!.table.requests.map(({ needed }) => needed)
    at.guests[0]!.say({ type: 'free', chair: 1 })
    expect(needed(at.guests[0]!)).toEqual([4])
    at.guests[5]!.leave()
    const phone = at.screen('phone').hello()
    phone.say({ type: 'request-seat', chair: 5, code: at.code })
    expect(needed(phone)).toEqual([3, 3]) // of five
  })
  test('needs two even where one is here alone, unless all seats are one device’s', () => {
    const at = abandoned(seated(2, 'ana', 'ben'))
    at.guests[1]!.leave()
    at.guests[0]!.say({ type: 'start' })
    expect(at.table.phase).toBe('lobby')
    expect(at.guests[0]!.last('table')!.table.requests[0]!.needed).toBe(2)
    const alone = seated(2, 'ana')
    alone.owner.say({ type: 'computer', chair: 1 })
    abandoned(alone).guests[0]!.say({ type: 'start' })
    expect(alone.table.phase).toBe('playing')
  })
  test('counts a device that sat down a moment ago only once it has sat for a minute', () => {
    const at = abandoned(seated(3, 'ana', 'eve'))
    at.guests[0]!.leave()
    vi.advanceTimersByTime(GRACE)
    const second = at.screen('second').hello()
    second.say({ type: 'sit', chair: null, name: 'Second', code: at.code })
    at.guests[1]!.say({ type: 'start' })
    const { id } = second.last('table')!.table.requests[0]!
    second.say({ type: 'agree', request: id })
    expect(at.table.phase).toBe('lobby')
    vi.advanceTimersByTime(GRACE + 100)
    expect(at.table.phase).toBe('playing')
  })
  test('is refused at once where the game cannot start', () => {
    const at = abandoned(seated(3, 'ana'))
    expect(at.guests[0]!.say({ type: 'start' })).toBe('cannot-start')
    expect(at.guests[0]!.last('table')).toBeUndefined()
  })
  test('is freeing a person’s chair, or going back to the lobby; not freeing a computer’s', () => {
    const at = seated(3, 'ana', 'ben')
    at.owner.say({ type: 'computer', chair: 2 })
    abandoned(at)
    const [ana, ben] = at.guests as [Screen, Screen]
    ana.say({ type: 'free', chair: 2 })
    expect(at.table.chairs[2]!.kind).toBe('free')
    ana.say({ type: 'free', chair: 1 })
    expect(ben.last('table')!.table.requests).toMatchObject([{ wish: 'free', chair: 1 }])
    ben.say({ type: 'agree', request: 1 })
    expect(at.table.chairs[1]!.kind).toBe('free')
    const game = abandoned(playing('ana', 'ben'))
    game.guests[0]!.say({ type: 'lobby' })
    expect(game.table.phase).toBe('playing')
    game.guests[1]!.say({ type: 'lobby' })
    expect(game.table.phase).toBe('lobby')
  })
  test('is made by the owner alone, who may also agree to what guests asked for', () => {
    const at = abandoned(seated(2, 'ana', 'ben'))
    at.guests[0]!.say({ type: 'start' })
    const owner = at.ownerScreen()
    expect(owner.last('table')!.table.requests).toMatchObject([{ wish: 'start', needed: 1 }])
    expect(at.guests[1]!.say({ type: 'agree', request: 1 })).toBe('not-the-host')
    expect(at.table.phase).toBe('lobby')
    owner.say({ type: 'agree', request: 1 })
    expect(at.table.phase).toBe('playing')
  })
  test('is dropped when it makes no sense, its asker goes or withdraws it, or a chair is removed', () => {
    const ask = () => {
      const at = abandoned(seated(3, 'ana', 'ben', 'cleo'))
      at.guests[0]!.say({ type: 'start' })
      return { ...at, waiting: () => at.guests[1]!.last('table')!.table.requests.length }
    }
    const gone = ask()
    gone.guests[0]!.leave()
    expect(gone.waiting()).toBe(0)
    const back = ask()
    expect(back.guests[1]!.say({ type: 'decline', request: 1 })).toBe('not-the-host')
    back.guests[0]!.say({ type: 'decline', request: 1 })
    expect(back.waiting()).toBe(0)
    const no = ask()
    no.ownerScreen().say({ type: 'decline', request: 1 })
    expect(no.waiting()).toBe(0)
    const started = ask()
    started.ownerScreen().say({ type: 'start' })
    expect(started.waiting()).toBe(0)
    const fewer = ask()
    fewer.owner.leave()
    fewer.ownerScreen().say({ type: 'chair' })
    expect(fewer.waiting()).toBe(1)
    fewer.ownerScreen().say({ type: 'remove', chair: 3 }) // requests name chairs by number
    expect(fewer.waiting()).toBe(0)
  })
  test('to free a chair goes once the chair is free, to go back to the lobby once it is the lobby', () => {
    const at = abandoned(seated(3, 'ana', 'ben', 'cleo'))
    at.guests[0]!.say({ type: 'free', chair: 1 })
    at.guests[1]!.say({ type: 'stand', chair: 1 })
    expect(at.guests[0]!.last('table')!.table.requests).toEqual([])
    const game = abandoned(playing('ana', 'ben', 'cleo'))
    game.guests[0]!.say({ type: 'lobby' })
    expect(game.guests[1]!.last('table')!.table.requests).toHaveLength(1)
    game.ownerScreen().say({ type: 'lobby' })
    expect(game.guests[1]!.last('table')!.table.requests).toEqual([])
  })
  test('has a number unique among all tables: a late answer meets no other request', () => {
    const at = abandoned(seated(2, 'ana', 'ben'))
    at.guests[0]!.say({ type: 'start' })
    expect(at.guests[1]!.last('table')!.table.requests).toMatchObject([{ id: 1 }])
    const { id } = at.table
    const owner = at.ownerScreen()
    owner.say({ type: 'close' })
    owner.say({ type: 'resume', table: id })
    expect(owner.last('table')!.table.requests).toEqual([]) // forgotten with the table it was asked at
    owner.leave()
    vi.advanceTimersByTime(GRACE + 50)
    at.guests[0]!.say({ type: 'start' })
    expect(at.guests[1]!.last('table')!.table.requests).toMatchObject([{ id: 2, wish: 'start' }])
    expect(at.guests[1]!.say({ type: 'agree', request: 1 })).toBe('no-such-request')
    expect(at.room.table!.phase).toBe('lobby')
  })
})

describe('a seat for another device', () => {
  const away = () => {
    const at = playing('ana', 'ben', 'cleo')
    at.guests[0]!.leave()
    const phone = at.screen('phone').hello()
    at.clear()
    return { ...at, phone }
  }
  test('is forgotten by a start that takes free chairs away, but not by one that is refused', () => {
    const at = seated(4, 'ana', 'ben')
    at.guests[0]!.leave()
    at.owner.say({ type: 'free', chair: 1 })
    const phone = at.screen('phone').hello()
    phone.say({ type: 'request-seat', chair: 0, code: at.table.code })
    expect(at.owner.say({ type: 'start' })).toBe('cannot-start')
    expect(phone.last('table')!.table.requests).toMatchObject([{ wish: 'seat', chair: 0 }])
    at.owner.say({ type: 'computer', chair: 3 })
    at.owner.say({ type: 'start' })
    expect(at.table.phase).toBe('playing')
    expect(phone.last('table')!.table.requests).toEqual([])
  })
  test('waits on through a start that takes no chair away', () => {
    const at = seated(3, 'ana', 'ben', 'cleo')
    at.guests[0]!.leave()
    const phone = at.screen('phone').hello()
    phone.say({ type: 'request-seat', chair: 0, code: at.table.code })
    at.owner.say({ type: 'start' })
    expect(at.table.phase).toBe('playing')
    expect(phone.last('table')!.table.requests).toMatchObject([{ wish: 'seat', chair: 0 }])
  })
  test('is shown to people who may ask for it, and to nobody else', () => {
    const at = away()
    const late = at.screen('late').hello()
    expect(late.last('table')!.mayRequest).toEqual([0])
    expect(at.guests[1]!.last('table')?.mayRequest ?? []).toEqual([])
    expect(at.screen('tv').hello({ display: true }).last('table')!.mayRequest).toEqual([])
  })
  test('is theirs once the owner agrees, and their view with it', () => {
    const at = away()
    at.phone.say({ type: 'request-seat', chair: 0, code: at.code })
    expect(at.owner.last('table')!.table.requests).toEqual([
      { id: 1, wish: 'seat', chair: 0, by: at.phone.mark, agreed: [], needed: 1 },
    ])
    expect(at.phone.last('view')).toBeUndefined()
    at.phone.heard.length = 0
    at.owner.say({ type: 'agree', request: 1 })
    expect(at.table.chairs[0]).toMatchObject({ name: 'ana', device: deviceHash(at.phone.device) })
    expect(at.phone.last('view')!.seat).toBe(0)
    expect(at.screen('ana').hello().last('view')!.seat).toBeNull()
  })
  test('is dropped once its person is back, or its asker has another seat or is gone', () => {
    const back = away()
    back.phone.say({ type: 'request-seat', chair: 0, code: back.code })
    back.screen('ana').hello()
    expect(back.owner.last('table')!.table.requests).toEqual([])
    const gone = away()
    gone.phone.say({ type: 'request-seat', chair: 0, code: gone.code })
    gone.phone.leave()
    expect(gone.owner.last('table')!.table.requests).toEqual([])
    const other = away()
    other.phone.say({ type: 'request-seat', chair: 0, code: other.code })
    other.guests[1]!.say({ type: 'stand', chair: 1 })
    expect(other.owner.last('table')!.table.requests).toHaveLength(1)
    other.phone.say({ type: 'sit', chair: 1, name: 'Phone', code: other.code })
    other.owner.say({ type: 'agree', request: 2 })
    expect(other.table.chairs[1]!.name).toBe('Phone')
    expect(other.owner.last('table')!.table.requests).toEqual([])
  })
  test('the guests’ consent no longer counts once the owner is back', () => {
    const at = away()
    abandoned(at)
    at.phone.say({ type: 'request-seat', chair: 0, code: at.code })
    at.guests[1]!.say({ type: 'agree', request: 1 })
    const owner = at.ownerScreen()
    expect(at.phone.say({ type: 'request-seat', chair: 0, code: at.code })).not.toBe('string')
    expect(at.table.chairs[0]!.device).not.toBe(deviceHash(at.phone.device))
    owner.say({ type: 'agree', request: 1 })
    expect(at.table.chairs[0]!.device).toBe(deviceHash(at.phone.device))
  })
})

test('a room that ends closes its journal and its clock, and informs nobody', () => {
  const at = playing('ana', 'ben')
  at.room.end()
  expect(at.room.table).toBeNull()
  expect(at.guests[0]!.heard).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
  expect(readdirSync(join(at.data, 'tables')).sort()).toEqual([`${at.table.id}.jsonl`, 'open', 'sat-at']) // a restarted host continues with it
})
