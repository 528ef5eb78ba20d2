// Answers for: `hunch replay`: a record told again, to any step, as any viewer heard it.
import { readFileSync } from 'node:fs'
import { BadRecord, parseRecord, replayRecord } from '../../shared/engine/index.ts'
import { commands } from '../../shared/words/en.ts'
import { gameOf, Misused, parse, viewerOf, whole } from './flags.ts'
import { Teller } from './teller.ts'

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parse(args, { step: { type: 'string' }, see: { type: 'string' } }, { most: 1 })
  const [file] = positionals
  if (file === undefined) throw new Misused(commands.whichRecord)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(commands.noSuchFile(file))
  }
  const record = parseRecord(text)
  const rules = await gameOf(record.game).catch(() => {
    throw new BadRecord(commands.unknownGame(record.game))
  })
  const step = whole('step', values.step, [0, record.log.length]) ?? record.log.length
  const viewer = viewerOf(values.see, record.seats)
  const state = replayRecord(rules.game, record, step)
  for (const line of new Teller(rules, viewer).news(state)) process.stdout.write(`${line}\n`)
  if (state.outcome)
    process.stdout.write(
      commands.over(
        state.outcome.winners.map(seat => seat + 1),
        [...state.outcome.points],
      ) + '\n',
    )
  return 0
}
