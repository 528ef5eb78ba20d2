// Packs what `npx hunch-games` needs, built files only, into release as a package of npm.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('..', import.meta.url))
const built = join(top, 'dist')
const folder = resolve(process.argv[2] ?? join(top, 'release'))
if (!existsSync(join(built, 'main', 'hunch.js'))) {
  process.stderr.write('There is no build. Make it first: npm run build\n')
  process.exit(1)
}

const { version, description, license, author } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8'))
/** Nothing is left to install: every library it needs is in the build. */
const manifest = {
  name: 'hunch-games',
  version,
  description,
  license,
  author,
  type: 'module',
  bin: { 'hunch-games': 'dist/main/hunch.js' },
  engines: { node: '>=20.19' },
}
const README = `# Hunch
${description}

\`\`\`
npx hunch-games host
\`\`\`
Hosts a table and prints its address, the join code and a QR code. Everybody else needs only a browser on the same network.
`

const staged = mkdtempSync(join(tmpdir(), 'hunch-npm-'))
try {
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  writeFileSync(join(staged, 'README.md'), README)
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(join(top, name), join(staged, name))
  for (const name of ['main', 'renderer', 'licenses.md']) {
    const isWanted = (/** @type {string} */ path) => !path.endsWith('.vite')
    cpSync(join(built, name), join(staged, 'dist', name), { recursive: true, filter: isWanted })
  }
  mkdirSync(folder, { recursive: true })
  const packed = spawnSync('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder], { cwd: staged, encoding: 'utf8', shell: process.platform === 'win32' }) // prettier-ignore
  if (packed.status !== 0) throw new Error(packed.stderr)
  process.stdout.write(`${join(folder, packed.stdout.trim())}\n`)
} finally {
  rmSync(staged, { recursive: true, force: true })
}
