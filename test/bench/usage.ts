// What a program under measurement has used, and the messages by which it says so to the process that started it.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** CPU time of all threads since the program started, in milliseconds, and memory now, in bytes. */
export interface Usage {
  readonly cpu: number
  readonly rss: number
}

/** Has this program answer every `usage` of the process that started it. */
export function answerUsage(): void {
  process.on('message', request => {
    if (request !== 'usage') return
    const { user, system } = process.cpuUsage()
    process.send!({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss() } satisfies Usage)
  })
  process.channel?.unref()
}

/** What a program that answers has used so far. */
export async function usageOf(program: ChildProcess): Promise<Usage> {
  const answered = once(program, 'message') as Promise<[Usage]>
  program.send('usage')
  return (await answered)[0]
}
