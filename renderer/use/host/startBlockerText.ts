// Puts into words why a game cannot start, for the start buttons. The host asks the same question.
import { gameEntry } from '../../../shared/games/index.ts'
import { seatedPlayerCount, startBlocker, type TableState } from '../../../shared/wire/index.ts'
import { lobbyWords, resultWords } from '../../device/words/tableWords.ts'

/** The sentence about what is missing before a game can start; null if nothing is. */
export function startBlockerText(table: TableState): string | null {
  const chosenGame = gameEntry(table.game)
  const blocker = chosenGame ? startBlocker(table, chosenGame.seats) : null
  switch (blocker?.type) {
    case undefined:
      return null
    case 'too-few':
      return lobbyWords.missing['too-few'](blocker.lacking, blocker.fewest)
    case 'too-many':
      return lobbyWords.missing['too-many'](blocker.most)
    case 'people-only':
      return lobbyWords.missing['people-only']
  }
}

/** A start button's label when nothing is missing. It says how many players start if there are free chairs. */
export function startButtonText({ phase, chairs, evening }: TableState): string {
  const players = seatedPlayerCount(chairs)
  const isFirstGame = evening.length === 0
  if (players === chairs.length)
    return phase === 'over' ? resultWords.again : isFirstGame ? lobbyWords.start : lobbyWords.startAgain
  if (phase === 'over') return resultWords.againWith(players)
  return isFirstGame ? lobbyWords.startWith(players) : lobbyWords.startAgainWith(players)
}
