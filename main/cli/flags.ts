// Parses command-line arguments. Unreadable ones throw a UsageError with a sentence.
import { parseArgs, type ParseArgsConfig } from 'node:util'
import {
  defaultOptions,
  SKILL_LEVELS,
  type Conclusion,
  type GameRules,
  type GameTypeParams,
  type SkillLevel,
  type Mind,
  type OptionValue,
  type Seat,
} from '../../shared/engine/index.ts'
import { games, gameEntry } from '../../shared/games/index.ts'
import { commandLineWords } from '../../shared/words/en/commandLine.ts'
import type { GameWords } from '../../shared/words/sentence.ts'

/** A command line that cannot be followed. */
export class UsageError extends Error {
  override name = 'UsageError'
}

type Flags = NonNullable<ParseArgsConfig['options']>

/** Returns the flags and the words between them. Throws UsageError for anything unknown. */
export function parseFlags<const F extends Flags>(args: readonly string[], flags: F, words: { readonly most: number }) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: flags, allowPositionals: true, strict: true })
    if (positionals.length > words.most) throw new UsageError(commandLineWords.tooMany(positionals[words.most]!))
    return { values, positionals }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError((error as Error).message.split('. ')[0]! + '.')
  }
}

/** A whole number within bounds; undefined stays undefined. */
export function parseWholeNumber(
  flagName: string,
  value: string | undefined,
  [minimum, maximum]: readonly [number, number],
): number | undefined {
  if (value === undefined) return undefined
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < minimum || number > maximum)
    throw new UsageError(commandLineWords.notANumber(flagName, minimum, maximum))
  return number
}

/** The rules of a game, and its words in the language of the command line. */
export interface RulesAndWords {
  readonly rules: GameRules<GameTypeParams>
  readonly words: GameWords<GameTypeParams, Conclusion>
}

/** Loads the game with this id. */
export async function loadGame(id: string | undefined): Promise<RulesAndWords> {
  const entry = id === undefined ? undefined : gameEntry(id)
  if (!entry)
    throw new UsageError(
      commandLineWords.noSuchGame(
        id ?? '',
        games.map(game => game.id),
      ),
    )
  const [rules, words] = await Promise.all([entry.load(), entry.words.en()])
  return { rules, words }
}

/** Loads the mind of the game with this id. */
export async function loadMind(id: string): Promise<Mind<GameTypeParams>> {
  return gameEntry(id)!.mind()
}

/** Settings of a table that people may mistake for a game's options. */
const TABLE_SETTINGS = ['notebook', 'hints']

/** A game's options, with those given as `name=value` replacing the defaults. */
export function parseGameOptions(
  { rules }: Pick<RulesAndWords, 'rules'>,
  assignments: readonly string[] = [],
): Record<string, OptionValue> {
  const options = defaultOptions(rules) as Record<string, OptionValue>
  for (const pair of assignments) {
    const equalsSignAt = pair.indexOf('=')
    const optionName = equalsSignAt < 0 ? pair : pair.slice(0, equalsSignAt)
    const wantedValue = pair.slice(equalsSignAt + 1)
    const values: readonly OptionValue[] | undefined = Object.hasOwn(rules.options, optionName)
      ? (rules.options as Record<string, readonly OptionValue[]>)[optionName]
      : undefined
    if (!values && TABLE_SETTINGS.includes(optionName)) throw new UsageError(commandLineWords.setInLobby(optionName))
    if (!values) throw new UsageError(commandLineWords.noSuchOption(rules.id, optionName, Object.keys(rules.options)))
    const value = values.find(
      allowedValue => String(allowedValue) === wantedValue || String(allowedValue).replaceAll(' ', '-') === wantedValue,
    )
    if (value === undefined) throw new UsageError(commandLineWords.noSuchValue(optionName, values.map(String)))
    options[optionName] = value
  }
  return options
}

/** The level of the computers: normal by default. */
export function parseSkillLevel(flag: string | undefined): SkillLevel {
  const level = SKILL_LEVELS.find(skillLevel => skillLevel === (flag ?? 'normal'))
  if (!level) throw new UsageError(commandLineWords.noSuchLevel(SKILL_LEVELS))
  return level
}

/** The number of seats: within the game's bounds, the fewest by default. */
export function parseSeatCount({ rules }: Pick<RulesAndWords, 'rules'>, flag: string | undefined): number {
  return parseWholeNumber('seats', flag, rules.seats) ?? rules.seats[0]
}

/** The viewer: the table, or a seat from 1. */
export function parseViewer(flag: string | undefined, seats: number): Seat | null {
  if (flag === undefined || flag === 'table') return null
  return parseWholeNumber('see', flag, [1, seats])! - 1
}
