// Answers for: `hunch bench`: this Hunch measured on this machine, for people or as one JSON object.
import { commands } from '../../shared/words/en.ts'
import { benchEngine } from './bench/engine.ts'
import { benchPage } from './bench/page.ts'
import { benchTable } from './bench/table.ts'
import { parse } from './flags.ts'

export async function run(args: string[]): Promise<number> {
  const { values } = parse(args, { json: { type: 'boolean' }, quick: { type: 'boolean' } }, { most: 0 })
  const engine = await benchEngine(values.quick ? 300 : 2000)
  const table = await benchTable(values.quick ? 200 : 2000)
  const figures = { engine, ...table, firstPage: benchPage() }
  process.stdout.write(values.json ? JSON.stringify(figures) + '\n' : commands.figures(figures))
  return 0
}
