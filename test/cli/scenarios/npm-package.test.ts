// The package of npm hosts a table for somebody who has nothing but Node.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, onTestFinished, test } from 'vitest'

const top = fileURLToPath(new URL('../../..', import.meta.url))
const shell = process.platform === 'win32'

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'hunch-npm-test-'))
}

/** The folder of somebody who has installed the packed tarball, without a registry. */
let home: string

beforeAll(() => {
  home = folder()
  const packed = spawnSync(process.execPath, ['build/npmPackage.js', home], { cwd: top, encoding: 'utf8' })
  expect(packed.stderr).toBe('')
  const tarball = packed.stdout.trim()
  const installed = spawnSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--prefix', home, tarball], { cwd: home, encoding: 'utf8', shell }) // prettier-ignore
  expect(installed.status, installed.stderr).toBe(0)
  return () => rmSync(home, { recursive: true, force: true })
})

test('it needs no other package, and no source is in it', () => {
  const lock = JSON.parse(readFileSync(join(home, 'node_modules', '.package-lock.json'), 'utf8')) as {
    packages: object
  }
  expect(Object.keys(lock.packages)).toEqual(['node_modules/hunch-games'])
  const list = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: join(home, 'node_modules', 'hunch-games'), encoding: 'utf8', shell }) // prettier-ignore
  const [{ files }] = JSON.parse(list.stdout) as [{ files: { path: string }[] }]
  const others = files
    .map(({ path }) => path)
    .filter(path => !/^dist\/(main|renderer)\/|^dist\/licenses\.md$/.test(path))
  expect(others.sort()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'])
  expect(files.some(({ path }) => path.endsWith('.ts') || path.includes('.vite'))).toBe(false)
})

test('one command hosts a table, and a browser finds its page there', async () => {
  const host = spawn('npx', ['--offline', 'hunch-games', 'host', '--loopback', '--json', '--port', '0', '--data', join(home, 'data')], { cwd: home, shell, detached: !shell, stdio: ['ignore', 'pipe', 'inherit'] }) // prettier-ignore
  onTestFinished(async () => {
    if (shell) host.kill()
    else process.kill(-host.pid!, 'SIGTERM') // npx and the host it started
    if (host.exitCode === null && host.signalCode === null) await once(host, 'exit')
  })
  const [line] = (await once(createInterface(host.stdout), 'line')) as [string]
  const { port, joinCode } = JSON.parse(line) as { port: number; joinCode: string }
  expect(joinCode).toMatch(/^[A-Z]{4}$/)
  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect(page.status).toBe(200)
  const script = /src="([^"]+\.js)"/.exec(await page.text())?.[1]
  expect((await fetch(new URL(script!, page.url))).status).toBe(200)
  const info = (await (await fetch(`http://127.0.0.1:${port}/info`)).json()) as { hunch: boolean }
  expect(info.hunch).toBe(true)
})
