// @vitest-environment happy-dom
// What the first page asks of a host to start a game.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effectScope, nextTick } from 'vue'
import { useNewGameActions } from '../../../../renderer/use/host/newGameActions.ts'
import { markGoalTipSeen } from '../../../../renderer/use/seat/firstTimeTips.ts'
import { useTableStore } from '../../../../renderer/stores/table.ts'
import { gameEntry, games } from '../../../../shared/games/index.ts'
import { PROTOCOL_VERSION, type TableState } from '../../../../shared/wire/index.ts'
import { chair, FakeSocket, free, freshPage, leavePage, ME, tableMessage, tableOf } from '../../socket.ts'

beforeEach(() => void freshPage())
afterEach(() => leavePage(null))

/** What the owner's first page says to the host when a game is started there, at a table that nobody sits at if no other is given. */
async function asked(
  start: (actions: ReturnType<typeof useNewGameActions>) => void,
  table = tableOf({ phase: 'lobby', chairs: [free(0), free(1)] }),
) {
  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell({ type: 'welcome', protocol: PROTOCOL_VERSION, mark: ME, owner: true }, tableMessage(table))
  effectScope().run(() => start(useNewGameActions(() => undefined)))
  await vi.dynamicImportSettled()
  return FakeSocket.last.said
}

const optionsAsked = async (start: (actions: ReturnType<typeof useNewGameActions>) => void) =>
  (await asked(start)).flatMap(message => (message.type === 'set' ? [message.options] : [])).at(-1)

const precognition = gameEntry('precognition')!
const mindReader = gameEntry('mind-reader')!

test('people at one screen begin Precognition with ten cards each', async () => {
  const options = await optionsAsked(actions => {
    actions.playHere(precognition)
    actions.playAs(['Ana', 'Ben'], { isFirstGame: false })
  })
  expect(options).toEqual({ hands: 'ten each' })
})

test.each([
  ['a first Mind Reader', mindReader, 'new', { length: 'one hand' }],
  ['a Mind Reader that is no first one', mindReader, 'known', undefined],
  ['a first Precognition', precognition, 'new', { hands: 'ten each' }],
  ['a Precognition that is no first one', precognition, 'known', undefined],
] as const)('%s against computers begins with what suits it', async (_, game, state, asked) => {
  const options = await optionsAsked(actions => {
    actions.playNow(game)
    actions.playAs(['Ana'], { isFirstGame: state === 'new' })
  })
  expect(options).toEqual(asked)
})

test.each([
  [true, [{ level: 'easy' }, { level: 'easy' }]],
  [false, [{}, {}]],
])('against computers in a first game (%s) they are easy ones', async (isFirstGame, levels) => {
  const said = await asked(actions => {
    actions.playNow(mindReader)
    actions.playAs(['Ana'], { isFirstGame })
  })
  const computers = [1, 2].map((chair, at) => ({ type: 'computer', chair, ...levels[at] }))
  expect(said.filter(({ type }) => type === 'computer')).toEqual(computers)
})

test.each([
  ['new', { game: 'precognition', hints: true, options: { hands: 'ten each' } }],
  ['known', { game: 'precognition' }],
] as const)('a lobby for a game that is %s here begins with what suits it', async (state, set) => {
  if (state === 'known') markGoalTipSeen(precognition.id)
  const said = await asked(actions => actions.openLobby(precognition))
  expect(said.filter(({ type }) => type === 'set')).toEqual([{ type: 'set', ...set }])
})

test('who changes the game of a table with people leaves its hints as they are', async () => {
  const said = await asked(
    actions => actions.openLobby(precognition),
    tableOf({ phase: 'lobby', chairs: [ana, free(1)] }),
  )
  expect(said.filter(({ type }) => type === 'set')).toEqual([{ type: 'set', game: 'precognition' }])
})

test('what a table begins with at one screen or as a first game are values of its game’s options', async () => {
  for (const { load, onOneScreen = {}, asFirstGame = {} } of games) {
    const options = (await load()).options as Readonly<Record<string, readonly unknown[]>>
    for (const [name, value] of [...Object.entries(onOneScreen), ...Object.entries(asFirstGame)])
      expect(options[name]).toContain(value)
  }
})

const ana = chair({ avatar: 0, name: 'Ana', device: ME })
const computer = chair({ avatar: 1, kind: 'computer', device: '', level: 'easy' })

/** What is said when somebody of this name plays Precognition from the first page, at a table where a game is over. */
async function askedAfterGame(name: string, chairs: readonly TableState['chairs'][number][]) {
  const said = await asked(
    actions => {
      actions.playNow(precognition)
      actions.playAs([name], { isFirstGame: false })
    },
    tableOf({ phase: 'over', chairs: [...chairs] }),
  )
  return said.map(({ type }) => type)
}

test('when I choose another game after mine, my evening goes on at the same table', async () => {
  const said = await askedAfterGame('Ana', [ana, computer])
  expect(said.slice(-5)).toEqual(['lobby', 'set', 'chair', 'computer', 'start'])
})

test('when somebody joins me at this screen, my evening goes on at the same table', async () => {
  const said = await asked(
    actions => {
      actions.playHere(precognition)
      actions.playAs(['Ana', 'Ben'], { isFirstGame: false })
    },
    tableOf({ phase: 'over', chairs: [ana, computer, { ...computer, avatar: 2 }] }),
  )
  expect(said.slice(-5)).toEqual([
    { type: 'lobby' },
    { type: 'set', game: 'precognition', hints: true, options: { hands: 'ten each' } },
    { type: 'remove', chair: 2 },
    { type: 'free', chair: 1 },
    { type: 'sit', chair: 1, name: 'Ben' },
  ])
})

test.each([
  ['another person, who stays there,', chair({ avatar: 1 }), { type: 'open', beside: true }],
  ['a computer player', computer, { type: 'open' }],
])('when I leave a table with %s for another game, that one is opened so', async (_, other, message) => {
  const said = await asked(
    actions => {
      actions.playNow(precognition)
      actions.playAs(['Cleo'], { isFirstGame: false })
    },
    tableOf({ phase: 'over', chairs: [ana, other] }),
  )
  expect(said.findLast(({ type }) => type === 'open')).toEqual(message)
})

test.each([
  ['a person of another name', 'Cleo', [ana, computer]],
  ['somebody who has company', 'Ana', [ana, chair({ avatar: 1 })]],
  ['somebody who watched', 'Ana', [chair({ avatar: 0, name: 'Ana' }), computer]],
])('the next game of %s begins at another table', async (_, name, chairs) => {
  expect((await askedAfterGame(name, chairs)).at(-1)).toBe('open')
})

test('if the host opens no further table, nothing begins at the one I go to later', async () => {
  const begin = (actions: ReturnType<typeof useNewGameActions>) => {
    actions.playNow(precognition)
    actions.playAs(['Cleo'], { isFirstGame: false })
  }
  await asked(begin, tableOf({ phase: 'over', chairs: [ana, chair({ avatar: 1 })] }))
  FakeSocket.last.tell({ type: 'refused', why: 'too-many-tables' })
  await nextTick()
  FakeSocket.last.tell(tableMessage(tableOf({ id: 'b2', phase: 'lobby' })))
  await nextTick()
  expect(FakeSocket.last.of('set')).toEqual([])
})
