// Stores, separately from the journals, which devices sit at which table, so that the loss of a journal is noticed.
import { LineFile, type Restorable } from './lineFile.ts'

/** The devices that sit at each table where anybody ever sat, by their hashes. */
export class SeatedDevices implements Restorable {
  readonly #file: LineFile // one line per table: its id, followed by the devices
  readonly #byTable: Map<string, readonly string[]>

  constructor(path: string) {
    this.#file = new LineFile(path, line => /^\S+(?: [0-9a-f]{32})*$/.test(line))
    const tables = this.#file.lines.map(line => line.split(' '))
    this.#byTable = new Map(tables.map(([table, ...devices]) => [table!, devices]))
  }

  /** Every table at which somebody ever sat. */
  get tables(): readonly string[] {
    return [...this.#byTable.keys()]
  }

  /** Somebody ever sat there. */
  has(table: string): boolean {
    return this.#byTable.has(table)
  }

  at(table: string): readonly string[] {
    return this.#byTable.get(table) ?? []
  }

  /** The tables at which this device sits. */
  tablesOf(device: string): readonly string[] {
    return this.tables.filter(table => this.at(table).includes(device))
  }

  /** These devices sit there now. Remembered even if it throws because the disk does not accept it. */
  note(table: string, devices: readonly string[]): void {
    const sorted = [...new Set(devices)].sort()
    if (this.#byTable.get(table)?.join() === sorted.join()) return
    this.#byTable.set(table, sorted)
    this.#write()
  }

  forget(table: string): void {
    if (this.#byTable.delete(table)) this.#write()
  }

  restore(): boolean {
    return this.#file.restore()
  }

  #write(): void {
    this.#file.replace([...this.#byTable].map(([table, devices]) => [table, ...devices].join(' ')))
  }
}
