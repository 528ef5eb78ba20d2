// Sorts a screen's messages: for the host, for the owner's part of it, or for the table; and which a display may send.
import type { ClientMessage } from '../../../shared/wire/index.ts'

type MessageType = ClientMessage['type']

/** Messages only the owner may send. */
const FOR_OWNERS = [
  'open',
  'resume',
  'forget',
  'close',
  'discard',
  'discard-player',
  'status',
  'pause-all',
  'go-on-all',
  'use-address',
  'test-network',
  'hand-over',
  'take-over',
  'reclaim',
] as const satisfies readonly MessageType[]

/** Messages a display may send: on any device it only shows what is public. */
const FOR_DISPLAYS: ReadonlySet<MessageType> = new Set(['go-to', 'watch', 'seen', 'record', 'fault', 'request-code'])

export type OwnerOnlyClientMessage = Extract<ClientMessage, { type: (typeof FOR_OWNERS)[number] }>

/** Messages anybody may send to the host, whichever table they are at. */
type ForHost = 'beat' | 'hello' | 'go-to' | 'fault' | 'record'

/** Messages to the screen's table. */
export type TableMessage = Exclude<ClientMessage, OwnerOnlyClientMessage | { type: ForHost }>

export function isForOwner(message: ClientMessage): message is OwnerOnlyClientMessage {
  return (FOR_OWNERS as readonly MessageType[]).includes(message.type)
}

export function isForDisplay({ type }: ClientMessage): boolean {
  return FOR_DISPLAYS.has(type)
}
