// A cache of public device tags: a table sends the same few again and again, and each is a hash to compute.
import { deviceTag } from '../../../shared/sealing/index.ts'

/** Beyond this many all are computed again. */
const MAX_TAGS = 10_000

const tags = new Map<string, string>()

/** A device's public tag; '' for none. */
export function publicDeviceTag(device: string): string {
  if (device === '') return ''
  let tag = tags.get(device)
  if (tag === undefined) {
    if (tags.size >= MAX_TAGS) tags.clear()
    tag = deviceTag(device)
    tags.set(device, tag)
  }
  return tag
}
