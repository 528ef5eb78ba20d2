// Selects story lines for the default screens: by player, and the latest.
import type { GameTypeParams, Seat } from '../../shared/engine/index.ts'
import { sayLine, mergeStoryLines, type GameWords, type Sentence } from '../../shared/words/sentence.ts'

/** The story in stretches of one player each. A line joined across two would stand at the first of them alone. */
function stretchesOfOnePlayer(story: readonly GameTypeParams['line'][]): readonly GameTypeParams['line'][][] {
  const stretches: GameTypeParams['line'][][] = []
  let lastBy: unknown = null
  for (const line of story) {
    const speaker: unknown = 'by' in line ? line.by : lastBy
    if (stretches.length === 0 || speaker !== lastBy) stretches.push([])
    stretches.at(-1)!.push(line)
    lastBy = speaker
  }
  return stretches
}

/** The lines about what a player said and did as sentences, oldest first. */
export function sentencesAboutPlayer(
  story: readonly GameTypeParams['line'][],
  seat: Seat,
  {
    words,
    reader,
    happensTo,
  }: { readonly words: GameWords; readonly reader: Seat | null; readonly happensTo: readonly string[] },
): readonly Sentence[] {
  return stretchesOfOnePlayer(story)
    .flatMap(lines => mergeStoryLines(words, lines))
    .filter(line => 'by' in line && line.by === seat && !happensTo.includes(line.type))
    .map(line => sayLine(words, line, reader))
}

/** The last lines, oldest first. */
export function latestSentences(
  story: readonly GameTypeParams['line'][],
  maxLines: number,
  { words, reader }: { readonly words: GameWords; readonly reader: Seat | null },
): readonly Sentence[] {
  return mergeStoryLines(words, story.slice(-3 * maxLines))
    .slice(-maxLines)
    .map(line => sayLine(words, line, reader))
}

/** The result of the last round; null if the last line says it, or no round has ended. */
export function lastRoundSentence(
  story: readonly GameTypeParams['line'][],
  { words, reader }: { readonly words: GameWords; readonly reader: Seat | null },
): Sentence | null {
  const line = story.findLast(({ type }) => words.roundEnds?.includes(type))
  return line === undefined || line === story.at(-1) ? null : sayLine(words, line, reader)
}
