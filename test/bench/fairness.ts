// Tests the fairness check on deals drawn by simulated devices, and games from them: honest ones, and tampered ones.
import {
  applyMoveUnchecked,
  diceFromSeed,
  randomMove,
  startGame,
  viewOf,
  type DealProof,
  type DealTerms,
  type Dice,
  type GameRules,
  type GameRecord,
  type GameTypeParams,
  type OptionValue,
  type Seat,
} from '../../shared/engine/index.ts'
import {
  commitToNumber,
  revealNumber,
  verifyDeal,
  viewDigest,
  type DealMemory,
  type RememberedDraw,
  type SeenViewDigest,
} from '../../shared/fairness/index.ts'
import type { ClientMessage, HostMessage } from '../../shared/wire/index.ts'
import {
  SeedExchange,
  type SeedExchangeOutputs,
  type SeedExchangeTerms,
} from '../../main/host/openTable/seedExchange.ts'
import { EXCUSES, RedrawingExchange } from './redrawingExchange.ts'

/** The id of every deal in the test. */
export const BENCH_DEAL_ID = 'a1b2-1'

/** Limits random games, which may go on for thousands of moves. */
const MAX_MOVES = 60

/** A device like Hunch's own pages: it draws, reveals once, and remembers what it was shown. */
export class SimulatedDevice {
  device: string // its tag when it was asked to draw
  readonly seats: readonly Seat[]
  readonly #secret: string
  computers: readonly Seat[] = [] // the number of moves it saw
  attempts: readonly RememberedDraw[] = []
  seen: SeenViewDigest[] = []
  unusedDrawCount = 0 // seeds it revealed for other deals that never became a game

  constructor(device: string, seats: readonly Seat[]) {
    this.device = device
    this.seats = seats
    this.#secret = `secret of ${device}`
  }

  /** Its answer to the host; null: none. */
  answer(message: HostMessage): ClientMessage | null {
    if (message.type === 'draw') {
      this.device = message.device ?? this.device
      const { attempts, messageToHost: answer } = commitToNumber(this.attempts, message, {
        device: this.device,
        secret: this.#secret,
      })
      this.attempts = attempts
      return { type: 'commit', ...answer }
    }
    if (message.type !== 'commitments') return null
    const answer = revealNumber(this.attempts, message.list, this.device)
    if (!answer) return null
    this.attempts = answer.attempts
    return { type: 'reveal', ...answer.messageToHost }
  }

  /** What it remembers when the game is over. */
  get memory(): DealMemory {
    return {
      deal: BENCH_DEAL_ID,
      device: this.device,
      attempts: this.attempts,
      unusedDrawCount: this.unusedDrawCount,
      sinceDeal: true,
      computers: this.computers,
      seen: this.seen,
    }
  }
}

/** The part of a seed exchange that a host may change. */
type Exchange = Pick<SeedExchange, 'commit' | 'open'>
const honest = (terms: SeedExchangeTerms, outputs: SeedExchangeOutputs): Exchange => new SeedExchange(terms, outputs)

/** Draws a deal with these devices. `receives` may withhold a device's answer from the host. */
export function drawDeal(
  devices: readonly SimulatedDevice[],
  terms: DealTerms,
  receives: (device: SimulatedDevice, message: ClientMessage) => boolean = () => true,
  draw: (terms: SeedExchangeTerms, outputs: SeedExchangeOutputs) => Exchange = honest,
): Promise<{ seed: string; proof: DealProof }> {
  return new Promise(resolve => {
    const asked = { deal: BENCH_DEAL_ID, terms, devices: devices.map(({ device, seats }) => ({ device, seats })) }
    const answer = (device: SimulatedDevice, message: HostMessage) => {
      const said = device.answer(message)
      if (!said || !receives(device, said)) return
      if (said.type === 'commit') exchange.commit(device.device, said)
      if (said.type === 'reveal') exchange.open(device.device, said)
    }
    const exchange: Exchange = draw(asked, {
      tell: (name, message) =>
        queueMicrotask(() =>
          answer(
            devices.find(({ device }) => device === name)!,
            message,
          ),
        ),
      done: (seed, proof) => resolve({ seed, proof }),
    })
  })
}

/** These devices are told of every hidden move in time; what happens otherwise is tried in hidden-moves.test.ts. */
export const EVERY_COMMITMENT = Infinity

/** Plays a game at random from a deal, for at most `moves` moves, and shows every device what it may see. */
export function playFromDeal(
  game: GameRules<GameTypeParams>,
  { seed, proof }: { seed: string; proof: DealProof },
  devices: readonly SimulatedDevice[],
): GameRecord {
  const state = startGame(game, { ...proof.list.terms, seed })
  const log: [Seat, GameTypeParams['move']][] = []
  const luck = diceFromSeed('play')
  for (let moves = 0; ; moves++) {
    for (const device of devices)
      for (const seat of device.seats) device.seen.push([seat, viewDigest(viewOf(state, seat)), EVERY_COMMITMENT])
    const entry = moves < MAX_MOVES ? randomMove(game, state, luck) : null
    if (!entry) break
    applyMoveUnchecked(game, state, entry[0], entry[1])
    log.push([entry[0], entry[1]])
  }
  return { ...proof.list.terms, seed, proof, log }
}

/** The ways in which a dishonest host may change a deal, or a game played from it. */
export const CHEATS = ['number', 'promise', 'list', 'terms', 'seed', 'redraw', 'view', 'moves'] as const
export type Cheat = (typeof CHEATS)[number]

/** The number of deals checked, and the results. */
export interface FairnessTrialCounts {
  readonly deals: number
  readonly checks: number // devices that checked an honest deal
  readonly accused: number // how many of those found a fault
  readonly cheats: Readonly<Record<Cheat, { readonly tried: number; readonly unseen: number }>>
}

/** Deals `deals` games of a kind honestly, and each once more with one change, which somebody must find. */
export async function runFairnessTrials(
  game: GameRules<GameTypeParams>,
  { times, seed }: { readonly times: number; readonly seed: string },
): Promise<FairnessTrialCounts> {
  const luck = diceFromSeed(`${game.id} ${seed}`)
  const cheats = Object.fromEntries(CHEATS.map(cheat => [cheat, { tried: 0, unseen: 0 }])) as Record<
    Cheat,
    { tried: number; unseen: number }
  >
  let [checks, accused] = [0, 0]
  for (let nth = 0; nth < times; nth++) {
    const seats = game.seats[0] + luck.below(Math.min(5, game.seats[1]) - game.seats[0] + 1)
    const devices = Array.from(
      { length: seats },
      (_, seat) => new SimulatedDevice(`d${seat} ${luck.below(1e9)}`, [seat]),
    )
    const options = Object.fromEntries(
      Object.entries<readonly OptionValue[]>(game.options as Record<string, readonly OptionValue[]>).map(
        ([name, values]) => [name, luck.pick(values)],
      ),
    )
    const terms = { game: game.id, rules: game.version, seats, options, first: null }
    const record = playFromDeal(game, await drawDeal(devices, terms), devices)
    const finds = (changed: GameRecord, memory: DealMemory) => verifyDeal(game, changed, memory)!.faults.length > 0
    checks += devices.length
    accused += devices.filter(({ memory }) => finds(record, memory)).length
    const cheat = CHEATS[nth % CHEATS.length]!
    const { changed, memories } =
      cheat === 'redraw'
        ? await redrawn(game, terms, luck)
        : cheated(cheat, { record, memories: devices.map(({ memory }) => memory), luck })
    cheats[cheat].tried++
    if (!memories.some(memory => finds(changed, memory))) cheats[cheat].unseen++
  }
  return { deals: times, checks, accused, cheats }
}

/** A game of two people, and computers on the other seats, that was dealt again until the host liked the cards. */
async function redrawn(
  game: GameRules<GameTypeParams>,
  terms: DealTerms,
  luck: Dice,
): Promise<{ changed: GameRecord; memories: readonly DealMemory[] }> {
  const devices = [0, 1].map(seat => new SimulatedDevice(`d${seat} ${luck.below(1e9)}`, [seat]))
  for (const device of devices) device.computers = Array.from({ length: terms.seats - 2 }, (_, i) => i + 2)
  const excuse = luck.pick(EXCUSES)
  const deal = await drawDeal(devices, terms, undefined, (...asked) => new RedrawingExchange(...asked, excuse))
  return { changed: playFromDeal(game, deal, devices), memories: devices.map(({ memory }) => memory) }
}

/** The text with a different hexadecimal digit at one place. */
function flipped(text: string, luck: Dice): string {
  const at = luck.below(text.length)
  const digit = (parseInt(text[at]!, 16) + 1 + luck.below(15)) % 16
  return text.slice(0, at) + digit.toString(16) + text.slice(at + 1)
}

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T

function cheated(
  cheat: Exclude<Cheat, 'redraw'>,
  given: { readonly record: GameRecord; readonly memories: readonly DealMemory[]; readonly luck: Dice },
): { changed: GameRecord; memories: readonly DealMemory[] } {
  const { luck } = given
  const changed = structuredClone(given.record) as Mutable<GameRecord>
  const proof = changed.proof!
  let { memories } = given
  const opened = luck.pick(proof.opened)
  switch (cheat) {
    case 'number':
      if (luck.below(2) === 0) proof.hostNumber = flipped(proof.hostNumber, luck)
      else opened.number = flipped(opened.number, luck)
      break
    case 'promise': {
      const asked = luck.pick(proof.list.devices)
      if (luck.below(2) === 0) proof.list.host = flipped(proof.list.host, luck)
      else asked.commitment = flipped(asked.commitment!, luck)
      break
    }
    case 'list':
      opened.list = flipped(opened.list, luck)
      break
    case 'terms':
      proof.list.terms.seats += 1
      break
    case 'seed':
      changed.seed = flipped(changed.seed, luck)
      break
    case 'view': {
      const wronged = luck.below(memories.length)
      memories = memories.map((memory, i) => {
        const at = luck.below(memory.seen.length)
        const [seat, digest, bound] = memory.seen[at]!
        return i === wronged ? { ...memory, seen: memory.seen.with(at, [seat, flipped(digest, luck), bound]) } : memory
      })
      break
    }
    case 'moves':
      changed.log.length = luck.below(changed.log.length)
      break
  }
  return { changed, memories }
}
