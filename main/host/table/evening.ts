// Answers for: the games that were finished at one table this evening, and who won them.
import { isSameParticipant, type Participant, type GameResult } from '../../../shared/engine/index.ts'
import type { ChairHolder } from './events.ts'

/** Who sat on a seat when a game ended. `device` is the hash of the device's token, '' where nobody held the seat. */
export interface SeatedPerson extends Participant {
  readonly avatar: number
}

/** A finished game of the evening, and what its record is kept under. */
export interface FinishedGame extends GameResult<SeatedPerson> {
  readonly id: string
}

export class EveningGames {
  #games: readonly FinishedGame[] = []

  get games(): readonly FinishedGame[] {
    return this.#games
  }

  add(game: FinishedGame): void {
    this.#games = [...this.#games, game]
  }

  /** A device goes by another hash from now on. */
  renew(device: string, as: string): void {
    const renewed = (player: SeatedPerson): SeatedPerson =>
      player.device === device ? { ...player, device: as } : player
    this.#games = this.#games.map(played => ({ ...played, players: played.players.map(renewed) }))
  }

  /** A person who goes on under another name, or at another device, keeps what they won. */
  follow(before: ChairHolder, { kind, name, device }: ChairHolder): void {
    const stays =
      before.kind === kind &&
      before.device !== '' &&
      device !== '' &&
      (before.device === device || before.name === name)
    if (!stays) return
    const renamed = (player: SeatedPerson): SeatedPerson =>
      isSameParticipant(player, before) ? { ...player, name, device } : player
    this.#games = this.#games.map(played => ({ ...played, players: played.players.map(renamed) }))
  }
}
