// A clock set to another day under a running host: rights and waits are counted by a clock that nobody can set.
import { afterEach, describe, expect, test, vi } from 'vitest'
import { guests, host, Person, tableFor } from '../kit.ts'

describe('a clock that is set to another day', () => {
  afterEach(() => void vi.useRealTimers())

  test('does not keep the owner’s rights from the guests for that day', async () => {
    const at = await host({ grace: 150 })
    const owner = await tableFor(at, 'blank', 2)
    const [ben] = (await guests(at, at.room.table!.code, 'Ben')) as [Person]
    await owner.leave()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 3600_000 })
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
