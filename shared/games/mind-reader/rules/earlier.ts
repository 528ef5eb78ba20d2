// The former rules. In secret play the hand of a player who was put out went face up all the same,
// and a player caught with a wrong clue could share the win in a game of one hand.
import { at, required, type Game, type Seat, type GameState } from '../../../engine/index.ts'
import type { MindReader } from '../kinds.ts'

type Play = Game<MindReader>['play']

/** Rules 1: like the current ones except for how a hand is laid down, and who wins. */
export function gameAtRulesVersion1(today: Game<MindReader>): Game<MindReader> {
  const { name, declare, lose } = today.play
  return {
    ...today,
    rules: 1,
    play: { ...today.play, name: asBefore(name), declare: asBefore(declare), lose: asBefore(lose) } satisfies Play,
  }
}

function asBefore<M>(play: (state: GameState<MindReader>, by: Seat, move: M) => void): typeof play {
  return (state, by, move) => {
    const hands = state.own.map(({ hand }) => [...hand])
    const before = state.story.length
    play(state, by, move)
    for (const [i, { line }] of [...state.story.entries()].slice(before)) {
      if (line.type === 'left') state.story[i] = { line: { type: 'left', by: line.by, cards: at(hands, line.by) } }
      if (line.type !== 'won') continue
      const best = Math.max(...line.score)
      const winners = [...line.score.keys()].filter(seat => line.score[seat] === best)
      state.story[i] = { line: { ...line, winners } }
      state.outcome = { ...required(state.outcome, 'outcome'), winners: [...winners] }
    }
  }
}
