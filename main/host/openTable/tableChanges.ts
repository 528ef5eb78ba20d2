// The events that the parts of an open table emit, and that openTable.ts alone listens to.
import { EventEmitter } from 'node:events'
import type { RequestKind } from './requests.ts'

export class TableChanges extends EventEmitter<{
  /** Chairs, phase, requests or rights changed: screens are shown the table again. */
  arranged: []
  /** The game went on, or stopped: computer players may have something to do. */
  moved: []
  /** The table was renamed. */
  renamed: []
  /** Enough people agreed to this request. A listener that throws Refusal refuses who agreed last. */
  agreed: [RequestKind]
}> {}
