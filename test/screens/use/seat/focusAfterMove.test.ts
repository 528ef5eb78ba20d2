// @vitest-environment happy-dom
// After a move the focus is at the next thing to do, never nowhere.
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { defineComponent, h, nextTick, ref, useTemplateRef } from 'vue'
import { useFocusAfterMove } from '../../../../renderer/use/seat/focusAfterMove.ts'

const steps = ref(0)
/** A game that asks one thing after another: it has other buttons after each move. */
const Game = defineComponent({
  setup() {
    const place = useTemplateRef<HTMLElement>('place')
    useFocusAfterMove(place, () => steps.value)
    return () =>
      h('div', [
        h('button', { id: 'menu' }, 'Menu'),
        h(
          'div',
          { ref: 'place', id: 'game', tabindex: -1 },
          steps.value === 2
            ? [h('p', 'Wait.')]
            : [h('button', { disabled: true }, 'No'), h('button', { key: steps.value, id: `do-${steps.value}` }, 'Do')],
        ),
      ])
  },
})

/** happy-dom has no layout. */
HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList

async function step(): Promise<string> {
  steps.value++
  await nextTick()
  await nextTick()
  return document.activeElement!.id
}

test('the focus goes from a finished action to the next one or the game, and else stays', async () => {
  mount(Game, { attachTo: document.body })
  document.querySelector<HTMLElement>('#do-0')!.focus()
  expect(await step()).toBe('do-1')
  expect(await step()).toBe('game')
  expect(await step()).toBe('game') // it was not lost
  document.querySelector<HTMLElement>('#menu')!.focus()
  expect(await step()).toBe('menu')
})
