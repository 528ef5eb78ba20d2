// @vitest-environment happy-dom
// Which page an address means, and what stays in the address bar.
import { beforeEach, expect, it } from 'vitest'
import { storedJoinCode, loadBrowserSecret, pageHostKeyStore } from '../../../../renderer/device/storage/storage.ts'
import { parseHostAddress } from '../../../../renderer/use/host/typedAddress.ts'
import { until } from '../../../kit/until.ts'
import {
  formatJoinLinkParams,
  joinLinkParamsOf,
  normalizeJoinCode,
  parseJoinLinkParams,
} from '../../../../shared/wire/index.ts'
import {
  hasArrivedByHostKey,
  goToMoment,
  leaveReview,
  momentToHash,
  parseRoute,
  followLocation,
  goToPage,
  useRoute,
} from '../../../../renderer/device/page/route.ts'

const hex = '0123456789abcdef0123456789abcdef'
const LINK_KEY = 'w5d1_PXvTqyT3zd0-WqYbA'

beforeEach(() => {
  history.replaceState(null, '', '#')
})

it('reads what links and QR codes carry', () => {
  expect(parseRoute('')).toEqual({ page: 'home' })
  expect(parseRoute(`#key=${hex}`)).toEqual({ page: 'home', hostKey: hex })
  const invitation = { code: 'KITE', linkKey: '', table: '' }
  expect(parseRoute('#join=kite')).toEqual({ page: 'at', invitation })
  expect(parseRoute('#at')).toEqual({ page: 'at' })
  expect(parseRoute('#table')).toEqual({ page: 'watch' })
  expect(parseRoute('#table=kite')).toEqual({ page: 'watch', invitation })
  const table = '9f86d081'
  expect(parseRoute('#join=KITE@9f86d081')).toEqual({ page: 'at', invitation: { ...invitation, table } })
  expect(parseRoute('#table=@9f86d081')).toEqual({ page: 'watch', invitation: { ...invitation, code: '', table } })
  expect(parseRoute(`#join=KITE.${LINK_KEY}@9f86d081`)).toEqual({
    page: 'at',
    invitation: { code: 'KITE', linkKey: LINK_KEY, table },
  })
  expect(parseRoute('#learn=mind-reader')).toEqual({ page: 'learn', lesson: 'mind-reader' })
})

it.each([
  [{ code: 'KITE', linkKey: LINK_KEY, id: '9f86d081', beside: true }, `KITE.${LINK_KEY}@9f86d081`],
  [{ code: 'KITE', linkKey: LINK_KEY, id: '9f86d081' }, `KITE.${LINK_KEY}`],
  [{ code: null, linkKey: null, id: '9f86d081' }, ''],
] as const)('a link contains of a table exactly what is parsed from it', (table, text) => {
  expect(formatJoinLinkParams(joinLinkParamsOf(table))).toBe(text)
  expect(parseJoinLinkParams(text)).toEqual(joinLinkParamsOf(table))
})

it('parses a link that a messenger has encoded', () => {
  const link = `join=KITE.${LINK_KEY}@9f86d081`
  const meant = parseRoute(`#${link}`)
  for (const encoded of [
    link.replace('=', '%3D'),
    link.replace('.', '%2E').replace('@', '%40'),
    encodeURIComponent(link),
  ])
    expect(parseRoute(`#${encoded}`)).toEqual(meant)
  expect(parseRoute('#join=%')).toEqual(parseRoute('#join='))
  for (const typed of [
    '#join=ＫＩＴＥ',
    '#ｊｏｉｎ＝ｋｉｔｅ',
    `#join=${encodeURIComponent('ＫＩＴＥ')}`,
    '#join=КІТЕ',
  ])
    expect(parseRoute(typed), typed).toEqual(parseRoute('#join=KITE'))
})

it('recognizes a link key, and leaves the code as it is', () => {
  for (const wrong of ['', 'short', `${LINK_KEY}x`, '<script>alert(1)</scri'])
    expect(parseJoinLinkParams(`KITE.${wrong}`)).toEqual({ code: 'KITE', linkKey: '', table: '' })
})

it('shows the first page for anything else', () => {
  for (const hash of ['#key=short', '#nonsense', '#key', '#<script>', '#learn', '#learn=<b>'])
    expect(parseRoute(hash)).toEqual({ page: 'home' })
})

it('keeps the key and the code, and takes them out of the address', async () => {
  location.hash = `#key=${hex}`
  await followLocation()
  expect(pageHostKeyStore.get()).toBe(hex)
  expect(location.hash).not.toContain(hex)
  expect(hasArrivedByHostKey()).toBe(true)
  location.hash = '#join=dofe'
  window.dispatchEvent(new Event('hashchange'))
  expect(hasArrivedByHostKey()).toBe(false)
  expect(storedJoinCode.get()).toBe('DOFE')
  expect(location.hash).toBe('#at')
})

it('shows a page and writes it into the address', () => {
  const { page } = useRoute()
  goToPage('watch')
  expect([page.value, location.hash]).toEqual(['watch', '#table'])
  goToPage('home')
  expect([page.value, location.hash]).toEqual(['home', ''])
})

it('compares codes as people type them', () => {
  expect(normalizeJoinCode(' ki te-')).toBe('KITE')
})

it('makes one device token and keeps it', () => {
  expect(loadBrowserSecret()).toMatch(/^[0-9a-f]{32}$/)
  expect(loadBrowserSecret()).toBe(loadBrowserSecret())
})

it.each([
  ['192.168.0.12', '192.168.0.12:4680', '', ''],
  ['192.168.0.12:4711', '192.168.0.12:4711', '', ''],
  [' http://192.168.0.12:4680/ ', '192.168.0.12:4680', '', ''],
  ['http://192.168.0.12:4680/#join=KITE', '192.168.0.12:4680', 'KITE', ''],
  ['１９２．１６８．０．１２／＃ｊｏｉｎ＝ＫＩＴＥ', '192.168.0.12:4680', 'KITE', ''],
  ['http://192.168.0.12/#join=KITE@9f86d081884c7d65', '192.168.0.12:4680', 'KITE', '9f86d081884c7d65'],
  [`http://192.168.0.12:4680/#join=KITE.${LINK_KEY}`, '192.168.0.12:4680', 'KITE', '', LINK_KEY],
  ['http://anas-mac.local:80/', 'anas-mac.local:80', '', ''],
  ['anas-mac.local', 'anas-mac.local:4680', '', ''],
])('reads the address %s', (typed, address, code, table, linkKey = '') => {
  expect(parseHostAddress(typed)).toEqual({ address, code, linkKey, table })
})

it.each(['', '   ', 'two words', 'ftp://a', 'http://', 'javascript:alert(1)', '1.2.3.4:99999'])(
  'does not take %j for an address',
  typed => {
    expect(parseHostAddress(typed)).toBeNull()
  },
)

it('opens a game that is looked back at where it turned, unless an address names a move', () => {
  const moment = (hash: string) => parseRoute(hash).moment
  expect(moment('#review=abc')).toEqual({ game: 'abc', step: null, eyes: 'all' })
  expect(moment('#review=abc/turn/own')).toEqual({ game: 'abc', step: null, eyes: 'own' })
  expect(moment('#review=abc/12/2')).toEqual({ game: 'abc', step: 12, eyes: 1 })
  for (const where of ['abc/turn/own', 'abc/7/all'])
    expect(momentToHash(moment(`#review=${where}`)!)).toBe(`review=${where}`)
})

it('leaves a review for the page it was opened from, however many moves were looked at', async () => {
  await followLocation()
  goToPage('sharp')
  for (const step of [null, 3, 4]) goToMoment({ game: 'abc', step, eyes: 'own' })
  leaveReview('home')
  await until(() => expect(useRoute().page.value).toBe('sharp'))
})

it('leaves a review that was opened by its address for the first page', () => {
  history.replaceState(null, '', '#review=abc')
  goToMoment({ game: 'abc', step: 3, eyes: 'all' })
  history.replaceState(null, '', '#review=abc/3/all') // as after a visit that began here
  leaveReview('home')
  expect(useRoute().page.value).toBe('home')
})
