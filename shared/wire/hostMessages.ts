// The schemas of all messages a host may send to a screen, and the function that reads them.
import * as v from 'valibot'
import { isDealCommitments, type DealCommitments } from '../engine/dealProof.ts'
import { SKILL_LEVELS } from '../engine/mind.ts'
import { GESTURES } from './gestures.ts'
import { AddressReason, hostAddressSchema } from './hostAddress.ts'
import { hexSchema } from './idForms.ts'
import { NetworkReport } from './networkReport.ts'
import { createMessageReader } from './createMessageReader.ts'
import { ClockState, TimeControl } from './moveTime.ts'
import { REFUSAL_REASONS } from './refusalReasons.ts'

const seatSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A host's id, as in its handshake. */
const hostIdSchema = hexSchema(16)
const outcomeSchema = v.object({ winners: v.array(seatSchema), points: v.array(v.number()) })

/** One chair of the table. Its index in the list is its seat. */
export const Chair = v.object({
  name: v.string(),
  avatar: seatSchema, // its colour and shape, 0 to 12, the same on every screen
  kind: v.picklist(['free', 'person', 'computer']),
  here: v.boolean(), // its device is connected; always true for computer players
  substituted: v.boolean(), // a computer plays for somebody who is away
  level: v.nullable(v.picklist(SKILL_LEVELS)), // skill of a computer player; null for people and free chairs
  device: v.string(), // public tag of the device that holds it; '' if none
})
export type Chair = v.InferOutput<typeof Chair>

/** An action that waits until enough of the people concerned agree. */
export const TableRequest = v.object({
  id: seatSchema,
  wish: v.picklist(['seat', 'free', 'start', 'lobby', 'code']), // another device takes a seat; a person's chair is freed; a deal; back to the lobby; a display shows the code
  chair: v.nullable(seatSchema), // the seat or chair that the request is about
  by: v.string(), // the tag of the device that asks, as in `device` of a chair
  name: v.optional(v.string()), // the name of a newcomer who would take an abandoned seat
  agreed: v.array(v.string()), // tags of devices
  needed: seatSchema, // how many must agree
})
export type TableRequest = v.InferOutput<typeof TableRequest>

/** The holder of a seat when a game ended. */
export const Participant = v.object({
  name: v.string(),
  avatar: seatSchema,
  device: v.string(), // tag, as in `device` of a chair; '' for computer players
})
export type Participant = v.InferOutput<typeof Participant>

/** The devices whose numbers are in the seed of a deal. A device's digest begins with its tag in a chair. */
export const SeedContributors = v.object({
  devices: v.array(v.string()),
  silent: v.array(v.string()), // asked, but did not answer in time
  voids: seatSchema, // failed attempts before
})
export type SeedContributors = v.InferOutput<typeof SeedContributors>

/** A device that was sent away from the table. */
export const SentAwayEntry = v.object({
  device: v.string(), // tag, as in `device` of a chair
  names: v.array(v.string()), // the players who sat there
})
export type SentAwayEntry = v.InferOutput<typeof SentAwayEntry>

/** The state of a table that everybody at it may know, apart from the game itself. */
export const TableState = v.object({
  id: v.string(),
  name: v.string(),
  code: v.nullable(v.string()), // needed to take a chair; sent to those who may pass it on: the owner, seated players, and displays they allowed
  linkKey: v.nullable(v.string()), // the key in links and QR codes, which joins as the code does and is too long to guess; sent to the devices that are sent the code
  phase: v.picklist(['lobby', 'playing', 'over']),
  game: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  notebook: v.picklist(['proof', 'facts', 'blank']), // how much the program writes into everybody's notebook
  hints: v.boolean(), // whether players may ask for a hint
  chairs: v.array(Chair),
  peopleOnly: v.boolean(), // true: with these options no computer player can play
  evening: v.array(
    v.object({
      id: v.string(),
      game: v.string(),
      first: seatSchema,
      outcome: outcomeSchema,
      players: v.array(Participant),
    }),
  ),
  bets: v.optional(v.array(v.object({ seat: seatSchema, on: seatSchema, nth: v.optional(v.number()) }))), // once a game is over: whom players who were out took for the winner; nth: for the next to come, after so many
  requests: v.array(TableRequest),
  addresses: v.array(v.string()), // the addresses at which a browser finds this host, best first
  displayed: v.optional(v.literal(true)), // a display shows this table, so seats animate a naming as long as it does
  beside: v.optional(v.literal(true)), // other tables are open on this host too, so links name this one
  moving: v.optional(v.picklist(['moving', 'awaited'])), // 'moving': the journal is being sent to another host; 'awaited': the table is that host's, which has not confirmed yet that it is open
  unanswered: v.optional(v.literal(true)), // true if the other host has not confirmed for so long that the owner may take the table back
  paused: v.optional(v.nullable(seatSchema)), // the seat that paused the game, null: the owner paused the table; absent while it goes on
  pauseWord: v.optional(v.string()), // the remark beside the pause
  time: v.optional(TimeControl), // time control of moves; absent if there is none
  movedFor: v.optional(seatSchema), // the seat whose time ran out and for which the computer made the last move
  missing: v.optional(seatSchema), // how many moves screens saw that this host lost in a crash
  drawing: v.optional(v.literal(true)), // the devices are drawing numbers for a deal
  drawn: v.optional(SeedContributors), // the devices that drew for the current or last deal; absent if only the host did
})
export type TableState = v.InferOutput<typeof TableState>

/** An open table of a host, as anybody who finds the host may know it. */
export const TableSummary = v.object({
  id: v.string(),
  name: v.string(),
  game: v.string(),
  phase: v.picklist(['lobby', 'playing', 'over']),
  chairs: v.object({ taken: v.number(), free: v.number() }),
})
export type TableSummary = v.InferOutput<typeof TableSummary>

/** How a host is doing, for its owner. */
export const HostStatus = v.object({
  uptime: v.number(), // seconds
  memory: v.number(), // bytes
  faults: v.number(), // in the host's own program, since it started
  screens: v.number(), // that have said hello
  tables: v.array(
    v.object({
      ...TableSummary.entries,
      code: v.string(),
      screens: v.number(), // at this table
      here: v.array(v.string()), // names of seated people whose screens are connected
      away: v.array(v.string()), // names of seated people whose screens are not
      paused: v.optional(v.literal(true)), // by the owner
    }),
  ),
})
export type HostStatus = v.InferOutput<typeof HostStatus>

/** The damage of a table's journal. */
export const JournalDamage = v.object({
  what: v.picklist(['damaged', 'missing', 'unplayable']), // missing: the file is gone; unplayable: Hunch itself made a mistake
  line: v.number(), // the first line that cannot be read or played, from 1
  saved: v.number(), // number of steps before it that can be saved
})
export type JournalDamage = v.InferOutput<typeof JournalDamage>

/** A table kept on the host's disk. */
export const SavedTable = v.object({
  id: v.string(),
  name: v.string(),
  game: v.string(),
  players: v.array(v.string()),
  phase: v.picklist(['lobby', 'playing', 'over']),
  when: v.number(), // last change, in milliseconds since 1970
  damage: v.nullable(JournalDamage), // null: the journal is intact
})
export type SavedTable = v.InferOutput<typeof SavedTable>

/** A table that the host has lost, fully or in part. */
export const LostTable = v.object({
  id: v.string(),
  name: v.string(), // '' if the host no longer knows it
  what: v.picklist(['gone', 'closed', 'seat']), // gone: all of it; closed: its owner can open it as far as it can be read; seat: it is open, and this device's seat is not in it any more
})
export type LostTable = v.InferOutput<typeof LostTable>

/** A finished game whose record is kept on the host's disk. */
export const PastGame = v.object({
  id: v.string(),
  game: v.string(),
  players: v.array(v.string()), // by seat
  devices: v.array(v.string()), // tags by seat, '' if no device held it
  winners: v.array(seatSchema),
  when: v.number(), // when it ended, in milliseconds since 1970
})
export type PastGame = v.InferOutput<typeof PastGame>

const Line = v.looseObject({ type: v.string() })

/**
 * Changes to a view: path, value, path, value … A path starts in "open", or at the top of the view if it begins with "/".
 * Its steps are joined by "/". The value replaces what was there.
 */
export const ViewChanges = v.pipe(
  v.array(v.unknown()),
  v.check(
    list => list.length % 2 === 0 && list.every((pathOrValue, i) => i % 2 === 1 || typeof pathOrValue === 'string'),
  ),
)
export type ViewChanges = v.InferOutput<typeof ViewChanges>

/** All messages from a host, by type. */
export const HostMessage = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    protocol: v.number(),
    mark: v.string(), // this device's tag, as in `device` of a chair
    owner: v.boolean(), // this device runs the host
  }),
  v.object({ type: v.literal('beat') }),
  v.object({ type: v.literal('shares'), key: hexSchema(64), next: seatSchema }), // to a display: frames for all displays are sealed once, with this key
  v.object({
    type: v.literal('table'),
    table: TableState,
    host: v.boolean(), // this device may arrange the table
    agrees: v.boolean(), // this device is asked to agree to requests
    mayTake: v.array(seatSchema), // chairs this device may sit down on
    sentAway: v.optional(v.array(SentAwayEntry)), // to the owner, if there are any
    addressReasons: v.optional(v.array(AddressReason)), // to the owner, if there are several addresses: one for each, in that order
    mayRequest: v.array(seatSchema), // seats this device may ask for: those of people who are away, and abandoned ones
    givenAway: v.optional(v.array(seatSchema)), // former seats of this device in this game that another device has now
  }),
  v.object({ type: v.literal('closed') }), // this screen is at no table (any more)
  v.object({ type: v.literal('tables'), tables: v.array(TableSummary) }), // the open tables, oldest first: to the owner, and to screens at no table
  v.object({ type: v.literal('saved-tables'), tables: v.array(SavedTable), games: v.array(PastGame) }), // to the owner; latest first
  v.object({ type: v.literal('lost'), tables: v.array(LostTable) }), // to devices that sat at one or look for one: all there are, and again when that changes
  v.object({ type: v.literal('status'), status: HostStatus }), // to the owner, who asked
  v.object({ type: v.literal('network'), report: NetworkReport }), // to the owner, who asked
  v.object({ type: v.literal('record'), game: v.string(), text: v.string() }), // of a finished game: a header, then one move per line
  v.object({
    type: v.literal('view'),
    no: seatSchema, // number of the game in this evening
    n: seatSchema, // number of its last change
    seat: v.nullable(seatSchema), // the seat whose view it is; null: the table's
    toMove: v.array(seatSchema), // seats the table waits for
    view: v.looseObject({}),
    marks: v.record(v.string(), v.string()), // this seat's handwritten notes
    mayTakeBack: v.optional(v.literal(true)), // this seat's last move may be taken back: nobody has learnt anything from it
    ack: v.optional(v.string()), // the host's key for the last move this audience was shown
    bound: v.optional(v.array(v.string())), // the host's commitments to moves that were hidden when they were made
  }),
  v.object({
    type: v.literal('news'),
    n: seatSchema,
    set: v.optional(ViewChanges),
    told: v.optional(v.array(v.union([Line, v.tupleWithRest([v.string()], v.unknown())]))), // new lines of the story: see storyCodec.ts
    toMove: v.optional(v.array(seatSchema)), // if it changed
    mayTakeBack: v.optional(v.literal(true)), // as in a view; absent: no longer
    ack: v.optional(v.string()), // the host's random key for this move; nothing can be concluded from it
    bound: v.optional(v.string()), // the host's commitment to this move, which is still hidden
  }),
  v.object({ type: v.literal('draw'), deal: v.string(), host: v.string(), device: v.optional(v.string()) }), // commit to a number for this deal, as this device (by default its tag); the host has committed to its own in `host`
  v.object({ type: v.literal('commitments'), list: v.custom<DealCommitments>(isDealCommitments) }), // reveal the number: everybody is shown this list
  v.object({ type: v.literal('missing'), acks: v.array(v.string()) }), // keys of moves this screen saw and the host lost
  v.object({ type: v.literal('marked'), seat: seatSchema, at: v.string(), mark: v.string() }),
  v.object({ type: v.literal('reacted'), seat: seatSchema, gesture: v.picklist(GESTURES) }), // a player's gesture, to every screen
  v.object({ type: v.literal('clocks'), clocks: v.array(ClockState) }), // the time left to all players to move; screens count down by themselves
  v.object({ type: v.literal('nudged'), seat: seatSchema, by: seatSchema }), // to the screens of this seat's device: somebody waits for it
  v.object({ type: v.literal('moved'), table: v.string(), host: hostIdSchema, addresses: v.array(hostAddressSchema) }), // the table is on that host now; `addresses`: host:port, best first
  v.object({
    type: v.literal('taking'), // to the owner: progress of taking over a table from another host
    stage: v.picklist(['waiting', 'coming', 'here', 'failed', 'guessed', 'stopped']),
    code: v.nullable(v.string()), // the code its host needs, while a table is expected
    addresses: v.array(v.string()), // the addresses of this host, as host:port
    table: v.optional(v.string()), // the table that has arrived
    from: v.optional(hostIdSchema), // id of the host it came from
  }),
  v.object({
    type: v.literal('offers'),
    seat: seatSchema,
    step: seatSchema,
    offers: v.array(v.looseObject({ type: v.string() })),
  }),
  v.object({ type: v.literal('refused'), why: v.picklist(REFUSAL_REASONS) }),
])

export type HostMessage = v.InferOutput<typeof HostMessage>

/** Reads a message; null if it is not valid. */
export const readHostMessage: (text: string) => HostMessage | null = createMessageReader(HostMessage)
