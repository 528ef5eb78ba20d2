// Tells from name and hardware address what kind of network interface an address belongs to.
import { isLinkLocal, UNREAL_KINDS, type InterfaceKind } from '../../../shared/wire/index.ts'

/** One address of a network interface. */
export interface InterfaceAddress {
  readonly interfaceName: string // the operating system's name for the interface
  readonly address: string
  readonly mac: string
  readonly netmask: string
  readonly isIPv6: boolean
}

/** Patterns for the names of tunnels, whose other end is not in this room; beside each, whose it is. */
const TUNNEL_NAMES: readonly RegExp[] = [
  /^(tun|tap|utun|ipsec|ppp|sit)\d*$/i, // the systems themselves: Linux, the BSDs and macOS
  /^(tun|tap|wg|outline-tun)/i, // OpenVPN, WireGuard and Outline, which add a number or a name
  /TAP-Windows|Wintun|OpenVPN Data Channel/i, // drivers of OpenVPN and WireGuard on Windows
  /^(tailscale|zt|feth|ham|nebula|tinc|edge|wt)\d*/i, // Tailscale, ZeroTier (feth on macOS), Hamachi, Nebula, tinc, n2n, NetBird
  /Tailscale|WireGuard|ZeroTier|Hamachi|Radmin|NetBird/i, // these products as Windows names their interfaces
  /^(nordlynx|proton|CloudflareWARP)|Mullvad/i, // NordVPN, Proton, Cloudflare, Mullvad
  /^(gpd|PANGP)|GlobalProtect/i, // Palo Alto's GlobalProtect
  /^cscotun|AnyConnect|Cisco Secure Client/i, // Cisco
  /Forti(net|Client|SSL)|^fctvpn/i, // Fortinet
  /VPN/i, // any vendor
]

/** Hardware addresses of tunnels that look like cards, as their makers give them out. */
const TUNNEL_MACS: readonly RegExp[] = [
  /^00:ff:/i, // TAP-Windows, the driver of OpenVPN: 00:FF and four bytes by chance
  /^00:05:9a:/i, // Cisco AnyConnect
  /^00:09:0f:/i, // Fortinet
  /^02:50:41:/i, // GlobalProtect
]

/** Patterns for the interface names of virtual machines, containers and their switches; beside each, whose it is. */
const VIRTUAL_NAMES: readonly RegExp[] = [
  /^(vboxnet|VirtualBox)|Host-Only/i, // VirtualBox
  /^(vmnet|vmenet|VMware|vnic)|VMnet/i, // VMware; macOS and Parallels
  /^(virbr|mpqemubr)|^multipass/i, // libvirt; Multipass
  /^(docker|br-[0-9a-f]{6,}|veth|podman|orbstack|orb\d)/i, // Docker, Podman, OrbStack
  /^(lxc|lxd|incus)/i, // LXC, LXD, Incus
  /^(waydroid|anbox)/i, // Android on Linux
  /^(cni|flannel|cali|kube-)/i, // Kubernetes
  /^bridge\d/i, // macOS, for its virtual machines and its shared connection
  /^(vEthernet|WSL)|Hyper-V|Virtual/i, // Windows
  /\* ?\d+$/, // Windows' Wi-Fi Direct, “Local Area Connection* 12”, in any language
  /^(dummy|ifb)\d|Loopback/i, // the systems' cards that lead nowhere
]

/** Hardware addresses that VirtualBox, VMware, Hyper-V, Docker and Parallels give to their interfaces. */
const VIRTUAL_MAC = /^(0a:00:27|08:00:27|00:50:56|00:0c:29|00:05:69|00:15:5d|02:42|00:1c:42)/i

/** Hardware addresses of this machine's own end of a virtual network, which leads nowhere. */
const HOST_ONLY_MAC = /^(0a:00:27|00:50:56:c0:00)/i

/** Wi-Fi, and cables. */
const WIFI_NAMES = /^(wl|ath\d|Wi-?Fi|WLAN|Wireless)/i
const CABLE_NAMES = /^(eth\d|en[ops]\d|enx|Ethernet|LAN)/i
/** macOS calls both Wi-Fi and cables so. */
const MACOS_CARD_NAMES = /^en\d+$/

/**
 * The kind of interface an address belongs to. A virtual interface with a route counts as real: in a virtual
 * machine it is the only way out. Bridges (br0, vmbr0), hotspots (ap0, p2p0) and tethered phones (usb0, pan0) remain
 * unnamed: people of this room may be behind them, or may not.
 */
export function interfaceKind(
  { interfaceName, address, mac, netmask }: InterfaceAddress,
  routed: ReadonlySet<string>,
): InterfaceKind {
  const isNamed = (namePatterns: readonly RegExp[]) => namePatterns.some(name => name.test(interfaceName))
  if (isLinkLocal(address)) return 'unconnected'
  if (isNamed(TUNNEL_NAMES) || TUNNEL_MACS.some(pattern => pattern.test(mac)) || netmask === '255.255.255.255')
    return 'tunnel'
  if (isNamed(VIRTUAL_NAMES) || HOST_ONLY_MAC.test(mac) || (VIRTUAL_MAC.test(mac) && !routed.has(address)))
    return 'virtual'
  if (WIFI_NAMES.test(interfaceName)) return 'wifi'
  return CABLE_NAMES.test(interfaceName) ? 'cable' : 'unnamed'
}

/** 0 for real interfaces, more for others: the more, the less likely somebody is behind it. */
export function interfaceKindRank(kind: InterfaceKind): number {
  return UNREAL_KINDS.indexOf(kind) + 1
}

/** True if a real interface is known to be Wi-Fi or a cable. */
export function isWifiOrCable(kind: InterfaceKind, { interfaceName }: InterfaceAddress): boolean {
  return kind === 'wifi' || kind === 'cable' || MACOS_CARD_NAMES.test(interfaceName)
}
