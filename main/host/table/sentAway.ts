// Keeps the devices that were sent away from one table, and the names of the people who sat there.

/** `device`: the hash of the device's token. */
export interface SentAwayDevice {
  readonly device: string
  readonly names: readonly string[]
}

export class SentAwayDevices {
  #sentAwayDevices: readonly SentAwayDevice[] = []

  /** The latest last. */
  get all(): readonly SentAwayDevice[] {
    return this.#sentAwayDevices
  }

  add(sentAwayDevice: SentAwayDevice): void {
    this.remove(sentAwayDevice.device)
    this.#sentAwayDevices = [...this.#sentAwayDevices, sentAwayDevice]
  }

  remove(device: string): void {
    this.#sentAwayDevices = this.#sentAwayDevices.filter(sentAwayDevice => sentAwayDevice.device !== device)
  }
}
