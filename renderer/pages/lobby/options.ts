// The choices a lobby offers: a game's options, notebook, hints, time control, and the named presets.
import { SKILL_LEVELS, type SkillLevel, type OptionValue } from '../../../shared/engine/index.ts'
import {
  MOVE_SECONDS_CHOICES,
  TIME_CONTROL_MODES,
  type TimeControl,
  type TableState,
} from '../../../shared/wire/index.ts'
import { lobbyWords, timeControlWords } from '../../device/words/tableWords.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import type { GameWithWords } from '../../use/game/game.ts'

/** One thing to choose. The first of its values is the default. */
export interface OptionChoice {
  readonly name: string
  readonly label: string
  readonly about: string
  readonly values: readonly { readonly value: OptionValue; readonly says: string }[]
  readonly chosen: OptionValue
  readonly isToldAlways?: true // true if it has no default
}

type OptionWords = Readonly<
  Record<string, { readonly label: string; readonly about: string; readonly value: (value: OptionValue) => string }>
>

/** The options of the game itself. */
export function gameOptionChoices({ rules, words }: GameWithWords, { options }: TableState): readonly OptionChoice[] {
  const optionWords = words.options as OptionWords
  return Object.entries<readonly OptionValue[]>(rules.options as Record<string, readonly OptionValue[]>).map(
    ([optionName, values]) => ({
      name: optionName,
      label: optionWords[optionName]!.label,
      about: optionWords[optionName]!.about,
      values: values.map(value => ({ value, says: optionWords[optionName]!.value(value) })),
      chosen: options[optionName] ?? values[0]!,
    }),
  )
}

/** How much the notebook marks automatically. */
export function notebookChoice({ notebook }: TableState): OptionChoice {
  return {
    name: 'notebook',
    label: lobbyWords.notebook,
    about: `${lobbyWords.notebookAbout} ${lobbyWords.notebookDetail[notebook]}`,
    values: (['facts', 'proof', 'blank'] as const).map(value => ({ value, says: lobbyWords.notebookValue[value] })),
    chosen: notebook,
  }
}

/** Whether hints are available. */
export function hintsChoice({ hints }: TableState): OptionChoice {
  return {
    name: 'hints',
    label: lobbyWords.hints,
    about: lobbyWords.hintsAbout,
    values: [
      { value: false, says: lobbyWords.hintsValue.no },
      { value: true, says: lobbyWords.hintsValue.yes },
    ],
    chosen: hints,
  }
}

/** Whether moves have a time limit, and its length. */
export function timeControlChoices({ time }: TableState): readonly OptionChoice[] {
  const keptChoice: OptionChoice = {
    name: 'time',
    label: timeControlWords.label,
    about: timeControlWords.about,
    values: (['none', ...TIME_CONTROL_MODES] as const).map(value => ({ value, says: timeControlWords.kept[value] })),
    chosen: time?.kept ?? 'none',
  }
  if (!time) return [keptChoice]
  const offeredSeconds = [...new Set([...MOVE_SECONDS_CHOICES, time.seconds])].sort((a, b) => a - b)
  const lengthChoice: OptionChoice = {
    name: 'seconds',
    label: timeControlWords.lengthLabel,
    about: timeControlWords.lengthAbout,
    values: offeredSeconds.map(value => ({ value, says: timeControlWords.span(value) })),
    chosen: time.seconds,
    isToldAlways: true,
  }
  return [keptChoice, lengthChoice]
}

/** The time control after one of its choices is made. */
export function timeControlAfterChoice(
  choiceName: string,
  value: OptionValue,
  { time }: TableState,
): TimeControl | null {
  const [usual] = MOVE_SECONDS_CHOICES
  if (choiceName === 'seconds') return { kept: time?.kept ?? TIME_CONTROL_MODES[0], seconds: Number(value) }
  const keptMode = TIME_CONTROL_MODES.find(mode => mode === value)
  return keptMode ? { kept: keptMode, seconds: time?.seconds ?? usual } : null
}

/** The choices that are not default, each in a few words. */
export function nonDefaultChoiceTexts(choices: readonly OptionChoice[]): string[] {
  return choices.flatMap(({ label, values, chosen: chosenValue, isToldAlways }) =>
    chosenValue === values[0]?.value && !isToldAlways
      ? []
      : [lobbyWords.chosen(label, values.find(({ value }) => value === chosenValue)?.says ?? '')],
  )
}

/** A named way to play: notebook, hints, computer level; the game's own options are default, or those for a first game. */
export interface OptionPreset {
  readonly name: 'first' | 'book' | 'sharp'
  readonly notebook: TableState['notebook']
  readonly hints: boolean
  readonly level: SkillLevel
}

const [easy, normal, sharp] = SKILL_LEVELS
/** For people who do not know the game. */
export const FIRST_GAME: OptionPreset = { name: 'first', notebook: 'facts', hints: true, level: easy }
export const OPTION_PRESETS: readonly OptionPreset[] = [
  FIRST_GAME,
  { name: 'book', notebook: 'blank', hints: false, level: normal },
  { name: 'sharp', notebook: 'proof', hints: false, level: sharp },
]

/**
 * The level of a computer player that is seated now: that of those at the table, if they all play alike. Without any it
 * is the level of the preset whose notebook and hints the table has: easy after “First game”.
 */
export function levelOfNextComputer({ chairs, notebook, hints }: TableState): SkillLevel {
  const [level, ...others] = new Set(chairs.flatMap(({ level }) => level ?? []))
  if (level !== undefined) return others.length === 0 ? level : normal
  return OPTION_PRESETS.find(preset => preset.notebook === notebook && preset.hints === hints)?.level ?? normal
}

/**
 * The game's own options under a preset: their defaults, and shorter ones for a first game. A table that began with what
 * suits one shared screen keeps that.
 */
export function optionsOfPreset(
  { name: presetName }: Pick<OptionPreset, 'name'>,
  { rules: { id } }: GameWithWords,
  choices: readonly OptionChoice[],
): Record<string, OptionValue> {
  const { onOneScreen = {}, asFirstGame = {} } = gameEntry(id) ?? {}
  const isForOneScreen = choices.every(({ name, chosen }) => chosen === (onOneScreen[name] ?? chosen))
  const defaults = Object.fromEntries(choices.map(({ name, values }) => [name, values[0]!.value]))
  return { ...defaults, ...(isForOneScreen && onOneScreen), ...(presetName === 'first' && asFirstGame) }
}

/** Whether the table is set as the preset says; without computer players any level counts. */
export function matchesPreset(
  preset: OptionPreset,
  { game, table }: { readonly game: GameWithWords; readonly table: TableState },
): boolean {
  const { notebook, hints, level } = preset
  const choices = gameOptionChoices(game, table)
  const options = optionsOfPreset(preset, game, choices)
  return (
    table.notebook === notebook &&
    table.hints === hints &&
    choices.every(({ name, chosen }) => chosen === options[name]) &&
    table.chairs.every(chair => chair.kind !== 'computer' || chair.level === level)
  )
}
