// Adds up each person's score over an evening, which is the games played one after another at a table.
import { last } from './at.ts'
import type { Outcome, Seat } from './game.ts'

/**
 * Whose seat it was when a game ended: its person's, even if they had left and the computer finished for them. Name and
 * device together identify a person.
 */
export interface Participant {
  readonly name: string
  readonly device: string // identifies the device; '' for computer players
}

/** One finished game of the evening. */
export interface GameResult<P extends Participant = Participant> {
  readonly game: string
  readonly first: Seat
  readonly outcome: Outcome
  readonly players: readonly P[] // by seat
}

/** The wins and points of one person this evening. */
export interface PersonScore<P extends Participant = Participant> {
  readonly player: P // as in their last game
  readonly wins: number // games won, of any kind
  readonly points: number // points of the current series: the latest uninterrupted run of games of one kind
}

/** Everybody's score this evening, in the order in which they first played. */
export function eveningScores<P extends Participant>(evening: readonly GameResult<P>[]): PersonScore<P>[] {
  const scoreByPerson = new Map<string, PersonScore<P>>()
  const seriesStart = evening.findLastIndex(({ game }) => game !== last(evening).game) + 1
  for (const [gameIndex, { players, outcome }] of evening.entries())
    for (const [seat, player] of players.entries()) {
      const { wins, points } = scoreByPerson.get(personKey(player)) ?? { wins: 0, points: 0 }
      scoreByPerson.set(personKey(player), {
        player,
        wins: wins + (outcome.winners.includes(seat) ? 1 : 0),
        points: points + (gameIndex >= seriesStart ? (outcome.points[seat] ?? 0) : 0),
      })
    }
  return [...scoreByPerson.values()]
}

/** True if both are the same person, or the same computer player. */
export function isSameParticipant(a: Participant, b: Participant): boolean {
  return personKey(a) === personKey(b)
}

/**
 * The seat that begins the next game: the one after the last beginner. Null for the first game, where the dice
 * choose.
 */
export function nextFirstSeat(evening: readonly Pick<GameResult, 'first'>[], seats: number): Seat | null {
  const lastGame = evening.at(-1)
  return lastGame === undefined ? null : (lastGame.first + 1) % seats
}

function personKey({ name, device }: Participant): string {
  return `${device} ${name}`
}
