// Runs one of the project's tools: bench, arena or fuzz.
import { UsageError } from '../../main/cli/flags.ts'
import { toolWords } from './words.ts'

const TOOLS: Readonly<Record<string, () => Promise<(args: string[]) => Promise<number>>>> = {
  bench: async () => (await import('./bench.ts')).benchCommand,
  arena: async () => (await import('./arena.ts')).arenaCommand,
  fuzz: async () => (await import('./fuzz.ts')).fuzzCommand,
}

/** Runs a tool and resolves with the exit status: 0 done, 1 failed, 2 wrong usage. */
async function runTool([name = '', ...args]: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(toolWords.usage)
    return 0
  }
  if (!Object.hasOwn(TOOLS, name)) return usageError(toolWords.unknown(name))
  try {
    const tool = await TOOLS[name]!()
    return await tool(args)
  } catch (error) {
    if (error instanceof UsageError) return usageError(error.message)
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

function usageError(sentence: string): number {
  process.stderr.write(`${sentence}\n\n${toolWords.usage}`)
  return 2
}

// A reader that has seen enough (`npm run arena … | head`) closes the pipe, which is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exitCode = await runTool(process.argv.slice(2))
// A tool that failed must end, even if something still holds a timer or a socket.
if (process.exitCode !== 0) setTimeout(() => process.exit(), 3000).unref()
