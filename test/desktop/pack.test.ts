// How the app is packed. The settings are right by their own schema, and a real pack holds what it must and nothing else.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { extractAll, extractFile, listPackage, statFile } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultOptions, startGame as deal, viewOf } from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import { workerProgramUrl } from '../../main/desktop/workerProgram.ts'
import { packApp, type PackedApp } from './packedApp.ts'
import { SERVICE_TYPE } from '../../main/discovery/tableService.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const require = createRequire(import.meta.url)

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

/** A fuse that is on, as it stands in the program. */
const ON = '1'.charCodeAt(0)

const settings = () => getConfig(root, 'electron-builder.yml', null)

describe('the settings', () => {
  test('are right by the packer’s schema', async () => {
    await validateConfiguration(await settings(), new DebugLogger(false))
    await expect(
      validateConfiguration({ ...(await settings()), nonsense: 1 }, new DebugLogger(false)),
    ).rejects.toThrow()
  })

  test('name every system people have', async () => {
    const { win, mac, linux } = (await settings()) as unknown as Record<string, { target: unknown }>
    const archs = ['x64', 'arm64']
    const both = (...names: string[]) => names.map(target => ({ target, arch: archs }))
    expect(win!.target).toEqual(both('nsis'))
    expect(mac!.target).toEqual(both('dmg', 'zip'))
    expect(linux!.target).toEqual(both('AppImage', 'deb'))
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
  let packed: PackedApp
  beforeAll(async () => {
    packed = await packApp()
  })
  afterAll(() => packed.remove())

  const files = () => listPackage(packed.archive, { isPack: false }).map(path => path.slice(1))

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
        path => path.startsWith('dist/') && !/^dist\/(app|desktop|main|renderer)(\/|$)/.test(path) && path !== 'dist',
      ),
    ).toEqual([])
  })

  test('names whoever wrote what is built in, and their terms', () => {
    const terms = (path: string) => extractFile(packed.archive, path).toString('utf8')
    for (const name of ['ws', 'bonjour-service', 'multicast-dns', 'dns-packet', 'valibot'])
      expect(terms('dist/app/licenses.md')).toContain(`## ${name} - `)
    for (const name of ['@vue/runtime-dom', 'pinia', 'uqr'])
      expect(terms('dist/renderer/licenses.md')).toContain(`## ${name} - `)
    for (const name of ['Fraunces', 'Inter'])
      expect(terms('dist/renderer/fonts.txt')).toContain(`The ${name} Project Authors`)
  })

  test('needs no package beside it', () => {
    const built = new Set([...builtinModules, 'electron'])
    const left = files()
      .filter(path => /^dist\/(app|main|desktop)\/.*\.c?js$/.test(path))
      .flatMap(path => [
        ...extractFile(packed.archive, path)
          .toString('utf8')
          .matchAll(/^import .*? from "([^."][^"]*)"|import\("([^."][^"]*)"\)/gm),
      ])
      .map(([, from, on]) => (from ?? on)!)
      .filter(name => !name.startsWith('node:') && !built.has(name))
    expect(left).toEqual([])
  })

  test('names the program the app starts with', () => {
    const out = join(packed.folder, 'whole')
    extractAll(packed.archive, out)
    const { main, type } = JSON.parse(readFileSync(join(out, 'package.json'), 'utf8')) as Record<string, string>
    expect(existsSync(join(out, main!))).toBe(true)
    expect(type).toBe('module')
  })

  test('point 19 of Electron’s list: every file lies within the archive, with its sum', () => {
    expect(readdirSync(join(packed.archive, '..'))).toEqual(['app.asar'])
    for (const path of files()) {
      const entry = statFile(packed.archive, path)
      if ('files' in entry) continue
      expect(entry, path).toMatchObject({ integrity: { algorithm: 'SHA256' } })
      expect(entry, path).not.toHaveProperty('unpacked')
    }
  })

  test('point 19 of Electron’s list: the fuses it asks for are burnt into its program', async () => {
    const { version, ...fuses } = await getCurrentFuseWire(packed.program)
    expect(version).toBe('1')
    const named = Object.entries(fuses).map(([fuse, state]) => [FuseV1Options[Number(fuse)], Number(state) === ON])
    expect(Object.fromEntries(named)).toEqual({
      RunAsNode: false,
      EnableCookieEncryption: false,
      EnableNodeOptionsEnvironmentVariable: false,
      EnableNodeCliInspectArguments: false,
      EnableEmbeddedAsarIntegrityValidation: true,
      OnlyLoadAppFromAsar: true,
      LoadBrowserProcessSpecificV8Snapshot: false, // as the runtime comes: it has no snapshot of its own
      GrantFileProtocolExtraPrivileges: false,
    })
  })

  test('has computer players that think, started from within the archive', async () => {
    const out = join(packed.folder, 'thinker')
    mkdirSync(out)
    writeFileSync(join(out, 'thinker.js'), extractFile(packed.archive, 'dist/main/thinker.js')) // alone: it imports no other file
    const worker = new Worker(workerProgramUrl(join(out, 'thinker.js')))
    try {
      const game = await gameEntry('mind-reader')!.load()
      const state = deal(game, { seats: 2, options: defaultOptions(game), seed: 'ab'.repeat(32), first: 0 })
      const view = JSON.parse(JSON.stringify({ ...viewOf(state, 0) })) as object
      const answer = await new Promise((resolve, reject) => {
        worker.once('message', resolve).once('error', reject)
        worker.postMessage({ game: game.id, view, level: 'sharp', seed: 1 })
      })
      expect(answer).toEqual({ move: expect.objectContaining({ type: expect.any(String) as string }) as object })
      const fault = await new Promise<{ error: Error }>((resolve, reject) => {
        worker.once('message', resolve).once('error', reject)
        worker.postMessage({ game: game.id, view: {}, level: 'sharp', seed: 1 })
      })
      expect(fault.error.stack).toContain('thinker.js:')
      expect(fault.error.stack!.length).toBeLessThan(4000) // the program itself would stand in every line of it
    } finally {
      await worker.terminate()
    }
  })
})
