// @vitest-environment happy-dom
// Who sees the requests at a table, and who can answer them.
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import RequestsPanel from '../../../renderer/pages/RequestsPanel.vue'
import { requestWords as words } from '../../../shared/words/en/requests.ts'
import type { TableRequest } from '../../../shared/wire/index.ts'
import { tableOf } from '../socket.ts'

const [ME, TV] = ['m'.repeat(8), 't'.repeat(8)]

function shown(
  request: Pick<TableRequest, 'wish'> & Partial<TableRequest>,
  { isAskedToAgree }: { readonly isAskedToAgree: boolean },
) {
  const requests: TableRequest[] = [{ id: 1, chair: null, by: TV, agreed: [], needed: 1, ...request }]
  const screen = mount(RequestsPanel, {
    props: { table: tableOf({ requests }), ownTag: ME, isAskedToAgree, isOwner: false },
  })
  return { text: screen.text(), buttons: screen.findAll('button').map(button => button.text()) }
}

test('people who may let a screen show the join code are asked for it', () => {
  const { text, buttons } = shown({ wish: 'code' }, { isAskedToAgree: true })
  expect(text).toContain(words.code)
  expect(buttons).toEqual([words.agree, words.decline])
})

test('a guest who cannot let a screen show the join code is not asked', () => {
  expect(shown({ wish: 'code' }, { isAskedToAgree: false })).toEqual({ text: '', buttons: [] })
})

test('everybody sees who wants to deal again, also those who cannot agree', () => {
  const { text, buttons } = shown({ wish: 'start' }, { isAskedToAgree: false })
  expect(text).not.toBe('')
  expect(buttons).toEqual([])
})

test('while enough agree and the request still waits, the strip says that it may take a minute', () => {
  const request = { wish: 'start', by: ME, needed: 2 } as const
  expect(shown({ ...request, agreed: [ME] }, { isAskedToAgree: true }).text).toContain(words.progress(1, 2))
  expect(shown({ ...request, agreed: [ME, TV] }, { isAskedToAgree: true }).text).toContain(words.soon)
})
