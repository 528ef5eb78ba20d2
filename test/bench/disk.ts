// Measures what the disk costs per move: lines written to a separate journal, each flushed before the next.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Journal } from '../../main/host/storage/journal.ts'

/** The milliseconds that each of `lines` lines took. */
export async function benchDisk(lines: number): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-bench-'))
  const journal = new Journal(join(folder, 'table.jsonl'))
  try {
    const waits: number[] = []
    for (let written = 0; written < lines; written++) {
      const began = performance.now()
      journal.append({ type: 'moved', seat: 0, move: { type: 'ask', of: 1, card: 'W7', question: 'rank' } })
      waits.push(performance.now() - began)
      await new Promise(resolve => setImmediate(resolve)) // like a host that handles one message after the other
    }
    return waits
  } finally {
    journal.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
