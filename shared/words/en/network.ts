// The page that tests the network and shows the ways to join, in English.
import { listNames } from './grammar.ts'

export const networkWords = {
  // Tables that are found, and a host that is named by hand
  searching: 'Listening for tables on this network…',
  searchingAbout: 'Tables appear here by themselves. If yours does not, type the address from its screen.',
  otherProtocol: 'This table runs another version of Hunch. Install the same version on both devices to join it.',
  onHost: (address: string) => `At ${address}`,
  tableNumber: (number: number) => `Number ${number} of this name`,
  whereTo: 'Address or join code',
  addressHint: 'like 192.168.0.12:4680',
  goThere: 'Go there',
  codeAsked: (tables: number) => `Trying the code at ${tables} tables…`,
  codeOfNoTable:
    'None of the tables found here has this code. Check it, or type the address that the host’s screen shows.',
  codeOfWhich: 'Not every table has answered. Choose yours above; the code goes with you.',
  codeOfNone: 'No table was found to ask for this code. Type the address that the host’s screen shows.',
  codeInBrowser:
    'A browser finds no tables by itself. Type the address that the host’s screen shows, or scan its QR code.',
  badAddress: 'Type the address as the host’s screen shows it, like 192.168.0.12:4680.',

  title: 'When somebody cannot join',
  about: 'Only you see this page, as the host is yours.',

  // Three ways to join
  ways: 'Three ways to join',
  noTable: 'No table is open now. Open one on the first page, and this page shows the ways to join it.',
  scan: 'Scan',
  scanAbout: 'With a phone’s camera. The join code is in it.',
  typed: 'Type',
  typedAbout: 'In any browser. Then the join code:',
  listed: 'Choose',
  listedAbout: 'Open Hunch on the other computer. The table appears under “Join a table” by itself.',
  others: 'Or one of these:',
  noAddress: 'This computer is on no network.',

  // The test
  test: 'What this computer can test',
  testing: 'Testing the network… This takes some seconds.',
  again: 'Test again',
  done: (wrong: number) =>
    wrong === 0
      ? 'Tested. Nothing is wrong here.'
      : wrong === 1
        ? 'Tested. One thing is wrong.'
        : `Tested. ${wrong} things are wrong.`,
  tried: 'Tried',
  seen: 'Seen',
  todo: 'What to do',
  state: { good: 'Fine', look: 'Look at this', bad: 'Wrong', unknown: 'Cannot be tested from here' },

  address: {
    title: 'Is this computer on a network?',
    tried: 'Looked at its network cards.',
    good: (address: string) => `It is, as ${address}.`,
    several: (addresses: readonly string[]) => `It is on several: ${listNames(addresses)}.`,
    severalDo: 'Each address leads to the people on that network alone. If one does not work, try the other.',
    none: 'It has no address.',
    noneDo: 'Connect it to your Wi-Fi, or plug in a cable.',
    linkLocal: (address: string) => `It found no router, and gave itself the address ${address}.`,
    linkLocalDo: 'Connect it to your Wi-Fi, or look whether the router is on.',
  },
  vpn: {
    title: 'Is a VPN in the way?',
    tried: 'Looked for network cards with the name or addresses of a VPN.',
    good: 'None was found.',
    found: (names: readonly string[]) => `There is one: ${listNames(names)}.`,
    foundDo: 'Turn it off while you play. Many VPNs cut this computer off from its own network.',
  },
  port: {
    title: 'Does Hunch answer?',
    tried: (port: number) => `Connected to this computer at its own addresses, port ${port}.`,
    good: 'It answers at each. This test did not leave this computer: a firewall may still stop others.',
    refused: (addresses: readonly string[]) => `Nothing answers at ${listNames(addresses)}: the port is closed.`,
    silent: (addresses: readonly string[]) =>
      `No reply from ${listNames(addresses)}: a firewall is probably blocking it.`,
    closedDo: 'Close Hunch and open it again. If that does not help, allow Hunch in your firewall.',
  },
  mdns: {
    title: 'Can the app find the table?',
    tried: 'Listened for the announcements (mDNS) that put tables on the app’s list.',
    good: 'Its own arrived, and those of other devices.',
    alone: 'Its own arrived, but none of other devices.',
    aloneDo:
      'In a quiet network that is normal. If the app still lists no table, the router blocks announcements: scan or type the address.',
    silent: 'Not even its own arrived.',
    silentDo:
      'Something on this computer blocks announcements. Allow Hunch in the firewall; until then scan or type the address, which needs none.',
    off: 'None is sent now: no table is open, or announcements are switched off.',
    offDo: 'Scan or type the address, which needs none.',
  },
  visited: {
    title: 'Can other devices connect?',
    tried: 'Checked whether a device at another address has connected since Hunch started here.',
    good: 'One has: neither firewall nor guest network is in the way.',
    none: 'None has yet.',
    noneDo:
      'Open the address above on a phone. If nothing comes: is it on the same Wi-Fi, with mobile data off, and not on the guest network? Guest networks keep devices apart. Then use the main one, or a phone’s hotspot for everybody.',
  },
  firewall: {
    title: 'Does this system let others in?',
    triedLinux: 'Read whether ufw or firewalld is on.',
    triedWindows: 'Asked Windows how it treats this network, and whether its firewall is on.',
    triedMac: 'macOS does not tell an app.',
    triedOther: 'This system does not tell.',
    nothing: 'Nothing could be read.',
    good: 'None of them is on.',
    private: 'The network is a private one: Hunch may be reached in it.',
    passed: 'Others have come in: it does.',
    linux: (names: readonly string[]) => `${listNames(names)} ${names.length === 1 ? 'is' : 'are'} on.`,
    linuxDo: (port: number, names: readonly ('ufw' | 'firewalld' | 'windows')[]) =>
      names.includes('firewalld')
        ? `Let the port in: sudo firewall-cmd --add-port=${port}/tcp, and for the app’s list --add-service=mdns.`
        : `Let the port in: sudo ufw allow ${port}/tcp, and for the app’s list sudo ufw allow 5353/udp.`,
    public: 'Windows treats this network as public, and keeps others out.',
    publicDo:
      'Settings, Network & internet, your network: choose “Private network”. If Windows asks about Hunch, allow it.',
    windows: 'Windows did not say.',
    windowsDo: 'Settings, Network & internet, your network: is it a private one? And is Hunch allowed in the firewall?',
    macDo:
      'System Settings, Privacy & Security, Local Network: is Hunch switched on? And under Network, Firewall: may it be reached?',
    otherDo: 'Look whether a firewall is on, and let Hunch through.',
  },
  here: 'Nothing helps? Everybody can play on this screen: choose “Play on this screen” on the first page.',
  back: 'Back',
} as const
