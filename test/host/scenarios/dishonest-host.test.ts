// A dishonest host draws a deal over real sockets: whoever it wrongs finds it in the record.
import { beforeEach, expect, test, vi } from 'vitest'
import { parseRecord, type DealProof, type GameRecord } from '../../../shared/engine/index.ts'
import { verifyDeal, type DealFault } from '../../../shared/fairness/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { RedrawingExchange } from '../../bench/redrawingExchange.ts'
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

type List = Extract<HostMessage, { type: 'commitments' }>['list']

/** The host tells a device this list of who draws. */
const lists = (change: (list: List, device: string) => Partial<List>): Draw =>
  changed({
    told: (device, message) =>
      message.type === 'commitments'
        ? { ...message, list: { ...message.list, ...change(message.list, device) } }
        : message,
  })

const OTHER = 'f'.repeat(64)

/**
 * What the host does, and what Ana's device, which is the first, finds: one for each way by which a host can cheat a
 * device. All that it can show in a record is in `test/fairness`.
 */
const CHEATS: [what: string, draw: Draw, fault: DealFault['type']][] = [
  ['deals by a seed of its own', changed({ done: ({ proof }) => ({ seed: OTHER, proof }) }), 'seed'],
  [
    'shows each device another list',
    lists(({ devices }, told) => ({
      devices: devices.map(entry => (entry.device === told ? entry : { ...entry, commitment: OTHER })),
    })),
    'own-list',
  ],
  ['agrees on one game and deals another', lists(({ terms }) => ({ terms: { ...terms, first: 1 } })), 'own-list'],
  [
    'does not listen to one device',
    (terms, outputs) => {
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
  [
    'draws till it likes the deal, and hides it',
    (terms, outputs) => new RedrawingExchange(terms, outputs, 'hides'),
    'hidden-try',
  ],
  [
    'draws till it likes the deal, and invents a device for a computer',
    (terms, outputs) => new RedrawingExchange(terms, outputs, 'invents a device'),
    'computer-seat',
  ],
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
  expect(await found(draw)).toContain(fault)
})
