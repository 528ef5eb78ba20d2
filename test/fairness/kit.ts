// Answers for: deals drawn by honest devices, and games played from them, for tests of what is proved.
import {
  applyMoveUnchecked,
  defaultOptions,
  dice,
  randomMove,
  startGame,
  viewOf,
  type DealProof,
  type DealTerms,
  type Game,
  type GameRecord,
  type Kinds,
  type Seat,
} from '../../shared/engine/index.ts'
import {
  answerDraw,
  answerList,
  viewDigest,
  type DealMemory,
  type RememberedTry,
  type SeenView,
} from '../../shared/fairness/index.ts'
import type { ClientMessage, HostMessage } from '../../shared/wire/index.ts'
import { SeedExchange } from '../../main/host/seedExchange.ts'

export const DEAL = 'a1b2-1'

/** A device as Hunch's own pages are: it draws, opens once, and remembers what it was shown. */
export class Device {
  readonly device: string
  readonly seats: readonly Seat[]
  readonly #secret: string
  tries: readonly RememberedTry[] = []
  seen: SeenView[] = []

  constructor(device: string, seats: readonly Seat[]) {
    this.device = device
    this.seats = seats
    this.#secret = `secret of ${device}`
  }

  /** What it answers to the host; null: nothing. */
  answer(message: HostMessage): ClientMessage | null {
    if (message.type === 'draw') {
      const { tries, said } = answerDraw(this.tries, message, { device: this.device, secret: this.#secret })
      this.tries = tries
      return { type: 'commit', ...said }
    }
    if (message.type !== 'commitments') return null
    const answer = answerList(this.tries, message.list, this.device)
    if (!answer) return null
    this.tries = answer.tries
    return { type: 'reveal', ...answer.said }
  }

  /** What it knows when the game is over. */
  get memory(): DealMemory {
    return { deal: DEAL, device: this.device, tries: this.tries, sinceDeal: true, seen: this.seen }
  }
}

export const threeDevices = () => [new Device('ana', [0]), new Device('bo', [1]), new Device('cleo', [2])]

/** Draws a deal with these devices. `hears` may keep what a device would answer from the host. */
export function draw(
  devices: readonly Device[],
  terms: DealTerms,
  hears: (device: Device, message: ClientMessage) => boolean = () => true,
): { seed: string; proof: DealProof } | Promise<{ seed: string; proof: DealProof }> {
  let drawn: { seed: string; proof: DealProof } | null = null
  let tell: (deal: { seed: string; proof: DealProof }) => void = deal => (drawn = deal)
  const waiting: (() => void)[] = []
  const asked = { deal: DEAL, terms, devices: devices.map(({ device, seats }) => ({ device, seats })) }
  const exchange: SeedExchange = new SeedExchange(asked, {
    tell: (name, message) => {
      const device = devices.find(one => one.device === name)!
      const answer = () => {
        const said = device.answer(message)
        if (!said || !hears(device, said)) return
        if (said.type === 'commit') exchange.commit(name, said)
        if (said.type === 'reveal') exchange.open(name, said)
      }
      waiting.push(answer)
      queueMicrotask(() => waiting.shift()?.())
    },
    done: (seed, proof) => tell({ seed, proof }),
  })
  return drawn ?? new Promise(resolve => (tell = resolve))
}

/** Plays a game at random from a deal, and shows every device what it is to see of it. */
export function play(
  game: Game<Kinds>,
  { seed, proof }: { seed: string; proof: DealProof },
  devices: readonly Device[],
): GameRecord {
  const state = startGame(game, { ...proof.list.terms, seed })
  const log: [Seat, Kinds['move']][] = []
  const luck = dice('play')
  for (;;) {
    for (const device of devices)
      for (const seat of device.seats) device.seen.push([seat, viewDigest(viewOf(state, seat))])
    const entry = randomMove(game, state, luck)
    if (!entry) break
    applyMoveUnchecked(game, state, entry[0], entry[1])
    log.push([entry[0], entry[1]])
  }
  return { ...proof.list.terms, seed, proof, log }
}

/** What is dealt of a game to so many. */
export function termsOf(game: Game<Kinds>, seats: number): DealTerms {
  const options = defaultOptions(game) as DealTerms['options']
  return { game: game.id, rules: game.rules, seats, options, first: null }
}
