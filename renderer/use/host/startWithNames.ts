// Starts a game for the people at this device once their names are known, or chooses it in a lobby: sends the messages a host needs for it, in order.
import { SKILL_LEVELS, type OptionValue, type SkillLevel } from '../../../shared/engine/index.ts'
import type { GameEntry } from '../../../shared/games/index.ts'
import { storedCompanionNames, storedPlayerName } from '../../device/storage/storage.ts'
import { useTableStore } from '../../stores/table.ts'
import { nameFromShape } from '../game/players.ts'
import { isGoalTipUnseen } from '../seat/firstTimeTips.ts'

/**
 * Players of a game against computers, if the game allows it. With only two there is no third player to listen
 * to.
 */
const PLAYER_COUNT_AGAINST_COMPUTERS = 3
const [EASY] = SKILL_LEVELS

export type NewGame = Pick<GameEntry, 'id' | 'seats' | 'onOneScreen' | 'asFirstGame'>

/** A game that waits for the names of this many people at this device; one plays against computers. */
export interface GameAwaitingNames extends NewGame {
  readonly people: number
}

interface Start {
  readonly game: GameAwaitingNames
  readonly isFirstGame: boolean // nobody at this device knew it before
  /** Calls back at a table that nobody sits at. */
  readonly withFreshTable: (callback: () => void) => void
  /** Called once the table can be shown. */
  readonly showTable: () => void
}

/** Stores the names, seats these people and starts the game; '' : somebody gave no name. */
export function startWithNames(names: readonly string[], start: Start): void {
  const [own = '', ...others] = names
  if (own !== '') storedPlayerName.set(own)
  if (others.some(name => name !== '')) storedCompanionNames.set(others)
  if (start.game.people === 1) playAgainstComputers([storedPlayerName.get()], start)
  else seatPeople(names, start)
}

/** Deals at once: to this person and computer players. */
function playAgainstComputers(names: readonly string[], { game, isFirstGame, withFreshTable, showTable }: Start): void {
  withTableOf(names, withFreshTable, () => {
    const [minSeats, maxSeats] = game.seats
    arrange(game, names, {
      players: Math.min(maxSeats, Math.max(PLAYER_COUNT_AGAINST_COMPUTERS, minSeats)),
      ...(isFirstGame && { options: game.asFirstGame, level: EASY }),
    })
    useTableStore().say({ type: 'start' })
    showTable()
  })
}

/** Seats people who share this screen; they choose the rest in the lobby. */
function seatPeople(givenNames: readonly string[], { game, isFirstGame, withFreshTable, showTable }: Start): void {
  const names = Array.from({ length: game.people }, (_, nth) => givenNames[nth] ?? '')
  withTableOf(names, withFreshTable, () => {
    arrange(game, names, {
      players: game.people,
      options: { ...game.onOneScreen, ...(isFirstGame && game.asFirstGame) },
    })
    showTable()
  })
}

/**
 * Chooses this game in the lobby. At a table that nobody sits at, whoever has given a name here sits down, and a game that
 * nobody at this device knows is set as a first one.
 */
export function chooseInLobby(game: NewGame, { isTableUntouched }: { readonly isTableUntouched: boolean }): void {
  const store = useTableStore()
  const name = storedPlayerName.get()
  const isFirst = isTableUntouched && isGoalTipUnseen(game.id)
  store.say({ type: 'set', game: game.id, ...(isFirst && { hints: true, options: { ...game.asFirstGame } }) })
  if (isTableUntouched && name !== '') store.say({ type: 'sit', chair: 0, name })
}

/** A person's name; that of their chair's shape if they gave none. */
const nameAt = (chair: number, name: string | undefined) =>
  name || nameFromShape(useTableStore().table?.chairs[chair]?.avatar ?? chair)

/**
 * True if everybody at the owner's open table is among these people, on their chairs and at this device, and no game is
 * running: others of them sit down beside those who are there.
 */
function isTableOf(names: readonly string[]): boolean {
  const { table, ownSeats, isOwner } = useTableStore()
  return (
    isOwner &&
    table !== null &&
    table.phase !== 'playing' &&
    table.chairs.some(({ kind }) => kind === 'person') &&
    table.chairs.every(
      ({ kind, name }, chair) =>
        kind !== 'person' || (chair < names.length && ownSeats.includes(chair) && name === nameAt(chair, names[chair])),
    )
  )
}

/** Uses the table at which these people have just played, so that their evening goes on; otherwise another one. */
function withTableOf(names: readonly string[], withFreshTable: Start['withFreshTable'], callback: () => void): void {
  if (!isTableOf(names)) return withFreshTable(callback)
  const store = useTableStore()
  if (store.table?.phase === 'over') store.say({ type: 'lobby' })
  callback()
}

/** Seats these people on the first chairs, and computer players on the others up to `players`. Hints are available. */
function arrange(
  { id: game }: GameAwaitingNames,
  names: readonly string[],
  {
    players,
    options,
    level,
  }: {
    readonly players: number
    readonly options?: Readonly<Record<string, OptionValue>> | undefined
    readonly level?: SkillLevel // of the computer players
  },
): void {
  const store = useTableStore()
  const { chairs = [] } = store.table ?? {}
  const isTheirs = isTableOf(names)
  store.say({ type: 'set', game, hints: true, ...(options && { options: { ...options } }) })
  for (let chair = chairs.length; chair < players; chair++) store.say({ type: 'chair' })
  for (let chair = chairs.length - 1; chair >= players; chair--) store.say({ type: 'remove', chair })
  for (let chair = 0; chair < players; chair++)
    if (chair >= names.length) {
      if (chairs[chair]?.kind !== 'computer' || level) store.say({ type: 'computer', chair, ...(level && { level }) })
    } else if (!isTheirs || chairs[chair]?.kind !== 'person') {
      if (chairs[chair]?.kind === 'computer') store.say({ type: 'free', chair })
      store.say({ type: 'sit', chair, name: nameAt(chair, names[chair]) })
    }
}
