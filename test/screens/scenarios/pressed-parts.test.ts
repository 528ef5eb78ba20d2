// @vitest-environment happy-dom
// The controls that games share: sheets, the button that says the whole move, sheets as one tab stop, and reasons.
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { nextTick, shallowRef, type FunctionalComponent } from 'vue'
import { SHOW_CARDS_FACE_UP_KEY } from '../../../renderer/parts/showCardsFaceUp.ts'
import LampDeed from '../../../renderer/parts/PrimaryAction.vue'
import HoldToPeek from '../../../renderer/parts/HoldToPeek.vue'
import ConclusionReasons from '../../../renderer/parts/ConclusionReasons.vue'
import { byRole } from '../../kit/roles.ts'
import { useRovingFocus } from '../../../renderer/parts/rovingFocus.ts'
import ModalSheet from '../../../renderer/parts/ModalSheet.vue'

const CardName: FunctionalComponent<{ id: string }> = ({ id }) => id

test('a sheet is closed once, however often it was pressed', async () => {
  const sheet = mount(ModalSheet, { props: { title: 'Rules', close: 'Close' }, attachTo: document.body })
  const close = sheet.get('button')
  await close.trigger('click')
  await close.trigger('click')
  await sheet.trigger('keydown', { key: 'Escape' })
  expect(sheet.emitted('done')).toHaveLength(1)
  sheet.unmount()
})

test('a sheet has the focus while it is there, and gives it back to what opened it', () => {
  document.body.innerHTML = '<button id="opener">Rules</button>'
  const opener = document.querySelector<HTMLElement>('#opener')!
  opener.focus()
  const sheet = mount(ModalSheet, { props: { title: 'Rules', close: 'Close' }, attachTo: document.body })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close')
  sheet.unmount()
  expect(document.activeElement).toBe(opener)
})

test('a button says what is missing until the move is complete, and only then can be pressed', async () => {
  const deed = mount(LampDeed, {
    props: { sentence: null, missing: 'Choose a card', players: [], reader: 0, card: CardName },
  })
  expect(deed.text()).toBe('Choose a card')
  await deed.trigger('click')
  expect(deed.emitted('press')).toBeUndefined()
  await deed.setProps({ sentence: ['Hide the King'] })
  expect(deed.text()).toBe('Hide the King')
  await deed.trigger('click')
  expect(deed.emitted('press')).toHaveLength(1)
})

test('an arrow key goes on from what was pressed', () => {
  const { setTabStop, moveFocus, tabStop } = useRovingFocus(shallowRef(null), () => [3, 3])
  setTabStop(1, 1)
  void moveFocus(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
  expect(tabStop.value).toEqual([1, 2])
})

test('the place where reasons are read is there while somebody asks, and goes with the asking', async () => {
  const reasons = mount(ConclusionReasons, {
    props: {
      whyHint: 'Press a mark',
      isAsking: false,
      placeholder: null,
      because: null,
      words: {} as never,
      players: [],
      reader: 0,
      card: CardName,
    },
  })
  await reasons.setProps({ isAsking: true })
  expect(reasons.get('button').attributes('aria-pressed')).toBe('true')
  expect(byRole(reasons, 'status').text()).toBe('Press a mark')
  await reasons.setProps({ placeholder: 'Nothing follows yet' })
  expect(byRole(reasons, 'status').text()).toBe('Nothing follows yet')
  await reasons.setProps({ isAsking: false, placeholder: null })
  await nextTick()
  expect(reasons.classes()).not.toContain('unfolded')
})

test('in a review a player’s face-down cards are open, with nothing to hold', () => {
  const peek = (faceUp: boolean) =>
    mount(HoldToPeek, {
      props: { label: 'your secret' },
      slots: { up: 'Queen', down: 'a back' },
      global: { provide: { [SHOW_CARDS_FACE_UP_KEY as symbol]: faceUp } },
    })
  expect([peek(false).text(), peek(false).find('button').exists()]).toEqual(['a back', true])
  expect([peek(true).text(), peek(true).find('button').exists()]).toEqual(['Queen', false])
})
