// What a host without a window prints about the tables people can join.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { hostNoticeText } from '../../main/cli/host.ts'
import { formatJoinLinkParams, parseJoinLinkParams } from '../../shared/wire/index.ts'
import { folder, host, Person } from '../host/kit.ts'
import { event } from '../kit/until.ts'

test('prints name, code and link of each of several tables, and the code of a single one', async () => {
  const at = await host()
  const first = at.room.open('Kitchen')
  const [best] = at.urls() as [string]
  const alone = hostNoticeText(at)
  expect(alone).toMatch(new RegExp(`Join code +${first.code}\n`))
  expect(alone).not.toContain('Kitchen')

  const second = at.room.open('Attic', { beside: true })
  const third = at.room.open(undefined, { beside: true })
  const said = hostNoticeText(at)
  expect(said).toContain('3 tables are open:')
  for (const [name, table] of [
    ['Kitchen', first],
    ['Attic', second],
    ['Kitchen table', third],
  ] as const)
    // prettier-ignore
    expect(said).toMatch(new RegExp(`${name}\n +Join code ${table.code} +${best}#join=${formatJoinLinkParams(at.room.joinLinkParams(table))}\n`))
  // The link of a table that is not the oldest leads there, by its key.
  const { linkKey, table } = parseJoinLinkParams(/#join=(\S+)/.exec(said.slice(said.indexOf('Attic')))![1]!)
  const guest = await new Person().come(at, { link: linkKey, codeOf: table })
  expect([guest.greetedBy, guest.last('table')!.table.name]).toEqual(['link', 'Attic'])
  expect(said.split('█')[0]).not.toBe(said) // and a QR code of the address
})

test('--loopback lists no address of the network, and only this machine can join', async () => {
  const at = await host({ loopback: true, address: '0.0.0.0' })
  at.room.open('Kitchen')
  expect(at.urls()).toEqual([`http://127.0.0.1:${at.port}/`])
  // Another loopback address stands for every other address of this machine.
  await expect(fetch(`http://127.0.0.2:${at.port}/info`)).rejects.toThrow()
  expect((await fetch(`http://127.0.0.1:${at.port}/info`)).status).toBe(200)
  const said = hostNoticeText(at, { loopback: true })
  expect(said).toContain('--loopback serves this machine alone')
  expect(said).not.toContain('█')
})

test('hunch host --json prints one JSON object first, with the url, codes and every open table', async () => {
  const program = fileURLToPath(new URL('../../dist/main/hunch.js', import.meta.url))
  const args = ['host', '--json', '--no-mdns', '--port', '0', '--data', folder()]
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [line] = (await event(createInterface(child.stdout), 'line')) as [string]
  const { url, joinCode, table, ...more } = JSON.parse(line) as Readonly<Record<string, string>>
  expect(url).toMatch(/^http:\/\/[\d.]+:\d+\/$/)
  expect(joinCode).toMatch(/^[A-Z]{4}$/)
  expect(table).toMatch(/^[0-9a-f]+$/)
  const link = expect.stringMatching(new RegExp(`^${url}#join=${joinCode}\\.[\\w-]{22}$`)) as unknown
  expect(more).toMatchObject({
    port: expect.any(Number) as unknown,
    tables: [{ id: table, name: '', joinCode, url: link }],
  })
})
