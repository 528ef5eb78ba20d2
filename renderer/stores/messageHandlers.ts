// The type of a message handler: one function for each kind of message from the host.
import type { HostMessage } from '../../shared/wire/index.ts'

export type HostMessageOf<T extends HostMessage['type']> = Extract<HostMessage, { type: T }>

/** One handler for each of these kinds. */
export type MessageHandlers<T extends HostMessage['type']> = {
  readonly [Type in T]: (message: HostMessageOf<Type>) => void
}
