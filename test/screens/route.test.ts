// @vitest-environment happy-dom
// Which page an address means, and what it leaves behind in the address bar.
import { beforeEach, expect, it } from 'vitest'
import { code, device, key } from '../../renderer/use/kept.ts'
import { readAddress } from '../../renderer/use/hosts.ts'
import { arrival, followAddress, go, plainCode, useRoute } from '../../renderer/use/route.ts'

const hex = '0123456789abcdef0123456789abcdef'

beforeEach(() => {
  history.replaceState(null, '', '#')
})

it('reads what links and QR codes carry', () => {
  expect(arrival('')).toEqual({ page: 'home' })
  expect(arrival(`#key=${hex}`)).toEqual({ page: 'home', key: hex })
  expect(arrival('#join=kite')).toEqual({ page: 'at', code: 'KITE' })
  expect(arrival('#at')).toEqual({ page: 'at' })
  expect(arrival('#table')).toEqual({ page: 'watch' })
})

it('takes anything else for the first page', () => {
  for (const hash of ['#key=short', '#nonsense', '#key', '#<script>']) expect(arrival(hash)).toEqual({ page: 'home' })
})

it('keeps the key and the code, and takes them out of the address', () => {
  location.hash = `#key=${hex}`
  followAddress()
  expect(key.get()).toBe(hex)
  expect(location.hash).not.toContain(hex)
  location.hash = '#join=dofe'
  window.dispatchEvent(new Event('hashchange'))
  expect(code.get()).toBe('DOFE')
  expect(location.hash).toBe('#at')
})

it('turns to a page and says so in the address', () => {
  const { page } = useRoute()
  go('watch')
  expect([page.value, location.hash]).toEqual(['watch', '#table'])
  go('home')
  expect([page.value, location.hash]).toEqual(['home', ''])
})

it('compares codes as people type them', () => {
  expect(plainCode(' ki te-')).toBe('KITE')
})

it('makes one device token and keeps it', () => {
  expect(device()).toMatch(/^[0-9a-f]{32}$/)
  expect(device()).toBe(device())
})

it.each([
  ['192.168.0.12', '192.168.0.12:4680', ''],
  ['192.168.0.12:4711', '192.168.0.12:4711', ''],
  [' http://192.168.0.12:4680/ ', '192.168.0.12:4680', ''],
  ['http://192.168.0.12:4680/#join=KITE', '192.168.0.12:4680', 'KITE'],
  ['http://anas-mac.local:80/', 'anas-mac.local:80', ''],
  ['anas-mac.local', 'anas-mac.local:4680', ''],
])('reads the address %s', (typed, address, joins) => {
  expect(readAddress(typed)).toEqual({ address, code: joins })
})

it.each(['', '   ', 'two words', 'ftp://a', 'http://', 'javascript:alert(1)', '1.2.3.4:99999'])(
  'does not take %j for an address',
  typed => {
    expect(readAddress(typed)).toBeNull()
  },
)
