// Declares the events that the parts of an open table emit. Only openTable.ts listens.
import { EventEmitter } from 'node:events'
import type { RequestForConsent } from './requests.ts'

export class TableChangeEmitter extends EventEmitter<{
  /** Chairs, phase, requests or rights changed: screens get the table again. */
  arranged: []
  /** A move was made, or the game was paused or resumed: computer players may have to act. */
  moved: []
  /** The table was renamed. */
  renamed: []
  /**
   * Enough people agreed to this request. If the listener throws Refusal, the last person who agreed is refused.
   */
  agreed: [RequestForConsent]
}> {}
