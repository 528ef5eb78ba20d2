// The events of all tables of a host: their tables emit them, and the host and its room listen.
import { EventEmitter } from 'node:events'
import type { Table } from '../table/table.ts'

export class HostEvents extends EventEmitter<{
  /** A game went on, or stopped: its computer players may have something to do. */
  moved: [Table]
  /** Chairs, phase or name of a table changed: who chooses a table should know. */
  changed: []
  /** A table was opened, closed or renamed: finders should know. */
  announced: []
  /** A game is over, and its record is kept. */
  finished: []
}> {}
