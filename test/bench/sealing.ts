// Measures what sealing costs a host: the share of its time per move, taken from its own profile and not from a clock.
import { once } from 'node:events'
import type { Profiler } from 'node:inspector'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHostProcess, type HostProcess } from './hostProcess.ts'
import type { ProfileAnswer, ProfileRequest } from './profiledHost.ts'
import { ScreensAtTable, TABLE_ARGS } from './screensAtTable.ts'
import { roundToThousandth } from './statistics.ts'

export interface SealingFigures {
  readonly cipher: HostCipherName
  readonly screens: number
  readonly moves: number
  readonly host: number // milliseconds of CPU time per move, without sealing
  readonly sealing: number // milliseconds to seal and open the frames of that move
  readonly cost: number // the second divided by the first
}

/** Whose ChaCha20-Poly1305 the host uses: Node's, or the pages' own, as in Electron. */
export type HostCipherName = 'node' | 'portable'

/**
 * Plays `moves` moves in front of `screens` screens: a seat each, and the rest are displays, like a club's
 * spectators.
 */
export async function measureSealing(
  program: URL,
  {
    screens: count,
    moves,
    seed,
    without,
  }: {
    readonly screens: number
    readonly moves: number
    readonly seed: string
    readonly without?: URL // removes Node's ciphers, so that the host uses the portable one
  },
): Promise<SealingFigures> {
  const data = mkdtempSync(join(tmpdir(), 'hunch-sealing-'))
  const host = await startHostProcess(program, {
    data,
    args: TABLE_ARGS,
    ipc: true,
    ...(without && { after: without }),
  })
  try {
    const table = await ScreensAtTable.sitDown(host, count, `sealing ${seed}`)
    await table.play(Math.ceil(moves / 4)) // a machine needs to warm up
    await ask(host, 'begin')
    await table.play(moves)
    const answer = await ask(host, 'end')
    if (!('profile' in answer)) throw new Error('the host sent no profile')
    const { sealing, rest } = sealingTimeInProfile(answer.profile)
    return {
      cipher: without ? 'portable' : 'node',
      screens: count,
      moves,
      host: roundToThousandth(rest / 1000 / moves),
      sealing: roundToThousandth(sealing / 1000 / moves),
      cost: roundToThousandth(sealing / rest),
    }
  } finally {
    await host.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

async function ask({ process }: HostProcess, request: ProfileRequest): Promise<ProfileAnswer> {
  const answered = once(process, 'message') as Promise<[ProfileAnswer]>
  process.send(request)
  return (await answered)[0]
}

/** Waiting for something to do, or for the disk, is not the host's time. */
const WAITING = new Set(['(idle)', 'writeBuffer'])
/** The functions that seal and open frames, also in place. */
export const SEALING: ReadonlySet<string> = new Set(['seal', 'sealInPlace', 'open'])

/** The microseconds spent in sealing and opening, with everything they call; and in the rest. */
export function sealingTimeInProfile({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): {
  sealing: number
  rest: number
} {
  const script = nodes.find(({ callFrame }) => callFrame.functionName === 'sealInPlace')?.callFrame.scriptId
  const inSealing = new Map<number, boolean>()
  const waiting = new Set<number>()
  const visit = (node: Profiler.ProfileNode, above: boolean): void => {
    const { functionName, scriptId } = node.callFrame
    const seals = above || (scriptId === script && SEALING.has(functionName))
    inSealing.set(node.id, seals)
    if (WAITING.has(functionName)) waiting.add(node.id)
    for (const child of node.children ?? []) visit(byId.get(child)!, seals)
  }
  const byId = new Map(nodes.map(node => [node.id, node]))
  visit(nodes[0]!, false)
  let [sealing, rest] = [0, 0]
  samples.forEach((id, nth) => {
    const time = timeDeltas[nth]!
    if (inSealing.get(id)) sealing += time
    else if (!waiting.has(id)) rest += time
  })
  return { sealing, rest }
}
