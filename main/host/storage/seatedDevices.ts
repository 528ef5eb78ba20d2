// Stores, separately from the journals, which devices sit at which table, so that the loss of a journal is noticed.
import type { ReportFault } from '../errors/faultLog.ts'
import { LineFile, type RestorableFile } from './lineFile.ts'

/** The devices that sit at each table where anybody ever sat, by their hashes. */
export class SeatedDevices implements RestorableFile {
  readonly #file: LineFile // one line per table: the table's id, followed by the hashes of its devices
  readonly #devicesByTable: Map<string, readonly string[]>

  constructor(path: string, reportFault: ReportFault) {
    this.#file = new LineFile(path, { isValid: line => /^[\w-]+(?: [0-9a-f]{32})*$/.test(line), reportFault })
    const tables = this.#file.lines.map(line => line.split(' '))
    this.#devicesByTable = new Map(tables.map(([table, ...devices]) => [table!, devices]))
  }

  /** True if it may have lost a table, because it could not be read whole. */
  get isIncomplete(): boolean {
    return this.#file.wasDamaged
  }

  /** Every table at which somebody ever sat. */
  get tables(): readonly string[] {
    return [...this.#devicesByTable.keys()]
  }

  /** True if somebody ever sat at this table. */
  has(table: string): boolean {
    return this.#devicesByTable.has(table)
  }

  at(table: string): readonly string[] {
    return this.#devicesByTable.get(table) ?? []
  }

  /** The tables at which this device sits. */
  tablesOf(device: string): readonly string[] {
    return this.tables.filter(table => this.at(table).includes(device))
  }

  /**
   * Notes which devices sit at a table now. They are remembered even if this throws because the disk does not
   * accept it.
   */
  note(table: string, devices: readonly string[]): void {
    const sortedDevices = [...new Set(devices)].sort()
    if (this.#devicesByTable.get(table)?.join() === sortedDevices.join()) return
    this.#devicesByTable.set(table, sortedDevices)
    this.#writeFile()
  }

  forget(table: string): void {
    if (this.#devicesByTable.delete(table)) this.#writeFile()
  }

  restore(): boolean {
    return this.#file.restore()
  }

  #writeFile(): void {
    this.#file.replace([...this.#devicesByTable].map(([table, devices]) => [table, ...devices].join(' ')))
  }
}
