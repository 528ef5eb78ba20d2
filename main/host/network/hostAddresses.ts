// Ranks the addresses that a host gives out, by what is known of the network and by its owner's choices.
import { readFileSync, writeFileSync } from 'node:fs'
import { cardAddresses, inLink, networkOf, rankAddresses, routedAddresses, type CardAddress } from './lanAddresses.ts'

/** The number of choices remembered, last first. */
const MAX_CHOICES = 16

export class HostAddresses {
  readonly #file: string
  readonly #reached = new Set<string>()
  #routed: ReadonlySet<string> = new Set()
  #asked = '' // the addresses for which the routes were looked up
  #chosen: readonly string[]

  /** `file`: where the owner's choices are stored. */
  constructor(file: string) {
    this.#file = file
    this.#chosen = readChoices(file)
  }

  /** Asks the system which addresses answers are sent from. Resolves when it has answered. */
  async look(): Promise<void> {
    this.#asked = seen(cardAddresses())
    this.#routed = await routedAddresses()
  }

  /**
   * The addresses of this machine for others, as written in a link, best first; loopback only if it is on no
   * network.
   */
  get all(): readonly string[] {
    const addresses = cardAddresses()
    if (seen(addresses) !== this.#asked) void this.look()
    const evidence = { routed: this.#routed, reached: this.#reached, chosen: this.#chosen }
    return addresses.length > 0 ? rankAddresses(addresses, evidence).map(inLink) : ['127.0.0.1']
  }

  /** A screen came under address `to`, from address `from`. */
  came({ to, from }: { readonly to: string | undefined; readonly from: string | undefined }): void {
    const [own, other] = [plain(to), plain(from)]
    const isOurs = (address: string) => known.some(one => one.address === address)
    const known = cardAddresses()
    if (isOurs(own) && !isOurs(other)) this.#reached.add(own)
  }

  /**
   * The owner chooses the address for links, now and whenever this machine is on that network again. False:
   * there is no such address.
   */
  choose(address: string): boolean {
    const one = cardAddresses().find(card => inLink(card) === address)
    if (!one) return false
    this.#chosen = [networkOf(one), ...this.#chosen.filter(network => network !== networkOf(one))].slice(0, MAX_CHOICES)
    try {
      writeFileSync(this.#file, this.#chosen.join('\n') + '\n', { mode: 0o600 })
    } catch {
      // it is remembered until the host stops
    }
    return true
  }
}

function seen(addresses: readonly CardAddress[]): string {
  return addresses.map(({ card, address }) => `${card} ${address}`).join()
}

function plain(address = ''): string {
  return address.replace(/^::ffff:/, '')
}

function readChoices(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}
