// `hunch play`: plays a game between computer players, and prints one viewer's story or a record.
import {
  diceFromSeed,
  applyMoveUnchecked,
  startGame,
  type LogEntry,
  type GameRecord,
} from '../../shared/engine/index.ts'
import { randomInt } from 'node:crypto'
import { commandLineWords } from '../../shared/words/en/commandLine.ts'
import { chooseNextMove } from './chooseNextMove.ts'
import {
  loadGame,
  parseSkillLevel,
  loadMind,
  UsageError,
  parseGameOptions,
  parseFlags,
  parseSeatCount,
  parseViewer,
} from './flags.ts'
import { StoryTeller } from './storyTeller.ts'

/** More moves than any game of computer players has. */
const MAX_MOVES = 20_000

export async function playCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseFlags(
    args,
    {
      seats: { type: 'string' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true },
      see: { type: 'string' },
      level: { type: 'string' },
      json: { type: 'boolean' },
    },
    { most: 1 },
  )
  if (positionals[0] === undefined) throw new UsageError(commandLineWords.whichGame)
  const game = await loadGame(positionals[0])
  const mind = await loadMind(game.rules.id)
  const seats = parseSeatCount(game, values.seats)
  const seed = values.seed ?? String(randomInt(2 ** 32))
  const options = parseGameOptions(game, values.option)
  const level = parseSkillLevel(values.level)
  const storyTeller = new StoryTeller(game, parseViewer(values.see, seats))
  const record: GameRecord = {
    game: game.rules.id,
    rules: game.rules.version,
    seats,
    options,
    seed,
    first: null,
    log: [],
  }
  const state = startGame(game.rules, record)
  const { log, ...header } = record
  const lines: (entry: LogEntry | null) => string[] = values.json
    ? entry => [JSON.stringify(entry ?? header)]
    : () => storyTeller.newSentences(state)
  printLines(lines(null))
  const playDice = diceFromSeed(`play ${seed}`)
  while (!state.outcome) {
    if (log.length >= MAX_MOVES) throw new Error(commandLineWords.endless(MAX_MOVES))
    const logEntry = chooseNextMove(game.rules, state, {
      luck: playDice,
      think: view => mind.chooseMove(view, level, playDice),
    })
    applyMoveUnchecked(game.rules, state, ...logEntry)
    log.push(logEntry)
    printLines(lines(logEntry))
  }
  if (!values.json)
    printLines([
      commandLineWords.over(
        state.outcome.winners.map(seat => seat + 1),
        [...state.outcome.points],
      ),
    ])
  return 0
}

function printLines(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}
