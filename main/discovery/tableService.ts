// Answers for: a table as a DNS-SD service: its type, its name, and the records that say where it is.
import { Service } from 'bonjour-service'
import type { MdnsRecord } from './mdnsSocket.ts'
import { cardAddresses } from './networkInterfaces.ts'

const TYPE = 'hunch'

/** What every table is looked for under. */
export const SERVICE_TYPE = `_${TYPE}._tcp.local`

/** Where the types of all services are listed. */
export const SERVICE_TYPE_ENUMERATION = '_services._dns-sd._udp.local'

/** For how long others remember what names the host, in seconds, and so for how long they list one that died. */
const HOST_TTL = 120

export interface TableService {
  readonly table: string // its id
  readonly port: number
  readonly protocol: number
}

/**
 * The records of a table, with the addresses this network card has now.
 * Names are the table's id, never what people call it: two of a name would take each other off everybody's list,
 * and a name over 63 bytes is never sent. Being unique, it needs no probing, which would take most of a second.
 */
export function dnsSdRecords({ table, port, protocol }: TableService, card: string): MdnsRecord[] {
  const name = `hunch-${table}`.slice(0, 63)
  const host = `${name}.local`
  const txt = { protocol: String(protocol), table }
  const service = new Service({ name, host, type: TYPE, port, txt, disableIPv6: true }, notByItself, notByItself)
  const described = (service.records() as MdnsRecord[]).filter(({ type }) => type !== 'A')
  const { ipv4, ipv6 } = cardAddresses(card)
  const records: MdnsRecord[] = [
    ...described.map(ours),
    ...ipv4.map(data => ({ type: 'A', name: host, ttl: HOST_TTL, flush: true, data }) as const),
    ...ipv6.map(data => ({ type: 'AAAA', name: host, ttl: HOST_TTL, flush: true, data }) as const),
  ]
  return [...records, noOthers(service.fqdn, records), noOthers(host, records)]
}

/** The record as it is told: nobody else has one of this name and type, but for those of the lists of services. */
function ours(record: MdnsRecord): MdnsRecord {
  if (record.type !== 'PTR') return { ...record, flush: true }
  return record.name === SERVICE_TYPE ? { ...record, ttl: HOST_TTL } : record
}

/** Says that there are no other types of records of this name. */
function noOthers(name: string, records: readonly MdnsRecord[]): MdnsRecord {
  const rrtypes = [...new Set(records.filter(record => record.name === name).map(({ type }) => type))]
  return { type: 'NSEC', name, ttl: HOST_TTL, flush: true, data: { nextDomain: name, rrtypes } }
}

/** A service of bonjour-service asks how it is started and stopped. This one only says what it consists of. */
function notByItself(): void {}
