// Answers for: what a table calls the devices of its players, at hand: it names the same few in everything it tells, and each is a hash to make.
import { deviceTag } from '../../../shared/sealing/index.ts'

/** When there are more they are all made anew. */
const MAX_TAGS = 10_000

const tags = new Map<string, string>()

/** What others may call a device; '' for none. */
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
