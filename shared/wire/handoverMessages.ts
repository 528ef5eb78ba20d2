// The schemas of the sealed messages two hosts exchange while a table is handed over.
import * as v from 'valibot'
import { hostAddressSchema } from './hostAddress.ts'
import { hexSchema, idSchema } from './idForms.ts'
import { createMessageReader } from './createMessageReader.ts'

/** The longest journal a host accepts, in bytes: a hundred long evenings. */
export const MAX_JOURNAL_BYTES = 16 * 1024 * 1024

/** Journal bytes in one message. As base64 they still fit into MAX_MESSAGE_BYTES. */
export const JOURNAL_PART_BYTES = 9 * 1024

/** The messages of the host that gives the table. */
export const GivingHostMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('offer'),
    table: idSchema,
    transfer: hexSchema(16), // drawn for this handover
    from: hexSchema(16), // the giver's id
    key: hexSchema(64), // drawn for this handover: from now on it identifies the giver
    bytes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_JOURNAL_BYTES)), // length of the journal
  }),
  v.strictObject({ type: v.literal('part'), bytes: v.pipe(v.string(), v.base64()) }), // a piece of the journal, in order
  v.strictObject({ type: v.literal('whole'), sum: hexSchema(16), state: hexSchema(64) }), // the checksum of the last line, and a digest of the table and of each audience's view once the journal is played
  v.strictObject({ type: v.literal('open') }), // the table is yours: the giver has written that down
  v.strictObject({ type: v.literal('known') }), // the giver has written down that the table is open at the receiver
  v.strictObject({ type: v.literal('drop') }), // cancelled: the table stays where it was
])
export type GivingHostMessage = v.InferOutput<typeof GivingHostMessage>

/** Why a table cannot be taken over. */
export const HANDOVER_DECLINE_REASONS = ['there-already', 'crowded-there', 'disk-there', 'unlike-there'] as const

/** The answers of the host that receives the table. */
export const ReceivingHostMessage = v.variant('type', [
  v.object({ type: v.literal('ready') }), // for the journal
  v.object({ type: v.literal('held'), sum: hexSchema(16), addresses: v.array(hostAddressSchema) }), // the whole journal is on the disk and was played; `addresses`: where screens will find the table
  v.object({ type: v.literal('opened') }), // the table is open here
  v.object({ type: v.literal('declined'), why: v.picklist(HANDOVER_DECLINE_REASONS) }),
])
export type ReceivingHostMessage = v.InferOutput<typeof ReceivingHostMessage>

export const readGivingHostMessage: (text: string) => GivingHostMessage | null = createMessageReader(GivingHostMessage)
export const readReceivingHostMessage: (text: string) => ReceivingHostMessage | null =
  createMessageReader(ReceivingHostMessage)
