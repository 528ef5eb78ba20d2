// The events that the parts of an open table emit; only openTable.ts listens.
import { EventEmitter } from 'node:events'
import type { RequestForConsent } from './requests.ts'

export class TableChanges extends EventEmitter<{
  /** Chairs, phase, requests or rights changed: screens get the table again. */
  arranged: []
  /** The game moved on or was paused: computer players may have something to do. */
  moved: []
  /** The table was renamed. */
  renamed: []
  /** Enough people agreed to this request. A listener that throws Refusal refuses the last who agreed. */
  agreed: [RequestForConsent]
}> {}
