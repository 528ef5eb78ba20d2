// Checks types: of everything, which takes minutes, or with a game's id of its rules and tests, in about ten seconds.
// `npm run types -- mind-reader`; with `--screens` what it draws itself as well, which takes half a minute.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const top = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({ allowPositionals: true, options: { screens: { type: 'boolean' } } })
const [id] = positionals

/** Runs a compiler and returns its exit status. @param {readonly string[]} words */
const compile = words =>
  spawnSync('npx', words, { cwd: top, stdio: 'inherit', shell: process.platform === 'win32' }).status ?? 1

/** Writes the configuration for the files in these folders and returns its path. @param {string} name @param {readonly string[]} paths */
function configurationFor(name, paths) {
  const folder = join(top, 'node_modules/.cache/types')
  const file = join(folder, `${name}.tsconfig.json`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({
      extends: '../../../tsconfig.base.json',
      compilerOptions: {
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['node', 'vite/client'],
        jsx: 'preserve',
        noPropertyAccessFromIndexSignature: false,
        tsBuildInfoFile: `./${name}.json`,
      },
      include: paths.map(path => `../../../${path}`),
    }),
  )
  return file
}

if (id === undefined) {
  process.stdout.write('Checking the types of everything: a few minutes. For one game alone: npm run types -- <id>\n')
  process.exitCode = compile(['vue-tsc', '-b', '--force'])
} else if (!existsSync(join(top, 'shared/games', id))) {
  process.stderr.write(`There is no game “${id}” in shared/games.\n`)
  process.exitCode = 2
} else {
  const rules = [`shared/games/${id}/**/*`, `test/games/${id}/**/*`]
  const screens = [`renderer/games/${id}/**/*`, 'renderer/vue.d.ts', 'renderer/parts/ruledOutAnimation.ts']
  process.exitCode =
    compile(['tsc', '--noEmit', '-p', configurationFor(id, rules)]) ||
    (values.screens ? compile(['vue-tsc', '--noEmit', '-p', configurationFor(`${id}-screens`, screens)]) : 0)
}
