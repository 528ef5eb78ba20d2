// The events of all tables of a host: the tables emit them, and the host and its room listen.
import { EventEmitter } from 'node:events'
import type { Table } from '../table/table.ts'

export class HostEvents extends EventEmitter<{
  /** A game moved on or was paused: its computer players may have something to do. */
  moved: [Table]
  /** Chairs, phase or name of a table changed: screens that choose a table should know. */
  changed: []
  /** A table was opened, closed or renamed: finders should know. */
  announced: []
  /** A game is over, and its record is stored. */
  finished: []
}> {}
