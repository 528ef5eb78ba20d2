// Answers for: every message a host may send to a screen, and the guard that reads it.
import * as v from 'valibot'
import { isDealCommitments, type DealCommitments } from '../engine/dealProof.ts'
import { SKILL_LEVELS } from '../engine/mind.ts'
import { GESTURES } from './gestures.ts'
import { hostAddressSchema } from './hostAddress.ts'
import { NetworkReport } from './networkReport.ts'
import { messageReader } from './messageReader.ts'
import { ClockState, TimeControl } from './moveTime.ts'
import { REFUSAL_REASONS } from './refusalReasons.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Of a host, as it says when it is greeted. */
const hostId = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))
const outcome = v.object({ winners: v.array(seat), points: v.array(v.number()) })

/** One chair of the table. Its place in the list is its seat. */
export const Chair = v.object({
  name: v.string(),
  avatar: seat, // its colour and shape, 0 to 12, on every screen the same
  kind: v.picklist(['free', 'person', 'computer']),
  here: v.boolean(), // somebody's device is connected; computers always are
  substituted: v.boolean(), // the computer plays for somebody who is away
  level: v.nullable(v.picklist(SKILL_LEVELS)), // how well it plays; null for people and free chairs
  held: v.string(), // which device holds it, as a short public mark; '' for none
})
export type Chair = v.InferOutput<typeof Chair>

/** Something that is done once enough of those it concerns agree. */
export const TableRequest = v.object({
  id: seat,
  wish: v.picklist(['seat', 'free', 'start', 'lobby', 'code']), // another device takes a seat; a person's chair is freed; a deal; back to the lobby; a display shows the code
  chair: v.nullable(seat), // which seat or chair
  by: v.string(), // the device that wishes it, as chairs name it in `held`
  name: v.optional(v.string()), // of somebody new, who would sit on a seat that was left
  agreed: v.array(v.string()), // devices
  needed: seat, // how many must agree
})
export type TableRequest = v.InferOutput<typeof TableRequest>

/** Who sat on a seat when a game ended. */
export const Participant = v.object({
  name: v.string(),
  avatar: seat,
  device: v.string(), // as chairs name it in `held`; empty for computer players
})
export type Participant = v.InferOutput<typeof Participant>

/** Whose numbers are in the seed of a deal: devices by their digests, which begin with what chairs name them in `held`. */
export const SeedContributors = v.object({
  devices: v.array(v.string()),
  silent: v.array(v.string()), // asked, and did not answer in time
  voids: seat, // how many tries came to nothing before
})
export type SeedContributors = v.InferOutput<typeof SeedContributors>

/** A device that was sent away from the table. */
export const SentAwayEntry = v.object({
  device: v.string(), // as chairs named it in `held`
  names: v.array(v.string()), // who sat there
})
export type SentAwayEntry = v.InferOutput<typeof SentAwayEntry>

/** What everybody at the table knows about it, apart from the game itself. */
export const TableState = v.object({
  id: v.string(),
  name: v.string(),
  code: v.nullable(v.string()), // needed to take a chair; told to who may tell others: the owner, who sits, and displays they let
  linkKey: v.nullable(v.string()), // the same for links and QR codes: too long to be guessed; told to the same
  phase: v.picklist(['lobby', 'playing', 'over']),
  game: v.string(),
  options: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  notebook: v.picklist(['proof', 'facts', 'blank']), // how much the program writes into everybody's notebooks
  hints: v.boolean(), // whether it may be asked what one could conclude
  chairs: v.array(Chair),
  peopleOnly: v.boolean(), // with these options no computer player can play
  evening: v.array(v.object({ id: v.string(), game: v.string(), first: seat, outcome, players: v.array(Participant) })),
  requests: v.array(TableRequest),
  addresses: v.array(v.string()), // where a browser finds this host, best first
  beside: v.optional(v.literal(true)), // other tables are open on this host too: links name this one
  moving: v.optional(v.picklist(['moving', 'awaited'])), // to another host: it is told of the table; the table is its, and it has not said yet that it is open there
  unanswered: v.optional(v.literal(true)), // it has not said so for so long that the owner may take the table back
  paused: v.optional(v.nullable(seat)), // the seat that stopped the game for everybody, null: the owner stopped the table; none while it goes on
  pauseWord: v.optional(v.string()), // what was said beside it
  time: v.optional(TimeControl), // what a move has; none where no time is kept
  movedFor: v.optional(seat), // the computer made the last move for this seat, whose time was out
  missing: v.optional(seat), // how many moves screens saw that this host came back without
  drawing: v.optional(v.literal(true)), // the devices draw numbers for a deal
  drawn: v.optional(SeedContributors), // who drew for the deal that is played, or was; none where only the host did
})
export type TableState = v.InferOutput<typeof TableState>

/** A table that is open on a host, as everybody may know it who finds the host. */
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
  faults: v.number(), // of the host's own program, since it began
  screens: v.number(), // that have said hello
  tables: v.array(
    v.object({
      ...TableSummary.entries,
      code: v.string(),
      screens: v.number(), // at this table
      here: v.array(v.string()), // the people who sit, by name
      away: v.array(v.string()), // those of them whose screens are not here
      paused: v.optional(v.literal(true)), // by the owner
    }),
  ),
})
export type HostStatus = v.InferOutput<typeof HostStatus>

/** What is wrong with a table's journal. */
export const JournalDamage = v.object({
  what: v.picklist(['damaged', 'missing', 'unplayable']), // missing: the file is gone; unplayable: Hunch itself made a mistake with it
  line: v.number(), // the first line that cannot be read or played, from 1
  saved: v.number(), // how many steps before it can be saved
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
  damage: v.nullable(JournalDamage), // null: nothing is wrong with its journal
})
export type SavedTable = v.InferOutput<typeof SavedTable>

/** A table of which the host has lost something. */
export const LostTable = v.object({
  id: v.string(),
  name: v.string(), // '' where the host knows it no more
  what: v.picklist(['gone', 'closed', 'seat']), // gone: all of it; closed: its owner can open it as far as it can be read; seat: it is open, and this device's seat is not in it any more
})
export type LostTable = v.InferOutput<typeof LostTable>

/** A finished game whose record is kept on the host's disk. */
export const PastGame = v.object({
  id: v.string(),
  game: v.string(),
  players: v.array(v.string()), // by seat
  devices: v.optional(v.array(v.string())), // by seat: the mark of each device, '' where none held it; an older record does not say
  winners: v.array(seat),
  when: v.number(), // when it ended, in milliseconds since 1970
})
export type PastGame = v.InferOutput<typeof PastGame>

const Line = v.looseObject({ type: v.string() })

/**
 * Changes to a view: path, value, path, value … A path lies in `open`, or from the view's top when it begins with "/";
 * its steps are joined by "/". The value is what lies there from now on.
 */
export const ViewChanges = v.pipe(
  v.array(v.unknown()),
  v.check(list => list.length % 2 === 0 && list.every((one, i) => i % 2 === 1 || typeof one === 'string')),
)
export type ViewChanges = v.InferOutput<typeof ViewChanges>

/** Every message from a host, by type. */
export const HostMessage = v.variant('type', [
  v.object({
    type: v.literal('welcome'),
    protocol: v.number(),
    mark: v.string(), // this device, as chairs name it in `held`
    owner: v.boolean(), // this device runs the host
  }),
  v.object({ type: v.literal('beat') }),
  v.object({ type: v.literal('shares'), key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), next: seat }), // to a display: what all of them are told is sealed once, under this key
  v.object({
    type: v.literal('table'),
    table: TableState,
    host: v.boolean(), // this device may arrange the table
    agrees: v.boolean(), // this device is asked to agree to requests
    mayTake: v.array(seat), // chairs this device may sit down on
    sentAway: v.optional(v.array(SentAwayEntry)), // to the owner, where there are any
    mayRequest: v.array(seat), // seats this device may ask the others for: of people who are away, and those that were left
    givenAway: v.optional(v.array(seat)), // seats this device held in this game, which another device has now
  }),
  v.object({ type: v.literal('closed') }), // no table is open on this host
  v.object({ type: v.literal('tables'), tables: v.array(TableSummary) }), // those that are open, the oldest first: to who is at none of them, and to the owner
  v.object({ type: v.literal('saved-tables'), tables: v.array(SavedTable), games: v.array(PastGame) }), // to the owner; the latest first
  v.object({ type: v.literal('lost'), tables: v.array(LostTable) }), // to who sat at them, or looks for one: all there are, and again when that changes
  v.object({ type: v.literal('status'), status: HostStatus }), // to the owner, who asked
  v.object({ type: v.literal('network'), report: NetworkReport }), // to the owner, who asked
  v.object({ type: v.literal('record'), game: v.string(), text: v.string() }), // of a finished game: its header, then one move a line
  v.object({
    type: v.literal('view'),
    no: seat, // which game of the evening
    n: seat, // the number of the last change in it
    seat: v.nullable(seat), // whose view; null is the table
    toMove: v.array(seat), // whom the table waits for
    view: v.looseObject({}),
    marks: v.record(v.string(), v.string()), // this seat's notes by hand
    mayTakeBack: v.optional(v.literal(true)), // this seat's last move: nobody has learnt anything from it
    ack: v.optional(v.string()), // by which the host knows the last move this audience was told of
    bound: v.optional(v.array(v.string())), // by which it bound itself to moves that were hidden when they were made
  }),
  v.object({
    type: v.literal('news'),
    n: seat,
    set: v.optional(ViewChanges),
    told: v.optional(v.array(v.union([Line, v.tupleWithRest([v.string()], v.unknown())]))), // new lines of the story: see storyCodec.ts
    toMove: v.optional(v.array(seat)), // when it changed
    mayTakeBack: v.optional(v.literal(true)), // as in a view; without it, no longer
    ack: v.optional(v.string()), // by which the host knows this move: drawn at random, nothing follows from it
    bound: v.optional(v.string()), // by which it binds itself to this move, which is hidden yet
  }),
  v.object({ type: v.literal('draw'), deal: v.string(), host: v.string(), device: v.optional(v.string()) }), // commit to a number for this deal, as this device, its mark if none is named; the host has, to `host`
  v.object({ type: v.literal('commitments'), list: v.custom<DealCommitments>(isDealCommitments) }), // open it: everybody is shown this list
  v.object({ type: v.literal('missing'), acks: v.array(v.string()) }), // of what this screen saw, what the host came back without
  v.object({ type: v.literal('marked'), seat, at: v.string(), mark: v.string() }),
  v.object({ type: v.literal('reacted'), seat, gesture: v.picklist(GESTURES) }), // somebody made a gesture: to every screen
  v.object({ type: v.literal('clocks'), clocks: v.array(ClockState) }), // what those who are to move have left, all there are: screens count on by themselves
  v.object({ type: v.literal('nudged'), seat, by: seat }), // to the screens of this seat's device: somebody waits for it
  v.object({ type: v.literal('moved'), table: v.string(), host: hostId, addresses: v.array(hostAddressSchema) }), // the table is that host's now; `addresses`: where it is found, host:port, best first
  v.object({
    type: v.literal('taking'), // to the owner: how it stands with a table that is to come from another host
    stage: v.picklist(['waiting', 'coming', 'here', 'failed', 'guessed', 'stopped']),
    code: v.nullable(v.string()), // that its host needs, while one is awaited
    addresses: v.array(v.string()), // where this host is found, host:port
    table: v.optional(v.string()), // the one that is here
    from: v.optional(hostId), // the id of the host it was at before
  }),
  v.object({ type: v.literal('offers'), seat, step: seat, offers: v.array(v.looseObject({ type: v.string() })) }),
  v.object({ type: v.literal('refused'), why: v.picklist(REFUSAL_REASONS) }),
])

export type HostMessage = v.InferOutput<typeof HostMessage>

/** Reads a message; null when it is not one. */
export const readHostMessage: (text: string) => HostMessage | null = messageReader(HostMessage)
