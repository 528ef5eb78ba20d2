// What the app takes from its command line, among the words that are Electron's and Chromium's.
import { expect, test } from 'vitest'
import { parseLaunchArguments } from '../../main/desktop/launch.ts'

const nothing = { data: undefined, port: undefined, pace: undefined, mdns: true, savedGames: [], joinLinks: [] }

test('its own flags', () => {
  expect(parseLaunchArguments([])).toEqual(nothing)
  expect(parseLaunchArguments(['--port', '4700', '--data', '/games', '--pace', '30', '--no-mdns'])).toEqual({
    ...nothing,
    port: 4700,
    pace: 30,
    data: '/games',
    mdns: false,
  })
  expect(parseLaunchArguments(['--port=0'])).toEqual({ ...nothing, port: 0 })
})

test('a port or a pace that is none, and an empty folder, count as not named', () => {
  for (const port of ['65536', '-1', 'http', '1e3', ''])
    expect(parseLaunchArguments([`--port=${port}`])).toEqual(nothing)
  for (const pace of ['60001', '-1', 'fast', '']) expect(parseLaunchArguments([`--pace=${pace}`])).toEqual(nothing)
  expect(parseLaunchArguments(['--data='])).toEqual(nothing)
})

test('saved games and links, as a double click and a browser pass them', () => {
  const words = ['--remote-debugging-port=0', '--flag=one.hunch', 'C:\\Games\\one.HUNCH', '/games/two.jsonl', 'three.txt', 'HUNCH-JOIN://10.0.0.2/', 'https://example.org/'] // prettier-ignore
  expect(parseLaunchArguments(words)).toEqual({
    ...nothing,
    savedGames: ['C:\\Games\\one.HUNCH', '/games/two.jsonl'],
    joinLinks: ['HUNCH-JOIN://10.0.0.2/'],
  })
})
