// Plays the sharp computer player against a family of rivals, with each option of each game, and prints a table a game.
import { defaultOptions, SKILL_LEVELS, type GameRules, type GameTypeParams } from '../../shared/engine/index.ts'
import { loadGame, loadMind } from '../../main/cli/flags.ts'
import type { RivalFamily } from '../baselines/family.ts'
import { playMatch, type ArenaPlayer } from './match.ts'
import { ProgressLine } from './progress.ts'
import { progressWords, toolWords } from './words.ts'

type Options = GameTypeParams['options']

/** Finds a player of a game by the name of its level or baseline. */
export type PlayerByName = (game: string, name: string) => Promise<ArenaPlayer>

/** Prints the table of each of these families; `deals` instead of the number each asks for. */
export async function printFamilies(
  families: readonly RivalFamily[],
  { deals, seed, playerByName }: { deals: number | undefined; seed: string; playerByName: PlayerByName },
): Promise<void> {
  process.stdout.write(toolWords.familyHead)
  for (const family of families) await printFamily({ ...family, deals: deals ?? family.deals }, { seed, playerByName })
}

async function printFamily(
  { game: id, seats, deals, rivals }: RivalFamily,
  { seed, playerByName }: { seed: string; playerByName: PlayerByName },
): Promise<void> {
  const { rules: game, words } = await loadGame(id)
  const mind = await loadMind(id)
  const settings = everyOption(game)
  // Together there are no rivals: each level is told by the part it wins.
  const columns = game.cooperative ? SKILL_LEVELS.map(a => ({ a, b: a })) : rivals.map(b => ({ a: 'sharp', b }))
  const progress = new ProgressLine(settings.length * columns.length * deals)
  process.stdout.write(toolWords.familyTable({ title: words.title, seats, deals, rivals: columns.map(({ b }) => b) }))
  let before = 0
  for (const { changed, options } of settings) {
    const scores = []
    for (const { a, b } of columns) {
      const [one, other] = [await playerByName(id, a), await playerByName(id, b)]
      scores.push(
        playMatch({ game, mind, a: one, b: other, seats, options, deals, seed }, done =>
          progress.at(before + done, progressWords.rowPlayed({ game: id, a, b, seats, done })),
        ),
      )
      before += deals
    }
    progress.clear()
    process.stdout.write(toolWords.familyRow({ changed, scores, together: Boolean(game.cooperative) }))
  }
}

/** The default options, and each other value of each of them by itself. `changed` says which; null for none. */
export function everyOption<K extends GameTypeParams>(
  game: GameRules<K>,
): { readonly changed: string | null; readonly options: Options }[] {
  const usual: Options = defaultOptions(game)
  const others = Object.entries<readonly unknown[]>(game.options).flatMap(([name, values]) =>
    values.slice(1).map(value => ({ changed: `${name}: ${String(value)}`, options: { ...usual, [name]: value } })),
  )
  return [{ changed: null, options: usual }, ...others]
}
