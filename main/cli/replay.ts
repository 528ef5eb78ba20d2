// Answers for: `hunch replay`: a record told again, to any step, as any viewer heard it.
import { readFileSync } from 'node:fs'
import { InvalidRecord, parseRecord, replayRecord } from '../../shared/engine/index.ts'
import { commands } from '../../shared/words/en/commandLine.ts'
import { loadGame, UsageError, parseFlags, parseViewer, parseWholeNumber } from './flags.ts'
import { StoryPrinter } from './storyPrinter.ts'

export async function replayCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, { step: { type: 'string' }, see: { type: 'string' } }, { most: 1 })
  const [file] = positionals
  if (file === undefined) throw new UsageError(commands.whichRecord)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(commands.noSuchFile(file))
  }
  const record = parseRecord(text)
  const rules = await loadGame(record.game).catch(() => {
    throw new InvalidRecord({ type: 'game', game: record.game }, commands.unknownGame(record.game))
  })
  const step = parseWholeNumber('step', values.step, [0, record.log.length]) ?? record.log.length
  const viewer = parseViewer(values.see, record.seats)
  const state = replayRecord(rules.game, record, step)
  for (const line of new StoryPrinter(rules, viewer).news(state)) process.stdout.write(`${line}\n`)
  if (state.outcome)
    process.stdout.write(
      commands.over(
        state.outcome.winners.map(seat => seat + 1),
        [...state.outcome.points],
      ) + '\n',
    )
  return 0
}
