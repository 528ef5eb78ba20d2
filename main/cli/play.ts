// Answers for: `hunch play`: a game between computer players, told as one viewer hears it, or as a record.
import { dice, playMove, startGame, type LogEntry, type GameRecord } from '../../shared/engine/index.ts'
import { randomInt } from 'node:crypto'
import { commands } from '../../shared/words/en.ts'
import { nextEntry } from './entry.ts'
import { gameOf, levelOf, mindOf, Misused, optionsOf, parse, seatsOf, viewerOf } from './flags.ts'
import { Teller } from './teller.ts'

/** More moves than any game of computer players has. */
const ENDLESS = 20_000

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parse(
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
  if (positionals[0] === undefined) throw new Misused(commands.whichGame)
  const rules = await gameOf(positionals[0])
  const mind = await mindOf(rules.game.id)
  const seats = seatsOf(rules, values.seats)
  const seed = values.seed ?? String(randomInt(2 ** 32))
  const options = optionsOf(rules, values.option)
  const level = levelOf(values.level)
  const teller = new Teller(rules, viewerOf(values.see, seats))
  const record: GameRecord = {
    game: rules.game.id,
    rules: rules.game.rules,
    seats,
    options,
    seed,
    first: null,
    log: [],
  }
  const state = startGame(rules.game, record)
  const { log, ...header } = record
  const lines: (entry: LogEntry | null) => string[] = values.json
    ? entry => [JSON.stringify(entry ?? header)]
    : () => teller.news(state)
  print(lines(null))
  const luck = dice(`play ${seed}`)
  while (!state.outcome) {
    if (log.length >= ENDLESS) throw new Error(commands.endless(ENDLESS))
    const entry = nextEntry(rules.game, state, { luck, think: view => mind.chooseMove(view, level, luck) })
    playMove(rules.game, state, ...entry)
    log.push(entry)
    print(lines(entry))
  }
  if (!values.json)
    print([
      commands.over(
        state.outcome.winners.map(seat => seat + 1),
        [...state.outcome.points],
      ),
    ])
  return 0
}

function print(lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}
