// Tests the network for the owner, one test at a time, and notes whether any other device has ever come.
import { findAddressesWithInternetRoute, interfaceAddresses } from './lanAddresses.ts'
import { interfaceKind } from './interfaceKinds.ts'
import { isLoopback, type NetworkFindings, type TestedInterface } from '../../../shared/wire/index.ts'
import { networkOfAddress } from '../limits/budgets.ts'
import type { Connection } from '../channel/connection.ts'
import type { ReportFault } from '../errors/faultLog.ts'

/** Tests what a machine can test of its network alone. */
export type TestNetwork = () => Promise<NetworkFindings>

const UNTESTED: NetworkFindings = {
  platform: 'other',
  port: 0,
  cards: [],
  firewalls: [],
  profile: null,
}

export class NetworkTester {
  readonly #testNetwork: TestNetwork | null
  readonly #reportFault: ReportFault
  #runningTest: ReturnType<TestNetwork> | null = null
  #wasVisited = false

  /** Without `test`, it only notes whether another device has come. */
  constructor(test: TestNetwork | null, reportFault: ReportFault) {
    this.#testNetwork = test
    this.#reportFault = reportFault
  }

  /** Notes that a screen came from this address. */
  noteVisit(address: string): void {
    this.#wasVisited ||= !isOwnAddress(address)
  }

  /** Tests, or waits for the running test, and sends the result. */
  async sendReport(connection: Connection): Promise<void> {
    try {
      const findings = await (this.#runningTest ??= this.#testNetwork?.() ?? Promise.resolve(UNTESTED))
      const cards = withKinds(findings.cards, await findAddressesWithInternetRoute())
      connection.send({ type: 'network', report: { ...findings, cards, visited: this.#wasVisited } })
    } catch (error) {
      this.#reportFault(error, { where: 'the test of the network' })
      connection.send({ type: 'refused', why: 'fault' })
    } finally {
      this.#runningTest = null
    }
  }
}

/** Adds the kind of each interface. One that has gone since it was tested is known by its name and address alone. */
function withKinds(cards: NetworkFindings['cards'], routed: ReadonlySet<string>): TestedInterface[] {
  const listed = interfaceAddresses()
  return cards.map(card => {
    const { name: interfaceName, address } = card
    const known = listed.find(one => one.interfaceName === interfaceName && one.address === address)
    const gone = { interfaceName, address, mac: '', netmask: '', isIPv6: false }
    return { ...card, kind: interfaceKind(known ?? gone, routed) }
  })
}

/** An address of this machine. */
function isOwnAddress(address: string): boolean {
  const plain = networkOfAddress(address)
  if (address === '' || isLoopback(address)) return true
  return interfaceAddresses().some(
    interfaceAddress => interfaceAddress.address === plain || interfaceAddress.address === address.replace(/%.*$/, ''),
  )
}
