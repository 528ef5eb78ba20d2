// Counts how often each player, people and computers, has played and won, in total and by game, from finished games.
import type { Seat } from './game.ts'

/** The players and winners of a game, as a record says it. */
export interface PlayedGame {
  readonly game: string
  readonly players: readonly string[] // by seat
  readonly devices: readonly string[] // by seat; '' for computer players
  readonly winners: readonly Seat[]
}

export interface WinTally {
  readonly played: number
  readonly won: number
}

/** The numbers of games one person or computer player has played and won. */
export interface Standing extends WinTally {
  readonly name: string
  readonly device: string // '' for a computer player
  readonly games: ReadonlyMap<string, WinTally> // by game
}

/**
 * Name and device together identify a person, as in the score of an evening. Computer players count as well:
 * otherwise nobody would have won what they won. Sorted by games won, then by games played.
 */
export function standings(playedGames: readonly PlayedGame[]): Standing[] {
  const standingsByPerson = new Map<string, { name: string; device: string; games: Map<string, WinTally> }>()
  for (const { game, players, devices, winners } of playedGames)
    for (const [seat, name] of players.entries()) {
      const device = devices[seat] ?? ''
      if (name === '') continue
      const id = `${device} ${name}`
      const person = standingsByPerson.get(id) ?? { name, device, games: new Map<string, WinTally>() }
      standingsByPerson.set(id, person)
      const { played, won } = person.games.get(game) ?? { played: 0, won: 0 }
      person.games.set(game, { played: played + 1, won: won + (winners.includes(seat) ? 1 : 0) })
    }
  const sortedStandings = [...standingsByPerson.values()].map(person => {
    const tallies = [...person.games.values()]
    const sum = (field: keyof WinTally) => tallies.reduce((total, tally) => total + tally[field], 0)
    return { ...person, played: sum('played'), won: sum('won') }
  })
  return sortedStandings.sort((a, b) => b.won - a.won || b.played - a.played)
}
