// People whose screens draw seeds as Hunch's pages do, and a game of Blank played to its end.
import type { HostMessage } from '../../shared/wire/index.ts'
import type { Host } from '../../main/host/index.ts'
import { SimulatedDevice } from '../bench/fairness.ts'
import { Person } from './kit.ts'
import { nextLook } from '../kit/until.ts'

/**
 * A person whose screen draws seeds as Hunch's pages do. `receives`: false for a message type that the screen
 * loses.
 */
export class Drawing extends Person {
  readonly draws: SimulatedDevice
  readonly asked: HostMessage['type'][] = []

  constructor(device?: string) {
    super(device)
    this.draws = new SimulatedDevice('', [])
  }

  async joins(at: Host, extra: { key?: string } = {}, receives: (type: HostMessage['type']) => boolean = () => true) {
    await this.come(at, { ...extra, draws: true })
    this.onMessage = message => {
      if (message.type !== 'draw' && message.type !== 'commitments') return
      this.asked.push(message.type)
      if (receives(message.type)) this.say(this.draws.answer(message))
    }
    return this
  }
}

/** Plays Blank to its end: each person, by seat, makes the first move there is; computers make their own. */
export async function playBlank(at: Host, people: readonly Person[]): Promise<void> {
  const table = at.room.table!
  for (let waited = 0; table.phase === 'playing' && waited < 500; waited++) {
    const { toMove } = table.view(null) as Extract<HostMessage, { type: 'view' }>
    const seat = toMove.find(mover => people[mover])
    const person = seat === undefined ? undefined : people[seat]
    if (seat === undefined || !person) {
      await nextLook()
      continue
    }
    const { step, offers } = await person.ask({ type: 'offers', seat }, 'offers')
    const offer = offers[0] as unknown as { type: string; card: { values: string[] } }
    person.say({ type: 'move', seat, step, move: { type: offer.type, card: offer.card.values[0] } })
    await person.settled()
  }
}
