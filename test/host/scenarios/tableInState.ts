// A table in each state it can be in, with a screen of everybody who could send something there.
import { vi } from 'vitest'
import { GRACE, oneMove, rooms, type Screen } from '../roomKit.ts'

export const STATES = [
  'no table',
  'lobby',
  'dealing', // seeds are being drawn for the deal
  'playing',
  'paused',
  'over',
  'lobby without owner', // the owner was away so long that seated people may change the settings
  'game without owner',
  'leaving', // in the middle of a game, moving to another host
] as const
export type State = (typeof STATES)[number]
export const SENDERS = ['owner', 'player', 'onlooker', 'display'] as const
export type Sender = (typeof SENDERS)[number]
const hex = (digit: string, length: number) => digit.repeat(length)

export type At = ReturnType<typeof at>

/** A table in a state, with a screen of each sender at it. */
export function at(state: State) {
  const around = rooms()
  const owner = around.ownerScreen()
  if (state !== 'no table') {
    owner.say({ type: 'open', name: 'Test' })
    owner.say({ type: 'set', game: 'blank' })
    owner.say({ type: 'remove', chair: 3 })
  }
  const table = around.room.table
  const code = table?.code ?? ''
  const players = ['ana', 'ben'].map(name => {
    const one = around.screen(name).hello(state === 'dealing' ? { draws: true } : {})
    one.say({ type: 'sit', chair: null, name, code })
    return one
  }) as [Screen, Screen]
  const onlooker = around.screen('late').hello()
  if (table && !state.startsWith('lobby')) owner.say({ type: 'start' })
  const nextMove = () => oneMove({ table: table! })
  const noMove = { type: 'move', seat: 0, step: 0, move: { type: 'name', card: 'bell' } } as const
  const move = table?.phase === 'playing' ? nextMove() : noMove
  const [mine, other] = [move.seat, 1 - move.seat]
  const otherPlayer = players[other]!
  const display = around.screen(['ana', 'ben'][mine]!).hello({ display: true })
  if (state === 'paused') otherPlayer.say({ type: 'pause', seat: other })
  if (state === 'over')
    while (table!.phase === 'playing') {
      const next = nextMove()
      players[next.seat]!.say(next)
    }
  if (state.endsWith('without owner')) {
    owner.leave()
    vi.advanceTimersByTime(GRACE + 50)
  }
  if (state === 'leaving') table!.departure.begin()
  const senders: Record<Sender, Screen> = { owner, player: players[mine]!, onlooker, display }
  const screens = [...Object.values(senders), otherPlayer]
  for (const screen of screens) screen.heard.length = 0
  let hasLeft = false
  return {
    room: around.room,
    senders,
    screens,
    code,
    mine,
    other,
    move,
    id: table?.id ?? hex('7', 16),
    /** The other player’s screen goes before this is sent. */
    leaves: <T>(said: T): T => {
      otherPlayer.leave()
      hasLeft = true
      return said
    },
    get hasLeft() {
      return hasLeft
    },
  }
}

/** Everything to see of the tables, and everybody's recent messages. */
export function seen({ room, screens, mine }: At) {
  const tables = room.tables.map(table => [
    table.phase,
    table.chairs,
    table.setting,
    table.paused,
    table.sentAway,
    [null, 0, 1].map(audience => table.view(audience)),
  ])
  return JSON.stringify([tables, mine, screens.map(({ heard }) => heard)])
}
