// Answers for: how the app is packed. The settings are right by their own schema, and a real pack holds what it must and nothing else.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { extractAll, extractFile, listPackage } from '@electron/asar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultOptions, startGame as deal, viewOf } from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import { built } from './stand-in/start.ts'
import { SERVICE_TYPE } from '../../main/discovery/tableService.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const require = createRequire(import.meta.url)
const run = promisify(execFile)

interface Configuration {
  readonly mac: { readonly extendInfo: Record<string, unknown> }
  readonly [name: string]: unknown
}

/** Parts of the packer that its own command uses. Each can be had without fetching anything. */
const { getConfig, validateConfiguration } = require('app-builder-lib/out/util/config/config') as {
  getConfig: (folder: string, path: string | null, extra: object | null) => Promise<Configuration>
  validateConfiguration: (configuration: object, log: object) => Promise<void>
}
const { DebugLogger } = require('builder-util') as { DebugLogger: new (enabled: boolean) => object }

const settings = () => getConfig(root, 'electron-builder.yml', null)

describe('the settings', () => {
  test('are right by the packer’s schema', async () => {
    await validateConfiguration(await settings(), new DebugLogger(false))
    await expect(
      validateConfiguration({ ...(await settings()), nonsense: 1 }, new DebugLogger(false)),
    ).rejects.toThrow()
  })

  test('name every system people have', async () => {
    const { win, mac, linux } = (await settings()) as unknown as Record<string, { target: string | string[] }>
    expect([win!.target].flat()).toEqual(['nsis'])
    expect(mac!.target).toEqual(['dmg', 'zip'])
    expect(linux!.target).toEqual(['AppImage', 'deb'])
  })

  test('ask macOS for the local network, in words, and name the service that is announced', async () => {
    const { extendInfo } = (await settings()).mac
    expect(extendInfo['NSLocalNetworkUsageDescription']).toMatch(/\w{3,}/)
    expect(extendInfo['NSBonjourServices']).toEqual(['_hunch._tcp'])
    expect(SERVICE_TYPE).toBe('_hunch._tcp.local')
  })

  test('have an icon large enough for every system', () => {
    const png = readFileSync(join(root, 'build/icon.png'))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512])
    expect(png.length).toBeLessThan(50 * 1024)
  })
})

describe('a real pack', () => {
  let folder: string
  let resources: string

  beforeAll(async () => {
    built()
    folder = mkdtempSync(join(tmpdir(), 'hunch-pack-'))
    // Stands in for the runtime: the packer renames its program and puts the app beside it.
    const runtime = join(folder, 'runtime')
    mkdirSync(join(runtime, 'resources'), { recursive: true })
    for (const name of ['electron', 'LICENSE', 'LICENSES.chromium.html', 'version', 'chrome-sandbox'])
      writeFileSync(join(runtime, name), '', { mode: 0o755 })
    const flags = [`-c.electronDist=${runtime}`, `-c.directories.output=${join(folder, 'out')}`]
    await run(
      process.execPath,
      [
        join(root, 'node_modules/electron-builder/cli.js'),
        '--linux',
        'dir',
        '--publish',
        'never',
        '-c',
        'electron-builder.yml',
        ...flags,
      ],
      {
        cwd: root,
        env: { ...process.env, http_proxy: 'http://127.0.0.1:9', https_proxy: 'http://127.0.0.1:9' }, // whatever it would fetch, it does not get
      },
    )
    const [unpacked] = ['linux-unpacked', 'linux-arm64-unpacked']
      .map(name => join(folder, 'out', name))
      .filter(path => existsSync(path))
    resources = join(unpacked!, 'resources')
  }, 180_000)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const files = () => listPackage(join(resources, 'app.asar'), { isPack: false }).map(path => path.slice(1))
  const unpackedPath = (path: string) => join(resources, 'app.asar.unpacked', path)

  test('holds the build, and nothing else', () => {
    const tops = new Set(files().map(path => path.split('/')[0]))
    expect([...tops].sort()).toEqual(['dist', 'package.json'])
    expect(files().filter(path => /\.(ts|vue|map)$|(^|\/)(test|example|cli|\.vite)(\.js)?$/.test(path))).toEqual([])
    for (const path of [
      'dist/desktop/main.js',
      'dist/desktop/preload.cjs',
      'dist/desktop/icon.png',
      'dist/main/thinker.js',
      'dist/renderer/index.html',
    ])
      expect(files()).toContain(path)
    expect(
      files().filter(
        path =>
          path.startsWith('dist/') &&
          !/^dist\/((main|desktop|renderer)(\/|$)|licenses\.md$)/.test(path) &&
          path !== 'dist',
      ),
    ).toEqual([])
  })

  test('names whoever wrote what is built in, and their terms', () => {
    const terms = (path: string) => extractFile(join(resources, 'app.asar'), path).toString('utf8')
    for (const name of ['ws', 'bonjour-service', 'multicast-dns', 'dns-packet', 'valibot'])
      expect(terms('dist/licenses.md')).toContain(`## ${name} - `)
    for (const name of ['@vue/runtime-dom', 'pinia', 'uqr'])
      expect(terms('dist/renderer/licenses.md')).toContain(`## ${name} - `)
    for (const name of ['Fraunces', 'Inter'])
      expect(terms('dist/renderer/fonts.txt')).toContain(`The ${name} Project Authors`)
  })

  test('needs no package beside it', () => {
    const built = new Set([...builtinModules, 'electron'])
    const left = files()
      .filter(path => /^dist\/(main|desktop)\/.*\.c?js$/.test(path))
      .flatMap(path => [
        ...extractFile(join(resources, 'app.asar'), path)
          .toString('utf8')
          .matchAll(/^import .*? from "([^."][^"]*)"|import\("([^."][^"]*)"\)/gm),
      ])
      .map(([, from, on]) => (from ?? on)!)
      .filter(name => !name.startsWith('node:') && !built.has(name))
    expect(left).toEqual([])
  })

  test('names the program the app starts with', () => {
    const out = join(folder, 'whole')
    extractAll(join(resources, 'app.asar'), out)
    const { main, type } = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8')) as Record<string, string>
    expect(existsSync(join(out, main!))).toBe(true)
    expect(type).toBe('module')
  })

  test('keeps the computer players’ program outside the archive, whole: it thinks', async () => {
    for (const path of ['dist/main/thinker.js', 'package.json']) expect(existsSync(unpackedPath(path)), path).toBe(true)
    const worker = new Worker(unpackedPath('dist/main/thinker.js'))
    try {
      const game = await gameEntry('mind-reader')!.load()
      const state = deal(game, { seats: 2, options: defaultOptions(game), seed: 'ab'.repeat(32), first: 0 })
      const view = JSON.parse(JSON.stringify({ ...viewOf(state, 0) })) as object
      const answer = await new Promise((resolve, reject) => {
        worker.once('message', resolve).once('error', reject)
        worker.postMessage({ game: game.id, view, level: 'sharp', seed: 1 })
      })
      expect(answer).toEqual({ move: expect.objectContaining({ type: expect.any(String) as string }) as object })
    } finally {
      await worker.terminate()
    }
  })
})
