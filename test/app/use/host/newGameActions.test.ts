// @vitest-environment happy-dom
// What the first page asks of a host to start a game.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { effectScope } from 'vue'
import { useNewGameActions } from '../../../../renderer/use/host/newGameActions.ts'
import { useTableStore } from '../../../../renderer/stores/table.ts'
import { gameEntry, games } from '../../../../shared/games/index.ts'
import { FakeSocket, free, freshPage, leavePage, tableMessage, tableOf, welcome } from '../../socket.ts'

beforeEach(() => void freshPage())
afterEach(() => leavePage(null))

/** The options that a table nobody sits at begins with. */
function optionsAsked(start: (actions: ReturnType<typeof useNewGameActions>) => void) {
  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell(welcome, tableMessage(tableOf({ phase: 'lobby', chairs: [free(0), free(1)] })))
  effectScope().run(() => start(useNewGameActions(() => undefined)))
  return FakeSocket.last.of('set').at(-1)?.options
}

const precognition = gameEntry('precognition')!

test('people at one screen begin Precognition with ten cards each', () => {
  const options = optionsAsked(actions => {
    actions.playHere(precognition)
    actions.playAs(['Ana', 'Ben'])
  })
  expect(options).toEqual({ hands: 'ten each' })
})

test('a person against computers begins it with the whole deck', () => {
  const options = optionsAsked(actions => {
    actions.playNow(precognition)
    actions.playAs(['Ana'])
  })
  expect(options).toBeUndefined()
})

test('what a table begins with at one screen are values of its game’s options', async () => {
  for (const { load, onOneScreen = {} } of games) {
    const options = (await load()).options as Readonly<Record<string, readonly unknown[]>>
    for (const [name, value] of Object.entries(onOneScreen)) expect(options[name]).toContain(value)
  }
})
