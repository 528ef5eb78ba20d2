// Answers for: what of a service's records answers a question, and what goes with it. Sections are those of RFC 6762.
import { isDeepStrictEqual } from 'node:util'
import type { MdnsQuestion, MdnsRecord } from './mdnsSocket.ts'

/** The records asked for; one that says there is none when the name is ours and has no such record (6.1). */
export function answerRecords({ name, type }: MdnsQuestion, records: readonly MdnsRecord[]): MdnsRecord[] {
  const same = named(name, records)
  const asked = same.filter(record => record.type === type || (type === 'ANY' && record.type !== 'NSEC'))
  return asked.length > 0 ? asked : same.filter(record => record.type === 'NSEC')
}

/** What is asked next by whoever hears the answers: port, text and addresses, or that there are none of a kind (12). */
export function additionalRecords(answers: readonly MdnsRecord[], records: readonly MdnsRecord[]): MdnsRecord[] {
  const services = answers.flatMap(answer => (answer.type === 'PTR' ? named(answer.data, records) : []))
  const described = services.filter(({ type }) => type === 'SRV' || type === 'TXT')
  const hosts = [...answers, ...described].flatMap(record => {
    if (record.type === 'SRV') return named(record.data.target, records)
    return record.type === 'A' || record.type === 'AAAA' ? named(record.name, records) : []
  })
  const said = new Set(answers.map(recordKey))
  return [...described, ...hosts].filter(record => !said.has(recordKey(record)) && said.add(recordKey(record)))
}

/** True when the asker knows this record, and will for half its time at least (7.1). */
export function isKnownAnswer(record: MdnsRecord, known: readonly MdnsRecord[]): boolean {
  return known.some(one => sameRecord(one, record) && recordTtl(one) >= recordTtl(record) / 2)
}

/** What tells records of a service apart. */
export function recordKey(record: MdnsRecord): string {
  return JSON.stringify([record.name, record.type, record.data])
}

export function recordTtl({ ttl = 0 }: MdnsRecord): number {
  return ttl
}

function sameRecord(one: MdnsRecord, other: MdnsRecord): boolean {
  return (
    one.type === other.type &&
    one.name.toLowerCase() === other.name.toLowerCase() &&
    isDeepStrictEqual(comparable(one), comparable(other))
  )
}

/** Names within a record are told apart without regard to case, texts byte by byte. */
function comparable(record: MdnsRecord): unknown {
  if (record.type === 'PTR') return record.data.toLowerCase()
  if (record.type === 'SRV') return [record.data.port, record.data.target.toLowerCase()]
  return record.type === 'TXT' ? [record.data].flat().map(text => String(text)) : record.data
}

function named(name: string, records: readonly MdnsRecord[]): MdnsRecord[] {
  return records.filter(record => record.name.toLowerCase() === name.toLowerCase())
}
