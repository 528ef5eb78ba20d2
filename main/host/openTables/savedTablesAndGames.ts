// Gives out and deletes what this host keeps besides open tables: saved tables and the records of finished games.
import type { Connection } from '../channel/connection.ts'
import type { FinishedGames } from '../storage/finishedGames.ts'
import type { OpenTables } from './openTables.ts'
import { Refusal } from '../errors/refusal.ts'
import type { SavedTables } from '../storage/savedTables.ts'
import type { Table } from '../table/table.ts'

export class SavedTablesAndGames {
  readonly #savedTables: SavedTables
  readonly #finishedGames: FinishedGames
  readonly #openTables: OpenTables

  constructor({
    savedTables,
    finishedGames,
    tables,
  }: {
    readonly savedTables: SavedTables
    readonly finishedGames: FinishedGames
    readonly tables: OpenTables
  }) {
    this.#savedTables = savedTables
    this.#finishedGames = finishedGames
    this.#openTables = tables
  }

  /** Sends the owner the list, and nobody else. */
  sendListTo(connection: Connection): void {
    if (!connection.device!.isOwner) return
    const openIds = this.#openTables.all.map(({ table }) => table.id)
    connection.send({
      type: 'saved-tables',
      tables: this.#savedTables.list(openIds),
      games: this.#finishedGames.list(),
    })
  }

  /** Deletes a table. Throws Refusal. */
  forget(id: string): void {
    if (this.#openTables.at(id)) throw new Refusal('under-way')
    this.#savedTables.forget(id)
  }

  /** Deletes the record of a game. Throws Refusal. */
  discard(game: string): void {
    this.#finishedGames.discard(game)
  }

  /** Deletes the records of all of a player's games. Throws Refusal. */
  discardPlayer(name: string): void {
    this.#finishedGames.discardPlayer(name)
  }

  /**
   * Sends the record of a game of this evening to anybody at its table, of any past game to the owner. Throws
   * Refusal.
   */
  sendRecord(connection: Connection, game: string, table: Table | null): void {
    const { isOwner } = connection.device!
    if (!isOwner && !table?.evening.some(({ id }) => id === game)) throw new Refusal('no-such-record')
    connection.send({ type: 'record', game, text: this.#finishedGames.text(game) })
  }
}
