// Measures this device's questions once a game is over and its page has shown the rest.
// A guest gets the record only while they are at the table.
import { onScopeDispose, watch } from 'vue'
import type { GameRecord } from '../../../shared/engine/index.ts'
import { isMeasured, measureOwnGame, useOwnGames } from './ownGames.ts'

export function useOwnSharpnessMeasuring(now: {
  readonly over: () => string | null // the id of the finished game
  readonly record: () => GameRecord | null // once the page is idle
}): void {
  const ownGames = useOwnGames()
  let stopping = new AbortController()
  onScopeDispose(() => stopping.abort())
  watch(now.record, record => {
    stopping.abort()
    const mine = ownGames.value.find(game => game.id === now.over() && !isMeasured(game))
    if (!record || !mine) return
    stopping = new AbortController()
    void measureOwnGame(mine, record, stopping)
  })
}
