// @vitest-environment happy-dom
// The score of an evening: whose badge stands there, and when points are counted.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { resultWords } from '../../../../renderer/device/words/tableWords.ts'
import { switchLanguage, whenWordsLoaded } from '../../../../renderer/device/words/language.ts'
import EveningScore from '../../../../renderer/pages/lobby/EveningScore.vue'
import type { TableState } from '../../../../shared/wire/index.ts'
import { allByRole } from '../../../kit/roles.ts'
import { chair, freshPage, leavePage, tableOf } from '../../socket.ts'

const ana = { name: 'Ana', avatar: 0, device: 'a' }
const ben = { name: 'Ben', avatar: 1, device: 'b' }
const played = (game: string): TableState['evening'][number] => ({
  id: `${game}-1`,
  game,
  first: 0,
  outcome: { winners: [0], points: [3, 1] },
  players: [ana, ben],
})

let page: ReturnType<typeof show> | null = null
const show = (more: Partial<TableState>) => mount(EveningScore, { props: { table: tableOf(more) } })

beforeEach(async () => {
  freshPage()
  await switchLanguage('en')
  await whenWordsLoaded()
})
afterEach(() => {
  leavePage(page)
  page = null
})

const badges = () =>
  page!.findAll('tbody tr').map(row => {
    const badge = row.find('[data-avatar]')
    return [row.find('th').text(), badge.exists() ? badge.attributes('data-avatar') : null]
  })

test.each([
  ['has stood up from their chair', chair({ avatar: 0, name: '', device: '', kind: 'free', here: false })],
  ['has left and the computer plays on', chair({ avatar: 0, name: 'Ana', device: '', kind: 'person', substituted: true })], // prettier-ignore
])('who %s is there once, and keeps the badge', (_, left) => {
  page = show({ chairs: [left, chair({ avatar: 1, name: 'Ben', device: 'b' })], evening: [played('blank')] })
  expect(badges()).toEqual([
    ['Ana', '0'],
    ['Ben', '1'],
  ])
})

test('who has left and whose chair is gone keeps the badge', () => {
  page = show({ chairs: [], evening: [played('blank')] })
  expect(badges()).toEqual([
    ['Ana', '0'],
    ['Ben', '1'],
  ])
})

test('a computer player is labelled if somebody else has its name, and only then', () => {
  const ada = { name: 'Ada', avatar: 2, device: '' }
  const nobodyElse = { ...played('blank'), players: [ana, ada] }
  const personAda = { name: 'Ada', avatar: 1, device: 'd' }
  page = show({ chairs: [], evening: [nobodyElse] })
  expect(badges().map(([name]) => name)).toEqual(['Ana', 'Ada'])
  page.unmount()
  page = show({ chairs: [], evening: [nobodyElse, { ...played('blank'), players: [ana, personAda] }] })
  expect(badges()).toEqual([
    ['Ana', '0'],
    ['Adacomputer', '2'],
    ['Ada', '1'],
  ])
})

test('no two people have one badge: who has left has none once somebody else has it', () => {
  const chairs = [chair({ avatar: 0, name: 'Eva', device: 'e' }), chair({ avatar: 1, name: 'Ben', device: 'b' })]
  page = show({ chairs, evening: [played('blank')] })
  const rows = page.findAll('tbody tr').map(row => [row.find('th').text(), row.find('[data-avatar]')] as const)
  expect(rows.map(([name]) => name)).toEqual(['Ana', 'Ben', 'Eva'])
  expect(rows.map(([, badge]) => (badge.exists() ? badge.attributes('data-avatar') : null))).toEqual([null, '1', '0'])
})

test('points count while one game is played; then the table says that wins alone do', () => {
  const headings = () => allByRole(page!, 'columnheader').map(heading => heading.text())
  page = show({ evening: [played('blank'), played('blank')] })
  expect(headings()).toEqual([resultWords.player, resultWords.wins, resultWords.score])
  expect(page.get('caption').text()).not.toContain(resultWords.winsAlone)
  page.unmount()
  page = show({ evening: [played('blank'), played('high-card')] })
  expect(headings()).toEqual([resultWords.player, resultWords.wins])
  expect(page.get('caption').text()).toContain(resultWords.winsAlone)
})

test('points below zero have a minus sign, in the table and in every language', async () => {
  const outcome = { winners: [0], points: [3, -6] }
  page = mount(EveningScore, {
    props: { table: tableOf({ chairs: [], evening: [{ ...played('high-card'), outcome }] }), outcome },
  })
  const ofBen = page.findAll('tbody tr').find(row => row.text().startsWith('Ben'))!
  expect(ofBen.findAll('td').map(cell => cell.text())).toEqual(['\u22126', '0', '\u22126'])
  try {
    for (const [language, says] of [
      ['de', '\u22126 Punkte'],
      ['fr', '\u22126 points'],
      ['es', '\u22126 puntos'],
      ['en', '\u22126 points'],
    ] as const) {
      await switchLanguage(language)
      await whenWordsLoaded()
      expect(resultWords.points(-6)).toBe(says)
    }
  } finally {
    await switchLanguage('en')
  }
  expect(resultWords.points(6)).toBe('6 points')
})
