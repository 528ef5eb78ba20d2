// Starts a game from the first page: sends the messages a host needs for it, in order.
import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import type { OptionValue } from '../../../shared/engine/index.ts'
import type { GameEntry } from '../../../shared/games/index.ts'
import { storedCompanionNames, storedPlayerName } from '../../device/storage/storage.ts'
import { useTableStore } from '../../stores/table.ts'
import { nameFromShape } from '../game/players.ts'
import { onceAtTable } from './onceAtTable.ts'

/**
 * Players of a game against computers, if the game allows it. With only two there is no third player to listen
 * to.
 */
const PLAYER_COUNT_AGAINST_COMPUTERS = 3

type NewGame = Pick<GameEntry, 'id' | 'seats' | 'onOneScreen'>

/** A game that waits for the names of this many people at this device; one plays against computers. */
interface GameAwaitingNames extends NewGame {
  readonly people: number
}

export interface NewGameActions {
  /** True if a table is open but nobody sits at it. For the host's owner that is as good as no table. */
  readonly isUntouched: ComputedRef<boolean>
  /** True if others sit at the table. They stay there when a game is started elsewhere. */
  readonly hasCompany: ComputedRef<boolean>
  /** True if a game is running here or others sit at the table, so that starting another game would leave them. */
  readonly wouldInterrupt: ComputedRef<boolean>
  /** Deals to the person here and computer players, once a name was asked for and the game's goal shown. Hints are available. */
  playNow(game: NewGame): void
  /** The game for which names are still asked and its goal is shown; null: none. */
  readonly waitingGame: ShallowRef<GameAwaitingNames | null>
  /** Starts the game that waits; '' : somebody gave no name, and is called by the shape of their chair. */
  playAs(names: readonly string[]): void
  /** Opens a lobby for this game: at the open table if no game is running there, otherwise at a new one. */
  openLobby(game: string): void
  /** People share this screen: two, or as many as the game needs. They give their names, and choose the rest in the lobby. Hints are available. */
  playHere(game: NewGame): void
}

/** `showTable` is called once the table can be shown. */
export function useNewGameActions(showTable: () => void): NewGameActions {
  const store = useTableStore()

  const isUntouched = computed(
    () => store.table?.phase === 'lobby' && store.table.chairs.every(({ kind }) => kind === 'free'),
  )
  const hasCompany = computed(
    () => store.table?.chairs.some(({ kind }, seat) => kind === 'person' && !store.ownSeats.includes(seat)) === true,
  )

  /** Uses a table that nobody sits at, or opens a new one: beside the present one if others sit there. */
  function withFreshTable(callback: () => void): void {
    if (isUntouched.value) return callback()
    const tableBefore = store.table?.id
    onceAtTable(id => id !== tableBefore, callback)
    store.say({ type: 'open', ...(hasCompany.value && { beside: true }) })
  }

  /** A person's name; that of their chair's shape if they gave none. */
  const nameAt = (chair: number, name: string | undefined) =>
    name || nameFromShape(store.table?.chairs[chair]?.avatar ?? chair)

  /** True if exactly these people sit at the owner's open table, on its first chairs and at this device, and no game is running. */
  function isTableOf(names: readonly string[]): boolean {
    const { table, ownSeats, isOwner } = store
    return (
      isOwner &&
      table !== null &&
      table.phase !== 'playing' &&
      table.chairs.length >= names.length &&
      table.chairs.every(({ kind, name }, chair) =>
        chair < names.length
          ? kind === 'person' && ownSeats.includes(chair) && name === nameAt(chair, names[chair])
          : kind !== 'person',
      )
    )
  }

  /** Uses the table at which these people have just played, so that their evening goes on; otherwise another one. */
  function withTableOf(names: readonly string[], callback: () => void): void {
    if (!isTableOf(names)) return withFreshTable(callback)
    if (store.table?.phase === 'over') store.say({ type: 'lobby' })
    callback()
  }

  /** Seats these people on the first chairs, and computer players on the others up to `players`. Hints are available. */
  function arrange(
    { id: game }: NewGame,
    names: readonly string[],
    {
      players,
      options,
    }: { readonly players: number; readonly options?: Readonly<Record<string, OptionValue>> | undefined },
  ): void {
    const { chairs = [] } = store.table ?? {}
    const isSeated = isTableOf(names)
    store.say({ type: 'set', game, hints: true, ...(options && { options: { ...options } }) })
    for (let chair = chairs.length; chair < players; chair++) store.say({ type: 'chair' })
    for (let chair = chairs.length - 1; chair >= players; chair--) store.say({ type: 'remove', chair })
    for (let chair = 0; chair < players; chair++)
      if (chair >= names.length) {
        if (chairs[chair]?.kind !== 'computer') store.say({ type: 'computer', chair })
      } else if (!isSeated) store.say({ type: 'sit', chair, name: nameAt(chair, names[chair]) })
  }

  function playAgainstComputers(game: NewGame, names: readonly string[]): void {
    withTableOf(names, () => {
      const [minSeats, maxSeats] = game.seats
      arrange(game, names, { players: Math.min(maxSeats, Math.max(PLAYER_COUNT_AGAINST_COMPUTERS, minSeats)) })
      store.say({ type: 'start' })
      showTable()
    })
  }

  function seatPeople(game: GameAwaitingNames, givenNames: readonly string[]): void {
    const names = Array.from({ length: game.people }, (_, nth) => givenNames[nth] ?? '')
    withTableOf(names, () => {
      arrange(game, names, { players: game.people, options: game.onOneScreen })
      showTable()
    })
  }

  const waitingGame = shallowRef<GameAwaitingNames | null>(null)

  return {
    isUntouched,
    hasCompany,
    wouldInterrupt: computed(() => store.table?.phase === 'playing' || hasCompany.value),
    waitingGame,
    playNow(game) {
      waitingGame.value = { ...game, people: 1 }
    },
    playAs(names) {
      const game = waitingGame.value
      waitingGame.value = null
      const [own = '', ...others] = names
      if (own !== '') storedPlayerName.set(own)
      if (others.some(name => name !== '')) storedCompanionNames.set(others)
      if (game?.people === 1) playAgainstComputers(game, [storedPlayerName.get()])
      else if (game) seatPeople(game, names)
    },
    openLobby(game) {
      const choose = () => {
        store.say({ type: 'set', game })
        showTable()
      }
      if (store.table === null || store.table.phase === 'playing') return withFreshTable(choose)
      if (store.table.phase === 'over') store.say({ type: 'lobby' })
      choose()
    },
    playHere(game) {
      waitingGame.value = { ...game, people: Math.max(2, game.seats[0]) }
    },
  }
}
