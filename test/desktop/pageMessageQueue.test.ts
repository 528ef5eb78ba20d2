// What the app tells its page waits until the page listens.
import type { BrowserWindow } from 'electron'
import { beforeEach, expect, test } from 'vitest'
import { createPageMessageQueue, type MessageToPage } from '../../main/desktop/pageMessageQueue.ts'

let told: MessageToPage[] = []
const send = (_channel: string, message: MessageToPage) => void told.push(message)
const window = { webContents: { send } } as unknown as BrowserWindow
const invitation = (nth: number): MessageToPage => ({ type: 'invitation', link: `http://10.0.0.${nth}/` })
const silent: MessageToPage = { type: 'silent', why: 'network' }

beforeEach(() => void (told = []))

test('a message is told at once to a page that listens, and once', () => {
  const page = createPageMessageQueue(() => window)
  page.startListening()
  page.send(invitation(1))
  page.stopListening()
  page.startListening()
  expect(told).toEqual([invitation(1)])
})

test('messages wait for a page, in order; of many, the last eight', () => {
  const page = createPageMessageQueue(() => window)
  for (let nth = 1; nth <= 11; nth++) page.send(invitation(nth))
  expect(told).toEqual([])
  page.startListening()
  expect(told).toEqual([4, 5, 6, 7, 8, 9, 10, 11].map(invitation))
})

test('that others cannot see the table is told to every page, as it stays true', () => {
  const page = createPageMessageQueue(() => window)
  page.send(silent)
  page.startListening()
  page.stopListening()
  page.send(invitation(1))
  page.startListening()
  expect(told).toEqual([silent, silent, invitation(1)])
})
