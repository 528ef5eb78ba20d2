// Checks that every repeated draw had a cause. Each repetition must cost a seated device its part in the deal;
// otherwise a host could draw again until it likes the cards.
import type { DealCommitments } from '../engine/index.ts'

/** True if an attempt is said to have failed without a device of this list that was silent in it and never asked again. */
export function hasCauselessVoid({ host, devices, voids }: DealCommitments): boolean {
  const askedDevices = new Set(devices.map(({ device }) => device))
  const committedSet = new Set(devices.flatMap(({ device, commitment }) => (commitment === null ? [] : [device])))
  const hosts = new Set([host])
  for (const { host, silent } of voids) {
    if (hosts.has(host) || silent.length === 0) return true
    hosts.add(host)
    for (const device of silent) {
      if (committedSet.has(device) || !askedDevices.delete(device)) return true
    }
  }
  return false
}

/** True unless each device of the list has seats of its own at this table. This limits the devices to the number of seats. */
export function claimsSeatsTwice({ devices, terms }: DealCommitments): boolean {
  const seats = devices.flatMap(one => one.seats)
  return (
    new Set(devices.map(({ device }) => device)).size < devices.length ||
    devices.some(one => one.seats.length === 0) ||
    new Set(seats).size < seats.length ||
    seats.some(seat => seat < 0 || seat >= terms.seats)
  )
}
