// The packed app: its settings match their schema, and a real pack contains what it must and nothing else.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { builtinModules, createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { extractAll, extractFile, listPackage, statFile } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultOptions, startGame as deal, viewOf } from '../../../shared/engine/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import { workerDataUrl } from '../../../main/desktop/workerProgram.ts'
import { packApp, type PackedApp } from '../packedApp.ts'
import { SERVICE_TYPE } from '../../../main/discovery/bonjourOnInterfaces.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const require = createRequire(import.meta.url)

interface Configuration {
  readonly mac: { readonly extendInfo: Record<string, unknown> }
  readonly [name: string]: unknown
}

/** Parts of the packer that its own command uses. Each can be loaded without downloading anything. */
const { getConfig, validateConfiguration } = require('app-builder-lib/out/util/config/config') as {
  getConfig: (folder: string, path: string | null, extra: object | null) => Promise<Configuration>
  validateConfiguration: (configuration: object, log: object) => Promise<void>
}
interface PackHelper {
  readonly platformSpecificBuildOptions: object
}
const { Packager } = require('app-builder-lib/out/packager') as {
  Packager: new (options: object) => {
    validateConfig(): Promise<void>
    createHelper(platform: unknown): Promise<PackHelper>
    readonly appInfo: { computePackageUrl(): Promise<string | null> }
    readonly config: Record<string, unknown>
  }
}
const { AppInfo } = require('app-builder-lib/out/appInfo') as { AppInfo: new (packager: object, build: null) => object }
const { Platform } = require('app-builder-lib') as { Platform: { readonly LINUX: unknown } }
const { LinuxTargetHelper } = require('app-builder-lib/out/targets/LinuxTargetHelper') as {
  LinuxTargetHelper: new (packager: PackHelper) => { computeDesktopEntry(options: object): Promise<string> }
}
const { DebugLogger } = require('builder-util') as { DebugLogger: new (enabled: boolean) => object }

/** A fuse that is on, as written in the program. */
const ON = '1'.charCodeAt(0)

const settings = () => getConfig(root, 'electron-builder.yml', null)

describe('the settings', () => {
  test('match the packer’s schema', async () => {
    await validateConfiguration(await settings(), new DebugLogger(false))
    await expect(
      validateConfiguration({ ...(await settings()), nonsense: 1 }, new DebugLogger(false)),
    ).rejects.toThrow()
  })

  test('list every system people have', async () => {
    const { win, mac, linux } = (await settings()) as unknown as Record<string, { target: unknown }>
    const archs = ['x64', 'arm64']
    const both = (...names: string[]) => names.map(target => ({ target, arch: archs }))
    expect(win!.target).toEqual(both('nsis'))
    expect(mac!.target).toEqual(both('dmg', 'zip'))
    expect(linux!.target).toEqual(both('AppImage', 'deb'))
  })

  test('ask macOS for the local network, with a reason, and name the announced service', async () => {
    const { extendInfo } = (await settings()).mac
    expect(extendInfo['NSLocalNetworkUsageDescription']).toMatch(/\w{3,}/)
    expect(extendInfo['NSBonjourServices']).toEqual([`_${SERVICE_TYPE}._tcp`])
  })

  test('have an icon in every size that systems need, each drawn at its own size', () => {
    const folder = join(root, 'build/icons')
    const sizes = readdirSync(folder).map(name => {
      const png = readFileSync(join(folder, name))
      const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
      expect(name).toBe(`${width}x${height}.png`)
      return width
    })
    expect(sizes.sort((a, b) => a - b)).toEqual([16, 24, 32, 48, 64, 128, 256, 512, 1024])
    const windows = readFileSync(join(root, 'build/icon.ico'))
    expect([windows.readUInt16LE(2), windows.readUInt16LE(4)]).toEqual([1, 7])
    const mac = readFileSync(join(root, 'build/icon.icns'))
    expect([mac.toString('latin1', 0, 4), mac.readUInt32BE(4)]).toEqual(['icns', mac.length])
    expect(readFileSync(join(root, 'build/icon.png'))).toEqual(readFileSync(join(folder, '512x512.png')))
  })

  test('give every target of the packer what it needs: who, what, where, files and links', async () => {
    const packager = new Packager({ projectDir: root, config: 'electron-builder.yml', linux: [] })
    await packager.validateConfig()
    Object.assign(packager, { _appInfo: new AppInfo(packager, null) }) // as it does itself, right before it packs
    const linux = await packager.createHelper(Platform.LINUX)
    const { appInfo } = packager
    expect(await appInfo.computePackageUrl()).toBe('https://hunch.invalid/') // without one there is no .deb, and Hunch has none
    expect(appInfo).toMatchObject({ productName: 'Hunch', id: 'app.hunch', description: expect.stringMatching(/\w/) as string }) // prettier-ignore
    const entry = await new LinuxTargetHelper(linux).computeDesktopEntry(linux.platformSpecificBuildOptions)
    expect(entry).toContain('MimeType=application/x-hunch-game;x-scheme-handler/hunch-join;')
    expect(entry).toMatch(/^Name=Hunch$/m)
    expect(entry).toMatch(/^StartupWMClass=/m)
    const { toolsets, fileAssociations, protocols } = packager.config
    expect(toolsets).toEqual({ appimage: '1.0.3', winCodeSign: '1.1.0' })
    expect([fileAssociations].flat()[0]).toMatchObject({ ext: 'hunch' })
    expect([protocols].flat()[0]).toMatchObject({ schemes: ['hunch-join'] })
  })

  test('allow Hunch in Windows’ firewall for all users at installation, and undo that', () => {
    const script = readFileSync(join(root, 'build/installer.nsh'), 'utf8')
    expect(script.match(/!macro \w+/g)).toEqual(['!macro customInstall', '!macro customUnInstall'])
    expect(script.match(/delete rule name="Hunch"/g)).toHaveLength(2)
    expect(script).toContain('program="$INSTDIR\\${APP_EXECUTABLE_FILENAME}"')
    expect(script).toContain('profile=private,domain') // never on a public network
  })
})

describe('the app’s program on macOS', () => {
  /**
   * A Mach-O program with two load commands, the second an LC_UUID, like thin programs and each part of a
   * universal one.
   */
  const thin = () => {
    const program = Buffer.alloc(32 + 16 + 24)
    program.writeUInt32LE(0xfeedfacf, 0)
    program.writeUInt32LE(2, 16)
    program.writeUInt32LE(0x2a, 32) // LC_SOURCE_VERSION
    program.writeUInt32LE(16, 36)
    program.writeUInt32LE(0x1b, 48)
    program.writeUInt32LE(24, 52)
    program.fill(7, 56)
    return program
  }
  const { replaceUuids } = require('../../../build/afterPack.cjs') as { replaceUuids: (program: Buffer, identity: string) => number } // prettier-ignore

  test('gets its own LC_UUID, the same at every pack, and is otherwise unchanged', () => {
    const [one, again, other] = [thin(), thin(), thin()]
    expect([replaceUuids(one, 'app.hunch'), replaceUuids(again, 'app.hunch'), replaceUuids(other, 'app.other')]).toEqual([1, 1, 1]) // prettier-ignore
    expect(one).toEqual(again)
    expect(one.subarray(56)).not.toEqual(other.subarray(56))
    expect(one.subarray(0, 56)).toEqual(thin().subarray(0, 56))
    expect([one[56 + 6]! >> 4, one[56 + 8]! >> 6]).toEqual([5, 2]) // a UUID of version 5
  })

  test('gets one in each part of a universal program', () => {
    const head = Buffer.alloc(8 + 2 * 20)
    head.writeUInt32BE(0xcafebabe, 0)
    head.writeUInt32BE(2, 4)
    head.writeUInt32BE(head.length, 8 + 8)
    head.writeUInt32BE(head.length + thin().length, 8 + 20 + 8)
    const universal = Buffer.concat([head, thin(), thin()])
    expect(replaceUuids(universal, 'app.hunch')).toBe(2)
    expect(universal.subarray(-16)).not.toEqual(thin().subarray(-16))
    expect(() => replaceUuids(Buffer.alloc(64), 'app.hunch')).toThrow('not a 64-bit Mach-O')
  })
})

describe('a real pack', () => {
  let packed: PackedApp
  beforeAll(async () => {
    packed = await packApp()
  })
  afterAll(() => packed.remove())

  const files = () => listPackage(packed.archive, { isPack: false }).map(path => path.slice(1))

  test('contains the build, and nothing else', () => {
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

  test('is small in files and bytes, most of which are pages and rules', () => {
    const sizes = files().flatMap(path => {
      const entry = statFile(packed.archive, path)
      return 'size' in entry ? [{ path, size: entry.size }] : []
    })
    const total = sizes.reduce((sum, { size }) => sum + size, 0)
    const largest = sizes.sort((a, b) => b.size - a.size).slice(0, 5)
    process.stdout.write(
      `${sizes.length} files, ${Math.round(total / 1024)} KiB; the largest: ${largest.map(({ path, size }) => `${path} ${Math.round(size / 1024)} KiB`).join(', ')}\n`,
    )
    expect(sizes.length).toBeLessThan(700)
    expect(total).toBeLessThan(8 * 1024 * 1024)
    // It contains neither the command line nor any tool for measuring.
    expect(files().filter(path => /(bench|flooder|profiledHost|hunch|start|echo|arena|fuzz)\.js$/.test(path))).toEqual(
      [],
    )
  })

  test('names the authors of what is built in, and their licences', () => {
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

  test('point 19 of Electron’s list: every file is in the archive, with its checksum', () => {
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

  test('has computer players that think, started from inside the archive', async () => {
    const out = join(packed.folder, 'thinker')
    mkdirSync(out)
    writeFileSync(join(out, 'thinker.js'), extractFile(packed.archive, 'dist/main/thinker.js')) // on its own: it imports no other file
    const worker = new Worker(workerDataUrl(join(out, 'thinker.js')))
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
      expect(fault.error.stack!.length).toBeLessThan(4000) // every line would contain the program itself
    } finally {
      await worker.terminate()
    }
  })
})
