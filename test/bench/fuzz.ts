// `npm run fuzz`: plays random legal games under all laws. A failure prints the command that repeats it.
import { randomInt } from 'node:crypto'
import { games } from '../../shared/games/index.ts'
import { checkRandomGame } from '../kit/gameLaws/index.ts'
import { progressWords as words, toolWords } from './words.ts'
import { loadGame, loadMind, parseFlags, parseWholeNumber } from '../../main/cli/flags.ts'
import { ProgressLine } from './progress.ts'

export async function fuzzCommand(args: string[]): Promise<number> {
  const { values } = parseFlags(
    args,
    { game: { type: 'string' }, count: { type: 'string' }, seed: { type: 'string' } },
    { most: 0 },
  )
  const count = parseWholeNumber('count', values.count, [1, 100_000_000]) ?? 1000
  const seed = parseWholeNumber('seed', values.seed, [0, 2 ** 48]) ?? randomInt(2 ** 32)
  const chosen = values.game === undefined ? games.map(({ id }) => id) : [values.game]
  const progress = new ProgressLine(count * chosen.length)
  for (const [at, id] of chosen.entries()) {
    const subject = { game: (await loadGame(id)).rules, mind: await loadMind(id) }
    for (let nth = 0; nth < count; nth++) {
      progress.at(at * count + nth, words.fuzzing(id, nth, count))
      try {
        checkRandomGame(subject, String(seed + nth))
      } catch (error) {
        progress.clear()
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.stderr.write(`${toolWords.repeat(`npm run fuzz -- --game ${id} --count 1 --seed ${seed + nth}`)}\n`)
        return 1
      }
    }
    progress.clear()
    process.stdout.write(`${toolWords.fuzzed(id, count, seed)}\n`)
  }
  return 0
}
