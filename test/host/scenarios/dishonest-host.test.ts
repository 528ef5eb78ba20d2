// A dishonest host draws a deal over real sockets: whoever it wrongs finds it in the record.
import { beforeEach, expect, test, vi } from 'vitest'
import { parseRecord, type DealProof, type GameRecord } from '../../../shared/engine/index.ts'
import { hostCommitment, jointSeed, verifyDeal, type DealFault } from '../../../shared/fairness/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { RedrawingExchange, type Excuse } from '../../bench/redrawingExchange.ts'
import type * as honest from '../../../main/host/openTable/seedExchange.ts'
import { Drawing, playBlank } from '../drawing.ts'
import { deal, host, tableFor } from '../kit.ts'

type Exchange = Pick<honest.SeedExchange, 'asks' | 'commit' | 'open' | 'close'>
type Draw = (terms: honest.SeedExchangeTerms, outputs: honest.SeedExchangeOutputs) => Exchange

/** How the host draws its next deal; null: honestly. */
const house = vi.hoisted(() => ({ draw: null as Draw | null }))
vi.mock('../../../main/host/openTable/seedExchange.ts', async original => {
  const { SeedExchange } = await original<typeof honest>()
  return {
    SeedExchange: class {
      constructor(terms: honest.SeedExchangeTerms, outputs: honest.SeedExchangeOutputs) {
        const { draw } = house
        house.draw = null // within, it may draw honestly
        return draw ? draw(terms, outputs) : new SeedExchange(terms, outputs)
      }
    },
  }
})
const { SeedExchange } = await vi.importActual<typeof honest>('../../../main/host/openTable/seedExchange.ts')

/** An honest exchange, except for changes to what devices receive and send. */
function changed({
  told = (_, message) => message,
  done = drawn => drawn,
}: {
  readonly told?: (device: string, message: HostMessage) => HostMessage
  readonly done?: (drawn: { seed: string; proof: DealProof }) => { seed: string; proof: DealProof }
}): Draw {
  return (terms, outputs) =>
    new SeedExchange(terms, {
      tell: (device, message) => outputs.tell(device, told(device, message)),
      done: (seed, proof) => {
        const drawn = done({ seed, proof })
        outputs.done(drawn.seed, drawn.proof)
      },
    })
}

const redraws =
  (excuse: Excuse): Draw =>
  (terms, outputs) =>
    new RedrawingExchange(terms, outputs, excuse)

const OTHER = 'f'.repeat(64)

/** The host deals what it drew, and shows this in place of the proof. */
const shows = (change: (proof: DealProof) => Partial<DealProof>): Draw =>
  changed({ done: ({ seed, proof }) => ({ seed, proof: { ...proof, ...change(proof) } }) })

/** The host deals by this seed, and shows the proof of the one that was drawn. */
const dealsBy = (seedOf: (proof: DealProof) => string): Draw =>
  changed({ done: ({ proof }) => ({ seed: seedOf(proof), proof }) })

type List = Extract<HostMessage, { type: 'commitments' }>['list']

/** The host tells a device this list of who draws. */
const lists = (change: (list: List, device: string) => Partial<List>): Draw =>
  changed({
    told: (device, message) =>
      message.type === 'commitments'
        ? { ...message, list: { ...message.list, ...change(message.list, device) } }
        : message,
  })

/** What the host does, and what Ana's device, which is the first, finds. */
const CHEATS: [what: string, draw: () => Draw, fault: DealFault['type']][] = [
  ['opens another number than it committed to', () => shows(() => ({ hostNumber: OTHER })), 'host-number'],
  [
    'leaves the number of one device out of the seed',
    () =>
      dealsBy(({ list, hostNumber, opened }) => {
        const others = opened.slice(1).map(({ number }) => number)
        return jointSeed(list, hostNumber, others)
      }),
    'seed',
  ],
  ['deals by a seed of its own', () => dealsBy(() => OTHER), 'seed'],
  [
    'chooses its number when it knows the others',
    () =>
      changed({
        done: ({ proof }) => {
          const list = { ...proof.list, host: hostCommitment(proof.list.deal, OTHER) }
          const numbers = proof.opened.map(({ number }) => number)
          return { seed: jointSeed(list, OTHER, numbers), proof: { ...proof, list, hostNumber: OTHER } }
        },
      }),
    'other-list',
  ],
  [
    'says that one device opened another number',
    () => shows(({ opened }) => ({ opened: opened.with(1, { ...opened[1]!, number: '0'.repeat(32) }) })),
    'device-number',
  ],
  [
    'shows each device another list',
    () =>
      lists(({ devices }, told) => ({
        devices: devices.map(entry => (entry.device === told ? entry : { ...entry, commitment: OTHER })),
      })),
    'own-list',
  ],
  ['agrees on one game and deals another', () => lists(({ terms }) => ({ terms: { ...terms, first: 1 } })), 'own-list'],
  [
    'does not listen to one device',
    () => (terms, outputs) => {
      const exchange = new SeedExchange(terms, outputs)
      const [unheard] = terms.devices
      return {
        asks: device => exchange.asks(device),
        commit: (device, said) => device === unheard?.device || exchange.commit(device, said),
        open: (device, said) => exchange.open(device, said),
        close: () => exchange.close(),
      }
    },
    'left-out',
  ],
  ['draws till it likes the deal, and hides it', () => redraws('hides'), 'hidden-try'],
  ['draws till it likes the deal, and names nobody', () => redraws('names nobody'), 'causeless-void'],
  ['draws till it likes the deal, and names a stranger', () => redraws('names a stranger'), 'causeless-void'],
  [
    'draws till it likes the deal, and names one who draws on',
    () => redraws('names one who draws on'),
    'causeless-void',
  ],
  ['draws till it likes the deal, and names one twice', () => redraws('names one twice'), 'causeless-void'],
  [
    'draws till it likes the deal, and invents a device for a computer',
    () => redraws('invents a device'),
    'computer-seat',
  ],
  ['draws till it likes the deal, and silences one device', () => redraws('silences one'), 'called-silent'],
]

beforeEach(() => {
  house.draw = null
})

/** Ana's, Bo's and a computer's game of Blank, dealt in this way; and what Ana's device finds when it is over. */
async function found(draw: Draw | null): Promise<string[]> {
  const at = await host()
  const owner = await tableFor(at, 'blank', 3)
  const { code } = owner.last('table')!.table
  const ana = await new Drawing().joins(at)
  const bo = await new Drawing().joins(at)
  await ana.sit(code, 'Ana')
  await bo.sit(code, 'Bo')
  owner.say({ type: 'computer', chair: 2 })
  await owner.settled()
  ana.draws.computers = [2]
  house.draw = draw
  await deal(owner, ana)
  await playBlank(at, [ana, bo])
  const game = at.room.table!.evening[0]!.id
  const record: GameRecord = parseRecord((await ana.ask({ type: 'record', game }, 'record')).text)
  const verdict = verifyDeal(await gameEntry('blank')!.load(), record, { ...ana.draws.memory, deal: game })!
  return verdict.faults.map(({ type }) => type)
}

test('an honest host is not accused', async () => {
  expect(await found(null)).toEqual([])
})

test.each(CHEATS)('a host that %s is found out', async (_, draw, fault) => {
  expect(await found(draw())).toContain(fault)
})
