#!/usr/bin/env -S node --max-semi-space-size=2 --max-old-space-size=256 --single-threaded --always-sparkplug
// The command `hunch`: chooses the subcommand and the exit status.
// Node's options keep a host that runs all evening small: a small young generation, an old one that grows in small
// steps. They use one thread: on two cores, V8's concurrent collectors and compilers would take a core from people
// waiting for a move. Early baseline compilation leaves less to compile during a game. package.json has the same
// options.
import { commandLineWords } from '../../shared/words/en/commandLine.ts'
import { UsageError } from './flags.ts'
import { ignoreHangupUnderNohup } from './hangup.ts'

const COMMANDS: Readonly<Record<string, () => Promise<(args: string[]) => Promise<number>>>> = {
  host: async () => (await import('./host.ts')).hostCommand,
  play: async () => (await import('./play.ts')).playCommand,
  replay: async () => (await import('./replay.ts')).replayCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
}

/** Runs a command line; resolves with the exit status: 0 done, 1 failed, 2 wrong usage. */
export async function runCommandLine([commandName, ...args]: readonly string[]): Promise<number> {
  if (commandName === undefined || commandName === 'help' || commandName === '--help' || commandName === '-h') {
    process.stdout.write(commandLineWords.usage)
    return commandName === undefined ? 2 : 0
  }
  if (!Object.hasOwn(COMMANDS, commandName)) return printUsageError(commandLineWords.unknown(commandName))
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(commandLineWords.usage)
    return 0
  }
  try {
    const command = await COMMANDS[commandName]!()
    return await command(args)
  } catch (error) {
    if (error instanceof UsageError) return printUsageError(error.message)
    process.stderr.write(`hunch ${commandName}: ${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

function printUsageError(sentence: string): number {
  process.stderr.write(`${sentence}\n\n${commandLineWords.usage}`)
  return 2
}

ignoreHangupUnderNohup()
// A pipe closed by its reader (`hunch play … | head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exitCode = await runCommandLine(process.argv.slice(2))
// A failed command ends, even if something still waits for a part of it.
if (process.exitCode !== 0) setTimeout(() => process.exit(), 3000).unref()
