// Installs what `npm run app:smoke` needs in CI: Electron, and on Linux a Chromium, a display, and Ubuntu's sandbox helper.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** @param {string} program @param {string[]} args */
function run(program, ...args) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`)
}

if (!existsSync(at('node_modules/electron/path.txt'))) run(process.execPath, at('node_modules/electron/install.js'))
if (process.platform === 'linux') {
  run('sudo', 'apt-get', 'update', '-qq')
  run('sudo', 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'xvfb', 'weston', 'libgtk-3-0t64', 'libnss3', 'libasound2t64', 'libgbm1') // prettier-ignore
  const helper = at('node_modules/electron/dist/chrome-sandbox')
  run('sudo', 'chown', 'root', helper)
  run('sudo', 'chmod', '4755', helper)
}
