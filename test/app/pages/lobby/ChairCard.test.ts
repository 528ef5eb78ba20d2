// @vitest-environment happy-dom
// A chair in the lobby: what its cross does, for whom, and how many chairs must stay.
import { mount } from '@vue/test-utils'
import { beforeEach, expect, test } from 'vitest'
import { switchLanguage, whenWordsLoaded } from '../../../../renderer/device/words/language.ts'
import { lobbyWords } from '../../../../renderer/device/words/tableWords.ts'
import ChairCard from '../../../../renderer/pages/lobby/ChairCard.vue'
import { allByRole } from '../../../kit/roles.ts'
import { chair, free, freshPage } from '../../socket.ts'

beforeEach(async () => {
  freshPage()
  await switchLanguage('en')
  await whenWordsLoaded()
})

const shown = (seated: ReturnType<typeof chair>, change: { mayArrangeTable?: boolean; isRemovable?: boolean } = {}) =>
  mount(ChairCard, {
    props: {
      chair: seated,
      isOwn: false,
      mayArrangeTable: true,
      isRemovable: true,
      canComputersPlay: true,
      newComputerLevel: 'normal',
      isJustSeated: false,
      ...change,
    },
  })
const ana = chair({ avatar: 1, name: 'Ana' })
const computer = chair({ avatar: 1, name: 'Ben', kind: 'computer', level: 'easy', device: '' })

/** What the cross in the corner says and does; null: there is none. */
async function crossOf(card: ReturnType<typeof shown>) {
  const cross = allByRole(card, 'button').find(button => button.text() === '✕')
  if (!cross) return null
  await cross.trigger('click')
  return [cross.attributes('aria-label'), Object.keys(card.emitted()).filter(name => name !== 'click')]
}

test('the cross takes a free chair away, if the table may have fewer', async () => {
  expect(await crossOf(shown(free(1)))).toEqual([expect.stringMatching(/^Remove the .* chair$/), ['remove']])
  expect(await crossOf(shown(free(1), { isRemovable: false }))).toBeNull()
})

test('the cross takes a computer player off its chair, also off the last ones', async () => {
  for (const isRemovable of [true, false])
    expect(await crossOf(shown(computer, { isRemovable }))).toEqual([lobbyWords.freeOne('Ben'), ['free']])
})

test('no cross is on a chair with a person, nor for whoever does not arrange the table', async () => {
  expect(await crossOf(shown(ana))).toBeNull()
  for (const seated of [ana, computer, free(1)])
    expect(await crossOf(shown(seated, { mayArrangeTable: false }))).toBeNull()
})
