// Finds the picture on each game's cover: `cover.svg` beside its screens.
// A game without one shows the back of a card.
const coverUrls = import.meta.glob<string>('./*/cover.svg', { eager: true, query: '?url', import: 'default' })

/** The picture's address; undefined if the game has none. */
export function gameCoverUrl(game: string): string | undefined {
  return coverUrls[`./${game}/cover.svg`]
}
