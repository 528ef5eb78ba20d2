// The devices that were sent away from one table, and who sat there.

/** `device`: the hash of the device's token. */
export interface SentAwayDevice {
  readonly device: string
  readonly names: readonly string[]
}

export class SentAwayDevices {
  #all: readonly SentAwayDevice[] = []

  /** The latest last. */
  get all(): readonly SentAwayDevice[] {
    return this.#all
  }

  add(one: SentAwayDevice): void {
    this.remove(one.device)
    this.#all = [...this.#all, one]
  }

  remove(device: string): void {
    this.#all = this.#all.filter(one => one.device !== device)
  }
}
