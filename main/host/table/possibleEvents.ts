// Rejects journal events that cannot have happened.
import { checkOptions, type GameRules, type GameTypeParams } from '../../../shared/engine/index.ts'
import type { TableState } from '../../../shared/wire/index.ts'
import type { HostChair } from './chairs.ts'
import { callEventHandler, mayHappenAfterHandover, type EventHandlers, type TableEvent } from './events.ts'
import type { Pause } from './pause.ts'
import { Refusal } from '../errors/refusal.ts'

/** The state of a table before the event. */
export interface TableBeforeEvent {
  readonly rules: ReadonlyMap<string, GameRules<GameTypeParams>>
  readonly phase: TableState['phase']
  readonly chairs: readonly HostChair[]
  readonly pause: Pause
  readonly handedOver: boolean
}

/** Throws Refusal, or RangeError for unknown options, if the event cannot have happened then. */
export function assertEventPossible(
  event: TableEvent,
  { rules, phase, chairs, pause, handedOver }: TableBeforeEvent,
): void {
  const assertPhase = (...phases: TableState['phase'][]) => {
    if (!phases.includes(phase)) throw new Refusal('under-way')
  }
  const assertChair = (chair: number) => {
    if (!chairs[chair]) throw new Refusal('no-such-chair')
  }
  const assertionsByEvent: EventHandlers = {
    chose: ({ choice }) => {
      const game = rules.get(choice.game)
      if (!game) throw new Refusal('no-such-game')
      checkOptions(game, choice.options)
    },
    sat: ({ chair, holder }) => {
      if (chair > chairs.length) throw new Refusal('no-such-chair')
      if (chair === chairs.length) assertPhase('lobby')
      if (holder.kind === 'computer' && chairs[chair]?.kind !== 'computer') assertPhase('lobby')
      if (holder.kind === 'free') assertPhase('lobby', 'over')
    },
    removed: ({ chair }) => {
      assertPhase('lobby', 'over')
      assertChair(chair)
    },
    substituted: ({ seat }) => assertChair(seat),
    dealt: ({ start }) => {
      assertPhase('lobby', 'over')
      pause.assertOver()
      if (start.seats !== chairs.length) throw new Refusal('cannot-start') // the deal itself checks game and options
    },
    left: () => {},
    noted: ({ seat }) => assertChair(seat),
    moved: () => pause.assertOver(), // the game's rules check the move
    'took-back': () => pause.assertOver(), // the game checks the take-back
    paused: ({ seat }) => {
      if (!pause.mayBegin(seat)) throw new Refusal('paused')
      if (seat === null) return
      if (phase !== 'playing') throw new Refusal('no-game')
      assertChair(seat)
    },
    'sent-away': () => {},
    'welcomed-back': () => {},
    'handed-over': () => {},
    reclaimed: () => {
      if (!handedOver) throw new Refusal('no-such-table')
    },
    came: () => {},
    renewed: () => {},
    'went-on': () => {
      if (pause.now === null) throw new Refusal('no-game')
    },
  }
  if (handedOver && !mayHappenAfterHandover(event)) throw new Refusal('moving') // the table is another host's
  callEventHandler(assertionsByEvent, event)
}
