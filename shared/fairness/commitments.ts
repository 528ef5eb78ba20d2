// Computes the commitments that host and devices send before they reveal their numbers, and the joint seed.
// Nobody can change a number after committing to it or guess it from the commitment, so nobody can choose the deal.
import {
  at,
  committedDevices,
  diceFromSeed,
  type DealCommitments,
  type DealProof,
  type NumberedMove,
} from '../engine/index.ts'
import { canonicalJson, digestOf } from './canonicalJson.ts'

/** The host's commitment to its number for one deal. */
export function hostCommitment(deal: string, number: string): string {
  return digestOf(['hunch host', deal, number])
}

/** A device's commitment to its number for one deal. It is valid for no other device. */
export function deviceCommitment(deal: string, device: string, number: string): string {
  return digestOf(['hunch device', deal, device, number])
}

/** The digest by which devices tell each other that they were shown the same list. */
export function commitmentsDigest(commitments: DealCommitments): string {
  return digestOf(['hunch list', commitments])
}

/**
 * The host's commitment to moves of a seat that the others may not know yet, in order. The host's number hides them: the
 * host committed to it before the deal, and nobody else knows it until the end.
 */
export function moveCommitment(hostNumber: string, hiddenMoves: readonly NumberedMove[]): string {
  return digestOf(['hunch moves', hostNumber, hiddenMoves])
}

/** The seed of the dice, from the host's number and those of the devices in the order of the list. */
export function jointSeed(commitments: DealCommitments, hostNumber: string, numbers: readonly string[]): string {
  return digestOf(['hunch seed', commitmentsDigest(commitments), hostNumber, ...numbers])
}

const CHECK_LETTER_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Six letters that people can compare between screens: they differ if a host proves one deal to Ana and another to Bo. */
export function checkLetters({ list: commitments, hostNumber, opened: revealedNumbers }: DealProof): string {
  const dice = diceFromSeed(
    digestOf([
      'hunch letters',
      commitmentsDigest(commitments),
      hostNumber,
      ...revealedNumbers.map(({ number }) => number),
    ]),
  )
  return Array.from({ length: 6 }, () => dice.pick([...CHECK_LETTER_ALPHABET])).join('')
}

/** Shell commands, one per line. Each prints a commitment; the last two print the digest of the list and the seed. */
export function manualCheckCommands({ list: commitments, hostNumber, opened: revealedNumbers }: DealProof): string[] {
  const numbers = revealedNumbers.map(({ number }) => number)
  const values = [
    ['hunch host', commitments.deal, hostNumber],
    ...committedDevices(commitments).map(({ device }, i) => ['hunch device', commitments.deal, device, at(numbers, i)]),
    ['hunch list', commitments],
    ['hunch seed', commitmentsDigest(commitments), hostNumber, ...numbers],
  ]
  return values.map(value => `printf %s '${canonicalJson(value).replaceAll("'", "'\\''")}' | sha256sum`)
}
