// Answers for: what the asker is told to say, and what it hears.

export interface Step {
  readonly wait?: number // milliseconds before it
  readonly alone?: boolean // asked to be answered alone; for a packet that is one question
  readonly from?: number // 0: a port that is not that of mDNS
  readonly packet: {
    readonly type: 'query' | 'response'
    readonly id?: number
    readonly flags?: number
    readonly questions?: readonly { readonly name: string; readonly type: string }[]
    readonly answers?: readonly object[]
  }
}

export interface HeardRecord {
  readonly name: string
  readonly type: string
  readonly ttl: number
  readonly flush: boolean
  readonly data: unknown
}

export interface Packet {
  readonly at: number
  readonly from: string
  readonly to: number // 5353: the port of mDNS
  readonly heard: {
    readonly id: number
    readonly type: 'query' | 'response'
    readonly questions: readonly { readonly name: string; readonly type: string }[]
    readonly answers: readonly HeardRecord[]
    readonly additionals: readonly HeardRecord[]
  }
}
