// Agrees on a sealed channel between a device and a host, in four unsealed messages that hold nothing secret.
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

/**
 * The secret that authenticates a device: the host's key, the device's own secret at this host, the key in a
 * table's links, its join code, or the code for handing over a table. `none`: the channel is sealed but nobody is
 * authenticated.
 */
export type AuthenticationMethod = 'owner' | 'device' | 'link' | 'code' | 'hand-over' | 'none'

/** A method to greet a host: one of these secrets, or a channel that was authenticated by one. */
export type GreetingMethod = AuthenticationMethod | 'resumption'

/** The host's first message on every connection. It is repeated after a greeting that the host cannot use. */
export interface HostHello {
  readonly type: 'host'
  readonly protocol: number
  readonly host: string // the host's id, 16 hexadecimal digits
  readonly session: string // 32 random hexadecimal digits, new each time
  readonly declined?: GreetingMethod | undefined // the method of the device's greeting: this host knows no such secret
  readonly tooMany?: true | undefined // true: the host accepts no more guesses for now
}

/** The device's answer. */
export interface GreetMessage {
  readonly type: 'greet'
  readonly by: GreetingMethod
  readonly tag?: string | undefined // the device's tag, the id of the table whose link or code it is, the handover, or the channel to resume
  readonly session: string
  readonly share: string // '' on both sides if a channel is resumed
}

/** The host's half of the exchange. */
export interface GreetedMessage {
  readonly type: 'greeted'
  readonly share: string
  readonly confirms: string
}

/** Proves that the device has the key. From here on everything is sealed. */
export interface ConfirmedMessage {
  readonly type: 'confirmed'
  readonly confirms: string
}

/** A method to greet with, and its secret. */
export interface Credential<By extends GreetingMethod = AuthenticationMethod> {
  readonly by: By
  readonly secret: string // '' if there is none
  readonly tag?: string | undefined
}

/** Everything a device can greet a host with, best first. `device` is the hash of its secret there (deviceHash). */
export function availableCredentials({
  hostKey = null,
  device = null,
  link = null,
  code = null,
  table = null,
  handOver = null,
}: {
  readonly hostKey?: string | null | undefined
  readonly device?: string | null | undefined
  readonly link?: string | null | undefined
  readonly code?: string | null | undefined
  readonly table?: string | null | undefined // the table of the link and code; null: the one that has been open longest
  readonly handOver?: { readonly secret: string; readonly tag?: string | undefined } | null | undefined // the secret of a handover, for a host that hands a table over
}): Credential[] {
  const tableTag = table !== null && { tag: table }
  return [
    ...(hostKey === null ? [] : [{ by: 'owner', secret: hostKey } as const]),
    ...(device === null ? [] : [{ by: 'device', secret: device, tag: deviceTag(device) } as const]),
    ...(link === null ? [] : [{ by: 'link', secret: link, ...tableTag } as const]),
    ...(code === null ? [] : [{ by: 'code', secret: code, ...tableTag } as const]),
    ...(handOver === null ? [] : [{ by: 'hand-over', ...handOver } as const]),
    { by: 'none', secret: '' },
  ]
}

function cpaceInputsOf(
  hostHello: HostHello,
  { by: method, session }: Pick<GreetMessage, 'by' | 'session'>,
  secret: string,
): CPaceInputs {
  const parties = ['hunch', String(hostHello.protocol), hostHello.host, method]
  return {
    secret: utf8ToBytes(secret),
    channel: lengthValueConcat(...parties.map(utf8ToBytes)),
    session: concatBytes(hexToBytes(hostHello.session), hexToBytes(session)),
  }
}

/** Makes one side's share and derives the key from both shares. The key is null if the exchange must be aborted. */
function startKeyAgreement(
  method: GreetingMethod,
  inputs: CPaceInputs,
): {
  readonly share: Uint8Array
  readonly keyFrom: (sent: { readonly initiator: SentShare; readonly responder: SentShare }) => Uint8Array | null
} {
  if (method === 'resumption')
    return {
      share: new Uint8Array(0),
      keyFrom: ({ initiator, responder }) => {
        const { secret, channel, session } = inputs
        const context = lengthValueConcat(utf8ToBytes('hunch resumption'), channel, session)
        return hmac(sha512, secret, concatBytes(context, transcriptPart(initiator), transcriptPart(responder)))
      },
    }
  const keyExchangeHalf = newKeyExchangeHalf(inputs)
  return { share: keyExchangeHalf.share, keyFrom: sent => deriveSessionKey(inputs, keyExchangeHalf, sent) }
}

function sentShareOf({ share, tag = '' }: { readonly share: string; readonly tag?: string | undefined }): SentShare {
  return { share: hexToBytes(share), associated: utf8ToBytes(tag) }
}

/**
 * Performs the device's side: makes its greeting, and handles the answer. The result is null if the other side does
 * not know the secret.
 */
export function greetHost(
  hostHello: HostHello,
  { by: method, secret, tag }: Credential<GreetingMethod>,
  session: string,
): {
  readonly greeting: GreetMessage
  readonly finish: (
    answer: GreetedMessage,
  ) => { readonly keys: ChannelKeys; readonly confirmed: ConfirmedMessage } | null
} {
  const agreement = cpaceInputsOf(hostHello, { by: method, session }, secret)
  const { share, keyFrom } = startKeyAgreement(method, agreement)
  const greeting: GreetMessage = {
    type: 'greet',
    by: method,
    ...(tag === undefined ? {} : { tag }),
    session,
    share: bytesToHex(share),
  }
  return {
    greeting,
    finish: answer => {
      const [initiator, responder] = [sentShareOf(greeting), sentShareOf(answer)]
      const key = keyFrom({ initiator, responder })
      const keys = key && deriveChannelKeys(key)
      if (!keys || !equalBytes(keyConfirmation(keys, transcriptPart(responder)), hexToBytes(answer.confirms)))
        return null
      const confirmation = bytesToHex(keyConfirmation(keys, transcriptPart(initiator)))
      return { keys, confirmed: { type: 'confirmed', confirms: confirmation } }
    },
  }
}

/**
 * Performs the host's side: makes its answer, and returns the keys once the device has proved that it has them too.
 * Null if the share is invalid.
 */
export function answerGreeting(
  hostHello: HostHello,
  greeting: GreetMessage,
  secret: string,
): { readonly greeted: GreetedMessage; readonly keysOnce: (confirmed: ConfirmedMessage) => ChannelKeys | null } | null {
  const agreement = cpaceInputsOf(hostHello, greeting, secret)
  const { share, keyFrom } = startKeyAgreement(greeting.by, agreement)
  const initiator = sentShareOf(greeting)
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
