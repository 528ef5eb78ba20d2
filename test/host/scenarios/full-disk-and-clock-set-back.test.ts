// A full disk and a clock set back under a running host: nothing acknowledged is lost unnoticed.
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { disk, eventsIn, folder, guests, host, isRoot, Person, sharedScreen, tableFor } from '../kit.ts'
import { harmlessMove } from '../roomKit.ts'

type Running = Awaited<ReturnType<typeof host>>

const nextMove = ({ room }: Running) => harmlessMove({ table: room.table! })

/** Ana at a screen she shares with Ben, in the middle of a game. */
async function playing(setup: Parameters<typeof host>[0]): Promise<{ at: Running; ana: Person }> {
  const at = await host(setup)
  return { at, ana: await sharedScreen(at, ['Ana', 'Ben'], { cards: 'nine' }) }
}

test.skipIf(!isRoot)(
  'on a full disk a move is refused and sent to nobody; with room it is made and survives',
  async () => {
    const dataFolder = disk(120)
    const { at, ana } = await playing({ dataFolder })
    const { id } = at.room.table!
    const path = join(dataFolder, 'tables', `${id}.jsonl`)
    const ballast = join(dataFolder, 'ballast')
    expect(() => {
      for (;;) appendFileSync(ballast, Buffer.alloc(4096))
    }).toThrow('ENOSPC')
    expect(() => {
      for (;;) appendFileSync(ballast, 'x')
    }).toThrow('ENOSPC')
    // The rest of the journal's last block still has room for a few notes.
    const refused = ana.next(({ type }) => type === 'refused')
    for (let nth = 0; nth < 70; nth++) ana.say({ type: 'mark', seat: 0, at: 'h', mark: `note ${nth}`.repeat(20) })
    expect(await refused).toMatchObject({ why: 'disk' })
    for (let nth = 0; nth < 30; nth++) ana.say({ type: 'mark', seat: 0, at: 'h', mark: String(nth) }) // until not even a short line fits
    await ana.ask({ type: 'offers', seat: 0 }, 'offers') // the notes are processed one after another: this comes after the last
    const [kept, step] = [eventsIn(path), nextMove(at)]
    const before = ana.heard.length
    expect(await ana.refused(step)).toBe('disk')
    expect(ana.heard.slice(before).filter(({ type }) => type === 'news')).toEqual([])
    expect(eventsIn(path)).toEqual(kept)
    rmSync(ballast)
    await ana.ask(step, 'news')
    await ana.leave()
    await at.stop()
    const again = await host({ dataFolder })
    expect(again.room.resume(id).view(null)).toMatchObject({ view: { story: [{ type: 'named' }] } })
  },
)

describe('a clock that is set to another day', () => {
  afterEach(() => void vi.useRealTimers())
  const setBack = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 3600_000 })

  test('loses no move of a table, nor the table for people who come back', async () => {
    const dataFolder = folder()
    const { at, ana } = await playing({ dataFolder })
    await ana.ask(nextMove(at), 'news')
    setBack()
    await ana.ask(nextMove(at), 'news')
    const { id } = at.room.table!
    const told = at.room.table!.view(null) as unknown as { view: object }
    await at.stop()
    const again = await host({ dataFolder })
    expect(again.room.resumeUnfinished()?.id).toBe(id)
    expect(again.room.table!.view(null)).toMatchObject({ view: told.view })
  })

  test('does not keep the owner’s rights from the guests for that day', async () => {
    const at = await host({ grace: 150 })
    const owner = await tableFor(at, 'blank', 2)
    const [ben] = (await guests(at, at.room.table!.code, 'Ben')) as [Person]
    await owner.leave()
    setBack()
    await ben.next(message => message.type === 'table' && message.host)
  })

  test('neither lengthens nor shortens the wait after wrong codes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const at = await host()
    await tableFor(at, 'blank', 2)
    const eve = await new Person().come(at)
    for (let nth = 0; nth < 5; nth++) expect(await eve.refused({ type: 'sit', chair: 0, name: 'Eve', code: 'XXXX' })).toBe('wrong-code') // prettier-ignore
    vi.setSystemTime(Date.now() + 3600_000)
    expect(await eve.refused({ type: 'sit', chair: 0, name: 'Eve', code: 'XXXX' })).toBe('too-many-codes')
  })
})
