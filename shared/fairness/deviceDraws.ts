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
  readonly attempts: readonly RememberedDraw[]
  readonly messageToHost: Message
}

/** Commits to a number: a new one for every commitment of the host, the same in every window of the device. `secret` never leaves the device. */
export function commitToNumber(
  attempts: readonly RememberedDraw[],
  question: { readonly deal: string; readonly host: string },
  me: { readonly device: string; readonly secret: string },
): DrawReply<{ readonly host: string; readonly commitment: string }> {
  const { deal, host } = question
  const number = digestOf(['hunch number', me.secret, deal, host]).slice(0, 32)
  const isHostKnown = attempts.some(attempt => attempt.host === host)
  return {
    attempts: isHostKnown ? attempts : [...attempts, { host, number, list: null }],
    messageToHost: { host, commitment: deviceCommitment(deal, me.device, number) },
  }
}

/**
 * Reveals the number for the list that everybody is shown. Returns null and reveals nothing if the list lacks this device's
 * commitment, or another list was shown before: then the host could learn the number and still change the deal.
 */
export function revealNumber(
  attempts: readonly RememberedDraw[],
  commitments: DealCommitments,
  device: string,
): DrawReply<{ readonly host: string; readonly number: string; readonly list: string }> | null {
  const ownAttempt = attempts.find(({ host }) => host === commitments.host)
  if (!ownAttempt) return null
  const commitment = deviceCommitment(commitments.deal, device, ownAttempt.number)
  const listDigest = commitmentsDigest(commitments)
  if (
    !commitments.devices.some(
      committedDevice => committedDevice.device === device && committedDevice.commitment === commitment,
    )
  )
    return null
  if (ownAttempt.list !== null && ownAttempt.list !== listDigest) return null
  return {
    attempts: attempts.map(attempt => (attempt === ownAttempt ? { ...attempt, list: listDigest } : attempt)),
    messageToHost: { host: ownAttempt.host, number: ownAttempt.number, list: listDigest },
  }
}
