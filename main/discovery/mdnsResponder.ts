// Answers for: telling the network of one service: announced a few times, told to whoever asks, ended with a goodbye. Sections are those of RFC 6762.
import { additionalRecords, answerRecords, isKnownAnswer, recordKey, recordTtl } from './mdnsAnswers.ts'
import type { MdnsQuery, MdnsRecord, MdnsSocket } from './mdnsSocket.ts'
import { sameNetworkPredicate } from './networkInterfaces.ts'
import { SERVICE_TYPE_ENUMERATION } from './tableService.ts'

/** After how long it is announced again, and how much longer it takes each time after (8.3: a second, and at least twice that). */
const FIRST_PAUSE_MS = 1000
const PAUSE_FACTOR = 4
const MAX_PAUSE_MS = 3_600_000

/** No record is told to all more often than this (6). */
const MIN_INTERVAL_MS = 1000
/** How long an answer waits that others may give too, and how much longer at most (6). */
const SHARED_DELAY_MS = { least: 20, more: 100 }
/** How long is waited for the rest of what an asker knows (7.2). */
const TRUNCATED_DELAY_MS = { least: 400, more: 100 }
const MAX_HELD_QUERIES = 64

const MDNS_PORT = 5353
/** For how long an asker that knows nothing of mDNS may remember an answer, in seconds (6.7). */
const MAX_LEGACY_TTL = 10

/** Tells of the service that these records describe at any time. Returns how to say goodbye; that resolves when it has gone out. */
export function mdnsResponder(socket: MdnsSocket, records: () => readonly MdnsRecord[]): () => Promise<void> {
  const lastTold = new Map<string, number>() // when each record was told to all
  const due = new Map<string, MdnsRecord>() // what will be
  const held = new Map<string, MdnsQuery>() // by address: questions of those who have not said yet all they know
  let announcing: NodeJS.Timeout | undefined
  let telling: NodeJS.Timeout | undefined
  let over = false

  /** For how long a record was not told to all, in milliseconds. */
  const quiet = (key: string, now: number) => now - (lastTold.get(key) ?? -Infinity)

  const tellDue = () => {
    telling = undefined
    if (over) return
    const now = performance.now() // read once: records told together are due together again
    const ready = [...due].filter(([key]) => quiet(key, now) >= MIN_INTERVAL_MS)
    for (const [key] of ready) due.delete(key)
    const answers = ready.map(([, record]) => record)
    const additionals = additionalRecords(answers, records())
    for (const record of [...answers, ...additionals]) lastTold.set(recordKey(record), now)
    if (answers.length > 0) void socket.respond(answers, additionals)
    const waits = [...due.keys()].map(key => MIN_INTERVAL_MS - quiet(key, now))
    if (waits.length > 0) telling = setTimeout(tellDue, Math.max(1, ...waits)).unref()
  }

  const tellSoon = (answers: readonly MdnsRecord[]) => {
    for (const record of answers) due.set(recordKey(record), record)
    // Nobody else answers for what is ours alone (6).
    const delay = answers.every(({ flush }) => flush) ? 0 : within(SHARED_DELAY_MS)
    telling ??= setTimeout(tellDue, delay).unref()
  }

  const announce = (pause: number) => {
    for (const record of records()) due.set(recordKey(record), record)
    if (!telling) tellDue()
    if (pause <= MAX_PAUSE_MS) announcing = setTimeout(() => announce(pause * PAUSE_FACTOR), pause).unref()
  }

  const answer = ({ id, questions, known, from }: MdnsQuery) => {
    const all = records()
    const now = performance.now()
    if (from.port !== MDNS_PORT) {
      const answers = [...new Set(questions.flatMap(question => answerRecords(question, all)))]
      const additionals = additionalRecords(answers, all)
      if (answers.length > 0)
        socket.reply(from, { id, questions, answers: answers.map(legacy), additionals: additionals.map(legacy) })
      return
    }
    const alone = new Set<MdnsRecord>()
    const toAll = new Set<MdnsRecord>()
    for (const question of questions)
      for (const record of answerRecords(question, all))
        if (!isKnownAnswer(record, known)) {
          // What nobody was told of lately is told to all, whoever asked (5.4).
          const isFresh = quiet(recordKey(record), now) < (recordTtl(record) * 1000) / 4
          ;(question.unicast && isFresh ? alone : toAll).add(record)
        }
    if (alone.size > 0) {
      const answers = [...alone]
      socket.reply(from, { id: 0, questions: [], answers, additionals: additionalRecords(answers, all) })
    }
    if (toAll.size > 0) tellSoon([...toAll])
  }

  const isNear = sameNetworkPredicate(socket.card)
  socket.onQuery(query => {
    const { address } = query.from
    if (over || !isNear(address)) return // every socket hears every card (11)
    const earlier = held.get(address)
    if (earlier) {
      const { questions, known } = earlier
      held.set(address, {
        ...earlier,
        questions: [...questions, ...query.questions],
        known: [...known, ...query.known].slice(0, 1000),
      })
      return
    }
    if (!query.truncated || held.size >= MAX_HELD_QUERIES) return answer(query)
    held.set(address, query)
    const whole = () => {
      const asked = held.get(address)!
      held.delete(address)
      if (!over) answer(asked)
    }
    setTimeout(whole, within(TRUNCATED_DELAY_MS)).unref()
  })
  announce(FIRST_PAUSE_MS)

  return async () => {
    over = true
    clearTimeout(announcing)
    clearTimeout(telling)
    // That there are services of this type is not ours to take back: others may offer it.
    const ours = records().filter(({ name }) => name !== SERVICE_TYPE_ENUMERATION)
    await socket.respond(ours.map(record => ({ ...record, ttl: 0 })))
  }
}

function within({ least, more }: { readonly least: number; readonly more: number }): number {
  return least + Math.random() * more
}

/** A record for an asker that knows nothing of mDNS (6.7). */
function legacy(record: MdnsRecord): MdnsRecord {
  return { ...record, ttl: Math.min(recordTtl(record), MAX_LEGACY_TTL), flush: false }
}
