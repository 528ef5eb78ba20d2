// Runs a TypeScript file of the tests as a program of its own, so that its code is checked like any other.
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The arguments with which Node runs this file, a path from the top of the project. The program reads `args` from the third on. */
export function programArgs(path: `test/${string}.ts`, ...args: readonly string[]): string[] {
  const run = `
    const { runnerImport } = await import('vite')
    process.argv.splice(1, 0, ${JSON.stringify(path)})
    await runnerImport(${JSON.stringify(`./${path}`)}, { root: ${JSON.stringify(root)}, configFile: false, logLevel: 'silent' })`
  return ['--input-type=module', '-e', run, '--', ...args]
}
