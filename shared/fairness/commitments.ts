// Answers for: what each side sends of its number before it opens it, and the seed that follows from all of them.
// Nobody can change a number that is committed to, nor guess it from its commitment; so nobody chooses the deal.
import {
  at,
  committedDevices,
  diceFromSeed,
  type DealCommitments,
  type DealProof,
  type TakenBackMove,
} from '../engine/index.ts'
import { canonicalJson, digestOf } from './canonicalJson.ts'

/** The commitment of a host to its number for one deal. */
export function hostCommitment(deal: string, number: string): string {
  return digestOf(['hunch host', deal, number])
}

/** The commitment of a device to its number for one deal; it fits no other device's. */
export function deviceCommitment(deal: string, device: string, number: string): string {
  return digestOf(['hunch device', deal, device, number])
}

/** By which devices tell one another that they were shown the same list. */
export function commitmentsDigest(list: DealCommitments): string {
  return digestOf(['hunch list', list])
}

/**
 * By which a host is bound to a move that nobody sees yet. Its own number, to which it committed before the deal and which nobody
 * else knows until the end, keeps the move hidden. `before`: how many moves were made before it.
 */
export function moveCommitment(hostNumber: string, [before, seat, move]: TakenBackMove): string {
  return digestOf(['hunch move', hostNumber, before, seat, move])
}

/** The seed of the dice, from the host's number and those of the devices in the order of the list. */
export function jointSeed(list: DealCommitments, hostNumber: string, numbers: readonly string[]): string {
  return digestOf(['hunch seed', commitmentsDigest(list), hostNumber, ...numbers])
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Six letters that people may compare from screen to screen: a host that proves one deal to Ana and another to Bo cannot make them agree. */
export function verificationCode({ list, hostNumber, opened }: DealProof): string {
  const drawn = diceFromSeed(
    digestOf(['hunch letters', commitmentsDigest(list), hostNumber, ...opened.map(({ number }) => number)]),
  )
  return Array.from({ length: 6 }, () => drawn.pick([...LETTERS])).join('')
}

/** Commands for a terminal, one a line: each prints a commitment, or, the last two, the digest of the list and the seed. */
export function manualCheckCommands({ list, hostNumber, opened }: DealProof): string[] {
  const numbers = opened.map(({ number }) => number)
  const values = [
    ['hunch host', list.deal, hostNumber],
    ...committedDevices(list).map(({ device }, i) => ['hunch device', list.deal, device, at(numbers, i)]),
    ['hunch list', list],
    ['hunch seed', commitmentsDigest(list), hostNumber, ...numbers],
  ]
  return values.map(value => `printf %s '${canonicalJson(value).replaceAll("'", "'\\''")}' | sha256sum`)
}
