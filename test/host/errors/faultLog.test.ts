// Bugs are logged, none ends the host, and no secret is in the log.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { faultLogPath, openFaultLog } from '../../../main/host/index.ts'
import { redactFault } from '../../../main/host/errors/faultLog.ts'
import { KnownDevices } from '../../../main/host/storage/knownDevices.ts'
import { folder, host, tableFor } from '../kit.ts'
import { until } from '../../kit/until.ts'

test('a log is created with the first bug, and not before', async () => {
  const data = folder()
  const log = openFaultLog(data)
  expect(existsSync(faultLogPath(data))).toBe(false)
  log.report(new TypeError('cannot read it'), { where: 'computer player', game: 'blank', seat: 2 })
  await log.close()
  const text = readFileSync(faultLogPath(data), 'utf8')
  expect(text).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z computer player, blank, seat 2: TypeError: cannot read it\n {4}at /)
})

test('no card, name, token or code is in the log, nor a folder of this machine', () => {
  const token = 'ab12'.repeat(8)
  const error = new Error(`seat 1 may not {"type":"name","card":"W8"} as “Ana” with ${token} and KITE or 'rope'`)
  const text = redactFault(error)
  for (const secret of ['W8', 'Ana', token, 'KITE', 'rope', import.meta.dirname]) expect(text).not.toContain(secret)
  expect(text).toMatch(/^Error: seat … may not …/)
  expect(text).toMatch(/faultLog\.test\.ts:\d+:\d+/)
  expect(redactFault('the card W8 is gone')).toBe('the card … is gone')
})

test('the log rotates to a new file, and keeps no more than five', async () => {
  const data = folder()
  let minute = 0
  const log = openFaultLog(data, { now: () => minute * 60_000 })
  for (minute = 0; minute < 400; minute++)
    for (let nth = 0; nth < 20; nth++)
      log.report(new Error(`x${'y'.repeat(250)}`.replace(/y/g, 'y')), { where: 'a screen' })
  await log.close()
  const files = () => readdirSync(join(data, 'log')).filter(name => name.endsWith('.log') || /hunch/.test(name))
  await until(() => expect(files().length).toBeGreaterThan(1))
  expect(files().length).toBeLessThanOrEqual(6)
})

test('a line says when, where and what, in one line and those of the places in the code', async () => {
  const data = folder()
  const log = openFaultLog(data, { now: () => Date.UTC(2026, 10, 22, 20, 0, 0, 5) })
  log.report('plain', { where: 'a screen' })
  log.report('plain', { where: 'a screen', seat: 0 })
  log.report('plain', { where: 'a screen', game: 'blank' })
  await log.close()
  expect(readFileSync(faultLogPath(data), 'utf8')).toBe(
    ['a screen', 'a screen, seat 0', 'a screen, blank']
      .map(where => `2026-11-22T20:00:00.005Z ${where}: plain\n`)
      .join(''),
  )
  expect(statSync(faultLogPath(data)).mode & 0o777).toBe(0o600)
  expect(statSync(join(data, 'log')).mode & 0o777).toBe(0o700)
})

test('thirty bugs a minute are written, and how many more there were', async () => {
  const data = folder()
  let now = 120_000
  const log = openFaultLog(data, { now: () => now })
  for (let nth = 0; nth < 40; nth++) log.report('one', { where: 'a screen' })
  now = 179_999
  log.report('one', { where: 'a screen' })
  now = 180_000
  for (let nth = 0; nth < 40; nth++) log.report('two', { where: 'a screen' })
  await log.close()
  const text = readFileSync(faultLogPath(data), 'utf8')
  expect([text.match(/one/g), text.match(/two/g)].map(found => found!.length)).toEqual([30, 30])
  expect(text.match(/^.*not written.*$/gm)).toEqual([
    '1970-01-01T00:02:00.000Z faults of this minute not written: 11',
    '1970-01-01T00:03:00.000Z faults of this minute not written: 10',
  ])
})

test('a bug is shown on the terminal too if that is wanted, however many there are', async () => {
  const said: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation(text => said.push(String(text)) > 0)
  const [loud, silent] = [openFaultLog(folder(), { echo: true }), openFaultLog(folder())]
  for (let nth = 0; nth < 35; nth++) loud.report('loud', { where: 'a screen' })
  silent.report('silent', { where: 'a screen' })
  write.mockRestore()
  await Promise.all([loud.close(), silent.close()])
  expect(said).toHaveLength(35)
  expect(said[0]).toMatch(/Z a screen: loud\n$/)
})

test('an unused log closes at once, and one that cannot be written throws nothing', async () => {
  await openFaultLog(folder()).close()
  const data = folder()
  writeFileSync(join(data, 'log'), 'in the way')
  const log = openFaultLog(data)
  expect(() => log.report('x', { where: 'a screen' })).not.toThrow()
  await log.close()
})

test.each([
  ['it is "W8" now', 'it is …'],
  ['it is {W8} now', 'it is …'],
  ['it is [W8] now\nand more', 'it is … and more'],
  ['it is (W8) now', 'it is …'],
  ['it is `W8` now', 'it is …'],
  ['it is ’W8‘ now', 'it is …'],
  ['card W8 and 12ab are gone', 'card … and … are gone'],
  ['code KITE but KITES or KIT', 'code … but KITES or KIT'],
  ['a  lot\tof   room', 'a lot of room'],
  ['x'.repeat(400), 'x'.repeat(300)],
])('of %j the log says %j', (said, kept) => {
  expect(redactFault(said)).toBe(kept)
})

test('a place in the code is the file and line, without the folders of this machine', () => {
  const error = new Error('x')
  const places = (...stack: string[]) => {
    error.stack = ['Error: x', ...stack].join('\n')
    return redactFault(error).split('\n').slice(1)
  }
  expect(places('    at play (file:///home/ana/hunch/dist/main.js:10:20)', '    at /home/ana/a.ts:1:2')).toEqual([
    '    at play (main.js:10:20)',
    '    at a.ts:1:2',
  ])
  expect(places('play@https://10.0.0.1:4680/assets/a.js:1:2', '    at C:\\Users\\ana\\b.js:3:4')).toEqual([
    '    play@a.js:1:2',
    '    at b.js:3:4',
  ])
  expect(places(`    at ${'y'.repeat(300)} (a.js:1:2)`)[0]).toHaveLength(204)
  const bare = Object.assign(new TypeError('no stack'), { stack: undefined })
  expect(redactFault(bare)).toBe('TypeError: no stack')
})

test('a computer player that throws is reported by game and seat, and plays on', async () => {
  const broken = join(folder(), 'broken.js')
  writeFileSync(
    broken,
    `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => parentPort.postMessage({ error: new TypeError('no idea') }))`,
  )
  const report = vi.fn()
  const at = await host({ thinker: pathToFileURL(broken.replace(/js$/, 'mjs')), report })
  writeFileSync(broken.replace(/js$/, 'mjs'), readFileSync(broken))
  const owner = await tableFor(at, 'blank', 2)
  for (let chair = 0; chair < 2; chair++) owner.say({ type: 'computer', chair })
  owner.say({ type: 'start' })
  await expect.poll(() => owner.last('table')!.table.phase).toBe('over')
  expect(report.mock.calls[0]![0]).toMatchObject({ name: 'TypeError', message: 'no idea' })
  expect(report.mock.calls[0]![1]).toMatchObject({ where: 'computer player', game: 'blank' })
})

test('a bug during a screen’s request is logged with it, and the screen is informed', async () => {
  const report = vi.fn()
  const at = await host({ report })
  const owner = await tableFor(at, 'blank', 2)
  const mistake = new TypeError('an invented bug')
  vi.spyOn(at.room.table!.seating, 'rename').mockImplementationOnce(() => {
    throw mistake
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const { code } = owner.last('table')!.table
  await owner.sit(code, 'Ana', 0)
  expect(await owner.refused({ type: 'rename', chair: 0, name: 'Anna' })).toBe('fault')
  expect(report.mock.calls).toEqual([[mistake, { where: 'message: rename' }]])
  expect((await owner.ask({ type: 'status' }, 'status')).status.faults).toBe(1)
})

test('a device that cannot be stored sits down all the same, and the log says why', async () => {
  const report = vi.fn()
  const at = await host({ report })
  const owner = await tableFor(at, 'blank', 2)
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  const remember = vi.spyOn(KnownDevices.prototype, 'remember').mockImplementation(() => {
    throw full
  })
  onTestFinished(() => void vi.restoreAllMocks())
  owner.say({ type: 'computer', chair: 1 })
  await owner.sit(owner.last('table')!.table.code, 'Ana', 0)
  expect(report).toHaveBeenCalledWith(full, { where: 'a device that sat down' })
  expect(remember.mock.calls.map(([device]) => device)).not.toContain('') // a computer player has none
})

test('the link for the browser contains no key, and leads to it only once', async () => {
  const at = await host()
  const link = at.ownLink().replace('localhost', '127.0.0.1')
  expect(link).not.toContain(at.hostKey)
  const follow = async () => (await fetch(link, { redirect: 'manual' })).headers.get('location')
  expect(await follow()).toBe(`/#key=${at.hostKey}`)
  expect(await follow()).toBe('/')
})
