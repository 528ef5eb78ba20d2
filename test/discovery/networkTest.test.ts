// What a machine finds out about its own network: the addresses at which its port answers, mDNS around it, its
// firewalls.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { createServer as createHttpServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { announceTables, testNetwork } from '../../main/discovery/index.ts'
import { probePortAt } from '../../main/discovery/networkTest.ts'
import { findActiveFirewalls, parseWindowsNetworkProfile } from '../../main/discovery/systemFirewall.ts'
import { PROTOCOL_VERSION } from '../../shared/wire/index.ts'

/** Nothing here may leave by a real network card. */
const card = '127.0.0.1'

const undone: (() => unknown)[] = []
afterEach(async () => {
  for (const undo of undone.splice(0).reverse()) await undo()
})

async function listening(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, card, resolve))
  undone.push(() => server.close())
  return (server.address() as AddressInfo).port
}

describe('the port', () => {
  test('answers where a host listens', async () => {
    expect(await probePortAt(card, await listening(createHttpServer((_, response) => response.end('{}'))))).toBe(
      'answers',
    )
  })
  test('is refused where nobody does', async () => {
    const server = createServer()
    const port = await listening(server)
    await new Promise(resolve => server.close(resolve))
    expect(await probePortAt(card, port)).toBe('refused')
  })
  test('is silent where what is sent is never answered', async () => {
    const server = createServer(socket => undone.push(() => socket.destroy()))
    expect(await probePortAt(card, await listening(server))).toBe('silent')
  })
})

describe('mDNS', () => {
  const announced = (port: number) => {
    const table = {
      id: `n${process.pid}`,
      name: '',
      game: 'blank',
      phase: 'lobby',
      chairs: { taken: 0, free: 2 },
    } as const
    const info = () => ({ hunch: true, protocol: PROTOCOL_VERSION, table }) as const
    const announcer = announceTables({
      port,
      info,
      interfaceAddress: card,
      onTrouble: sentence => expect.fail(sentence),
    })
    undone.push(() => announcer.stop())
  }
  test('is heard by the machine that speaks it, and nobody else is where nobody is', async () => {
    const port = await listening(createServer())
    announced(port)
    const { cards } = await testNetwork({ port, isAnnouncing: true, interfaceAddress: card })
    expect(cards).toMatchObject([{ address: card, mdns: { itself: true, others: false } }])
  })
  test('of another table is not taken for one’s own', async () => {
    announced(4681)
    const { cards } = await testNetwork({ port: 4699, isAnnouncing: true, interfaceAddress: card })
    expect(cards).toMatchObject([{ mdns: { itself: false } }])
  })
  test('is not listened to while nothing is announced', async () => {
    const { cards } = await testNetwork({ port: 4699, isAnnouncing: false, interfaceAddress: card })
    expect(cards).toMatchObject([{ address: card, port: 'refused', mdns: null }])
  })
})

test.skipIf(process.platform === 'win32')('an active firewall of Linux is recognized by its files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-firewall-'))
  undone.push(() => rmSync(folder, { recursive: true }))
  const files = { ufw: join(folder, 'ufw.conf'), firewalld: join(folder, 'firewalld') }
  expect(await findActiveFirewalls(files)).toEqual([])
  writeFileSync(files.ufw, '# ENABLED=yes would start it\nENABLED=no\n')
  expect(await findActiveFirewalls(files)).toEqual([])
  writeFileSync(files.ufw, 'ENABLED=yes\nLOGLEVEL=low\n')
  mkdirSync(files.firewalld)
  expect(await findActiveFirewalls(files)).toEqual(['ufw', 'firewalld'])
})

test('of several networks Windows names, the strictest counts', () => {
  expect(parseWindowsNetworkProfile('Private\r\nPublic\r\n')).toBe('public')
  expect(parseWindowsNetworkProfile('Private\r\n')).toBe('private')
  expect(parseWindowsNetworkProfile('DomainAuthenticated\r\n')).toBe('domain')
  expect(parseWindowsNetworkProfile('')).toBeNull()
})
