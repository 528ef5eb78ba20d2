// Tests proofs of deals: every device finds an honest host's deal fair, and a dishonest one's unfair.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, afterEach, describe, expect, test, vi } from 'vitest'
import {
  formatRecord,
  parseRecord,
  type DealProof,
  type GameRules,
  type GameRecord,
  type GameTypeParams,
} from '../../../shared/engine/index.ts'
import {
  checkLetters,
  manualCheckCommands,
  hostCommitment,
  jointSeed,
  commitmentsDigest,
  verifyDeal,
  type DealFault,
} from '../../../shared/fairness/index.ts'
import { games } from '../../../shared/games/index.ts'
import {
  runFairnessTrials,
  BENCH_DEAL_ID,
  EVERY_COMMITMENT,
  SimulatedDevice,
  drawDeal,
  playFromDeal,
} from '../../bench/fairness.ts'
import { RedrawingExchange, type Excuse } from '../../bench/redrawingExchange.ts'
import { atLength } from '../../kit/effort.ts'
import { termsOf, threeDevices } from '../kit.ts'

let mindReader: GameRules<GameTypeParams>
beforeAll(async () => {
  mindReader = await games.find(({ id }) => id === 'mind-reader')!.load()
})

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T
type Proof = Mutable<DealProof>

/** A fair game of three, and the three devices that remember it. */
async function fairGame(devices = threeDevices()) {
  const deal = await drawDeal(devices, termsOf(mindReader, 3))
  return { record: playFromDeal(mindReader, deal, devices), devices }
}

const faultsOf = (record: GameRecord, device: SimulatedDevice | null) =>
  verifyDeal(mindReader, record, device?.memory ?? null)!.faults.map(({ type }) => type)

describe('an honest host', () => {
  test.each(games.map(({ id }) => id))('%s: every device finds the deal fair, and each view it was shown', async id => {
    const game = await games.find(one => one.id === id)!.load()
    const devices = threeDevices().slice(0, Math.max(2, game.seats[0]))
    while (devices.length < game.seats[0]) devices.push(new SimulatedDevice(`more ${devices.length}`, [devices.length]))
    const record = playFromDeal(game, await drawDeal(devices, termsOf(game, devices.length)), devices)
    for (const device of devices) {
      const verdict = verifyDeal(game, record, device.memory)!
      expect(verdict).toMatchObject({ faults: [], includesOwnNumber: true, devices: devices.map(one => one.device) })
      expect(verdict.views).toBe(record.log.length + 1)
    }
  })

  test('a file keeps the proof, so the file alone is enough to check it', async () => {
    const { record } = await fairGame()
    const kept = parseRecord(formatRecord({ ...record, takenBack: [] }))
    expect(kept.proof).toEqual(record.proof)
    expect(verifyDeal(mindReader, kept, null)).toMatchObject({ faults: [], includesOwnNumber: false, views: 0 })
  })

  test('a device with several seats draws once', async () => {
    const devices = [new SimulatedDevice('ana', [0, 2]), new SimulatedDevice('bo', [1])]
    const { record } = await fairGame(devices)
    expect(record.proof!.opened).toHaveLength(2)
    expect(faultsOf(record, devices[0]!)).toEqual([])
  })

  test('if only the host drew there is nothing to prove', async () => {
    const { record } = await fairGame()
    const { proof: _, ...alone } = record
    expect(verifyDeal(mindReader, alone, null)).toBeNull()
  })

  test('every number changes the seed', async () => {
    const { record } = await fairGame()
    const { list, hostNumber, opened } = record.proof!
    const numbers = opened.map(({ number }) => number)
    const seeds = numbers.map((_, i) => jointSeed(list, hostNumber, numbers.with(i, '0'.repeat(32))))
    expect(new Set([...seeds, jointSeed(list, '0'.repeat(64), numbers), record.seed]).size).toBe(5)
  })

  test('a device that joined mid-game, or only watched, checks what it can', async () => {
    const { record, devices } = await fairGame()
    const [ana] = devices
    const late = { ...ana!.memory, attempts: [], sinceDeal: false, seen: ana!.seen.slice(5) }
    expect(verifyDeal(mindReader, record, late)).toMatchObject({ faults: [], includesOwnNumber: false })
    const display = { deal: BENCH_DEAL_ID, device: 'tv', attempts: [], sinceDeal: true, computers: [], seen: [] }
    expect(verifyDeal(mindReader, record, display)).toMatchObject({ faults: [], includesOwnNumber: false })
  })

  test('a move that was taken back is in the record, so that those who saw it find it', async () => {
    const { record, devices } = await fairGame()
    const [ana] = devices
    const { log } = record
    const [[seat, move]] = log as [GameRecord['log'][number]]
    // The first move was made, taken back and made again.
    const again = { ...record, takenBack: [[0, seat, move] as const] }
    const [dealt, moved, ...rest] = ana!.seen
    ana!.seen = [dealt!, moved!, dealt!, moved!, ...rest]
    expect(faultsOf(record, ana!)).toEqual(['view'])
    expect(faultsOf(again, ana!)).toEqual([])
    expect(parseRecord(formatRecord(again)).takenBack).toEqual(again.takenBack)
  })
})

describe('a silent device', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is left out after two seconds, and named', async () => {
    const devices = threeDevices()
    const drawing = drawDeal(devices, termsOf(mindReader, 3), ({ device }) => device !== 'bo')
    await vi.advanceTimersByTimeAsync(1999)
    await vi.advanceTimersByTimeAsync(1)
    const deal = await drawing
    const record = playFromDeal(mindReader, deal, devices)
    expect(record.proof!.list.devices.map(({ commitment }) => commitment === null)).toEqual([false, true, false])
    expect(faultsOf(record, devices[0]!)).toEqual([])
    expect(faultsOf(record, devices[1]!)).toEqual(['left-out']) // it did answer: it cannot tell a slow network from a host that ignored it
  })

  test('that commits but does not reveal voids the deal; the next is drawn without it', async () => {
    const devices = threeDevices()
    const drawing = drawDeal(
      devices,
      termsOf(mindReader, 3),
      ({ device }, { type }) => device !== 'bo' || type === 'commit',
    )
    await vi.advanceTimersByTimeAsync(2000)
    const { seed, proof } = await drawing
    const record = playFromDeal(mindReader, { seed, proof }, devices)
    expect(proof.list.voids).toEqual([{ host: expect.stringMatching(/^[0-9a-f]{64}$/), silent: ['bo'] }])
    expect(proof.list.voids[0]!.host).not.toBe(proof.list.host)
    expect(proof.opened).toHaveLength(2)
    expect(faultsOf(record, devices[0]!)).toEqual([])
    expect(faultsOf(record, devices[1]!)).toEqual(['called-silent'])
  })

  test('if all are silent the host draws alone', async () => {
    const devices = threeDevices()
    const drawing = drawDeal(devices, termsOf(mindReader, 3), () => false)
    await vi.advanceTimersByTimeAsync(2000)
    const { seed, proof } = await drawing
    expect(verifyDeal(mindReader, playFromDeal(mindReader, { seed, proof }, devices), null)).toBeNull()
  })

  test('answers only once, and only for the attempt it was asked in', async () => {
    const devices = threeDevices()
    const opened: string[] = []
    const drawing = drawDeal(devices, termsOf(mindReader, 3), (device, message) => {
      if (message.type === 'reveal') opened.push(`${device.device} ${message.host.slice(0, 4)}`)
      return device.device !== 'bo' || message.type === 'commit'
    })
    await vi.advanceTimersByTimeAsync(2000)
    await drawing
    expect(new Set(opened).size).toBe(opened.length)
  })
})

/** Each dishonest host: what it changes, and what a device or anybody finds. */
const DISHONEST: [
  what: string,
  cheat: (record: GameRecord, devices: SimulatedDevice[]) => GameRecord,
  fault: DealFault['type'],
][] = [
  [
    'opens another number than it committed to',
    record => ({ ...record, proof: { ...record.proof!, hostNumber: 'f'.repeat(64) } }),
    'host-number',
  ],
  [
    'leaves a number out of the seed',
    record => {
      const { list, hostNumber, opened } = record.proof!
      return replayed({
        ...record,
        seed: jointSeed(
          list,
          hostNumber,
          opened.slice(1).map(({ number }) => number),
        ),
      })
    },
    'seed',
  ],
  [
    'leaves a device out of the list',
    (record, devices) => {
      const proof = structuredClone(record.proof!) as Proof
      proof.list.devices.shift()
      proof.opened.shift()
      const digest = commitmentsDigest(proof.list)
      for (const one of proof.opened) one.list = digest
      const numbers = proof.opened.map(({ number }) => number)
      return seenAnew({ ...record, proof, seed: jointSeed(proof.list, proof.hostNumber, numbers) }, devices)
    },
    'left-out',
  ],
  [
    'puts a number of its own in the place of a device',
    (record, devices) => {
      const proof = structuredClone(record.proof!) as Proof
      const number = 'c'.repeat(32)
      proof.list.devices[0]!.commitment = commitmentOf('ana', number)
      proof.opened[0]!.number = number
      const digest = commitmentsDigest(proof.list)
      for (const one of proof.opened) one.list = digest
      const numbers = proof.opened.map(one => one.number)
      return seenAnew({ ...record, proof, seed: jointSeed(proof.list, proof.hostNumber, numbers) }, devices)
    },
    'own-number',
  ],
  [
    'shows two lists to two devices',
    (record, devices) => {
      const other = { ...record.proof!.list, host: hostCommitment(BENCH_DEAL_ID, '0'.repeat(64)) }
      devices[0]!.attempts = devices[0]!.attempts.map(one => ({ ...one, list: commitmentsDigest(other) }))
      return record
    },
    'own-list',
  ],
  [
    'was told by another device that its list is not this one',
    record => {
      const proof = structuredClone(record.proof!) as Proof
      proof.opened[1]!.list = '0'.repeat(64)
      return { ...record, proof }
    },
    'other-list',
  ],
  [
    'says that another device drew another number',
    record => {
      const proof = structuredClone(record.proof!) as Proof
      proof.opened[1]!.number = '0'.repeat(32)
      return { ...record, proof }
    },
    'device-number',
  ],
  [
    'draws till it likes the deal, and says nothing of it',
    (record, devices) => {
      devices[0]!.attempts = [
        { host: 'e'.repeat(64), number: 'd'.repeat(32), list: 'b'.repeat(64) },
        ...devices[0]!.attempts,
      ]
      return record
    },
    'hidden-try',
  ],
  [
    'draws till it likes the deal, and names nobody who was silent',
    record => {
      const proof = structuredClone(record.proof!) as Proof
      proof.list.voids = [{ host: 'e'.repeat(64), silent: [] }]
      return { ...record, proof }
    },
    'causeless-void',
  ],
  [
    'draws till it likes the deal, and says that this device was silent',
    (record, devices) => {
      const proof = structuredClone(record.proof!) as Proof
      proof.list.voids = [{ host: 'e'.repeat(64), silent: ['ana'] }]
      devices[0]!.attempts = [
        { host: 'e'.repeat(64), number: 'd'.repeat(32), list: 'b'.repeat(64) },
        ...devices[0]!.attempts,
      ]
      return { ...record, proof }
    },
    'called-silent',
  ],
  [
    'deals by other options than were agreed on',
    record => {
      const proof = structuredClone(record.proof!) as Proof
      proof.list.terms.first = 1
      return { ...record, proof }
    },
    'other-terms',
  ],
  [
    'swaps the deal for another',
    (record, devices) => seenAnew({ ...record, seed: '7'.repeat(64) }, devices, 0),
    'seed',
  ],
  [
    'deals this device other cards than the record holds',
    (record, devices) => {
      devices[0]!.seen = devices[0]!.seen.with(0, [0, '0'.repeat(16), EVERY_COMMITMENT])
      return record
    },
    'view',
  ],
  [
    'tells this device a line that the record does not hold',
    (record, devices) => {
      devices[0]!.seen = devices[0]!.seen.toSpliced(4, 0, [0, '1'.repeat(16), EVERY_COMMITMENT])
      return record
    },
    'view',
  ],
  [
    'proves it with the numbers of another deal',
    (record, devices) => {
      devices[0] = new SimulatedDevice('ana', [0])
      Object.defineProperty(devices[0], 'memory', { value: { ...devices[0].memory, deal: 'a1b2-2', sinceDeal: false } })
      return record
    },
    'other-deal',
  ],
  [
    'keeps a record that cannot be played',
    record => ({ ...record, log: [[0, { type: 'fly' }], ...record.log] }),
    'no-record',
  ],
]

/** Hosts that draw again until they like the deal, by their excuse: what the record shows to anybody, and what a device that was present finds. */
const REDRAWN: Record<Excuse, { readonly anybody?: DealFault['type']; readonly devices: DealFault['type'] }> = {
  hides: { devices: 'hidden-try' },
  'names nobody': { anybody: 'causeless-void', devices: 'causeless-void' },
  'names a stranger': { anybody: 'causeless-void', devices: 'causeless-void' },
  'names one who draws on': { anybody: 'causeless-void', devices: 'called-silent' },
  'names one twice': { anybody: 'causeless-void', devices: 'called-silent' },
  'invents a device': { devices: 'computer-seat' },
  'silences one': { devices: 'called-silent' },
}

/** Failed attempts that are no valid cause to draw again. */
const CAUSELESS: [what: string, voids: DealProof['list']['voids']][] = [
  ['nobody was silent', [{ host: 'e'.repeat(64), silent: [] }]],
  ['a device was silent that was not asked', [{ host: 'e'.repeat(64), silent: ['dora'] }]],
  ['a device was silent whose number is in the deal', [{ host: 'e'.repeat(64), silent: ['ana'] }]],
  ['a device was silent twice in one try', [{ host: 'e'.repeat(64), silent: ['bo', 'bo'] }]],
  [
    'a device was silent that was out already',
    [
      { host: 'e'.repeat(64), silent: ['bo'] },
      { host: 'd'.repeat(64), silent: ['bo'] },
    ],
  ],
  [
    'the same try failed twice',
    [
      { host: 'e'.repeat(64), silent: ['bo'] },
      { host: 'e'.repeat(64), silent: ['cleo'] },
    ],
  ],
  ['the try that counts failed', [{ host: 'a'.repeat(64), silent: ['bo'] }]],
]

/** The same terms and proof, dealt and played from the record's seed. */
function replayed(record: GameRecord): GameRecord {
  return playFromDeal(mindReader, { seed: record.seed, proof: record.proof! }, [])
}

/** The same devices, after being shown the game as it is played now. */
function seenAnew(record: GameRecord, devices: SimulatedDevice[], from = 0): GameRecord {
  for (const device of devices) device.seen = device.seen.slice(0, from)
  return playFromDeal(mindReader, { seed: record.seed, proof: record.proof! }, devices)
}

function commitmentOf(device: string, number: string): string {
  const proof = manualCheckCommands({
    list: {
      deal: BENCH_DEAL_ID,
      terms: termsOf(mindReader, 3),
      host: '',
      devices: [{ device, seats: [0], commitment: '' }],
      voids: [],
    },
    hostNumber: '',
    opened: [{ number, list: '' }],
  })[1]!
  return createHash('sha256')
    .update(/'(.*)'/.exec(proof)![1]!)
    .digest('hex')
}

describe('a dishonest host', () => {
  test.each(DISHONEST)('that %s is found out', async (_, cheat, fault) => {
    const { record, devices } = await fairGame()
    const changed = cheat(record, devices)
    expect(faultsOf(changed, devices[0]!)).toContain(fault)
  })

  test.each(Object.entries(REDRAWN) as [Excuse, (typeof REDRAWN)[Excuse]][])(
    'that draws till it likes the deal, and %s, is found out',
    async (excuse, { anybody, devices: wanted }) => {
      const devices = threeDevices()
      for (const device of devices) device.computers = [3, 4]
      const deal = await drawDeal(
        devices,
        termsOf(mindReader, 5),
        undefined,
        (...asked) => new RedrawingExchange(...asked, excuse),
      )
      const record = playFromDeal(mindReader, deal, devices)
      expect(devices[2]!.attempts).toHaveLength(3)
      expect(faultsOf(record, null)).toEqual(anybody ? [anybody] : [])
      expect(faultsOf(record, devices[0]!)).toContain(wanted)
    },
  )

  test.each(CAUSELESS)('that claims %s has drawn again without a cause', async (_, voids) => {
    const devices = threeDevices()
    const record = playFromDeal(mindReader, await drawDeal([devices[0]!], termsOf(mindReader, 3)), [devices[0]!])
    const { list } = record.proof!
    const silent = ['bo', 'cleo'].map((device, i) => ({ device, seats: [i + 1], commitment: null }))
    const changed = (voids: DealProof['list']['voids']) => ({
      ...record,
      proof: {
        ...record.proof!,
        list: { ...list, host: 'a'.repeat(64), devices: [...list.devices, ...silent], voids },
      },
    })
    expect(faultsOf(changed(voids), null)).toContain('causeless-void')
    const fair = [
      { host: 'e'.repeat(64), silent: ['bo'] },
      { host: 'd'.repeat(64), silent: ['cleo'] },
    ]
    expect(faultsOf(changed(fair), null)).not.toContain('causeless-void')
  })

  test.each<[what: string, devices: { device: string; seats: number[] }[]]>([
    ['two devices for one seat', [{ device: 'bo', seats: [0] }]],
    ['a device for a seat that the game does not have', [{ device: 'bo', seats: [3] }]],
    ['a device for no seat', [{ device: 'bo', seats: [] }]],
    ['one device twice', [{ device: 'ana', seats: [1] }]],
  ])('that names %s is found out', async (_, more) => {
    const ana = threeDevices()[0]!
    const deal = await drawDeal([ana], termsOf(mindReader, 3))
    const record = playFromDeal(mindReader, deal, [ana])
    const { list } = record.proof!
    const devices = [...list.devices, ...more.map(one => ({ ...one, commitment: null }))]
    expect(faultsOf(record, null)).toEqual([])
    expect(faultsOf({ ...record, proof: { ...record.proof!, list: { ...list, devices } } }, null)).toContain(
      'claimed-seats',
    )
  })

  test('cannot make a device reveal its number for two lists', async () => {
    const [ana] = threeDevices() as [SimulatedDevice]
    const draws = { type: 'draw', deal: BENCH_DEAL_ID, host: 'a'.repeat(64) } as const
    const committed = ana.answer(draws)
    if (committed?.type !== 'commit') throw new Error('the device did not commit')
    const list = (other: string) => ({
      deal: BENCH_DEAL_ID,
      terms: termsOf(mindReader, 2),
      host: draws.host,
      devices: [
        { device: 'ana', seats: [0], commitment: committed.commitment },
        { device: 'bo', seats: [1], commitment: other },
      ],
      voids: [],
    })
    expect(ana.answer({ type: 'commitments', list: list('1'.repeat(64)) })?.type).toBe('reveal')
    expect(ana.answer({ type: 'commitments', list: list('2'.repeat(64)) })).toBeNull()
    expect(ana.answer({ type: 'commitments', list: list('1'.repeat(64)) })?.type).toBe('reveal') // another window of the device
  })

  test('cannot make a device reveal its number for a list without it', async () => {
    const [ana] = threeDevices() as [SimulatedDevice]
    ana.answer({ type: 'draw', deal: BENCH_DEAL_ID, host: 'a'.repeat(64) })
    const list = { deal: BENCH_DEAL_ID, terms: termsOf(mindReader, 2), host: 'a'.repeat(64), devices: [], voids: [] }
    expect(ana.answer({ type: 'commitments', list })).toBeNull()
  })

  test('that proves one deal to one and another to another shows them different letters', async () => {
    const [one, other] = [await fairGame(), await fairGame()]
    expect(checkLetters(one.record.proof!)).toMatch(/^[A-Z]{6}$/)
    expect(checkLetters(one.record.proof!)).not.toBe(checkLetters(other.record.proof!))
  })
})

test.each(games.map(({ id }) => id))(
  '%s: no honest host is accused, and whatever else is changed somebody finds it',
  async id => {
    const { checks, accused, cheats } = await runFairnessTrials(await games.find(one => one.id === id)!.load(), {
      times: atLength ? 400 : 16,
      seed: 'fair',
    })
    expect([checks > 16, accused]).toEqual([true, 0])
    for (const [cheat, { tried, unseen }] of Object.entries(cheats))
      expect([cheat, tried > 0, unseen]).toEqual([cheat, true, 0])
  },
)

test('the commands for checking by hand print the commitments, the list and the seed', async () => {
  const { record } = await fairGame()
  const { list } = record.proof!
  const printed = manualCheckCommands(record.proof!).map(command =>
    execFileSync('sh', ['-c', command], { encoding: 'utf8' }),
  )
  expect(printed.map(line => line.slice(0, 64))).toEqual([
    list.host,
    ...list.devices.map(({ commitment }) => commitment),
    commitmentsDigest(list),
    record.seed,
  ])
})
