// @vitest-environment happy-dom
// Tests what can be typed to join: an address, a whole link, or the join code of a table found on the network.
import { mount } from '@vue/test-utils'
import { beforeEach, expect, test } from 'vitest'
import { byRole } from '../../../kit/roles.ts'
import JoinByAddress from '../../../../renderer/pages/home/JoinByAddress.vue'
import { wordsLoaded } from '../../../../renderer/device/words/language.ts'
import type { FoundTable } from '../../../../shared/wire/index.ts'
import { networkWords } from '../../../../shared/words/en/network.ts'

const table = (id: string, address: string): FoundTable => ({
  id, address, name: 'Kitchen table', game: 'blank', phase: 'lobby', taken: 1, free: 2, protocol: 1,
}) // prettier-ignore
const KITCHEN = table('k', '192.168.0.12:4680')
const GARDEN = table('g', '192.168.0.13:4680')

beforeEach(async () => {
  localStorage.clear()
  await wordsLoaded()
})

async function typed(text: string, found: readonly FoundTable[]) {
  const form = mount(JoinByAddress, { props: { found }, attachTo: document.body })
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

test('among several tables the person chooses, and the code goes along', async () => {
  expect(await typed('kite', [KITCHEN, GARDEN])).toEqual({
    joined: undefined,
    code: 'KITE',
    advice: networkWords.codeOfWhich,
  })
})

test('where no table was found, a code asks for the address', async () => {
  expect(await typed('kite', [])).toEqual({ joined: undefined, code: '', advice: networkWords.codeOfNone })
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
