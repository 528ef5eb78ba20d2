#!/usr/bin/env -S node --max-semi-space-size=2 --max-old-space-size=256 --single-threaded --always-sparkplug
// Answers for: the command `hunch`: which subcommand was meant, and what the process ends with.
// A small young generation, and an old one that grows in small steps, keep a host that runs all evening small. One thread: where there are
// two cores, V8's collectors and compilers beside it take them from whoever waits for a move; plainly compiled early, there is less to
// compile in mid-game. package.json says the same.
import { commandWords } from '../../shared/words/en/commandLine.ts'
import { UsageError } from './flags.ts'

const COMMANDS: Readonly<Record<string, () => Promise<(args: string[]) => Promise<number>>>> = {
  host: async () => (await import('./host.ts')).hostCommand,
  play: async () => (await import('./play.ts')).playCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
}

/** Runs a command line; resolves with the exit status: 0 done, 1 failed, 2 wrongly asked. */
export async function runCommandLine([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    process.stdout.write(commandWords.usage)
    return name === undefined ? 2 : 0
  }
  if (!Object.hasOwn(COMMANDS, name)) return usageError(commandWords.unknown(name))
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(commandWords.usage)
    return 0
  }
  try {
    const command = await COMMANDS[name]!()
    return await command(args)
  } catch (error) {
    if (error instanceof UsageError) return usageError(error.message)
    process.stderr.write(`hunch ${name}: ${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

function usageError(sentence: string): number {
  process.stderr.write(`${sentence}\n\n${commandWords.usage}`)
  return 2
}

// A pipe that was closed by its reader (`hunch play … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exitCode = await runCommandLine(process.argv.slice(2))
// What failed is over, also where something of it is still waited for.
if (process.exitCode !== 0) setTimeout(() => process.exit(), 3000).unref()
