// Answers for: listening for a moment to the mDNS on one card: whether this machine hears what it says itself, and whether others speak at all.
import { mdnsSocket, type MdnsRecord } from './mdnsSocket.ts'
import { networkCards } from './networkInterfaces.ts'
import { SERVICE_TYPE, SERVICE_TYPE_ENUMERATION } from './tableService.ts'

/** How long it is listened, in milliseconds. Whoever was told within the last second answers only after it. */
const LISTENING_MS = 2500

export interface MdnsTestResult {
  readonly itself: boolean // the table this host announces at its port
  readonly others: boolean // any other device
}

/** Asks for tables, and for whatever there is, and listens. Never rejects: who cannot listen hears nothing. */
export async function testMdns(card: string, port: number): Promise<MdnsTestResult> {
  const own = new Set(networkCards().map(({ address }) => address))
  const heard = { itself: false, others: false }
  try {
    const socket = mdnsSocket(card, () => {})
    const from = (address: string) => {
      if (!own.has(address)) heard.others = true
    }
    socket.onQuery(query => from(query.from.address))
    socket.onResponse((records, address) => {
      from(address)
      if (own.has(address) && records.some(record => isTableAt(record, port))) heard.itself = true
    })
    socket.query(SERVICE_TYPE)
    socket.query(SERVICE_TYPE_ENUMERATION) // which many devices answer that have no table
    await new Promise(resolve => setTimeout(resolve, LISTENING_MS))
    await socket.close()
  } catch {
    // the system gives no socket
  }
  return heard
}

function isTableAt(record: MdnsRecord, port: number): boolean {
  return record.type === 'SRV' && record.name.endsWith(SERVICE_TYPE) && record.data.port === port
}
