// Loads the record in a file named on the command line, with the rules of its game.
import { readFileSync } from 'node:fs'
import { InvalidRecord, parseRecord, type GameRecord } from '../../shared/engine/index.ts'
import { commandLineWords } from '../../shared/words/en/commandLine.ts'
import { loadGame, UsageError, type RulesAndWords } from './flags.ts'

/** Throws UsageError without a file, InvalidRecord if it is not a record, and Error if it cannot be read. */
export async function loadRecord(
  file: string | undefined,
  messageIfMissing: string,
): Promise<{ record: GameRecord; game: RulesAndWords }> {
  if (file === undefined) throw new UsageError(messageIfMissing)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Error(commandLineWords.noSuchFile(file))
  }
  const record = parseRecord(text)
  const game = await loadGame(record.game).catch(() => {
    throw new InvalidRecord({ type: 'game', game: record.game }, commandLineWords.unknownGame(record.game))
  })
  return { record, game }
}
