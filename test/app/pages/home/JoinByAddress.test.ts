// @vitest-environment happy-dom
// Tests what can be typed to join: an address, a whole link, or the join code of a table found on the network.
import { mount } from '@vue/test-utils'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { byRole } from '../../../kit/roles.ts'
import { until } from '../../../kit/until.ts'
import { FakeSocket } from '../../socket.ts'
import JoinByAddress from '../../../../renderer/pages/home/JoinByAddress.vue'
import { whenWordsLoaded } from '../../../../renderer/device/words/language.ts'
import { PROTOCOL_VERSION, type FoundTable } from '../../../../shared/wire/index.ts'
import { networkWords } from '../../../../shared/words/en/network.ts'

const table = (id: string, address: string): FoundTable => ({
  id, address, name: 'Kitchen table', game: 'blank', phase: 'lobby', taken: 1, free: 2, protocol: PROTOCOL_VERSION,
}) // prettier-ignore
const KITCHEN = table('k', '192.168.0.12:4680')
const GARDEN = table('g', '192.168.0.13:4680')

beforeEach(async () => {
  localStorage.clear()
  await whenWordsLoaded()
})

/** The codes of the hosts that answer, by address. */
let codes: Readonly<Record<string, string>> = {}
class AnsweringSocket extends FakeSocket {
  constructor(url: string) {
    super(url)
    queueMicrotask(() => {
      const code = codes[new URL(url).host]
      FakeSocket.secrets = code === undefined ? {} : { code }
      this.open()
    })
  }
}

/** Types a code and waits for what comes of it at several tables. */
async function typedAtSeveral(text: string, byAddress: typeof codes) {
  codes = byAddress
  vi.stubGlobal('WebSocket', AnsweringSocket)
  onTestFinished(() => void vi.unstubAllGlobals())
  const form = mount(JoinByAddress, { props: { tables: [KITCHEN, GARDEN] }, attachTo: document.body })
  await form.get('input').setValue(text)
  await form.get('form').trigger('submit')
  expect(byRole(form, 'status').text()).toBe(networkWords.codeAsked(2))
  await until(() => expect(byRole(form, 'status').text()).not.toBe(networkWords.codeAsked(2)))
  return {
    joined: form.emitted('join')?.[0],
    code: form.emitted('code')?.at(-1)?.[0],
    advice: byRole(form, 'status').text(),
  }
}

async function typed(text: string, found: readonly FoundTable[]) {
  const form = mount(JoinByAddress, { props: { tables: found }, attachTo: document.body })
  await form.get('input').setValue(text)
  await form.get('form').trigger('submit')
  return {
    joined: form.emitted('join')?.[0],
    code: form.emitted('code')?.[0]?.[0],
    advice: byRole(form, 'status').text(),
  }
}

test.each([
  'kite',
  'KITE',
  ' КІТЕ ',
  'ＫＩＴＥ',
  'k i t e',
  'Code: KITE',
  'Code : kite',
  'Código：ＫＩＴＥ',
  'code KITE',
])('the code %s leads to the only table on the network', async code => {
  const { joined, advice } = await typed(code, [KITCHEN])
  expect(joined).toEqual(['192.168.0.12:4680', { code: 'KITE', linkKey: '', table: 'k' }])
  expect(advice).toBe('')
})

test('of several tables the one that has this code is joined', async () => {
  const byAddress = { [KITCHEN.address]: 'BABA', [GARDEN.address]: 'KITE' }
  expect(await typedAtSeveral('kite', byAddress)).toEqual({
    joined: [GARDEN.address, { code: 'KITE', linkKey: '', table: 'g' }],
    code: '',
    advice: '',
  })
})

test('a code that none of several tables has is said to be wrong', async () => {
  const byAddress = { [KITCHEN.address]: 'BABA', [GARDEN.address]: 'LUMO' }
  expect(await typedAtSeveral('kite', byAddress)).toEqual({
    joined: undefined,
    code: '',
    advice: networkWords.codeOfNoTable,
  })
})

test('where one of several tables gives no answer the person chooses, and the code goes along', async () => {
  expect(await typedAtSeveral('kite', { [KITCHEN.address]: 'BABA' })).toEqual({
    joined: undefined,
    code: 'KITE',
    advice: networkWords.codeOfWhich,
  })
})

test('a browser, which finds no tables, is told to take the address or the QR code', async () => {
  expect(await typed('kite', [])).toEqual({ joined: undefined, code: '', advice: networkWords.codeInBrowser })
})

test.each([
  ['192.168.0.12', '192.168.0.12:4680'],
  ['http://192.168.0.12:4680/#join=KITE', '192.168.0.12:4680'],
  ['kite.local', 'kite.local:4680'],
  ['nuc1', 'nuc1:4680'],
  ['my-host', 'my-host:4680'],
  ['kite:4681', 'kite:4681'],
])('%s is an address, not a code', async (text, address) => {
  expect((await typed(text, [KITCHEN])).joined?.[0]).toBe(address)
})

test.each(['at Ana’s', 'two words', 'Code: ABCDE'])(
  '%s, which is neither, is answered with how an address looks',
  async text => {
    expect((await typed(text, [KITCHEN])).advice).toBe(networkWords.badAddress)
  },
)
