// Knows whether the last request of this window can have been lost together with the connection.

/** A message that arrives this soon after a request may have been on its way before it. */
const ON_ITS_WAY_MS = 3000

/**
 * unanswered: nothing has arrived since the request · unsure: only messages have arrived that may have been on their
 * way before · answered: something else has arrived, or nothing was asked
 */
export type LastRequestState = 'unanswered' | 'unsure' | 'answered'

export interface LastRequest {
  readonly sent: () => void
  /** `isBeat`: a heartbeat, which comes without a request too. */
  readonly heard: (isBeat: boolean) => void
  readonly fate: () => LastRequestState
  readonly forget: () => void
}

export function createLastRequest(): LastRequest {
  let sentAt: number | null = null
  let isUnanswered = false
  return {
    sent() {
      sentAt = performance.now()
      isUnanswered = true
    },
    heard(isBeat) {
      if (!isBeat) isUnanswered = false
      if (sentAt !== null && !isUnanswered && performance.now() - sentAt >= ON_ITS_WAY_MS) sentAt = null
    },
    fate: () => (isUnanswered ? 'unanswered' : sentAt === null ? 'answered' : 'unsure'),
    forget() {
      sentAt = null
      isUnanswered = false
    },
  }
}
