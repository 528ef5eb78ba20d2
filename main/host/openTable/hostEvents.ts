// Declares the events of all tables of a host. The tables emit them; the host and its room listen.
import { EventEmitter } from 'node:events'
import type { Table } from '../table/table.ts'

export class HostEventEmitter extends EventEmitter<{
  /** A move was made, or a game was paused or resumed: computer players may have to act. */
  moved: [Table]
  /** Chairs, phase or name of a table changed: screens that choose a table should know. */
  changed: []
  /** A table was opened, closed or renamed: finders should know. */
  announced: []
  /** A game is over, and its record is stored. */
  finished: []
}> {}
