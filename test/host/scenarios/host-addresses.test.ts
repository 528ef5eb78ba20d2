// The address in links and QR codes.
import { writeFileSync } from 'node:fs'
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { HostAddresses } from '../../../main/host/network/hostAddresses.ts'
import type { InterfaceAddress } from '../../../main/host/network/interfaceKinds.ts'
import {
  addressInUrl,
  networkKey,
  ownAddressesForUrls,
  rankAddresses,
  type AddressRankingEvidence,
} from '../../../main/host/network/lanAddresses.ts'
import { folder } from '../kit.ts'

vi.mock('node:os', async importOriginal => ({ ...(await importOriginal<object>()), networkInterfaces: vi.fn() }))

const card = (name: string, address: string, { mac = 'a4:83:e7:01:02:03', netmask = '255.255.255.0' } = {}) =>
  ({ interfaceName: name, address, mac, netmask, isIPv6: address.includes(':') }) satisfies InterfaceAddress
const WIFI = card('wlan0', '10.20.30.40')
const best = (all: readonly InterfaceAddress[], evidence: Partial<AddressRankingEvidence> = {}) =>
  rankAddresses(all, { routed: new Set(), visited: new Set(), neighbours: new Set(), chosen: [], ...evidence }).map(
    addressInUrl,
  )[0]

// Names and hardware addresses from their makers’ documentation and public bug reports.
const CARDS_WITHOUT_NEIGHBOURS: readonly (readonly [what: string, other: InterfaceAddress])[] = [
  ['VirtualBox on Linux', card('vboxnet0', '192.168.56.1', { mac: '0a:00:27:00:00:00' })],
  ['VirtualBox on Windows', card('Ethernet 3', '192.168.56.1', { mac: '0a:00:27:00:00:0c' })],
  ['VMware', card('VMware Network Adapter VMnet8', '192.168.137.1', { mac: '00:50:56:c0:00:08' })],
  ['VMware on Linux', card('vmnet1', '192.168.10.1')],
  ['Hyper-V', card('vEthernet (Default Switch)', '192.168.48.1', { mac: '00:15:5d:01:02:03' })],
  ['WSL', card('vEthernet (WSL)', '172.28.0.1')],
  ['Docker', card('docker0', '192.168.99.1', { mac: '02:42:ac:11:00:01' })],
  ['a Docker network', card('br-0123456789ab', '192.168.98.1')],
  ['libvirt', card('virbr0', '192.168.122.1')],
  ['virtual machines on macOS', card('bridge100', '192.168.64.1')],
  ['WireGuard', card('wg0', '192.168.7.2', { netmask: '255.255.255.255' })],
  ['OpenVPN', card('tun0', '192.168.8.6')],
  ['OpenVPN on Windows', card('OpenVPN TAP-Windows6', '192.168.8.6')],
  ['Tailscale', card('tailscale0', '100.101.102.103', { netmask: '255.255.255.255' })],
  ['a VPN on macOS', card('utun4', '192.168.9.2')],
  ['a card without a network', card('eth1', '169.254.3.4')],
  ['IPv6', card('wlan0', 'fd12::5')],
  // Home-like addresses, of kinds that say nothing, or only to those who know them.
  ['TAP-Windows under its usual name', card('Ethernet 2', '192.168.8.7', { mac: '00:ff:12:34:56:78' })],
  ['Cisco AnyConnect by name', card('Ethernet 4 (Cisco AnyConnect)', '192.168.6.1')],
  ['Cisco AnyConnect by hardware', card('Ethernet 4', '192.168.6.1', { mac: '00:05:9a:3c:7a:00' })],
  ['Fortinet by name', card('Fortinet SSL', '192.168.1.3')],
  ['Fortinet by hardware', card('Ethernet 5', '192.168.1.3', { mac: '00:09:0f:aa:00:01' })],
  ['GlobalProtect', card('Ethernet 6', '192.168.9.9', { mac: '02:50:41:00:00:01' })],
  ['the hotspot of Windows', card('Local Area Connection* 12', '192.168.137.1')],
  ['the hotspot of a German Windows', card('LAN-Verbindung* 3', '192.168.137.1')],
  ...[
    ...['waydroid0', 'anbox0', 'incusbr0', 'lxdbr0', 'lxcbr0', 'mpqemubr0', 'orbstack', 'kube-bridge', 'cali123'],
    ...['br0', 'vmbr0', 'usb0', 'pan0', 'ap0', 'p2p0', 'p2p-wlan0-0', 'dummy0', 'sit0', 'xyz0'],
    ...['feth1234', 'wt0', 'nebula1', 'tinc0', 'edge0', 'outline-tun1', 'ztabcdef', 'gpd0', 'PANGP'],
    ...['CloudflareWARP', 'Mullvad', 'NetBird', 'OpenVPN Data Channel Offload', 'Loopback Pseudo-Interface 1'],
  ].map(name => [name, card(name, '192.168.240.1')] as const),
]

describe('the Wi-Fi card comes before one without neighbours', () => {
  test.each(CARDS_WITHOUT_NEIGHBOURS)('%s', (_, other) => {
    expect(best([other, WIFI])).toBe('10.20.30.40')
    expect(best([other, WIFI], { routed: new Set([other.address]) })).toBe('10.20.30.40')
  })
})

test.each(['br0', 'vmbr0', 'usb0', 'ap0', 'en0'])('%s comes before tunnels and virtual cards', name => {
  const own = card(name, '10.1.2.3')
  for (const other of [card('tailscale0', '192.168.3.4'), card('docker0', '192.168.3.4')])
    expect(best([other, own])).toBe('10.1.2.3')
})

test('on macOS, where Wi-Fi and cables are called alike, the one with the route comes first', () => {
  const [one, other] = [card('en0', '10.1.2.3'), card('en5', '192.168.1.2')]
  expect(best([one, other], { routed: new Set([one.address]) })).toBe('10.1.2.3')
  expect(best([card('bridge100', '192.168.2.1'), card('br0', '192.168.4.1'), one])).toBe('10.1.2.3')
})

test('of two real cards the one with the route is first, after one that others came by', () => {
  const cable = card('eth0', '192.168.1.2')
  expect(best([cable, WIFI])).toBe('192.168.1.2')
  expect(best([cable, WIFI], { routed: new Set([WIFI.address]) })).toBe('10.20.30.40')
  expect(best([cable, WIFI], { routed: new Set([WIFI.address]), visited: new Set([cable.address]) })).toBe(
    '192.168.1.2',
  )
})

test('a real card on which other tables were found comes before the way to the internet', () => {
  const cable = card('eth0', '192.168.1.2')
  const docker = card('docker0', '172.17.0.1')
  const evidence = { routed: new Set([cable.address]), neighbours: new Set([networkKey(WIFI), networkKey(docker)]) }
  expect(best([cable, docker, WIFI], evidence)).toBe('10.20.30.40')
  expect(best([cable, docker, WIFI], { ...evidence, visited: new Set([cable.address]) })).toBe('192.168.1.2')
  expect(best([cable, docker], evidence)).toBe('192.168.1.2')
})

test('in a virtual machine the only way out does not count as a virtual card', () => {
  const own = card('eth0', '10.0.2.15', { mac: '08:00:27:11:22:33' })
  const docker = card('docker0', '172.17.0.1')
  expect(best([docker, own], { routed: new Set([own.address]) })).toBe('10.0.2.15')
})

test('with IPv6 alone a link names it in brackets', () => {
  expect(best([card('wlan0', 'fd12::5')])).toBe('[fd12::5]')
})

test('addresses of one IPv6 network are of one network, however short they are written', () => {
  const networks = ['fd12::5', 'fd12::beef:5', 'fd12:0:0:0:1:2:3:4'].map(address => networkKey(card('wlan0', address)))
  expect(new Set(networks).size).toBe(1)
  expect(networkKey(card('wlan0', 'fd12:1::5'))).not.toBe(networks[0])
})

/** The cards of this machine, as its operating system is made to list them. */
const withCards = (cards: Readonly<Record<string, readonly string[]>>) =>
  vi
    .mocked(networkInterfaces)
    .mockReturnValue(
      Object.fromEntries(
        Object.entries(cards).map(([name, addresses]) => [name, addresses.map(address => systemCard(address))]),
      ),
    )
const systemCard = (address: string): NetworkInterfaceInfo => {
  const shared = { address, mac: 'a4:83:e7:01:02:03', internal: address === '127.0.0.1' }
  return address.includes(':')
    ? { ...shared, family: 'IPv6', netmask: 'ffff:ffff:ffff:ffff::', cidr: `${address}/64`, scopeid: 0 }
    : { ...shared, family: 'IPv4', netmask: '255.255.255.0', cidr: `${address}/24` }
}
afterEach(() => void vi.mocked(networkInterfaces).mockReset())

const PRIVATE = ['172.31.0.1', '172.16.0.1']
const OTHERS = ['100.64.0.1', '172.15.0.1', '172.32.0.1', '172.160.0.1', '11.172.16.1']
test.each([
  [
    'a home network’s first, one without a network last',
    ['169.254.0.7', ...OTHERS, ...PRIVATE, '10.0.0.3', '192.168.1.5'],
    ['192.168.1.5', '10.0.0.3', ...PRIVATE, ...OTHERS, '169.254.0.7'],
  ],
  ['none that only this machine or this cable knows', ['127.0.0.1', 'fe80::1', '10.0.0.3'], ['10.0.0.3']],
  ['its own where there is no other', ['127.0.0.1'], ['127.0.0.1']],
  ['its own where there is no card', [], ['127.0.0.1']],
])('a machine gives out %s', (_, own, given) => {
  withCards({ eth0: own })
  expect(ownAddressesForUrls()).toEqual(given)
})

describe('the owner’s choice', () => {
  test.each([
    ['two IPv6 addresses of one card', ['2001:db8:1::a', '2001:db8:1::b'], '[2001:db8:1::b]'],
    ['the first of two IPv6 addresses', ['2001:db8:1::a', '2001:db8:1::b'], '[2001:db8:1::a]'],
    ['two IPv4 addresses of one card', ['192.168.1.7', '192.168.1.8'], '192.168.1.8'],
    ['an IPv6 address of a card with both', ['192.168.1.7', '2001:db8:1::a'], '[2001:db8:1::a]'],
  ])('comes first, is called chosen, and is remembered: %s', (_, own, chosen) => {
    withCards({ wlan0: own })
    const file = join(folder(), 'addresses')
    const addresses = new HostAddresses(file)
    expect(addresses.choose('10.99.99.99')).toBe(false)
    for (const other of addresses.all) expect(addresses.choose(other)).toBe(true)
    expect(addresses.choose(chosen)).toBe(true)
    for (const known of [addresses, new HostAddresses(file)]) {
      expect(known.all[0]).toBe(chosen)
      expect(known.reasons.filter(({ why }) => why === 'chosen').map(({ address }) => address)).toEqual([chosen])
    }
  })

  test('holds for that network alone, and there also for a new address', () => {
    const file = join(folder(), 'addresses')
    withCards({ wlan0: ['10.20.30.40'], vboxnet0: ['192.168.56.1'] })
    new HostAddresses(file).choose('192.168.56.1')
    withCards({ wlan0: ['10.20.30.40'], vboxnet0: ['192.168.56.77'] })
    expect(new HostAddresses(file).all[0]).toBe('192.168.56.77')
    withCards({ wlan0: ['10.20.30.40'], vboxnet0: ['192.168.57.1'] })
    expect(new HostAddresses(file).all[0]).toBe('10.20.30.40')
  })

  test('is none where a line of its file is damaged', () => {
    const file = join(folder(), 'addresses')
    writeFileSync(file, 'vboxnet0 192.168.56.0\n')
    withCards({ wlan0: ['10.20.30.40'], vboxnet0: ['192.168.56.1'] })
    expect(new HostAddresses(file).all[0]).toBe('10.20.30.40')
  })
})

test('a machine that does not say which cards it has is on no network', async () => {
  vi.resetModules()
  const fresh = await import('../../../main/host/network/hostAddresses.ts')
  vi.mocked(networkInterfaces).mockImplementation(() => {
    throw new Error('EACCES: permission denied, uv_interface_addresses')
  })
  onTestFinished(() => void vi.mocked(networkInterfaces).mockReset())
  const addresses = new fresh.HostAddresses(join(folder(), 'addresses'))
  await addresses.lookUpRoutes()
  expect(addresses.all).toEqual(['127.0.0.1'])
  expect(addresses.reasons).toEqual([])
})
