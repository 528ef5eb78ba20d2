// Answers for: whom a message of a screen is for: the host, its owner's own part of it, or the table the screen is at; and what a display may say.
import type { ClientMessage } from '../../../shared/wire/index.ts'

type MessageType = ClientMessage['type']

/** What only the owner may ask for. */
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

/** What a display may say: whatever device it runs on, it only shows what is public. */
const FOR_DISPLAYS: ReadonlySet<MessageType> = new Set(['go-to', 'watch', 'seen', 'record', 'fault', 'request-code'])

export type OwnerOnlyClientMessage = Extract<ClientMessage, { type: (typeof FOR_OWNERS)[number] }>

/** What anybody may say to the host, whichever table they are at. */
type ForHost = 'beat' | 'hello' | 'go-to' | 'fault' | 'record'

/** What a screen asks its table for. */
export type TableMessage = Exclude<ClientMessage, OwnerOnlyClientMessage | { type: ForHost }>

export function isForOwner(message: ClientMessage): message is OwnerOnlyClientMessage {
  return (FOR_OWNERS as readonly MessageType[]).includes(message.type)
}

export function isForDisplay({ type }: ClientMessage): boolean {
  return FOR_DISPLAYS.has(type)
}
