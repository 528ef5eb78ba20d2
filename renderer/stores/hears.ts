// Answers for: how what a host says is heard: each kind of message by one function.
import type { HostMessage } from '../../shared/wire/index.ts'

export type Message<T extends HostMessage['type']> = Extract<HostMessage, { type: T }>

/** A hearer for each of these kinds. */
export type Hears<T extends HostMessage['type']> = { readonly [Type in T]: (message: Message<Type>) => void }
