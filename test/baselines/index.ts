// Answers for: the baselines of every game, by game and name.
import type { Baseline } from './baseline.ts'

export const baselines: Readonly<Record<string, Readonly<Record<string, Baseline>>>> = {
}
