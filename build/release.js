// Makes a release: tries a clean clone in full, packs everything this machine can pack, and writes checksums and notes.
// `--dry-run` does all of it but the tag. `--only` names steps; a step that cannot be done here is named at the end.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const top = fileURLToPath(new URL('..', import.meta.url))
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false }, only: { type: 'string' } } })
const isDry = values['dry-run']
const folder = join(top, 'release')
const { version } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'))
/** Where the release is tried and packed: a clean clone, or this folder if no step makes one. */
let tried = top

/** What could not be done on this machine, with the reason. @type {string[]} */
const undone = []

/** Runs a program where the release is tried; throws with the end of its output if it fails. @param {string} program @param {readonly string[]} args @param {{ env?: Record<string, string>, cwd?: string }} [where] */
function run(program, args, { env = {}, cwd = tried } = {}) {
  process.stdout.write(`  ${[program, ...args].join(' ')}\n`)
  const shell = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', shell, maxBuffer: 1 << 28, env: { ...process.env, ...env } }) // prettier-ignore
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`.trim().split('\n').slice(-200).join('\n'))
  for (const [, what] of `${stdout}${stderr}`.matchAll(/^(?:Left out|!!! LEFT OUT): (.*)$/gm)) if (!undone.includes(what ?? '')) undone.push(what ?? '') // prettier-ignore
  return stdout
}

/** Does what may be impossible here, such as downloading a packer, and names it if it is. @param {string} what @param {() => void} deed */
function ifPossible(what, deed) {
  try {
    deed()
  } catch (error) {
    const lines = String(error instanceof Error ? error.message : error).split('\n')
    undone.push(`${what}: ${(lines.find(line => /⨯|Error: /.test(line)) ?? lines.at(-1))?.trim()}`)
  }
}

/** The section of CHANGELOG.md about this version. */
function notes() {
  const [, heading, body] = /^## (\S+)[^\n]*\n([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(readFileSync(join(top, 'CHANGELOG.md'), 'utf8')) ?? [] // prettier-ignore
  if (heading !== version)
    throw new Error(`CHANGELOG.md begins with ${heading}, package.json says ${version}. Write what is new.`)
  return body?.trim() ?? ''
}

/** The steps of a release in their order. @type {Record<string, () => void>} */
const steps = {
  version() {
    notes()
    const changes = spawnSync('git', ['status', '--porcelain'], { cwd: top, encoding: 'utf8' }).stdout.trim()
    if (changes !== '') throw new Error(`There are changes that are in no commit:\n${changes}`)
  },
  clone() {
    tried = join(mkdtempSync(join(tmpdir(), 'hunch-release-')), 'hunch')
    run('git', ['clone', '--quiet', top, tried], { cwd: top })
  },
  install: () => void run('npm', ['ci']),
  check: () => void run('npm', ['run', 'check']),
  test: () => void run('npm', ['test']),
  bench: () => void run('npm', ['run', 'bench', '--', '--quick']),
  browsers: () => void run('npm', ['run', 'test:browsers']),
  packages() {
    rmSync(folder, { recursive: true, force: true }) // what an earlier version left
    mkdirSync(folder, { recursive: true })
    run(process.execPath, ['build/npmPackage.js', folder])
    ifPossible('the printed rules', () => run('npx', ['vitest', 'run', '--project', 'browsers', 'test/e2e/printed-rules.test.ts'], { env: { RULES_FOLDER: folder } })) // prettier-ignore
    const here = { linux: 'Linux', darwin: 'macOS', win32: 'Windows' }[String(process.platform)] ?? process.platform
    ifPossible(`the app for ${here}`, () => run('npx', ['electron-builder', '--publish', 'never', `-c.directories.output=${folder}`])) // prettier-ignore
    for (const system of ['Linux', 'macOS', 'Windows'])
      if (system !== here) undone.push(`the app for ${system}: .github/workflows/release.yml makes it on a tag`)
  },
  checksums: () => void run(process.execPath, ['build/checksums.js', folder]),
  notes() {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'NOTES.md'), `# Hunch ${version}\n${notes()}\n`)
  },
  tag() {
    if (isDry) return void undone.push(`the tag v${version}: this was a dry run`)
    run('git', ['tag', '--annotate', `v${version}`, '--message', `Hunch ${version}`], { cwd: top }) // the clone is thrown away
    undone.push(`publishing: git push origin v${version}, then npm publish of the package in release`)
  },
}

const wanted = values.only?.split(',') ?? Object.keys(steps)
const unknown = wanted.filter(name => !(name in steps))
if (unknown.length > 0) {
  process.stderr.write(`There is no step ${unknown.join(', ')}. The steps are: ${Object.keys(steps).join(', ')}\n`)
  process.exit(2)
}
try {
  for (const [name, step] of Object.entries(steps)) {
    if (!wanted.includes(name)) continue
    const began = performance.now()
    process.stdout.write(`${name}\n`)
    step()
    process.stdout.write(`✓ ${name}, ${Math.round((performance.now() - began) / 1000)} s\n`)
  }
} catch (error) {
  process.stderr.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  if (tried !== top) rmSync(join(tried, '..'), { recursive: true, force: true })
}
if (existsSync(folder)) process.stdout.write(`In release: ${readdirSync(folder).sort().join(', ')}\n`)
for (const what of undone) process.stdout.write(`Not done: ${what}\n`)
