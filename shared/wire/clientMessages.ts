// The schemas of all messages a screen may send to a host, and the function that reads them.
import * as v from 'valibot'
import { SKILL_LEVELS } from '../engine/mind.ts'
import { GESTURES } from './gestures.ts'
import { hostAddressSchema } from './hostAddress.ts'
import { hexSchema, idSchema } from './idForms.ts'
import { cleanName } from './names.ts'
import {
  MAX_CHAIRS,
  MAX_NAME_LENGTH,
  MAX_PAUSE_MESSAGE_LENGTH,
  MAX_REMEMBERED_MOVES,
  MAX_TABLE_NAME_LENGTH,
} from './protocol.ts'
import { createMessageReader } from './createMessageReader.ts'
import { TimeControl } from './moveTime.ts'

/** Text without control characters and without those that reverse the writing direction. */
const PRINTABLE_TEXT_PATTERN = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u

function nameSchema(maxLength: number) {
  return v.pipe(
    v.string(),
    v.maxLength(maxLength * 8),
    v.transform(cleanName),
    v.check(name => name !== '' && [...name].length <= maxLength),
  )
}

const chairSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CHAIRS - 1))
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const optionSchema = v.union([v.pipe(v.string(), v.maxLength(40)), v.number(), v.boolean()])
/** 128 random bits, in hexadecimal. */
const tokenSchema = hexSchema(32)
/** A SHA-256 digest, in hexadecimal. */
const digestSchema = hexSchema(64)
/** The random key of a move, drawn by the host. */
const ackSchema = v.pipe(v.string(), v.regex(/^[\w-]{4}$/))
/** A device's public tag, as in `device` of a chair. */
const deviceTagSchema = hexSchema(8)
/** Set: the table this screen is at stays open. Otherwise the new one replaces it. */
const besideSchema = v.optional(v.literal(true))
const codeSchema = v.pipe(v.string(), v.maxLength(12))
/** A remark beside a pause: “Back at nine”. */
const pauseMessageSchema = v.optional(nameSchema(MAX_PAUSE_MESSAGE_LENGTH))
/** A player's name in a record, which may come from another Hunch. */
const playerNameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const moveSchema = v.looseObject({ type: v.pipe(v.string(), v.maxLength(40)) })

/** All messages from a screen, by type. Unknown types, missing fields and extra fields are refused. */
export const ClientMessage = v.variant('type', [
  // arriving
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.number(),
    table: v.optional(idSchema), // the id of the table, on a host with several
    device: v.optional(tokenSchema), // the device's secret for this host, unless it greeted with it; the device's chairs are bound to it
    was: v.optional(tokenSchema), // the secret this host expected after a table was handed over to it; from now on the device uses `device`
    display: v.optional(v.boolean()), // a table display: public facts only, whatever seats this device holds
    draws: v.optional(v.literal(true)), // this screen answers when numbers are drawn for a deal
  }),
  v.strictObject({ type: v.literal('beat') }),
  v.strictObject({ type: v.literal('go-to'), table: v.nullable(idSchema) }), // another open table of this host; null: leaves the table and gets the list
  v.strictObject({ type: v.literal('request-code') }), // from a display that wants to show how to join
  v.strictObject({
    type: v.literal('seen'),
    table: idSchema,
    acks: v.pipe(v.array(ackSchema), v.maxLength(MAX_REMEMBERED_MOVES)),
  }), // the last moves this screen was shown
  v.strictObject({ type: v.literal('dismiss') }), // dismisses the notice that moves are missing
  v.strictObject({ type: v.literal('watch'), seat: v.nullable(chairSchema) }), // the seat whose view to send to this screen; null: the table's
  // chairs
  v.strictObject({
    type: v.literal('sit'),
    chair: v.nullable(chairSchema),
    name: nameSchema(MAX_NAME_LENGTH),
    code: v.optional(codeSchema),
  }),
  v.strictObject({ type: v.literal('rename'), chair: chairSchema, name: nameSchema(MAX_NAME_LENGTH) }),
  v.strictObject({ type: v.literal('stand'), chair: chairSchema }),
  v.strictObject({ type: v.literal('substitute'), seat: chairSchema, by: v.picklist(['computer', 'person']) }),
  v.strictObject({ type: v.literal('request-seat'), chair: chairSchema, code: v.optional(codeSchema) }), // asks for the seat of somebody who is away, for this device
  // answers to requests that others must agree to
  v.strictObject({ type: v.literal('agree'), request: countSchema }),
  v.strictObject({ type: v.literal('decline'), request: countSchema }),
  // arranging the table
  v.strictObject({
    type: v.literal('set'),
    name: v.optional(nameSchema(MAX_TABLE_NAME_LENGTH)),
    game: v.optional(idSchema),
    options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), optionSchema)),
    notebook: v.optional(v.picklist(['proof', 'facts', 'blank'])),
    hints: v.optional(v.boolean()),
    time: v.optional(v.nullable(TimeControl)), // null: no time control
  }),
  v.strictObject({ type: v.literal('chair') }), // adds a chair
  v.strictObject({ type: v.literal('computer'), chair: chairSchema, level: v.optional(v.picklist(SKILL_LEVELS)) }),
  v.strictObject({ type: v.literal('free'), chair: chairSchema }),
  v.strictObject({ type: v.literal('remove'), chair: chairSchema }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('lobby') }),
  v.strictObject({ type: v.literal('record'), game: idSchema }), // asks for the record of a finished game
  // the owner's
  v.strictObject({
    type: v.literal('open'),
    name: v.optional(nameSchema(MAX_TABLE_NAME_LENGTH)),
    beside: besideSchema,
  }),
  v.strictObject({ type: v.literal('resume'), table: idSchema, beside: besideSchema }),
  v.strictObject({ type: v.literal('forget'), table: idSchema }),
  v.strictObject({ type: v.literal('close') }),
  v.strictObject({ type: v.literal('status') }), // asks how the host is doing
  v.strictObject({ type: v.literal('pause-all'), word: pauseMessageSchema }), // all open tables
  v.strictObject({ type: v.literal('go-on-all') }),
  v.strictObject({ type: v.literal('use-address'), address: hostAddressSchema }), // puts this address into links and QR codes while the host is on this network
  v.strictObject({ type: v.literal('test-network') }), // tests the network from the host
  v.strictObject({ type: v.literal('hand-over'), to: hostAddressSchema, code: codeSchema }), // hands this table over to the host that shows this code
  v.strictObject({ type: v.literal('reclaim') }), // the owner takes this table back, because the host it was handed to is gone and has not opened it
  v.strictObject({ type: v.literal('take-over'), awaits: v.boolean() }), // true: shows a code for a table from another host; false: stops
  v.strictObject({ type: v.literal('discard'), game: idSchema }), // deletes the record of a past game
  v.strictObject({ type: v.literal('discard-player'), name: playerNameSchema }), // deletes the records of all past games of this player
  // a provably fair deal: see shared/fairness
  v.strictObject({ type: v.literal('commit'), host: digestSchema, commitment: digestSchema }), // commits to a number, in the attempt with this commitment of the host
  v.strictObject({ type: v.literal('reveal'), host: digestSchema, number: tokenSchema, list: digestSchema }), // reveals the number, for the list with this digest
  // play
  v.strictObject({ type: v.literal('move'), seat: chairSchema, step: countSchema, move: moveSchema }),
  v.strictObject({ type: v.literal('take-back'), seat: chairSchema, step: countSchema }), // takes the last move back, while nobody has learnt anything from it
  v.strictObject({ type: v.literal('offers'), seat: chairSchema }),
  v.strictObject({
    type: v.literal('mark'),
    seat: chairSchema,
    at: v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(PRINTABLE_TEXT_PATTERN)),
    mark: v.pipe(v.string(), v.maxLength(400)), // '' erases it
  }),
  // between people
  v.strictObject({ type: v.literal('react'), seat: chairSchema, gesture: v.picklist(GESTURES) }), // a gesture, shown to everybody beside the player
  v.strictObject({ type: v.literal('pause'), seat: chairSchema, word: pauseMessageSchema }), // pauses the game for everybody
  v.strictObject({ type: v.literal('go-on') }),
  v.strictObject({ type: v.literal('more-time'), seat: chairSchema }), // adds the table's move time once more to that seat's move
  v.strictObject({ type: v.literal('nudge'), seat: chairSchema, by: chairSchema }), // nudges a seat whose time is out, from a seat of this device
  v.strictObject({ type: v.literal('send-away'), chair: chairSchema }), // sends the device of this chair away from this table
  v.strictObject({ type: v.literal('welcome-back'), device: deviceTagSchema }),
  // a fault of this screen's own program, for the host's log
  v.strictObject({
    type: v.literal('fault'),
    where: v.pipe(v.string(), v.maxLength(60)),
    error: v.pipe(v.string(), v.maxLength(4000)),
  }),
])

export type ClientMessage = v.InferOutput<typeof ClientMessage>

/** Reads a message; null if it is not valid. */
export const readClientMessage: (text: string) => ClientMessage | null = createMessageReader(ClientMessage)
