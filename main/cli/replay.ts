// `hunch replay`: tells a record again, up to any step, as any viewer was told it.
import { replayRecord } from '../../shared/engine/index.ts'
import { commandLineWords } from '../../shared/words/en/commandLine.ts'
import { parseFlags, parseViewer, parseWholeNumber } from './flags.ts'
import { loadRecord } from './recordFile.ts'
import { StoryTeller } from './storyTeller.ts'

export async function replayCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags(args, { step: { type: 'string' }, see: { type: 'string' } }, { most: 1 })
  const { record, game } = await loadRecord(positionals[0], commandLineWords.whichRecord)
  const step = parseWholeNumber('step', values.step, [0, record.log.length]) ?? record.log.length
  const viewer = parseViewer(values.see, record.seats)
  const state = replayRecord(game.rules, record, step)
  for (const line of new StoryTeller(game, viewer).newSentences(state)) process.stdout.write(`${line}\n`)
  if (state.outcome)
    process.stdout.write(
      commandLineWords.over(
        state.outcome.winners.map(seat => seat + 1),
        [...state.outcome.points],
      ) + '\n',
    )
  return 0
}
