// @vitest-environment happy-dom
// Text fields while an input method composes: nothing is written into them, and forms read what they show.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mount, type DOMWrapper } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { nextTick } from 'vue'
import TextField from '../../../renderer/house/TextField.vue'
import ChairCard from '../../../renderer/pages/lobby/ChairCard.vue'
import JoinByAddress from '../../../renderer/pages/home/JoinByAddress.vue'
import { isComposing, readFieldsBeforePresses } from '../../../renderer/parts/inputMethod.ts'
import { readTypedJoinCode } from '../../../shared/wire/index.ts'
import { chair } from '../socket.ts'

/** Composes a text letter by letter and confirms it; returns what the field shows after each step. */
async function compose(field: Pick<DOMWrapper<Element>, 'element'>, letters: string): Promise<string[]> {
  const element = field.element as HTMLInputElement
  const shown: string[] = []
  const before = element.value
  element.dispatchEvent(new CompositionEvent('compositionstart'))
  for (let at = 1; at <= letters.length; at++) {
    element.value = before + letters.slice(0, at)
    element.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }))
    await nextTick()
    await nextTick()
    shown.push(element.value)
  }
  element.dispatchEvent(new CompositionEvent('compositionend'))
  await nextTick()
  await nextTick()
  return [...shown, element.value]
}

test('a field that changes what is typed leaves it alone until it is composed', async () => {
  const window = mount(TextField, {
    props: {
      label: 'Prediction',
      textField: { is: 'text', letters: 'UDS', fewest: 1, most: 5 } as never,
      typedText: '',
      onWrite: (typedText: string) => void window.setProps({ typedText }),
    },
  })
  expect(await compose(window.get('input'), 'uds')).toEqual(['u', 'ud', 'uds', 'UDS'])
  expect(window.props('typedText')).toBe('UDS')
  await window.get('input').setValue('UDSx')
  await nextTick()
  expect((window.get('input').element as HTMLInputElement).value).toBe('UDS')
})

test('no field overwrites its own text while it is composed', () => {
  const renderer = join(import.meta.dirname, '../../../renderer')
  const pages = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.vue'))
  const fields = pages.flatMap(name =>
    [...readFileSync(join(renderer, name), 'utf8').matchAll(/<(?:input|textarea)\b[^]*?\/>/g)].map(([tag]) => ({
      name,
      tag,
    })),
  )
  const writesBack = fields.filter(
    ({ tag }) => /\s:value="/.test(tag) && !/type="(?:range|radio|checkbox)"|\sreadonly\s/.test(tag),
  )
  expect(writesBack.length).toBeGreaterThan(2)
  for (const { name, tag } of writesBack) expect(tag, name).toContain('v-on="field.listeners"')
  for (const { name, tag } of fields)
    if (/@keydown\.enter/.test(tag)) expect(tag, name).toContain('isComposing($event)')
})

test('Enter that confirms a word ends no input, and the name is the one the field shows', async () => {
  const window = mount(ChairCard, {
    props: {
      chair: chair({ avatar: 0, name: 'Bo' }),
      mayArrangeTable: false,
      isOwn: true,
      isRemovable: false,
      isJustSeated: false,
      seated: false,
      canComputersPlay: false,
      newComputerLevel: 'normal',
    } as never,
    attachTo: document.body,
  })
  const field = window.get('input')
  const element = field.element as HTMLInputElement
  element.focus()
  element.dispatchEvent(new CompositionEvent('compositionstart'))
  element.value = '안녕'
  await field.trigger('keydown', { key: 'Enter', keyCode: 229 })
  expect(document.activeElement).toBe(element)
  await field.trigger('change')
  expect(window.emitted('rename')).toEqual([['안녕']])
  window.unmount()
})

test.each([
  ['a press', (form: HTMLFormElement) => form.querySelector('button')!.click()],
  ['Enter', (form: HTMLFormElement) => form.requestSubmit()],
])('the last syllable counts when %s comes before the keyboard has confirmed it', async (_, send) => {
  const stop = readFieldsBeforePresses(document)
  const window = mount(JoinByAddress, { props: { tables: [] }, attachTo: document.body })
  const field = window.get('input').element
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  field.value = '192.168.0.12'
  field.dispatchEvent(new InputEvent('input', { isComposing: true, bubbles: true }))
  send(window.get('form').element)
  await nextTick()
  expect(window.emitted('join')?.[0]?.[0]).toBe('192.168.0.12:4680')
  window.unmount()
  stop()
})

test('a key of an input method is recognized by its flag, and in Safari by its code', () => {
  const key = (more: object) => isComposing(new KeyboardEvent('keydown', { key: 'Enter', ...more }))
  expect([key({ isComposing: true }), key({ keyCode: 229 }), key({ keyCode: 13 })]).toEqual([true, true, false])
})

test.each([
  ['ＪＩＢＥ', 'JIBE'],
  ['j i b e', 'JIBE'],
  ['Code: JIBE', 'JIBE'],
  ['Code:\u00a0JIBE\n', 'JIBE'],
  ['КІТЕ', 'KITE'], // Cyrillic
  ['ΚΙΤΕ', 'KITE'], // Greek
  ['ｋｉｔｅ', 'KITE'],
  ['…', ''],
])('the code typed as %s is taken as %s', (typed, code) => {
  expect(readTypedJoinCode(typed)).toBe(code)
})
