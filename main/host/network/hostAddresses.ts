// Ranks the addresses that a host gives out, by what is known of the network and by its owner's choices.
import { readFileSync, writeFileSync } from 'node:fs'
import type { AddressReason } from '../../../shared/wire/index.ts'
import type { InterfaceAddress } from './interfaceKinds.ts'
import {
  interfaceAddresses,
  addressInUrl,
  isOnNetworkOf,
  networkKey,
  rankAddresses,
  addressReason,
  findAddressesWithInternetRoute,
  type AddressRankingEvidence,
  type OwnerAddressChoice,
} from './lanAddresses.ts'

/** Between network and address in a line of the file: neither of them contains it. */
const SEPARATOR = '\t'

/** The number of choices remembered, last first. */
const MAX_CHOICES = 16

export class HostAddresses {
  readonly #choicesPath: string
  readonly #visitedAddresses = new Set<string>()
  readonly #neighbourNetworks = new Set<string>()
  #addressesWithInternetRoute: ReadonlySet<string> = new Set()
  #lookedUpAddressListKey = '' // the addresses for which the routes were looked up
  #addressChoices: readonly OwnerAddressChoice[]

  /** `file`: where the owner's choices are stored. */
  constructor(file: string) {
    this.#choicesPath = file
    this.#addressChoices = readChoices(file)
  }

  /** Asks the operating system which of its addresses, IPv4 and IPv6, it sends from to the outside. */
  async lookUpRoutes(): Promise<void> {
    this.#lookedUpAddressListKey = addressListKey(interfaceAddresses())
    this.#addressesWithInternetRoute = await findAddressesWithInternetRoute()
  }

  /**
   * The addresses of this machine for others, as written in a link, best first; loopback only if it is on no
   * network.
   */
  get all(): readonly string[] {
    const rankedAddresses = this.#rankedAddresses
    return rankedAddresses.length > 0 ? rankedAddresses.map(addressInUrl) : ['127.0.0.1']
  }

  /** The reason for giving out each address, in the order of `all`. Only the first one can have the reason `chosen`. */
  get reasons(): readonly AddressReason[] {
    const evidence = this.#evidence
    return this.#rankedAddresses.map((address, index) => ({
      address: addressInUrl(address),
      ...addressReason(address, index === 0 ? evidence : { ...evidence, chosen: [] }),
    }))
  }

  get #rankedAddresses(): readonly InterfaceAddress[] {
    const addresses = interfaceAddresses()
    if (addressListKey(addresses) !== this.#lookedUpAddressListKey) void this.lookUpRoutes()
    return rankAddresses(addresses, this.#evidence)
  }

  get #evidence(): AddressRankingEvidence {
    return {
      routed: this.#addressesWithInternetRoute,
      visited: this.#visitedAddresses,
      neighbours: this.#neighbourNetworks,
      chosen: this.#addressChoices,
    }
  }

  /**
   * Takes note of the addresses at which tables were found, this machine's own included. Returns true if they show
   * a new network of other hosts.
   */
  noteFoundTables(addresses: readonly string[]): boolean {
    const ownAddresses = interfaceAddresses()
    const otherAddresses = addresses.filter(
      address => !ownAddresses.some(interfaceAddress => interfaceAddress.address === address),
    )
    const networkCountBefore = this.#neighbourNetworks.size
    for (const ownAddress of ownAddresses)
      if (otherAddresses.some(address => isOnNetworkOf(ownAddress, address)))
        this.#neighbourNetworks.add(networkKey(ownAddress))
    return this.#neighbourNetworks.size > networkCountBefore
  }

  /** Notes that a screen at `deviceAddress` connected to this machine at `hostAddress`. */
  noteVisit({
    hostAddress,
    deviceAddress,
  }: {
    readonly hostAddress: string | undefined
    readonly deviceAddress: string | undefined
  }): void {
    const [ownAddress, otherAddress] = [withoutIPv4MappedPrefix(hostAddress), withoutIPv4MappedPrefix(deviceAddress)]
    const isOurs = (address: string) => ownAddresses.some(interfaceAddress => interfaceAddress.address === address)
    const ownAddresses = interfaceAddresses()
    if (isOurs(ownAddress) && !isOurs(otherAddress)) this.#visitedAddresses.add(ownAddress)
  }

  /**
   * The owner chooses the address for links. The choice counts for its network, now and whenever this machine is there
   * again, even with another address. False: this machine has no such address.
   */
  choose(address: string): boolean {
    const chosenInterface = interfaceAddresses().find(interfaceAddress => addressInUrl(interfaceAddress) === address)
    if (!chosenInterface) return false
    const network = networkKey(chosenInterface)
    const earlierChoices = this.#addressChoices.filter(choice => choice.network !== network)
    this.#addressChoices = [{ network, address }, ...earlierChoices].slice(0, MAX_CHOICES)
    try {
      const lines = this.#addressChoices.map(choice => `${choice.network}${SEPARATOR}${choice.address}\n`)
      writeFileSync(this.#choicesPath, lines.join(''), { mode: 0o600 })
    } catch {
      // the choice is remembered until the host stops
    }
    return true
  }
}

function addressListKey(addresses: readonly InterfaceAddress[]): string {
  return addresses.map(({ interfaceName, address }) => `${interfaceName} ${address}`).join()
}

function withoutIPv4MappedPrefix(address = ''): string {
  return address.replace(/^::ffff:/, '')
}

function readChoices(choicesPath: string): readonly OwnerAddressChoice[] {
  try {
    const fileLines = readFileSync(choicesPath, 'utf8').split('\n').filter(Boolean)
    return fileLines.flatMap(line => {
      const [network, address] = line.split(SEPARATOR)
      return network && address ? [{ network, address }] : [] // a damaged line is no choice
    })
  } catch {
    return []
  }
}
