// Answers for: whether a deal was drawn again for a cause. Each time must cost a device that sits at the table its part in the deal,
// or a host could draw until it likes the cards.
import type { DealCommitments } from '../engine/index.ts'

/** True when a try is said to have failed, and not for the silence of a device of this list that was asked until then and never again. */
export function hasCauselessVoid({ host, devices, voids }: DealCommitments): boolean {
  const asked = new Set(devices.map(({ device }) => device))
  const committed = new Set(devices.flatMap(({ device, commitment }) => (commitment === null ? [] : [device])))
  const hosts = new Set([host])
  for (const { host, silent } of voids) {
    if (hosts.has(host) || silent.length === 0) return true
    hosts.add(host)
    for (const device of silent) {
      if (committed.has(device) || !asked.delete(device)) return true
    }
  }
  return false
}

/** True unless each device of the list has seats of its own at this table: so there are never more devices than seats. */
export function claimsSeatsTwice({ devices, terms }: DealCommitments): boolean {
  const seats = devices.flatMap(one => one.seats)
  return (
    new Set(devices.map(({ device }) => device)).size < devices.length ||
    devices.some(one => one.seats.length === 0) ||
    new Set(seats).size < seats.length ||
    seats.some(seat => seat < 0 || seat >= terms.seats)
  )
}
