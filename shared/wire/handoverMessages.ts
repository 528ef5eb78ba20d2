// Answers for: what two hosts say to each other while a table is handed over, and the guards that read it. It is sealed like everything else.
import * as v from 'valibot'
import { hostAddressSchema } from './hostAddress.ts'
import { messageReader } from './messageReader.ts'

const hex = (digits: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${digits}}$`)))
const table = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))

/** The longest journal a host takes over, in bytes: a hundred long evenings. */
export const MAX_JOURNAL_BYTES = 16 * 1024 * 1024

/** How many bytes of it one message holds: as base64 fewer than a message may have. */
export const JOURNAL_PART_BYTES = 9 * 1024

/** What the host says whose table it is. */
export const GivingHostMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('offer'),
    table,
    transfer: hex(16), // drawn for this handing over
    from: hex(16), // the giver's id
    key: hex(64), // drawn for it too: the giver is known by it from now on
    bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_JOURNAL_BYTES)), // of the journal
  }),
  v.strictObject({ type: v.literal('part'), bytes: v.pipe(v.string(), v.base64()) }), // of the journal, in order
  v.strictObject({ type: v.literal('whole'), sum: hex(16), state: hex(64) }), // the sum of its last line, and a digest of what everybody sees once it is played
  v.strictObject({ type: v.literal('open') }), // it is yours: the giver has written that down
  v.strictObject({ type: v.literal('known') }), // the giver has written down that it is open there
  v.strictObject({ type: v.literal('drop') }), // the table stays where it was
])
export type GivingHostMessage = v.InferOutput<typeof GivingHostMessage>

/** Why a table cannot be taken over. */
export const HANDOVER_DECLINE_REASONS = ['there-already', 'crowded-there', 'disk-there', 'unlike-there'] as const

/** What the host answers that takes it. */
export const ReceivingHostMessage = v.variant('type', [
  v.object({ type: v.literal('ready') }), // for the journal
  v.object({ type: v.literal('held'), sum: hex(16), addresses: v.array(hostAddressSchema) }), // all of it is on the disk, and was played; `addresses`: where screens will find it
  v.object({ type: v.literal('opened') }), // the table is open here
  v.object({ type: v.literal('declined'), why: v.picklist(HANDOVER_DECLINE_REASONS) }),
])
export type ReceivingHostMessage = v.InferOutput<typeof ReceivingHostMessage>

export const readGivingHostMessage: (text: string) => GivingHostMessage | null = messageReader(GivingHostMessage)
export const readReceivingHostMessage: (text: string) => ReceivingHostMessage | null =
  messageReader(ReceivingHostMessage)
