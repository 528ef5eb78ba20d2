// Selects story lines for the default screens: by player, and the latest.
import type { GameTypeParams, Seat } from '../../shared/engine/index.ts'
import { sayLine, mergeStoryLines, type GameWords, type Sentence } from '../../shared/words/sentence.ts'

/** Merges no lines of two players: such a line would stand at the first of them alone. */
function wordsOfEachPlayer(words: GameWords): GameWords {
  return {
    ...words,
    mergeStoryLines(line, next) {
      const areOfTwo = 'by' in line && 'by' in next && line.by !== next.by
      return areOfTwo ? null : (words.mergeStoryLines?.(line, next) ?? null)
    },
  }
}

/** The lines about what a player said and did as sentences, oldest first. */
export function linesSaidBy(
  story: readonly GameTypeParams['line'][],
  seat: Seat,
  {
    words,
    ear,
    happensTo,
  }: { readonly words: GameWords; readonly ear: Seat | null; readonly happensTo: readonly string[] },
): readonly Sentence[] {
  return mergeStoryLines(wordsOfEachPlayer(words), story)
    .filter(line => 'by' in line && line.by === seat && !happensTo.includes(line.type))
    .map(line => sayLine(words, line, ear))
}

/** The last lines, oldest first. */
export function lastSaidSentences(
  story: readonly GameTypeParams['line'][],
  most: number,
  { words, ear }: { readonly words: GameWords; readonly ear: Seat | null },
): readonly Sentence[] {
  return mergeStoryLines(words, story.slice(-3 * most))
    .slice(-most)
    .map(line => sayLine(words, line, ear))
}
