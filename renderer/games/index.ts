// Loads the screens of a game when a table opens.
// A game that draws nothing itself is not listed: it gets the default screens.
import type { GameRules, GameTypeParams } from '../../shared/engine/index.ts'
import type { GameWords } from '../../shared/words/sentence.ts'
import { whenWordsLoaded } from '../device/words/language.ts'
import type { ScreenOverrides, GameScreens } from './screens.ts'

/** Drops the type parameters of a game's screens; the pages give each the view of its own game. */
function eraseScreensType(overrides: object): ScreenOverrides {
  return overrides
}

const screenLoadersByGame: Readonly<Record<string, () => Promise<ScreenOverrides>>> = {
  'mind-reader': async () => eraseScreensType((await import('./mind-reader/index.ts')).screens),
  precognition: async () => eraseScreensType((await import('./precognition/index.ts')).screens),
  'missing-persons': async () => eraseScreensType((await import('./missing-persons/index.ts')).screens),
  'piecepack-deduction': async () => eraseScreensType((await import('./piecepack-deduction/index.ts')).screens),
  'communal-deduction': async () => eraseScreensType((await import('./communal-deduction/index.ts')).screens),
}

/** The screens of a game: its own, and defaults for the others. */
export async function loadGameScreens(
  id: string,
  loading: Promise<{ readonly rules: GameRules<GameTypeParams>; readonly words: GameWords }>,
): Promise<GameScreens> {
  const ownScreens = (await screenLoadersByGame[id]?.()) ?? {}
  if (isComplete(ownScreens)) {
    await whenWordsLoaded()
    return ownScreens
  }
  const [rulesAndWords, { completeScreens }] = await Promise.all([loading, import('../house/completeScreens.ts')])
  await whenWordsLoaded()
  return completeScreens(rulesAndWords, ownScreens)
}

/** A game that draws everything needs no defaults. */
function isComplete(overrides: ScreenOverrides): overrides is GameScreens {
  const { table, seat, notebook, card, rules } = overrides
  return [table, seat, notebook, card, rules].every(Boolean)
}

/** The text screens of a game, which no game needs to know of. */
export async function loadTextScreens(game: {
  readonly rules: GameRules<GameTypeParams>
  readonly words: GameWords
  readonly screens: GameScreens
}): Promise<GameScreens> {
  return (await import('../house/text/textScreens.ts')).createTextScreens(game)
}
