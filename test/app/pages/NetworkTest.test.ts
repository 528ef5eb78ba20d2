// @vitest-environment happy-dom
// A test of the network in words: for each possible obstacle what was tried, what was seen, and what to do.
import { mount, type VueWrapper } from '@vue/test-utils'
import { nextTick } from 'vue'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Pinia } from 'pinia'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import { networkWords } from '../../../renderer/device/words/networkWords.ts'
import NetworkTest from '../../../renderer/pages/NetworkTest.vue'
import { networkChecks, type NetworkCheck } from '../../../renderer/pages/network/checks.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import type { NetworkReport, TestedInterface } from '../../../shared/wire/index.ts'
import { allByRole, byRole } from '../../kit/roles.ts'
import { FakeSocket, freshPage, leavePage, tableMessage, tableOf, welcome } from '../socket.ts'

const WLAN: TestedInterface = {
  name: 'wlan0',
  address: '192.168.1.20',
  kind: 'wifi',
  port: 'answers',
  mdns: { itself: true, others: true },
}
const report = (change: Partial<NetworkReport> = {}): NetworkReport => ({
  platform: 'linux',
  port: 4680,
  cards: [WLAN],
  visited: false,
  firewalls: [],
  profile: null,
  ...change,
})

let page: VueWrapper | null = null
let pinia: Pinia
beforeEach(async () => {
  pinia = freshPage()
  await switchLanguage('en')
})
afterEach(() => {
  leavePage(page)
  page = null
})

/** The state of each check, by its topic. */
const states = (change: Partial<NetworkReport>) =>
  Object.fromEntries(networkChecks(report(change), networkWords).map(({ about, state }) => [about, state]))
const check = (about: NetworkCheck['about'], change: Partial<NetworkReport>) =>
  networkChecks(report(change), networkWords).find(one => one.about === about)!

test('if all is well only the untestable is open, and a visitor settles it', () => {
  const well = { address: 'good', port: 'good', vpn: 'good', mdns: 'good', firewall: 'good' }
  expect(states({})).toEqual({ ...well, visited: 'unknown' })
  expect(states({ visited: true, firewalls: ['ufw'] })).toEqual({ ...well, visited: 'good' })
})

test('a machine without a network or router says so, and not what it could not test', () => {
  expect(states({ cards: [] })).toEqual({ address: 'bad', vpn: 'good', firewall: 'good' })
  const alone: TestedInterface = { ...WLAN, address: '169.254.3.3', kind: 'unconnected' }
  expect(check('address', { cards: [alone] })).toMatchObject({
    state: 'bad',
    seen: expect.stringContaining('169.254.3.3'),
  })
})

test('several networks and a VPN are named', () => {
  const cards: TestedInterface[] = [
    WLAN,
    { ...WLAN, name: 'eth0', address: '10.0.0.4' },
    { ...WLAN, name: 'wg0', kind: 'tunnel' },
  ]
  expect(check('address', { cards }).seen).toBe('It is on several: 192.168.1.20 and 10.0.0.4.')
  expect(check('vpn', { cards })).toMatchObject({ state: 'look', seen: 'There is one: wg0.' })
})

test('a closed port and a filtered one get different answers', () => {
  expect(check('port', { cards: [{ ...WLAN, port: 'refused' }] })).toMatchObject({
    state: 'bad',
    seen: 'Nothing answers at 192.168.1.20: the port is closed.',
  })
  expect(check('port', { cards: [{ ...WLAN, port: 'silent' }] }).seen).toContain('a firewall is probably blocking it')
})

test('mDNS is silent, alone, or not spoken at all', () => {
  const heard = (mdns: TestedInterface['mdns']) => check('mdns', { cards: [{ ...WLAN, mdns }] }).state
  expect(heard({ itself: false, others: false })).toBe('bad')
  expect(heard({ itself: true, others: false })).toBe('look')
  expect(heard(null)).toBe('look')
})

test('each system says what to do about its own firewall', () => {
  const todo = (change: Partial<NetworkReport>) => check('firewall', change).advice
  expect(todo({ firewalls: ['ufw'] })).toContain('sudo ufw allow 4680/tcp')
  expect(todo({ firewalls: ['firewalld'] })).toContain('--add-port=4680/tcp')
  expect(check('firewall', { platform: 'windows', profile: 'public' }).state).toBe('bad')
  expect(check('firewall', { platform: 'windows', profile: 'private' }).state).toBe('good')
  expect(check('firewall', { platform: 'windows', profile: null }).state).toBe('unknown')
  expect(todo({ platform: 'macos' })).toContain('Local Network')
})

test('every wrong or unknown result says what to do', () => {
  const cards: TestedInterface[] = [{ ...WLAN, port: 'refused', mdns: null }]
  for (const platform of ['linux', 'macos', 'windows', 'other'] as const)
    for (const { state, advice: todo, about } of networkChecks(report({ platform, cards }), networkWords))
      expect(state === 'good' || todo !== null, about).toBe(true)
})

test('the owner’s page shows the three ways side by side, tests at once, and again when asked to', async () => {
  useTableStore().connect({ address: 'host:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell({ ...welcome, owner: true } as never, tableMessage(tableOf({ phase: 'lobby' })))
  const shown = mount(NetworkTest, { global: { plugins: [pinia] } })
  page = shown
  await nextTick()
  const ways = byRole(shown, 'region', networkWords.ways)
  expect(allByRole(ways, 'listitem')).toHaveLength(3)
  expect(ways.text()).toContain('http://192.168.0.12:4680')
  expect(byRole(ways, 'paragraph', 'KITE').text()).toBe('KITE')
  expect(byRole(shown, 'status').text()).toContain('Testing')
  expect(FakeSocket.last.of('test-network')).toHaveLength(1)
  FakeSocket.last.tell({ type: 'network', report: report({ cards: [{ ...WLAN, port: 'refused' }] }) })
  await nextTick()
  expect(byRole(shown, 'status').text()).toBe('Tested. One thing is wrong.')
  expect(byRole(shown, 'listitem', new RegExp(networkWords.state.bad)).text()).toContain('the port is closed')
  await byRole(shown, 'button', networkWords.again).trigger('click')
  await byRole(shown, 'button', networkWords.again).trigger('click') // it is running
  expect(FakeSocket.last.of('test-network')).toHaveLength(2)
})
