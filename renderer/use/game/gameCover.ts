// Finds the picture on each game's cover: `cover.svg` beside its screens, or else one made from its title.
import { titleOfGame } from './gameTitles.ts'

const coverUrls = import.meta.glob<string>('../../games/*/cover.svg', { eager: true, query: '?url', import: 'default' })

/** The picture's address. A game without a cover of its own gets its title above a card face down. */
export function gameCoverUrl(game: string): string {
  return (
    coverUrls[`../../games/${game}/cover.svg`] ??
    `data:image/svg+xml,${encodeURIComponent(titleCover(titleOfGame(game)))}`
  )
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** The average width of a letter, divided by the font size, for bold serif letters. */
const LETTER_WIDTH = 0.58

/** A word a line, in a colour that the title chooses, so that two games without covers look different. */
function titleCover(title: string): string {
  const titleWords = title.split(/\s+/)
  const longest = Math.max(...titleWords.map(word => [...word].length))
  const size = Math.min(46, 200 / (LETTER_WIDTH * longest), 130 / titleWords.length)
  const hue = [...title].reduce((sum, letter) => sum + 37 * letter.codePointAt(0)!, 0) % 360
  const lines = titleWords.map(
    (word, i) =>
      `<tspan x="120" y="${Math.round(40 + size * (0.8 + 1.1 * i))}">${word.replace(/[&<>]/g, letter => ESCAPES[letter]!)}</tspan>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 300" width="240" height="300">
<radialGradient id="dusk" cx=".5" cy=".3" r=".9"><stop stop-color="hsl(${hue} 38% 34%)"/><stop offset="1" stop-color="hsl(${hue} 45% 9%)"/></radialGradient>
<path fill="url(#dusk)" d="M0 0h240v300H0z"/>
<g transform="rotate(-7 120 330)" fill="#1b2c40" stroke="#d9b673" stroke-width="3"><rect x="72" y="190" width="96" height="134" rx="9"/><rect x="81" y="199" width="78" height="116" rx="5" fill="none" stroke-width="1"/></g>
<text fill="#f4e2b8" font-family="Georgia, 'Noto Serif', serif" font-weight="700" font-size="${Math.round(size)}" text-anchor="middle">${lines.join('')}</text>
</svg>`
}
