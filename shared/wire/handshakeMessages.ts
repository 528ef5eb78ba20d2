// The schemas of the unsealed messages by which a device and a host agree on a sealed channel.
import * as v from 'valibot'
import { createMessageReader } from './createMessageReader.ts'
import { hexSchema, idSchema } from './idForms.ts'

const greetingMethodSchema = v.picklist(['owner', 'device', 'link', 'code', 'hand-over', 'resumption', 'none'])
const confirmsSchema = hexSchema(128)
/** Empty if a channel is resumed. */
const shareSchema = v.union([v.literal(''), hexSchema(64)])
/** Identifies the device by its tag, the table of a link or code by its id, a handover in progress, or the resumed channel. */
const tagSchema = v.optional(idSchema)

/** The messages of a device before its channel is sealed. */
export const DeviceHandshake = v.variant('type', [
  v.strictObject({
    type: v.literal('greet'),
    by: greetingMethodSchema,
    tag: tagSchema,
    session: hexSchema(32),
    share: shareSchema,
  }),
  v.strictObject({ type: v.literal('confirmed'), confirms: confirmsSchema }),
])
export type DeviceHandshake = v.InferOutput<typeof DeviceHandshake>

/** The messages of a host before a channel is sealed. Extra fields are ignored. */
export const HostHandshake = v.variant('type', [
  v.looseObject({
    type: v.literal('host'),
    protocol: v.number(),
    host: hexSchema(16),
    session: hexSchema(32),
    declined: v.optional(greetingMethodSchema),
    tooMany: v.optional(v.literal(true)),
  }),
  v.looseObject({ type: v.literal('greeted'), share: shareSchema, confirms: confirmsSchema }),
])
export type HostHandshake = v.InferOutput<typeof HostHandshake>

export const readDeviceHandshake = createMessageReader(DeviceHandshake)
export const readHostHandshake = createMessageReader(HostHandshake)
