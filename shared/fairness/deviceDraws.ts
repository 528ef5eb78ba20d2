// Computes a device's part in drawing a deal: it commits to a number, reveals it, and remembers both.
import type { DealCommitments } from '../engine/index.ts'
import { digestOf } from './canonicalJson.ts'
import { deviceCommitment, commitmentsDigest } from './commitments.ts'

/** A number this device drew for a deal. */
export interface RememberedDraw {
  readonly host: string // the host's commitment at that time
  readonly number: string
  readonly list: string | null // digest of the list it was revealed for; null: never revealed
  readonly isMissed?: boolean // it was revealed, and this device was away before it was shown a game: there may have been one
}

/** The message to the host, and what the device must remember before sending it. */
interface DrawReply<Message> {
  readonly tries: readonly RememberedDraw[]
  readonly message: Message
}

/** Commits to a number: a new one for every commitment of the host, the same in every window of the device. `secret` never leaves the device. */
export function commitToNumber(
  tries: readonly RememberedDraw[],
  question: { readonly deal: string; readonly host: string },
  me: { readonly device: string; readonly secret: string },
): DrawReply<{ readonly host: string; readonly commitment: string }> {
  const { deal, host } = question
  const number = digestOf(['hunch number', me.secret, deal, host]).slice(0, 32)
  const known = tries.some(one => one.host === host)
  return {
    tries: known ? tries : [...tries, { host, number, list: null }],
    message: { host, commitment: deviceCommitment(deal, me.device, number) },
  }
}

/**
 * Reveals the number for the list that everybody is shown. Returns null and reveals nothing if the list lacks this device's
 * commitment, or another list was shown before: then the host could learn the number and still change the deal.
 */
export function revealNumber(
  tries: readonly RememberedDraw[],
  commitments: DealCommitments,
  device: string,
): DrawReply<{ readonly host: string; readonly number: string; readonly list: string }> | null {
  const ownTry = tries.find(({ host }) => host === commitments.host)
  if (!ownTry) return null
  const commitment = deviceCommitment(commitments.deal, device, ownTry.number)
  const listDigest = commitmentsDigest(commitments)
  if (!commitments.devices.some(one => one.device === device && one.commitment === commitment)) return null
  if (ownTry.list !== null && ownTry.list !== listDigest) return null
  return {
    tries: tries.map(one => (one === ownTry ? { ...one, list: listDigest } : one)),
    message: { host: ownTry.host, number: ownTry.number, list: listDigest },
  }
}
