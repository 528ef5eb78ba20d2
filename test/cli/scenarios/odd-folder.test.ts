// Hunch in a folder whose name has what a URL and a shell read otherwise: it plays, hosts and serves its pages from there.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { event } from '../../kit/until.ts'

const top = fileURLToPath(new URL('../../..', import.meta.url))
const above = mkdtempSync(join(tmpdir(), 'hunch-odd-'))
const odd = join(above, 'Käse & Öl #1 %20')
const program = join(odd, 'dist', 'main', 'hunch.js')
for (const part of ['main', 'renderer']) cpSync(join(top, 'dist', part), join(odd, 'dist', part), { recursive: true })
cpSync(join(top, 'package.json'), join(odd, 'package.json'))
symlinkSync(join(top, 'node_modules'), join(odd, 'node_modules'))
afterAll(() => rmSync(above, { recursive: true, force: true }))

const hunch = (...args: readonly string[]) => execFileSync(process.execPath, [program, ...args], { encoding: 'utf8' })

test('a game is played there, and its record told again from a folder of such a name', () => {
  const record = hunch('play', 'blank', '--seed', '3', '--json')
  const folder = join(odd, 'Spiele é')
  mkdirSync(folder)
  const path = join(folder, 'Spiel #2.json')
  writeFileSync(path, record)
  expect(hunch('replay', path)).toContain('Points')
})

test('a host there has its data in a folder of such a name, and serves its pages', async () => {
  const data = join(odd, 'Daten ü #2')
  const own = ['host', '--json', '--no-mdns', '--loopback', '--port', '0', '--data', data, '--game', 'blank']
  const host = spawn(process.execPath, [program, ...own], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void host.kill('SIGKILL'))
  const [line] = (await event(createInterface(host.stdout), 'line')) as [string]
  const { port } = JSON.parse(line) as { port: number }
  const page = await fetch(`http://127.0.0.1:${port}/`)
  const [script] = /assets\/index-[^"]+\.js/.exec(await page.text())!
  const answers = await Promise.all(
    [script, 'info'].map(async path => (await fetch(`http://127.0.0.1:${port}/${path}`)).status),
  )
  expect([page.status, ...answers]).toEqual([200, 200, 200])
  expect(hunch('host', '--log', '--data', data)).toContain(data)
})
