// @vitest-environment happy-dom
// Tests the sheet that asks once more before an action that cannot be undone.
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import ConfirmAction from '../../../renderer/parts/ConfirmAction.vue'
import { allByRole, nameOf } from '../../kit/roles.ts'

test('every button of a question has a name of its own, and Cancel does nothing', async () => {
  const sheet = mount(ConfirmAction, {
    props: { question: 'Close this table?', about: 'Everybody leaves it.', deed: 'Close the table', cancel: 'Cancel' },
    attachTo: document.body,
  })
  const buttons = allByRole(sheet, 'button')
  expect(buttons.map(nameOf)).toEqual(['Close', 'Cancel', 'Close the table'])
  await buttons[1]!.trigger('click')
  expect(sheet.emitted()).toMatchObject({ done: [[]] })
  expect(sheet.emitted('sure')).toBeUndefined()
  sheet.unmount()
})
