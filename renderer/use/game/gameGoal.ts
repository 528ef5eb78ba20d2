// Finds the drawing of each game's goal: `goal.svg` beside its screens.
const goalUrls = import.meta.glob<string>('../../games/*/goal.svg', { eager: true, query: '?url', import: 'default' })

/** The address of the drawing, 320 by 96; null for a game without one. */
export function goalDrawingUrl(game: string): string | null {
  return goalUrls[`../../games/${game}/goal.svg`] ?? null
}
