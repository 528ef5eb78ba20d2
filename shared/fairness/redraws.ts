// Checks that every repeated draw had a cause. Each repetition must cost a seated device its part in the deal;
// otherwise a host could draw again until it likes the cards.
import type { DealCommitments } from '../engine/index.ts'

/**
 * True if a failed attempt has no proper cause. The cause must be a device of this list that did not answer in the
 * attempt and was not asked again.
 */
export function hasUnjustifiedRedraw({ host, devices, voids }: DealCommitments): boolean {
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

/**
 * True if two devices claim one seat, a device is listed twice, or one has no seat at this table. So there can be
 * no more devices than seats.
 */
export function hasInvalidSeatClaims({ devices, terms }: DealCommitments): boolean {
  const seats = devices.flatMap(committedDevice => committedDevice.seats)
  return (
    new Set(devices.map(({ device }) => device)).size < devices.length ||
    devices.some(committedDevice => committedDevice.seats.length === 0) ||
    new Set(seats).size < seats.length ||
    seats.some(seat => seat < 0 || seat >= terms.seats)
  )
}
