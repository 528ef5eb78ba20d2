// Answers for: how a device and a host come to a channel that only they can read. Four messages in the open, and nothing secret in them.
import { equalBytes } from '@noble/ciphers/utils.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { deriveChannelKeys, keyConfirmation, type ChannelKeys } from './channel.ts'
import { deviceTag } from './deviceSecret.ts'
import {
  lengthValueConcat,
  newKeyExchangeHalf,
  deriveSessionKey,
  transcriptPart,
  type CPaceInputs,
  type SentShare,
} from './cpace.ts'

/** What the two sides share: the host's key, the device's secret at this host, the key in a table's links, its join code, what a host shows to whom a table is handed over; or nothing, where the channel is sealed but nobody has shown who they are. */
export type AuthenticationMethod = 'owner' | 'device' | 'link' | 'code' | 'hand-over' | 'none'

/** What a device greets by: such a thing, or what both sides kept of a channel that was made by one. */
export type GreetingMethod = AuthenticationMethod | 'resumption'

/** The host's first word on every connection, and again after a `greet` it can do nothing with. */
export interface HostHello {
  readonly type: 'host'
  readonly protocol: number
  readonly host: string // its id, 16 hexadecimal digits
  readonly session: string // 32 hexadecimal digits, other ones each time
  readonly declined?: GreetingMethod | undefined // what the device greeted by: this host knows no such secret
  readonly tooMany?: true | undefined // or it takes no more guesses at it for now
}

/** The device's answer. */
export interface GreetMessage {
  readonly type: 'greet'
  readonly by: GreetingMethod
  readonly tag?: string | undefined // which device, where it greets by its secret, by its mark; which table, where it greets by a link or a code, by its id; which handing over; or which channel is resumed
  readonly session: string
  readonly share: string // '' on both sides where a channel is resumed
}

/** The host's half of the exchange. */
export interface GreetedMessage {
  readonly type: 'greeted'
  readonly share: string
  readonly confirms: string
}

/** By which the device shows that it has the key. From here on everything is sealed. */
export interface ConfirmedMessage {
  readonly type: 'confirmed'
  readonly confirms: string
}

/** What a device greets by. */
export interface Credential<By extends GreetingMethod = AuthenticationMethod> {
  readonly by: By
  readonly secret: string // '' where it has nothing
  readonly tag?: string | undefined
}

/** All that a device has to greet a host by, the best first. `device` is the digest of its secret there. */
export function availableCredentials({
  key = null,
  device = null,
  link = null,
  code = null,
  table = null,
  handOver = null,
}: {
  readonly key?: string | null | undefined
  readonly device?: string | null | undefined
  readonly link?: string | null | undefined
  readonly code?: string | null | undefined
  readonly table?: string | null | undefined // whose link and code they are; null: of the one that has been open longest
  readonly handOver?: { readonly secret: string; readonly tag?: string | undefined } | null | undefined // of a host that hands a table over to this one
}): Credential[] {
  const ofTable = table !== null && { tag: table }
  return [
    ...(key === null ? [] : [{ by: 'owner', secret: key } as const]),
    ...(device === null ? [] : [{ by: 'device', secret: device, tag: deviceTag(device) } as const]),
    ...(link === null ? [] : [{ by: 'link', secret: link, ...ofTable } as const]),
    ...(code === null ? [] : [{ by: 'code', secret: code, ...ofTable } as const]),
    ...(handOver === null ? [] : [{ by: 'hand-over', ...handOver } as const]),
    { by: 'none', secret: '' },
  ]
}

function agreedOn(
  offer: HostHello,
  { by, session }: Pick<GreetMessage, 'by' | 'session'>,
  secret: string,
): CPaceInputs {
  const parties = ['hunch', String(offer.protocol), offer.host, by]
  return {
    secret: utf8ToBytes(secret),
    channel: lengthValueConcat(...parties.map(utf8ToBytes)),
    session: concatBytes(hexToBytes(offer.session), hexToBytes(session)),
  }
}

/** One side's part in coming to a key: what it sends for it, and the key that follows from what both sent; null: it must be given up. */
function startKey(
  by: GreetingMethod,
  agreed: CPaceInputs,
): {
  readonly share: Uint8Array
  readonly keyFrom: (sent: { readonly initiator: SentShare; readonly responder: SentShare }) => Uint8Array | null
} {
  if (by === 'resumption')
    return {
      share: new Uint8Array(0),
      keyFrom: ({ initiator, responder }) => {
        const { secret, channel, session } = agreed
        const context = lengthValueConcat(utf8ToBytes('hunch resumption'), channel, session)
        return hmac(sha512, secret, concatBytes(context, transcriptPart(initiator), transcriptPart(responder)))
      },
    }
  const half = newKeyExchangeHalf(agreed)
  return { share: half.share, keyFrom: sent => deriveSessionKey(agreed, half, sent) }
}

function sentBy({ share, tag = '' }: { readonly share: string; readonly tag?: string | undefined }): SentShare {
  return { share: hexToBytes(share), associated: utf8ToBytes(tag) }
}

/** The device's side: its greeting, and what it makes of the answer; null: whoever answered does not know the secret. */
export function greetHost(
  offer: HostHello,
  { by, secret, tag }: Credential<GreetingMethod>,
  session: string,
): {
  readonly greet: GreetMessage
  readonly finish: (
    answer: GreetedMessage,
  ) => { readonly keys: ChannelKeys; readonly confirmed: ConfirmedMessage } | null
} {
  const agreed = agreedOn(offer, { by, session }, secret)
  const { share, keyFrom } = startKey(by, agreed)
  const greet: GreetMessage = {
    type: 'greet',
    by,
    ...(tag === undefined ? {} : { tag }),
    session,
    share: bytesToHex(share),
  }
  return {
    greet,
    finish: answer => {
      const [initiator, responder] = [sentBy(greet), sentBy(answer)]
      const key = keyFrom({ initiator, responder })
      const keys = key && deriveChannelKeys(key)
      if (!keys || !equalBytes(keyConfirmation(keys, transcriptPart(responder)), hexToBytes(answer.confirms)))
        return null
      const confirms = bytesToHex(keyConfirmation(keys, transcriptPart(initiator)))
      return { keys, confirmed: { type: 'confirmed', confirms } }
    },
  }
}

/** The host's side: its answer, and the keys once the device has shown that it has them too; null: the share is none. */
export function answerGreet(
  offer: HostHello,
  greet: GreetMessage,
  secret: string,
): { readonly greeted: GreetedMessage; readonly keysOnce: (confirmed: ConfirmedMessage) => ChannelKeys | null } | null {
  const agreed = agreedOn(offer, greet, secret)
  const { share, keyFrom } = startKey(greet.by, agreed)
  const initiator = sentBy(greet)
  const responder = { share, associated: new Uint8Array(0) }
  const key = keyFrom({ initiator, responder })
  if (!key) return null
  const keys = deriveChannelKeys(key)
  return {
    greeted: {
      type: 'greeted',
      share: bytesToHex(share),
      confirms: bytesToHex(keyConfirmation(keys, transcriptPart(responder))),
    },
    keysOnce: ({ confirms }) =>
      equalBytes(keyConfirmation(keys, transcriptPart(initiator)), hexToBytes(confirms)) ? keys : null,
  }
}
