// Answers for: `hunch bench`: this Hunch measured on this machine, for people or as one JSON object.
import { commands } from '../../shared/words/en.ts'
import { benchEngine } from './bench/engine.ts'
import { benchPage } from './bench/page.ts'
import { benchTable } from './bench/table.ts'
import { benchClaim, benchProof, benchSharp } from './bench/thought.ts'
import { parse } from './flags.ts'

export async function run(args: string[]): Promise<number> {
  const { values } = parse(args, { json: { type: 'boolean' }, quick: { type: 'boolean' } }, { most: 0 })
  const quick = Boolean(values.quick)
  // The table first: what reads at its ten screens is this process, and thinking would leave it a crowded memory.
  const table = await benchTable(quick ? 200 : 4000)
  const engine = await benchEngine('largest', quick ? 300 : 2000)
  const engineSmall = await benchEngine('smallest', quick ? 300 : 2000)
  const claim = await benchClaim(quick ? 50 : 500)
  const proof = await benchProof(quick ? 20 : 300)
  const sharp = await benchSharp(quick ? 10 : 100)
  const figures = { engine, engineSmall, claim, proof, sharp, ...table, firstPage: benchPage() }
  process.stdout.write(values.json ? JSON.stringify(figures) + '\n' : commands.figures(figures))
  return 0
}
