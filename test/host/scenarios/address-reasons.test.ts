// Which of several addresses a host gives out, and what it says of each: to its owner, on the page and in the terminal.
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { hostNoticeText } from '../../../main/cli/host.ts'
import { HostAddresses } from '../../../main/host/network/hostAddresses.ts'
import { lobbyWords } from '../../../shared/words/en/lobby.ts'
import { folder, host, Person } from '../kit.ts'

vi.mock('node:os', async original => {
  const card = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4') => ({
    address,
    netmask: '255.255.255.0',
    family,
    mac: 'a4:83:e7:01:02:03',
    internal: false,
    cidr: `${address}/24`,
  })
  return {
    ...(await original<object>()),
    networkInterfaces: () => ({
      wlan0: [card('10.20.30.40')],
      eth0: [card('192.168.1.2')],
      docker0: [card('172.17.0.1')],
    }),
  }
})

test('where tables of other hosts are found, the owner sees that address first, and why', async () => {
  const at = await host()
  const table = at.room.open('Kitchen')
  const owner = await new Person().come(at, { key: at.hostKey })
  const ana = await new Person().come(at, { code: table.code })
  const reasons = () =>
    owner
      .last('table')!
      .addressReasons!.map(({ address, ...reason }) => [address.split(':')[0], lobbyWords.addressReason(reason)])
  expect(reasons()).toEqual([
    ['192.168.1.2', 'Cable'],
    ['10.20.30.40', 'Wi-Fi'],
    ['172.17.0.1', 'Virtual machines'],
  ])

  at.foundTables([{ address: '192.168.1.2:4680' }]) // its own
  at.foundTables([{ address: '172.17.0.9:4680' }, { address: '10.20.30.50:4680' }])
  await expect.poll(() => ana.last('table')!.table.addresses[0]).toBe(`10.20.30.40:${at.port}`)
  await expect.poll(reasons).toEqual([
    ['10.20.30.40', 'Wi-Fi, where other tables were found'],
    ['192.168.1.2', 'Cable'],
    ['172.17.0.1', 'Virtual machines, where other tables were found'],
  ])
  expect(ana.last('table')!.addressReasons).toBeUndefined() // the cards of this machine are the owner's business

  owner.say({ type: 'use-address', address: `192.168.1.2:${at.port}` })
  await expect.poll(() => reasons()[0]).toEqual(['192.168.1.2', 'Cable, chosen by you'])
  owner.say({ type: 'use-address', address: `172.17.0.1:${at.port}` })
  await expect.poll(reasons).toEqual([
    ['172.17.0.1', 'Virtual machines, chosen by you'],
    ['192.168.1.2', 'Cable'],
    ['10.20.30.40', 'Wi-Fi, where other tables were found'],
  ])

  const lines = hostNoticeText(at).split('\n')
  const line = (address: string) => lines.find(text => text.includes(`http://${address}:`))!.trim()
  expect(line('172.17.0.1')).toMatch(/\/ {3,}Virtual machines, chosen by you$/)
  expect(line('10.20.30.40')).toMatch(/\/ {3,}Wi-Fi, where other tables were found$/)
})

test('the address by which a screen of another machine came is first, one of this machine is not', () => {
  const addresses = new HostAddresses(join(folder(), 'addresses'))
  addresses.noteVisit({ hostAddress: '10.20.30.40', deviceAddress: '192.168.1.2' })
  addresses.noteVisit({ hostAddress: '10.20.30.99', deviceAddress: '10.20.30.50' })
  expect(addresses.all[0]).toBe('192.168.1.2')
  addresses.noteVisit({ hostAddress: '::ffff:10.20.30.40', deviceAddress: '::ffff:10.20.30.50' })
  expect(addresses.all[0]).toBe('10.20.30.40')
  expect(lobbyWords.addressReason(addresses.reasons[0]!)).toBe('Wi-Fi, the way others came')
})
