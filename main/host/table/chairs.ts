// The chairs of one table: who sits where, under which name and in which shape.
import type { Seat } from '../../../shared/engine/index.ts'
import { TEMPERAMENT_BY_COMPUTER_NAME, confusableKey, MAX_CHAIRS } from '../../../shared/wire/index.ts'
import type { ChairHolder } from './events.ts'
import { Refusal } from '../errors/refusal.ts'

/** A chair as the table stores it. */
export interface HostChair extends ChairHolder {
  readonly avatar: number // the player's shape and colour
  readonly substituted: boolean // the computer plays for its person
}

export class Chairs {
  #chairs: readonly HostChair[] = []

  get all(): readonly HostChair[] {
    return this.#chairs
  }

  get count(): number {
    return this.#chairs.length
  }

  /** The chair with this number. Throws Refusal if there is none. */
  at(chair: number): HostChair {
    const hostChair = this.#chairs[chair]
    if (!hostChair) throw new Refusal('no-such-chair')
    return hostChair
  }

  /** The chair with this number. Throws Refusal if this device does not hold it. */
  ownedBy(device: string, chair: number): HostChair {
    const foundChair = this.at(chair)
    if (foundChair.device === '' || foundChair.device !== device) throw new Refusal('not-yours')
    return foundChair
  }

  /** The chairs this device holds. */
  heldBy(device: string): Seat[] {
    return this.#chairs.flatMap((chair, seat) => (chair.device === device ? [seat] : []))
  }

  /** Gives the chair to another holder; an index one past the last makes a new one. */
  seat(chair: number, holder: ChairHolder): void {
    const avatar = this.#chairs[chair]?.avatar ?? this.#unusedAvatar()
    this.#chairs = [
      ...this.#chairs.slice(0, chair),
      { ...holder, avatar, substituted: false },
      ...this.#chairs.slice(chair + 1),
    ]
  }

  /** Replaces a device's hash by another one. */
  renew(device: string, as: string): void {
    this.#chairs = this.#chairs.map(chair => (chair.device === device ? { ...chair, device: as } : chair))
  }

  remove(chair: number): void {
    this.#chairs = this.#chairs.filter((_, other) => other !== chair)
  }

  /** Notes that the computer starts or stops playing for the person on a chair. */
  substitute(chair: Seat, isSubstituted: boolean): void {
    this.#chairs = this.#chairs.map((hostChair, seat) =>
      seat === chair ? { ...hostChair, substituted: isSubstituted } : hostChair,
    )
  }

  /** Prepares the chairs after a game: abandoned ones become free, and everybody plays for themselves again. */
  clear(): void {
    this.#chairs = this.#chairs.map(chair =>
      chair.device === '' && chair.kind !== 'computer'
        ? { ...chair, kind: 'free', name: '', substituted: false }
        : { ...chair, substituted: false },
    )
  }

  /** The name, made distinct from those of the other chairs, look-alikes included. */
  distinctName(name: string, chair: number): string {
    const used = this.#chairs.filter((_, other) => other !== chair).map(other => confusableKey(other.name))
    if (!used.includes(confusableKey(name))) return name
    for (let nth = 2; ; nth++) if (!used.includes(confusableKey(`${name} ${nth}`))) return `${name} ${nth}`
  }

  /** A name for one more computer player. */
  computerName(): string {
    const used = this.#chairs.map(({ name }) => name)
    return Object.keys(TEMPERAMENT_BY_COMPUTER_NAME).find(computerName => !used.includes(computerName))!
  }

  #unusedAvatar(): number {
    const used = this.#chairs.map(({ avatar }) => avatar)
    return Array.from({ length: MAX_CHAIRS }, (_, avatar) => avatar).find(avatar => !used.includes(avatar))!
  }
}
