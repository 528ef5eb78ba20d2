// Answers for: telling the network of one service: announced again and again, told to whoever asks, ended with a goodbye.
import type { MdnsQuestion, MdnsRecord, MdnsSocket } from './mdnsSocket.ts'

/** After how long it is announced again, and how much longer it takes each time after, in milliseconds. */
const FIRST_PAUSE_MS = 3000
const PAUSE_FACTOR = 3
const MAX_PAUSE_MS = 3_600_000

/** Tells of the service that these records describe. Returns how to say goodbye; that resolves when it has gone out. */
export function mdnsResponder(socket: MdnsSocket, records: readonly MdnsRecord[]): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let over = false

  const announce = async (pause: number) => {
    await socket.respond(records)
    if (over || pause > MAX_PAUSE_MS) return
    timer = setTimeout(() => void announce(pause * PAUSE_FACTOR), pause).unref()
  }

  socket.onQuery(questions => {
    if (over) return
    for (const question of questions) {
      const answers = answersTo(question, records)
      if (answers.length > 0) void socket.respond(answers, additionalsOf(answers, records))
    }
  })
  void announce(FIRST_PAUSE_MS)

  return async () => {
    over = true
    clearTimeout(timer)
    await socket.respond(records.map(record => ({ ...record, ttl: 0 })))
  }
}

function answersTo({ name, type }: MdnsQuestion, records: readonly MdnsRecord[]): MdnsRecord[] {
  return named(name, records).filter(record => [record.type, 'ANY'].includes(type))
}

/** What whoever was pointed to a service asks next: its port, its text and its addresses. */
function additionalsOf(answers: readonly MdnsRecord[], records: readonly MdnsRecord[]): MdnsRecord[] {
  const service = answers.flatMap(answer => (answer.type === 'PTR' ? named(answer.data, records) : []))
  const described = service.filter(({ type }) => type === 'SRV' || type === 'TXT')
  const addresses = described.flatMap(record => (record.type === 'SRV' ? named(record.data.target, records) : []))
  return [...described, ...addresses]
}

/** Names are told apart without regard to case. */
function named(name: string, records: readonly MdnsRecord[]): MdnsRecord[] {
  return records.filter(record => record.name.toLowerCase() === name.toLowerCase())
}
