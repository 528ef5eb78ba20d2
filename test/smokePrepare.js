// Installs what `npm run app:smoke` needs in CI: Electron, and on Ubuntu 24.04 its libraries, displays and sandbox helper.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** @param {string} program @param {string[]} args */
function run(program = '', ...args) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  if (status === 0) return
  process.stderr.write(`${program} ${args.join(' ')} failed. What is above says why.\n`)
  process.exit(1)
}

/** Runs it as root. @param {string[]} command */
const asRoot = (...command) => (process.getuid?.() === 0 ? run(...command) : run('sudo', ...command))

if (!existsSync(at('node_modules/electron/path.txt'))) run(process.execPath, at('node_modules/electron/install.js'))
if (process.platform === 'linux') {
  asRoot('apt-get', 'update', '-qq')
  asRoot('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'xvfb', 'weston', 'libgtk-3-0t64', 'libnss3', 'libasound2t64', 'libgbm1') // prettier-ignore
  const helper = at('node_modules/electron/dist/chrome-sandbox')
  asRoot('chown', 'root', helper)
  asRoot('chmod', '4755', helper)
}
