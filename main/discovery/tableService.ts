// Answers for: a table as a DNS-SD service: its type, its name, and the records that say where it is.
import { Service } from 'bonjour-service'
import type { MdnsRecord } from './mdnsSocket.ts'

const TYPE = 'hunch'

/** What every table is looked for under. */
export const SERVICE_TYPE = `_${TYPE}._tcp.local`

export interface TableService {
  readonly table: string // its id
  readonly port: number
  readonly protocol: number
}

/**
 * The records of a table, with the addresses this machine has now.
 * Names are the table's id, never what people call it: two of a name would take each other off everybody's list,
 * and a name over 63 bytes is never sent. Being unique, it needs no probing, which would take most of a second.
 */
export function dnsSdRecords({ table, port, protocol }: TableService): MdnsRecord[] {
  const name = `hunch-${table}`.slice(0, 63)
  const txt = { protocol: String(protocol), table }
  const service = { name, host: `${name}.local`, type: TYPE, port, txt, disableIPv6: true }
  return new Service(service, notByItself, notByItself).records()
}

/** A service of bonjour-service asks how it is started and stopped. This one only says what it consists of. */
function notByItself(): void {}
