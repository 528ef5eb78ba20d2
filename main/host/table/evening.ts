// The games finished at one table this evening, and their winners.
import {
  isSameParticipant,
  type Participant,
  type GameResult,
  type SecretChoices,
} from '../../../shared/engine/index.ts'
import type { ChairHolder } from './events.ts'

/**
 * The person whose seat it was when a game ended, as the score shows them. Their device is the hash of its token, also
 * if they had left and the computer finished for them; empty for a computer player.
 */
export interface ParticipantWithAvatar extends Participant {
  readonly avatar: number
}

/** A finished game of the evening, and the id of its record. */
export interface FinishedGame extends GameResult<ParticipantWithAvatar> {
  readonly id: string
}

export class EveningGames {
  #finishedGames: readonly FinishedGame[] = []
  readonly #secretChoicesByGame = new Map<string, SecretChoices>() // by record id: what each seat hid in that game, public since its end

  get games(): readonly FinishedGame[] {
    return this.#finishedGames
  }

  add(game: FinishedGame, choices: SecretChoices = []): void {
    this.#finishedGames = [...this.#finishedGames, game]
    this.#secretChoicesByGame.set(game.id, choices)
  }

  /** What each of these people chose in secret in earlier games of this kind. */
  earlierChoices(game: string, people: readonly Participant[]): SecretChoices {
    const alike = this.#finishedGames.filter(finishedGame => finishedGame.game === game)
    return people.map(person =>
      alike.flatMap(({ id, players }) => {
        const seat = players.findIndex(player => isSameParticipant(player, person))
        return this.#secretChoicesByGame.get(id)?.[seat] ?? []
      }),
    )
  }

  /** Replaces a device's hash, because the device has another secret now. */
  renew(device: string, newHash: string): void {
    const withNewDevice = (player: ParticipantWithAvatar): ParticipantWithAvatar =>
      player.device === device ? { ...player, device: newHash } : player
    this.#finishedGames = this.#finishedGames.map(playedGame => ({
      ...playedGame,
      players: playedGame.players.map(withNewDevice),
    }))
  }

  /** Lets a person who continues under another name, or at another device, keep their wins. */
  follow(holderBefore: ChairHolder, { kind, name, device }: ChairHolder): void {
    const isSamePerson =
      holderBefore.kind === kind &&
      holderBefore.device !== '' &&
      device !== '' &&
      (holderBefore.device === device || holderBefore.name === name)
    if (!isSamePerson) return
    const withNewHolder = (player: ParticipantWithAvatar): ParticipantWithAvatar =>
      isSameParticipant(player, holderBefore) ? { ...player, name, device } : player
    this.#finishedGames = this.#finishedGames.map(playedGame => ({
      ...playedGame,
      players: playedGame.players.map(withNewHolder),
    }))
  }
}
