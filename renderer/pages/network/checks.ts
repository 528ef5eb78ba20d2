// Interprets a test of the network: for each possible obstacle, what was tried, what was seen and what to do.
import { UNREAL_KINDS, type NetworkReport, type TestedInterface } from '../../../shared/wire/index.ts'
import type { NetworkWords } from '../../../shared/words/words.ts'

/** good: not an obstacle · look: maybe one · bad: an obstacle · unknown: it cannot be tested from here */
export type NetworkCheckState = 'good' | 'look' | 'bad' | 'unknown'

export interface NetworkCheck {
  readonly about: 'address' | 'vpn' | 'port' | 'mdns' | 'visited' | 'firewall'
  readonly state: NetworkCheckState
  readonly tried: string
  readonly seen: string
  readonly advice: string | null // null: there is nothing to do
}

/** In the order in which they are worth checking. */
export function networkChecks(report: NetworkReport, words: NetworkWords): NetworkCheck[] {
  const { cards } = report
  const lanInterfaces = cards.filter(({ kind }) => !UNREAL_KINDS.includes(kind))
  return [
    addressCheck(cards, lanInterfaces, words),
    ...(cards.length > 0 ? [portCheck(report, words), visitedCheck(report, words)] : []),
    vpnCheck(cards, words),
    ...(lanInterfaces.length > 0 ? [mdnsCheck(lanInterfaces, words)] : []),
    firewallCheck(report, words),
  ]
}

function addressCheck(
  interfaces: readonly TestedInterface[],
  lanInterfaces: readonly TestedInterface[],
  { address: words }: NetworkWords,
): NetworkCheck {
  const checkBasis = { about: 'address', tried: words.tried } as const
  const [firstAddress, ...otherAddresses] = lanInterfaces
  if (firstAddress && otherAddresses.length > 0) {
    return { ...checkBasis, state: 'look', seen: words.several(addressesOf(lanInterfaces)), advice: words.severalDo }
  }
  if (firstAddress) return { ...checkBasis, state: 'good', seen: words.good(firstAddress.address), advice: null }
  const linkLocalCard = interfaces.find(({ kind }) => kind === 'unconnected')
  if (linkLocalCard)
    return { ...checkBasis, state: 'bad', seen: words.linkLocal(linkLocalCard.address), advice: words.linkLocalDo }
  return { ...checkBasis, state: 'bad', seen: words.none, advice: words.noneDo }
}

function vpnCheck(interfaces: readonly TestedInterface[], { vpn: words }: NetworkWords): NetworkCheck {
  const about = { about: 'vpn', tried: words.tried } as const
  const vpnNames = interfaces.flatMap(({ kind, name }) => (kind === 'tunnel' ? [name] : []))
  if (vpnNames.length === 0) return { ...about, state: 'good', seen: words.good, advice: null }
  return { ...about, state: 'look', seen: words.found(vpnNames), advice: words.foundDo }
}

function portCheck({ cards: networkCards, port }: NetworkReport, { port: words }: NetworkWords): NetworkCheck {
  const checkBasis = { about: 'port', tried: words.tried(port) } as const
  const refusedCards = networkCards.filter(card => card.port === 'refused')
  const silentCards = networkCards.filter(card => card.port === 'silent')
  if (refusedCards.length === 0 && silentCards.length === 0)
    return { ...checkBasis, state: 'good', seen: words.good, advice: null }
  const findings = [
    ...(refusedCards.length > 0 ? [words.refused(addressesOf(refusedCards))] : []),
    ...(silentCards.length > 0 ? [words.silent(addressesOf(silentCards))] : []),
  ].join(' ')
  return { ...checkBasis, state: 'bad', seen: findings, advice: words.closedDo }
}

function visitedCheck({ visited: wasVisited }: NetworkReport, { visited: words }: NetworkWords): NetworkCheck {
  const about = { about: 'visited', tried: words.tried } as const
  if (wasVisited) return { ...about, state: 'good', seen: words.good, advice: null }
  return { ...about, state: 'unknown', seen: words.none, advice: words.noneDo }
}

function mdnsCheck(lanInterfaces: readonly TestedInterface[], { mdns: words }: NetworkWords): NetworkCheck {
  const about = { about: 'mdns', tried: words.tried } as const
  const mdnsReports = lanInterfaces.flatMap(({ mdns }) => mdns ?? [])
  if (mdnsReports.length === 0) return { ...about, state: 'look', seen: words.off, advice: words.offDo }
  if (!mdnsReports.some(({ itself }) => itself))
    return { ...about, state: 'bad', seen: words.silent, advice: words.silentDo }
  if (mdnsReports.some(({ others }) => others)) return { ...about, state: 'good', seen: words.good, advice: null }
  return { ...about, state: 'look', seen: words.alone, advice: words.aloneDo }
}

/** A guest that came through a firewall proves that it lets others in. */
function firewallCheck(
  { platform, firewalls, profile, port, visited: wasVisited }: NetworkReport,
  { firewall: words }: NetworkWords,
): NetworkCheck {
  const triedByPlatform = {
    linux: words.triedLinux,
    windows: words.triedWindows,
    macos: words.triedMac,
    other: words.triedOther,
  }
  const checkBasis = { about: 'firewall', tried: triedByPlatform[platform] } as const
  if (wasVisited) return { ...checkBasis, state: 'good', seen: words.passed, advice: null }
  switch (platform) {
    case 'linux':
      if (firewalls.length === 0) return { ...checkBasis, state: 'good', seen: words.good, advice: null }
      return { ...checkBasis, state: 'look', seen: words.linux(firewalls), advice: words.linuxDo(port, firewalls) }
    case 'windows':
      if (profile === 'public') return { ...checkBasis, state: 'bad', seen: words.public, advice: words.publicDo }
      if (profile === null) return { ...checkBasis, state: 'unknown', seen: words.windows, advice: words.windowsDo }
      return { ...checkBasis, state: 'good', seen: words.private, advice: null }
    case 'macos':
      return { ...checkBasis, state: 'unknown', seen: words.nothing, advice: words.macDo }
    case 'other':
      return { ...checkBasis, state: 'unknown', seen: words.nothing, advice: words.otherDo }
  }
}

const addressesOf = (interfaces: readonly TestedInterface[]) => interfaces.map(({ address }) => address)
