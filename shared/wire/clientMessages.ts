// Answers for: every message a screen may send to a host, and the guard that reads it.
import * as v from 'valibot'
import { SKILL_LEVELS } from '../engine/mind.ts'
import { GESTURES } from './gestures.ts'
import { hostAddressSchema } from './hostAddress.ts'
import { visibleName } from './names.ts'
import {
  MAX_CHAIRS,
  MAX_NAME_LENGTH,
  MAX_PAUSE_WORD_LENGTH,
  MAX_REMEMBERED_MOVES,
  MAX_TABLE_NAME_LENGTH,
} from './protocol.ts'
import { messageReader } from './messageReader.ts'
import { TimeControl } from './moveTime.ts'

/** Text without control characters and without what turns the writing round. */
const shown = /^[^\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u

function nameOf(most: number) {
  return v.pipe(
    v.string(),
    v.maxLength(most * 8),
    v.transform(visibleName),
    v.check(name => name !== '' && [...name].length <= most),
  )
}

const chair = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CHAIRS - 1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
const option = v.union([v.pipe(v.string(), v.maxLength(40)), v.number(), v.boolean()])
/** 128 random bits, in hexadecimal. */
const token = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
/** A SHA-256 digest, in hexadecimal. */
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
/** A host draws one for each move it keeps. */
const ack = v.pipe(v.string(), v.regex(/^[\w-]{4}$/))
/** A device as others know it: see `held` of a chair. */
const mark = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))
/** The table this screen is at stays open; else the new one takes its place. */
const beside = v.optional(v.literal(true))
const code = v.pipe(v.string(), v.maxLength(12))
/** Beside a pause: “Back at nine”. */
const word = v.optional(nameOf(MAX_PAUSE_WORD_LENGTH))
/** A name as a record has it, which may be from another Hunch. */
const playerName = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const move = v.looseObject({ type: v.pipe(v.string(), v.maxLength(40)) })

/** Every message from a screen, by type. Unknown types, and fields missing or too many, are refused. */
export const ClientMessage = v.variant('type', [
  // coming
  v.strictObject({
    type: v.literal('hello'),
    protocol: v.number(),
    table: v.optional(id), // where to, on a host with several
    device: v.optional(token), // the device's secret for this host, unless it greeted by it; it holds the chairs
    was: v.optional(token), // the secret by which this host was to know it when a table came that it sat at: from now on it goes by `device`
    display: v.optional(v.boolean()), // a table-top display: public facts only, whatever this device holds
    draws: v.optional(v.literal(true)), // this screen answers when numbers are drawn for a deal
  }),
  v.strictObject({ type: v.literal('beat') }),
  v.strictObject({ type: v.literal('go-to'), table: v.nullable(id) }), // another table that is open here; null: away from any, to be told which there are
  v.strictObject({ type: v.literal('request-code') }), // of a display that would show how to join
  v.strictObject({ type: v.literal('seen'), table: id, acks: v.pipe(v.array(ack), v.maxLength(MAX_REMEMBERED_MOVES)) }), // the last moves this screen was told of
  v.strictObject({ type: v.literal('dismiss') }), // the word that moves are missing
  v.strictObject({ type: v.literal('watch'), seat: v.nullable(chair) }), // whose view to send here; null is the table
  // chairs
  v.strictObject({
    type: v.literal('sit'),
    chair: v.nullable(chair),
    name: nameOf(MAX_NAME_LENGTH),
    code: v.optional(code),
  }),
  v.strictObject({ type: v.literal('rename'), chair, name: nameOf(MAX_NAME_LENGTH) }),
  v.strictObject({ type: v.literal('stand'), chair }),
  v.strictObject({ type: v.literal('substitute'), seat: chair, by: v.picklist(['computer', 'person']) }),
  v.strictObject({ type: v.literal('request-seat'), chair, code: v.optional(code) }), // that of somebody who is away, for this device
  // what others must agree to
  v.strictObject({ type: v.literal('agree'), request: count }),
  v.strictObject({ type: v.literal('decline'), request: count }),
  // the host's own
  v.strictObject({
    type: v.literal('set'),
    name: v.optional(nameOf(MAX_TABLE_NAME_LENGTH)),
    game: v.optional(id),
    options: v.optional(v.record(v.pipe(v.string(), v.maxLength(40)), option)),
    notebook: v.optional(v.picklist(['proof', 'facts', 'blank'])),
    hints: v.optional(v.boolean()),
    time: v.optional(v.nullable(TimeControl)), // null: none is kept
  }),
  v.strictObject({ type: v.literal('chair') }), // one chair more
  v.strictObject({ type: v.literal('computer'), chair, level: v.optional(v.picklist(SKILL_LEVELS)) }),
  v.strictObject({ type: v.literal('free'), chair }),
  v.strictObject({ type: v.literal('remove'), chair }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('lobby') }),
  v.strictObject({ type: v.literal('open'), name: v.optional(nameOf(MAX_TABLE_NAME_LENGTH)), beside }),
  v.strictObject({ type: v.literal('resume'), table: id, beside }),
  v.strictObject({ type: v.literal('forget'), table: id }),
  v.strictObject({ type: v.literal('close') }),
  v.strictObject({ type: v.literal('status') }), // how the host is doing
  v.strictObject({ type: v.literal('pause-all'), word }), // every table that is open
  v.strictObject({ type: v.literal('go-on-all') }),
  v.strictObject({ type: v.literal('use-address'), address: hostAddressSchema }), // links and QR codes name this one, on this network
  v.strictObject({ type: v.literal('test-network') }), // how the network looks from the host
  v.strictObject({ type: v.literal('hand-over'), to: hostAddressSchema, code }), // this table, to the host there that shows this code
  v.strictObject({ type: v.literal('reclaim') }), // this table, from a host that has not opened it and is gone
  v.strictObject({ type: v.literal('take-over'), awaits: v.boolean() }), // a table from another host: shows a code for it, or does so no more
  v.strictObject({ type: v.literal('discard'), game: id }), // the record of a past game
  v.strictObject({ type: v.literal('discard-player'), name: playerName }), // the records of all past games in which somebody was called this
  v.strictObject({ type: v.literal('record'), game: id }), // of a finished game
  // a deal that can be proved: see shared/fairness
  v.strictObject({ type: v.literal('commit'), host: digest, commitment: digest }), // to a number, in the try in which the host committed to this
  v.strictObject({ type: v.literal('reveal'), host: digest, number: token, list: digest }), // the number, for the list of this digest
  // play
  v.strictObject({ type: v.literal('move'), seat: chair, step: count, move }),
  v.strictObject({ type: v.literal('take-back'), seat: chair, step: count }), // the last move, while nobody has learnt anything from it
  v.strictObject({ type: v.literal('offers'), seat: chair }),
  v.strictObject({
    type: v.literal('mark'),
    seat: chair,
    at: v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.regex(shown)),
    mark: v.pipe(v.string(), v.maxLength(400)), // empty: rubbed out
  }),
  // manners
  v.strictObject({ type: v.literal('react'), seat: chair, gesture: v.picklist(GESTURES) }), // shown to everybody at the player
  v.strictObject({ type: v.literal('pause'), seat: chair, word }), // the game, for everybody
  v.strictObject({ type: v.literal('go-on') }),
  v.strictObject({ type: v.literal('more-time'), seat: chair }), // the table's time once more, for that seat's move
  v.strictObject({ type: v.literal('nudge'), seat: chair, by: chair }), // whose time is out, from a seat of this device
  v.strictObject({ type: v.literal('send-away'), chair }), // the device that holds it, from this table
  v.strictObject({ type: v.literal('welcome-back'), device: mark }),
  // a fault of this screen's own program, for the host's log
  v.strictObject({
    type: v.literal('fault'),
    where: v.pipe(v.string(), v.maxLength(60)),
    error: v.pipe(v.string(), v.maxLength(4000)),
  }),
])

export type ClientMessage = v.InferOutput<typeof ClientMessage>

/** Reads a message; null when it is not one. */
export const readClientMessage: (text: string) => ClientMessage | null = messageReader(ClientMessage)
