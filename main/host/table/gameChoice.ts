// Chooses the next game and its settings.
import {
  checkOptions,
  defaultOptions,
  type GameRules,
  type GameTypeParams,
  type OptionValue,
} from '../../../shared/engine/index.ts'
import type { TimeControl } from '../../../shared/wire/index.ts'
import type { GameChoice } from './events.ts'
import { Refusal } from '../errors/refusal.ts'

type RulesByGame = ReadonlyMap<string, GameRules<GameTypeParams>>

/** The settings to change. */
export interface GameChoiceChange {
  readonly name?: string | undefined
  readonly game?: string | undefined
  readonly options?: Readonly<Record<string, OptionValue>> | undefined
  readonly notebook?: GameChoice['notebook'] | undefined
  readonly hints?: boolean | undefined
  readonly time?: TimeControl | null | undefined
}

/** The choice before anybody has made one. */
export function defaultGameChoice(rules: RulesByGame): GameChoice {
  const [first] = rules.values()
  return { name: '', game: first!.id, options: defaultOptionsOf(first!), notebook: 'facts', hints: false, time: null }
}

/** True if more than the table's name is to change. */
export function changesMoreThanName({ game, options, notebook, hints, time }: GameChoiceChange): boolean {
  return [game, options, notebook, hints, time].some(setting => setting !== undefined)
}

/** The choice after the change. Throws Refusal. */
export function applyChoiceChange(
  choiceBefore: GameChoice,
  { name, game, options, notebook, hints, time }: GameChoiceChange,
  rules: RulesByGame,
): GameChoice {
  const wantedGame = rules.get(game ?? choiceBefore.game)
  if (!wantedGame) throw new Refusal('no-such-game')
  const chosenOptions = { ...(game === undefined ? choiceBefore.options : defaultOptionsOf(wantedGame)), ...options }
  try {
    checkOptions(wantedGame, chosenOptions)
  } catch {
    throw new Refusal('bad-options')
  }
  return {
    name: name ?? choiceBefore.name,
    game: wantedGame.id,
    options: chosenOptions,
    notebook: notebook ?? choiceBefore.notebook,
    hints: hints ?? choiceBefore.hints,
    time: time === undefined ? choiceBefore.time : time,
  }
}

function defaultOptionsOf(rules: GameRules<GameTypeParams>): Record<string, OptionValue> {
  return defaultOptions(rules) as Record<string, OptionValue>
}
