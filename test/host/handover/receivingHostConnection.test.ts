// The line to a host that takes a table over is not left open if that host is silent.
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ReceivingHostConnection } from '../../../main/host/handover/receivingHostConnection.ts'
import { movableTime } from '../../kit/time.ts'
import { event } from '../../kit/until.ts'

test('a host that says nothing is given up after ten seconds, and its line is closed', async () => {
  const passTime = movableTime()
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await event(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const arrived = event(silent, 'connection')
  const opened = ReceivingHostConnection.open(`127.0.0.1:${port}`, { secret: 'ABCD' })
  const refused = expect(opened).rejects.toMatchObject({ why: 'no-answer' })
  const [line] = (await arrived) as [NodeJS.ReadableStream]
  const closed = event(line.resume(), 'close')
  await passTime(10_000)
  await refused
  await closed
})
