// Tells a story in a terminal, to one viewer.
import { isHeardBy, type GameTypeParams, type Seat, type GameState } from '../../shared/engine/index.ts'
import { englishGrammar } from '../../shared/words/en/grammar.ts'
import { plainText, sayLine } from '../../shared/words/sentence.ts'
import type { RulesAndWords } from './flags.ts'

/** The names of seats at a table without people. */
export function defaultSeatNames(seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => englishGrammar.nameless(seat))
}

/** Tells a viewer, call by call, what was added to the story since the last one. */
export class StoryTeller {
  readonly #game: RulesAndWords
  readonly #viewer: Seat | null
  #toldCount = 0

  constructor(game: RulesAndWords, reader: Seat | null) {
    this.#game = game
    this.#viewer = reader
  }

  /** The new lines this viewer was told, as sentences. */
  newSentences(state: GameState<GameTypeParams>): string[] {
    const { words } = this.#game
    const textContext = {
      reader: this.#viewer,
      names: defaultSeatNames(state.seats),
      card: words.card,
      grammar: englishGrammar,
    }
    const newLines = state.story.slice(this.#toldCount)
    this.#toldCount = state.story.length
    return newLines
      .filter(heardLine => isHeardBy(heardLine, this.#viewer))
      .map(heardLine => plainText(sayLine(words, heardLine.line, this.#viewer), textContext))
  }
}
