// Tests the network for the owner, one test at a time, and notes whether any other device has ever come.
import { interfaceAddresses } from './lanAddresses.ts'
import type { NetworkReport } from '../../../shared/wire/index.ts'
import { networkOfAddress } from '../limits/budgets.ts'
import type { Connection } from '../channel/connection.ts'
import type { ReportFault } from '../errors/faultLog.ts'

/** Tests what a machine can test of its network alone. */
export type TestNetwork = () => Promise<Omit<NetworkReport, 'visited'>>

const UNTESTED_REPORT: Omit<NetworkReport, 'visited'> = {
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
      const report = await (this.#runningTest ??= this.#testNetwork?.() ?? Promise.resolve(UNTESTED_REPORT))
      connection.send({ type: 'network', report: { ...report, visited: this.#wasVisited } })
    } catch (error) {
      this.#reportFault(error, { where: 'the test of the network' })
      connection.send({ type: 'refused', why: 'fault' })
    } finally {
      this.#runningTest = null
    }
  }
}

/** An address of this machine. */
function isOwnAddress(address: string): boolean {
  const plain = networkOfAddress(address)
  if (plain.startsWith('127.') || address === '::1' || address === '') return true
  return interfaceAddresses().some(
    interfaceAddress => interfaceAddress.address === plain || interfaceAddress.address === address.replace(/%.*$/, ''),
  )
}
