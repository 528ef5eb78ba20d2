// @vitest-environment happy-dom
// What a window knows about a table: it reconnects by itself, follows the news, and keeps nothing it should not.
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ResumableChannels } from '../../../main/host/channel/resumableChannels.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { MAX_REMEMBERED_MOVES, PROTOCOL_VERSION, type TableState } from '../../../shared/wire/index.ts'
import { deviceHash, deviceSecret } from '../../../shared/sealing/index.ts'
import {
  storeInvitation,
  storedJoinCode,
  knownHostStore,
  storedTableLinkKey,
} from '../../../renderer/device/storage/storage.ts'
import { chair, FakeSocket, HOST, ME, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'

const device = '0123456789abcdef0123456789abcdef'

function seated(table = tableOf()) {
  const store = useTableStore()
  store.connect({ address: '192.168.0.12:4680', device })
  FakeSocket.last.open()
  FakeSocket.last.tell(welcome, tableMessage(table))
  return store
}

/** The host answers requests. */
let answers = true

beforeEach(() => {
  vi.useFakeTimers()
  answers = true
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        if (answers) resolve(new Response('{}'))
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
  )
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.made = []
  FakeSocket.secrets = {}
  FakeSocket.resumable = new ResumableChannels()
  FakeSocket.takesNoGuesses = false
  knownHostStore.set(HOST, { secretNumber: 0, seated: false })
  setActivePinia(createPinia())
})

afterEach(() => {
  useTableStore().leave()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a game that is stopped', () => {
  it('is told to who was there, until the next one begins', () => {
    const store = seated()
    const stoppedAfter = (...phases: TableState['phase'][]) =>
      phases.map(phase => {
        FakeSocket.last.tell(tableMessage(tableOf({ phase })))
        return store.isGameStopped
      })
    expect(stoppedAfter('lobby', 'lobby', 'playing', 'over', 'lobby')).toEqual([true, true, false, false, false])
    FakeSocket.last.tell(
      tableMessage(tableOf({ phase: 'playing' })),
      tableMessage(tableOf({ id: 'b2', phase: 'lobby' })),
    )
    expect(store.isGameStopped).toBe(false)
  })
})

describe('the line', () => {
  it('sends each host a separate secret, greets with a key, and says if it is a display', () => {
    const store = useTableStore()
    const hostKey = 'f'.repeat(32)
    const secret = deviceSecret(device, { host: HOST, secretNumber: 0 })
    store.connect({ address: 'a:1', device })
    FakeSocket.last.open()
    expect(FakeSocket.last.url).toBe('ws://a:1/')
    expect(FakeSocket.last.greetedBy).toEqual(['none'])
    expect(FakeSocket.last.said).toEqual([{ type: 'hello', protocol: PROTOCOL_VERSION, device: secret, draws: true }])
    expect(secret).not.toBe(device)
    FakeSocket.secrets = { owner: hostKey }
    store.connect({ address: 'a:1', device, hostKey, display: true })
    FakeSocket.last.open()
    expect(FakeSocket.last.greetedBy).toEqual(['owner'])
    expect(FakeSocket.last.said).toEqual([{ type: 'hello', protocol: PROTOCOL_VERSION, device: secret, display: true }])
  })

  it('greets with its own secret once it has sat there, and no longer sends that secret', () => {
    seated()
    FakeSocket.secrets = { device: deviceHash(deviceSecret(device, { host: HOST, secretNumber: 0 })) }
    FakeSocket.last.close()
    useTableStore().connect({ address: 'b:1', device })
    FakeSocket.last.open()
    expect(FakeSocket.last.greetedBy).toEqual(['device'])
    expect(FakeSocket.last.said).toEqual([{ type: 'hello', protocol: PROTOCOL_VERSION, draws: true }])
  })

  it('uses a new secret for a host that does not know it: that may not have been the host', () => {
    seated()
    FakeSocket.secrets = {}
    useTableStore().connect({ address: 'b:1', device })
    FakeSocket.last.open()
    expect(FakeSocket.last.greetedBy).toEqual(['device', 'none'])
    const second = deviceSecret(device, { host: HOST, secretNumber: 1 })
    expect(FakeSocket.last.said).toEqual([{ type: 'hello', protocol: PROTOCOL_VERSION, device: second, draws: true }])
  })

  it('sends nothing to a host that only claims to know this device', async () => {
    seated()
    FakeSocket.secrets = { device: '0'.repeat(32) }
    useTableStore().connect({ address: 'b:1', device })
    FakeSocket.last.open()
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED)
    await vi.advanceTimersByTimeAsync(450)
    FakeSocket.last.open()
    expect(FakeSocket.last.greetedBy).toEqual(['device'])
    expect(FakeSocket.made.flatMap(({ said }) => said.filter(({ type }) => type === 'hello'))).toHaveLength(1) // the first host
  })

  it('greets with the join code it came with, and drops one the host does not know', () => {
    const store = useTableStore()
    storedJoinCode.set('KITE')
    FakeSocket.secrets = { code: 'KITE' }
    store.connect({ address: 'a:1', device })
    FakeSocket.last.open()
    expect(FakeSocket.last.greetedBy).toEqual(['code'])
    FakeSocket.secrets = { code: 'BABA' }
    store.connect({ address: 'b:1', device })
    FakeSocket.last.open()
    FakeSocket.last.open()
    expect(FakeSocket.last.greetedBy).toEqual(['none'])
    expect(storedJoinCode.get()).toBe('')
    storedJoinCode.set('KITE')
    FakeSocket.secrets = {} // the host, or somebody in between, says that it knows no code
    store.connect({ address: 'c:1', device })
    FakeSocket.last.open()
    expect(FakeSocket.last.greetedBy).toEqual(['code', 'none'])
    expect(storedJoinCode.get()).toBe('')
  })

  it('greets with a link’s key before its code, and with the code if the host rejects the key', () => {
    const store = useTableStore()
    const come = (address: string, secrets: typeof FakeSocket.secrets) => {
      storeInvitation({ code: 'KITE', linkKey: 'w5d1_PXvTqyT3zd0-WqYbA', table: '' })
      FakeSocket.secrets = secrets
      store.connect({ address, device })
      FakeSocket.last.open()
      return FakeSocket.last.greetedBy
    }
    expect(come('a:1', { link: 'w5d1_PXvTqyT3zd0-WqYbA', code: 'KITE' })).toEqual(['link'])
    expect(storedTableLinkKey.get()).not.toBe('')
    expect(come('b:1', { code: 'KITE' })).toEqual(['link', 'code'])
    expect([storedTableLinkKey.get(), storedJoinCode.get()]).toEqual(['', 'KITE'])
    // A host restarted with another key knows neither the old link, but still knows the code.
    come('c:1', { link: 'of another key', code: 'KITE' })
    expect(FakeSocket.made.at(-2)!.greetedBy).toEqual(['link'])
    FakeSocket.last.open()
    expect(FakeSocket.last.greetedBy).toEqual(['code'])
    expect([storedTableLinkKey.get(), storedJoinCode.get()]).toEqual(['', 'KITE'])
  })

  it('says “too many codes”, not “wrong code”, if the host accepts no guess', () => {
    const store = useTableStore()
    const theirs = tableMessage(tableOf({ chairs: [chair({ avatar: 0 }), chair({ avatar: 1 })] }))
    const type = (code: string) => {
      store.sayWithCode({ type: 'sit', chair: null, name: 'Ana', code })
      FakeSocket.last.open()
      FakeSocket.last.tell(welcome, theirs)
    }
    storedJoinCode.set('')
    FakeSocket.secrets = { code: 'KITE' }
    FakeSocket.takesNoGuesses = true
    store.connect({ address: 'a:1', device })
    FakeSocket.last.open()
    FakeSocket.last.tell(welcome, theirs)
    type('KITE')
    expect(FakeSocket.last.greetedBy).toEqual(['code', 'none'])
    expect(store.refused).toEqual({ why: 'too-many-codes' })
    expect(FakeSocket.last.of('sit')).toEqual([])
    FakeSocket.takesNoGuesses = false // a while later
    type('KITE')
    expect(FakeSocket.last.of('sit')).toMatchObject([{ code: 'KITE' }])
  })

  it('sends a typed code to nobody who has not proved to know it', () => {
    const sit = { type: 'sit', chair: null, name: 'Ana', code: 'KITE' } as const
    const store = useTableStore()
    const theirs = tableMessage(tableOf({ chairs: [chair({ avatar: 0 }), chair({ avatar: 1 })] }))
    storedJoinCode.set('')
    store.connect({ address: 'a:1', device })
    FakeSocket.last.open()
    FakeSocket.last.tell(welcome, theirs)
    store.sayWithCode(sit)
    expect(FakeSocket.made.flatMap(({ said }) => said.map(({ type }) => type))).toEqual(['hello'])
    FakeSocket.secrets = { code: 'BABA' } // somebody in between, or another table's host
    FakeSocket.last.open()
    FakeSocket.last.open()
    expect(FakeSocket.last.greetedBy).toEqual(['none'])
    FakeSocket.last.tell(welcome, theirs)
    expect(store.refused).toEqual({ why: 'wrong-code' })
    expect(storedJoinCode.get()).toBe('')
    store.sayWithCode(sit)
    FakeSocket.secrets = { code: 'KITE' }
    FakeSocket.last.open()
    FakeSocket.last.tell(welcome, theirs)
    expect(FakeSocket.last.greetedBy).toEqual(['code'])
    expect(FakeSocket.made.flatMap(socket => socket.of('sit'))).toEqual([sit])
    expect(store.refused).toBeNull() // the sentence about the wrong code goes with the right one
    expect(FakeSocket.last.of('sit')).toEqual([sit])
    const secrets = FakeSocket.made.flatMap(socket => socket.of('hello').map(({ device }) => device))
    expect(new Set(secrets).size).toBe(secrets.length) // somebody in between cannot pose as this device later
  })

  it('sends a typed code at once to a host that has proved its identity', () => {
    const sit = { type: 'sit', chair: null, name: 'Ana', code: 'KITE' } as const
    const store = useTableStore()
    storedJoinCode.set('')
    knownHostStore.set(HOST, { secretNumber: 0, seated: true })
    FakeSocket.secrets = { device: deviceHash(deviceSecret(device, { host: HOST, secretNumber: 0 })) }
    store.connect({ address: 'a:1', device })
    FakeSocket.last.open()
    FakeSocket.last.tell(welcome, tableMessage(tableOf({ phase: 'lobby' })))
    store.sayWithCode(sit)
    expect(FakeSocket.made).toHaveLength(1)
    expect(FakeSocket.last.of('sit')).toEqual([sit])
  })

  it('is kept when the window goes where it is already', () => {
    const store = seated()
    store.connect({ address: '192.168.0.12:4680', device, hostKey: null, display: false })
    expect(FakeSocket.made).toHaveLength(1)
    expect(store.table?.name).toBe('Kitchen table')
  })

  it('reconnects at once when it was cut off, and shows the old state meanwhile', async () => {
    const store = seated()
    FakeSocket.last.tell(viewOf(0))
    FakeSocket.last.close()
    expect(store.link).toBe('lost')
    expect(store.shown?.seat).toBe(0)
    expect(store.lostSince).toBe(Date.now())
    await vi.advanceTimersByTimeAsync(450)
    expect(FakeSocket.made).toHaveLength(2)
    FakeSocket.last.open()
    FakeSocket.last.tell(welcome)
    expect(store.link).toBe('open')
    expect(store.lostSince).toBeNull()
  })

  it('tells a host that is back once what moves it saw, and drops those the host misses', () => {
    localStorage.clear()
    const store = seated()
    expect(FakeSocket.last.said.some(({ type }) => type === 'seen')).toBe(false) // nothing was seen yet
    FakeSocket.last.tell(
      { ...viewOf(0), ack: 'aaaa' },
      { type: 'news', n: 1, ack: 'bbbb' },
      { type: 'news', n: 2, ack: 'cccc' },
    )
    FakeSocket.last.tell({ ...viewOf(0, {}, 2), ack: 'cccc' }) // a whole view contains no news
    store.leave()
    seated() // as after a reload of the page
    const seen = { type: 'seen', table: 'a1', acks: ['aaaa', 'bbbb', 'cccc'] }
    expect(FakeSocket.last.said.filter(({ type }) => type === 'seen')).toEqual([seen])
    FakeSocket.last.tell(tableMessage(tableOf({ missing: 2 })), { type: 'missing', acks: ['bbbb', 'cccc'] })
    expect(FakeSocket.last.said.filter(({ type }) => type === 'seen')).toEqual([seen])
    expect(store.table?.missing).toBe(2)
    store.leave()
    seated()
    expect(FakeSocket.last.said.find(({ type }) => type === 'seen')).toEqual({ ...seen, acks: ['aaaa'] })
    store.leave()
    seated(tableOf({ id: 'b2' }))
    expect(FakeSocket.last.said.some(({ type }) => type === 'seen')).toBe(false)
  })

  it('remembers the last moves of a table, not all', () => {
    localStorage.clear()
    const store = seated()
    const acks = Array.from({ length: MAX_REMEMBERED_MOVES + 6 }, (_, nth) => String(1000 + nth))
    FakeSocket.last.tell(viewOf(0), ...acks.map((ack, nth) => ({ type: 'news' as const, n: nth + 1, ack })))
    store.leave()
    seated()
    expect(FakeSocket.last.said.find(({ type }) => type === 'seen')).toMatchObject({
      acks: acks.slice(-MAX_REMEMBERED_MOVES),
    })
  })

  it('opens no socket while the host is away, and one within two seconds of its return', async () => {
    seated()
    answers = false
    FakeSocket.last.close()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(FakeSocket.made).toHaveLength(1)
    answers = true
    await vi.advanceTimersByTimeAsync(2000)
    expect(FakeSocket.made).toHaveLength(2)
  })

  it('gives a socket the time a browser may delay it', async () => {
    seated()
    FakeSocket.last.close()
    await vi.advanceTimersByTimeAsync(9000)
    expect(FakeSocket.made).toHaveLength(2)
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CONNECTING)
    await vi.advanceTimersByTimeAsync(2000)
    expect(FakeSocket.made).toHaveLength(3)
  })

  it('tries at once when the network is back, the page is shown again, or a person asks', async () => {
    for (const wake of [
      () => window.dispatchEvent(new Event('online')),
      () => window.dispatchEvent(new Event('pageshow')),
      () => useTableStore().tryNow(),
    ]) {
      seated()
      answers = false
      FakeSocket.last.close()
      await vi.advanceTimersByTimeAsync(1600) // a probe was given up, and the next one has not begun
      const before = FakeSocket.made.length
      answers = true
      wake()
      await vi.advanceTimersByTimeAsync(0)
      expect(FakeSocket.made).toHaveLength(before + 1)
      useTableStore().leave()
    }
  })

  it('treats six seconds of silence as an end', async () => {
    const store = seated()
    await vi.advanceTimersByTimeAsync(20_000) // as long as there are beats
    expect(FakeSocket.made).toHaveLength(1)
    FakeSocket.last.fallSilent()
    await vi.advanceTimersByTimeAsync(5500)
    expect(FakeSocket.made).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(FakeSocket.made).toHaveLength(2)
    expect(store.link).toBe('lost')
  })

  it.each([
    ['back', -3600_000],
    ['on', 3600_000],
  ])('treats the same silence as an end when the device’s clock is set %s an hour', async (_, by) => {
    const store = seated()
    vi.setSystemTime(Date.now() + by)
    await vi.advanceTimersByTimeAsync(3000)
    expect(FakeSocket.made).toHaveLength(1)
    FakeSocket.last.fallSilent()
    await vi.advanceTimersByTimeAsync(1000)
    vi.setSystemTime(Date.now() + by)
    await vi.advanceTimersByTimeAsync(2000)
    expect(store.link).toBe('open')
    await vi.advanceTimersByTimeAsync(4500)
    expect(store.link).toBe('lost')
  })

  it('does not leave a page that came back waiting on a silent socket', async () => {
    seated()
    FakeSocket.last.fallSilent()
    await vi.advanceTimersByTimeAsync(3000)
    window.dispatchEvent(new Event('pageshow'))
    await vi.advanceTimersByTimeAsync(0)
    expect(FakeSocket.made).toHaveLength(2)
  })

  it('ends for good when it is left, and forgets', () => {
    const store = seated()
    FakeSocket.last.tell(viewOf(0))
    store.leave()
    vi.advanceTimersByTime(20_000)
    expect(FakeSocket.made).toHaveLength(1)
    expect([store.link, store.table, store.shown, store.mark]).toEqual(['none', null, null, ''])
  })

  it('stops probing a host of another version, and says so', () => {
    const store = seated()
    FakeSocket.last.tell({ type: 'refused', why: 'protocol' })
    vi.advanceTimersByTime(20_000)
    expect(store.foreign).toBe('protocol')
    expect(FakeSocket.made).toHaveLength(1)
  })
})

describe('a view', () => {
  it('follows the news: places change, lines are added, who is to move', () => {
    const store = seated()
    FakeSocket.last.tell(viewOf(0))
    const line = { type: 'named', by: 0, card: 'book', right: false }
    FakeSocket.last.tell({
      type: 'news',
      n: 1,
      set: ['turn', 1, 'called/0', 'book', '/step', 1],
      told: [line],
      toMove: [1],
    })
    expect(store.shown).toMatchObject({
      n: 1,
      toMove: [1],
      view: { open: { turn: 1, called: ['book'] }, story: [line], step: 1 },
    })
    FakeSocket.last.tell({ type: 'news', n: 2, told: [line] })
    expect(store.shown?.toMove).toEqual([1])
    expect(store.shown?.view.story).toHaveLength(2)
  })

  it('is requested again when news was missed, and ignores news until it is there', () => {
    const store = seated()
    FakeSocket.last.tell(viewOf(0))
    FakeSocket.last.tell({ type: 'news', n: 2, set: ['turn', 1] }, { type: 'news', n: 3, set: ['turn', 1] })
    expect(FakeSocket.last.of('watch')).toEqual([{ type: 'watch', seat: 0 }])
    expect(store.shown?.n).toBe(0)
    FakeSocket.last.tell(viewOf(0, { open: { turn: 1, called: ['book', 'coin'], answer: null } }, 3), {
      type: 'news',
      n: 4,
      toMove: [1],
    })
    expect(store.shown).toMatchObject({ n: 4, toMove: [1] })
  })

  it('applies no news twice', () => {
    const store = seated()
    FakeSocket.last.tell(viewOf(0, {}, 5), {
      type: 'news',
      n: 5,
      told: [{ type: 'named', by: 0, card: 'book', right: false }],
    })
    expect(store.shown?.view.story).toHaveLength(0)
    expect(FakeSocket.last.of('watch')).toHaveLength(0)
  })

  it('is requested again when something is unreadable or does not fit', () => {
    seated()
    FakeSocket.last.tell(viewOf(0))
    FakeSocket.last.tellText('{"type":')
    expect(FakeSocket.last.of('watch')).toHaveLength(1)
    FakeSocket.last.tell(viewOf(0), { type: 'news', n: 1, set: ['nowhere/at/all', 1] })
    expect(FakeSocket.last.of('watch')).toHaveLength(2)
  })

  it('is dropped when this screen shows another, and never arrives late', () => {
    const table = tableOf({ chairs: [chair({ avatar: 0, device: ME }), chair({ avatar: 1, device: ME })] })
    const store = seated(table)
    store.watchSeat(0)
    FakeSocket.last.tell(viewOf(0))
    store.watchSeat(null)
    expect(store.shown).toBeNull()
    FakeSocket.last.tell(viewOf(0))
    expect(store.shown).toBeNull()
    FakeSocket.last.tell(viewOf(null))
    expect(store.shown?.seat).toBeNull()
  })

  it('is requested again when the host turned this screen to the table', () => {
    const store = seated(tableOf({ chairs: [chair({ avatar: 0, device: ME }), chair({ avatar: 1, device: ME })] }))
    store.watchSeat(1)
    FakeSocket.last.tell(viewOf(1))
    FakeSocket.last.tell(viewOf(null), { type: 'news', n: 1, set: ['turn', 1] })
    expect(FakeSocket.last.of('watch').at(-1)).toEqual({ type: 'watch', seat: 1 })
    expect(store.shown).toMatchObject({ seat: 1, n: 0 })
  })

  it('is requested again after a reconnect, if it was one of several seats', () => {
    const store = seated(tableOf({ chairs: [chair({ avatar: 0, device: ME }), chair({ avatar: 1, device: ME })] }))
    store.watchSeat(1)
    FakeSocket.last.close()
    vi.advanceTimersByTime(450)
    FakeSocket.last.open()
    FakeSocket.last.tell(welcome)
    expect(FakeSocket.last.of('watch')).toEqual([{ type: 'watch', seat: 1 }])
  })

  it('ends with the game', () => {
    const store = seated()
    FakeSocket.last.tell(viewOf(0), tableMessage(tableOf({ phase: 'lobby' })))
    expect(store.shown).toBeNull()
  })
})

describe('a move', () => {
  it('is on its way until the step has changed, and is not sent twice', () => {
    const store = seated()
    FakeSocket.last.tell(viewOf(0))
    store.move({ type: 'name', card: 'book' } as { type: string })
    store.move({ type: 'name', card: 'book' } as { type: string })
    expect(FakeSocket.last.of('move')).toEqual([
      { type: 'move', seat: 0, step: 0, move: { type: 'name', card: 'book' } },
    ])
    expect(store.onItsWay).toEqual({ seat: 0, step: 0 })
    FakeSocket.last.tell({ type: 'news', n: 1, told: [] })
    expect(store.onItsWay).not.toBeNull()
    FakeSocket.last.tell({ type: 'news', n: 2, set: ['/step', 1] })
    expect(store.onItsWay, 'what follows waits for the frame that shows the press').not.toBeNull()
    vi.advanceTimersByTime(60)
    expect(store.onItsWay).toBeNull()
    expect(store.shown?.n).toBe(2)
  })

  it('may be made again when it was refused', () => {
    const store = seated()
    FakeSocket.last.tell(viewOf(0))
    store.move({ type: 'name' })
    FakeSocket.last.tell({ type: 'refused', why: 'stale' })
    vi.advanceTimersByTime(60)
    expect(store.onItsWay).toBeNull()
    expect(store.refused?.why).toBe('stale')
  })

  it('is not sent from the table’s view, nor without a connection', () => {
    const store = seated()
    FakeSocket.last.tell(viewOf(null))
    store.move({ type: 'name' })
    expect(FakeSocket.last.of('move')).toEqual([])
    FakeSocket.last.tell(viewOf(0))
    FakeSocket.last.close()
    store.move({ type: 'name' })
    expect(store.onItsWay).toBeNull()
  })
})

it('writes in the notebook at once, and erases', () => {
  const store = seated()
  FakeSocket.last.tell(viewOf(0))
  store.write('book', '✗')
  expect(store.shown?.marks).toEqual({ book: '✗' })
  FakeSocket.last.tell({ type: 'marked', seat: 0, at: 'coin', mark: '?' })
  store.write('book', '')
  expect(store.shown?.marks).toEqual({ coin: '?' })
  expect(FakeSocket.last.of('mark')).toHaveLength(2)
})

it('knows its own chairs by its tag', () => {
  const store = seated()
  expect(store.ownSeats).toEqual([0])
  FakeSocket.last.tell(
    tableMessage(tableOf({ chairs: [chair({ avatar: 0 }), chair({ avatar: 1, device: ME })] }), { host: true }),
  )
  expect(store.ownSeats).toEqual([1])
  expect(store.mayArrangeTable).toBe(true)
})
