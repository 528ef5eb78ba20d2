// Caches public device tags, because a table sends the same few again and again, and each costs a hash.
import { deviceTag } from '../../../shared/sealing/index.ts'

/** The most cached tags; beyond that the cache is emptied. */
const MAX_TAGS = 10_000

const tagsByDevice = new Map<string, string>()

/** A device's public tag; '' for none. */
export function publicDeviceTag(device: string): string {
  if (device === '') return ''
  let tag = tagsByDevice.get(device)
  if (tag === undefined) {
    if (tagsByDevice.size >= MAX_TAGS) tagsByDevice.clear()
    tag = deviceTag(device)
    tagsByDevice.set(device, tag)
  }
  return tag
}
