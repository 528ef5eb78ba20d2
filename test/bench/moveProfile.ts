// Says what a host's time a move is spent on, from its own profile.
import { once } from 'node:events'
import type { Profiler } from 'node:inspector'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROFILED_HOST_PROGRAM } from './built.ts'
import { startHostProcess } from './hostProcess.ts'
import type { ProfileAnswer } from './profiledHost.ts'
import { RAM_DISK } from './contest.ts'
import { ScreensAtTable, TABLE_ARGS } from './screensAtTable.ts'

/** What a function's time counts as, with all that it calls; the innermost of these counts. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'bytes handed to the system': ['depart'],
  'sealing and opening': ['seal', 'sealInPlace', 'open'],
  'the journal': ['append'],
  'judging and playing': ['stateAfter'],
  'what changed, and for whom': ['diffStates', 'revealsNothing', 'news'],
  'messages as text': ['padPrivateMessage', 'parseJson', 'safeParse', '~run'],
  'ends of games, and deals': ['finish', 'fulfil'],
  'finding the screens that watch': ['toAudience'],
  'receiving, budgets, who may send what': ['onStreamRead'],
  'collecting garbage': ['(garbage collector)'],
}
/** Functions that are not the project's: of valibot, Node and V8. */
const OTHERS = ['safeParse', '~run', 'onStreamRead', '(garbage collector)']
/** The project's own functions that the profile counts by their names. */
export const PROFILED_FUNCTIONS: readonly string[] = Object.values(PARTS)
  .flat()
  .filter(name => !OTHERS.includes(name))
const PART_OF = new Map(Object.entries(PARTS).flatMap(([part, names]) => names.map(name => [name, part] as const)))

/** Not the host's time. */
const WAITING = '(idle)'

/** The share of each part in a host's time, from 0 to 1; `the rest` is in many places. */
export function sharesInProfile({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Record<string, number> {
  const byId = new Map(nodes.map(node => [node.id, node]))
  const partOf = new Map<number, string | null>()
  const visit = (node: Profiler.ProfileNode, above: string) => {
    const { functionName } = node.callFrame
    const part = PART_OF.get(functionName) ?? above
    partOf.set(node.id, functionName === WAITING ? null : part)
    for (const child of node.children ?? []) visit(byId.get(child)!, part)
  }
  visit(nodes[0]!, 'the rest')
  const times: Record<string, number> = Object.fromEntries([...Object.keys(PARTS), 'the rest'].map(part => [part, 0]))
  samples.forEach((id, nth) => {
    const part = partOf.get(id)
    if (part != null) times[part]! += timeDeltas[nth]!
  })
  const sum = Object.values(times).reduce((all, one) => all + one)
  return Object.fromEntries(Object.entries(times).map(([part, time]) => [part, sum === 0 ? 0 : time / sum]))
}

/** Profiles a host over `moves` moves before `screens` screens, after as many to warm up. */
export async function profileMoves({
  screens,
  moves,
}: {
  readonly screens: number
  readonly moves: number
}): Promise<Record<string, number>> {
  const data = mkdtempSync(join(RAM_DISK ?? tmpdir(), 'hunch-profile-'))
  const host = await startHostProcess(PROFILED_HOST_PROGRAM, { data, args: TABLE_ARGS, ipc: true, flags: [] })
  const ask = async (request: 'begin' | 'end') => {
    const answered = once(host.process, 'message') as Promise<[ProfileAnswer]>
    host.process.send(request)
    return (await answered)[0]
  }
  try {
    const table = await ScreensAtTable.sitDown(host, screens, 'profile')
    await table.play(moves)
    await ask('begin')
    await table.play(moves)
    const answer = await ask('end')
    if (!('profile' in answer)) throw new Error('the host sent no profile')
    return sharesInProfile(answer.profile)
  } finally {
    await host.kill()
    rmSync(data, { recursive: true, force: true })
  }
}
