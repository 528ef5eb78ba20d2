// What a host sends over a WebSocket: whole frames, together, in order.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ScreenSocket } from '../../../main/host/channel/screenSocket.ts'

/** A screen on loopback: the host's end of its socket, the bytes' own connection, and what arrived. */
async function connected() {
  const server = createServer()
  const sockets = new WebSocketServer<typeof ScreenSocket>({ WebSocket: ScreenSocket, noServer: true })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const host = new Promise<{ screen: ScreenSocket; wire: Socket }>(resolve =>
    server.on('upgrade', (request, wire: Socket, head) =>
      sockets.handleUpgrade(request, wire, head, screen => {
        screen.attach(wire)
        resolve({ screen, wire })
      }),
    ),
  )
  const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  onTestFinished(() => page.terminate())
  const arrived: (Buffer | string)[] = []
  page.on('message', (content: Buffer, isBinary) => arrived.push(isBinary ? content : content.toString()))
  await once(page, 'open')
  return { ...(await host), page, arrived }
}

test('messages of every length arrive as they were sent', async () => {
  const { screen, arrived } = await connected()
  const sent = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map(length => Buffer.alloc(length, length % 251))
  for (const content of sent) screen.send(content)
  await expect.poll(() => arrived.length).toBe(sent.length)
  expect(arrived.every((content, nth) => sent[nth]!.equals(content as Buffer))).toBe(true)
})

test('what one message causes leaves a screen in one piece, after all of it was made', async () => {
  const { screen, wire, arrived } = await connected()
  const write = vi.spyOn(wire, 'write')
  screen.send(Buffer.from('one'))
  screen.send(Buffer.from('two'))
  expect(write).not.toHaveBeenCalled()
  await expect.poll(() => arrived.map(String)).toEqual(['one', 'two'])
  expect(write).toHaveBeenCalledTimes(1)
})

test('text, pings and goodbyes come after what was sent before them', async () => {
  const { screen, page, arrived } = await connected()
  const order: string[] = []
  page.on('message', (content: Buffer) => order.push(content.toString()))
  page.on('ping', () => order.push('a ping'))
  page.on('close', code => order.push(String(code)))
  screen.send(Buffer.from('one'))
  screen.send('two')
  screen.send(Buffer.from('three'))
  screen.ping()
  screen.send(Buffer.from('four'))
  screen.close(1001, 'the host stops')
  await expect.poll(() => order).toEqual(['one', 'two', 'three', 'a ping', 'four', '1001'])
  expect(arrived).toHaveLength(4)
})

test('a frame that was to leave is dropped with its connection', async () => {
  const { screen, page, arrived } = await connected()
  screen.send(Buffer.from('one'))
  screen.terminate()
  await once(page, 'close')
  expect(arrived).toEqual([])
})

test('an answer to a ping comes after what the message before it caused', async () => {
  const { screen, page } = await connected()
  const order: string[] = []
  page.on('message', (content: Buffer) => order.push(content.toString()))
  page.on('pong', () => order.push('an answer'))
  screen.on('message', () => screen.send(Buffer.from('one')))
  page.send('say something')
  page.ping()
  await expect.poll(() => order).toEqual(['one', 'an answer'])
})
