// The ways to a new game from the first page: against computers, with people at this screen, or through a lobby.
import { computed, shallowRef, type ComputedRef, type ShallowRef } from 'vue'
import { whenChunkLoaded } from '../../device/link/lostChunks.ts'
import { useTableStore } from '../../stores/table.ts'
import { onceAtTable } from './onceAtTable.ts'
import type { GameAwaitingNames, NewGame } from './startWithNames.ts'

/** Fetched once a game waits for names: the first page does without it. */
const fetchStart = () => import('./startWithNames.ts')

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
  /**
   * Starts the game that waits; '' : somebody gave no name, and is called by the shape of their chair. `isFirstGame`:
   * nobody at this device knew it before.
   */
  playAs(names: readonly string[], of: { readonly isFirstGame: boolean }): void
  /**
   * Opens a lobby for this game: at the open table if no game is running there, otherwise at a new one. Whoever has given
   * a name here sits down at a table that nobody sits at.
   */
  openLobby(game: NewGame): void
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

  const waitingGame = shallowRef<GameAwaitingNames | null>(null)
  function awaitNames(game: NewGame, people: number): void {
    waitingGame.value = { ...game, people }
    void fetchStart()
  }

  return {
    isUntouched,
    hasCompany,
    wouldInterrupt: computed(() => store.table?.phase === 'playing' || hasCompany.value),
    waitingGame,
    playNow: game => awaitNames(game, 1),
    playHere: game => awaitNames(game, Math.max(2, game.seats[0])),
    playAs(names, { isFirstGame }) {
      const game = waitingGame.value
      waitingGame.value = null
      if (game)
        void whenChunkLoaded(fetchStart, ({ startWithNames }) =>
          startWithNames(names, { game, isFirstGame, withFreshTable, showTable }),
        )
    },
    openLobby(game) {
      const choose = () =>
        void whenChunkLoaded(fetchStart, ({ chooseInLobby }) => {
          chooseInLobby(game, { isTableUntouched: isUntouched.value })
          showTable()
        })
      if (store.table === null || store.table.phase === 'playing') return withFreshTable(choose)
      if (store.table.phase === 'over') store.say({ type: 'lobby' })
      choose()
    },
  }
}
