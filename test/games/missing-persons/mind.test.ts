// Tests reasons, hints and what a question is worth, as a player would check them.
import { describe, expect, test } from 'vitest'
import {
  diceFromSeed,
  applyMoveUnchecked,
  seatView,
  startGame,
  randomMove,
  type GameState,
} from '../../../shared/engine/index.ts'
import { PERSONS, type Card } from '../../../shared/games/missing-persons/cards.ts'
import { collectEvidence } from '../../../shared/games/missing-persons/reasoning/evidence.ts'
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'
import { mind } from '../../../shared/games/missing-persons/mind.ts'
import { directNotebookFacts } from '../../../shared/games/missing-persons/reasoning/notes.ts'
import { chancesFromEvidence, suspectsWithChance } from '../../../shared/games/missing-persons/reasoning/proof.ts'
import { missingPersons } from '../../../shared/games/missing-persons/rules.ts'
import { isEntailed, supportingClues } from '../../../shared/games/missing-persons/reasoning/reasons.ts'
import { gameWords } from '../../../shared/games/missing-persons/words/en.ts'
import { randomOptions } from '../../kit/gameLaws/index.ts'
import { sayConclusion, plainText } from '../../../shared/words/sentence.ts'
import { dealt } from './table.ts'
import type { MissingPersonsConclusion } from '../../../shared/games/missing-persons/reasoning/conclusions.ts'
import { englishGrammar } from '../../../shared/words/en/grammar.ts'

type Conclusion = MissingPersonsConclusion

function each(seed: string, see: (state: GameState<MissingPersons>) => void): void {
  const chance = diceFromSeed(seed)
  const state = startGame(missingPersons, {
    seats: 2,
    options: randomOptions(missingPersons, chance),
    seed,
    first: null,
  })
  for (let moves = 0; !state.outcome && moves < 300; moves++) {
    const entry = randomMove(missingPersons, state, chance)!
    if (entry[1].type === 'name' && chance.below(40) > 0) continue
    applyMoveUnchecked(missingPersons, state, ...entry)
    see(state)
  }
}

describe('the reason', () => {
  test('for a mark is sufficient, with none of its lines to spare', () => {
    let looked = 0
    for (let i = 0; i < 25; i++)
      each(`why ${i}`, state => {
        const chance = diceFromSeed(`${i} ${state.story.length}`)
        if (chance.below(5) > 0) return
        const view = seatView(state, chance.below(2))
        const { chances } = mind.prove(view)
        const out = PERSONS.filter(card => !(card in chances))
        const marks: Conclusion[] =
          out.length > 0 ? [{ type: 'excluded', of: 1 - view.seat, card: chance.pick(out) }] : []
        const said = mind.hint(view)
        for (const conclusion of said ? [...marks, said] : marks) {
          looked++
          const { faceUp } = collectEvidence(view)
          const clues = supportingClues(view, conclusion)
          const follows = (some: typeof clues) =>
            isEntailed(conclusion, chancesFromEvidence({ clues: some, faceUp }, view.options))
          expect(follows(clues)).toBe(true)
          for (const clue of clues) expect(follows(clues.filter(one => one !== clue))).toBe(false)
          const lines = mind.supportingLines(view, conclusion)
          expect(lines.length).toBeGreaterThan(0)
          for (const at of lines) expect(view.story[at]).toBeDefined()
        }
      })
    expect(looked).toBeGreaterThan(60)
  })
  test('is the line that showed a seen card, or the answer that excluded the card', () => {
    const table = dealt()
    table.seat(0).asks('S')
    const { view } = table.seat(0)
    const lineOf = (card: Card) =>
      mind.supportingLines(view, { type: 'excluded', of: 1, card }).map(at => view.story[at]!.type)
    expect(lineOf('H7')).toEqual(['lined'])
    expect(lineOf('C13')).toEqual(['asked'])
    expect(lineOf('H3')).toEqual(['hid'])
    expect(mind.supportingLines(view, { type: 'excluded', of: 1, card: 'S3' })).toEqual([])
  })
  test('may be that the other’s line-up already has the card', () => {
    // unseen are two hearts, two spades and a club; the other turns one card down as no heart, and the two that stay up are all the hearts there are
    const unseen: Card[] = ['H1', 'H2', 'S1', 'C5']
    const clues = [
      { is: 'mine', card: 'H3', lines: [0] },
      {
        is: 'seen',
        cards: [...PERSONS, 'X' as const].filter(card => card !== 'H3' && !unseen.includes(card)),
        lines: [1],
      },
      { is: 'heard', nth: 0, answer: { question: 'H', yes: true }, turned: 1, misfits: 0, lines: [2] },
    ] as const
    expect(suspectsWithChance(chancesFromEvidence({ clues, faceUp: 2 }, { pack: 'one' }))).toEqual(['S1', 'C5'])
  })
})

describe('hints', () => {
  test('are true, were not said directly, and end with the game', () => {
    const said = new Set<string>()
    for (let i = 0; i < 30; i++)
      each(`hint ${i}`, state => {
        const view = seatView(state, state.story.length % 2)
        const conclusion = mind.hint(view)
        if (conclusion === null) return
        said.add(conclusion.type)
        expect(state.outcome).toBeNull()
        const truth = state.own[conclusion.of]!.hidden
        if (truth && state.open.phase !== 'hide') expect(isEntailed(conclusion, { [truth]: 1 })).toBe(true)
        if (conclusion.type === 'excluded') {
          expect(directNotebookFacts(view).left).toContain(conclusion.card)
          // all that the same clues exclude is said, and noted, at once
          const { faceUp } = collectEvidence(view)
          const chances = chancesFromEvidence({ clues: supportingClues(view, conclusion), faceUp }, view.options)
          const excluded = directNotebookFacts(view).left.filter(card => !(card in chances))
          expect([conclusion.card, ...(conclusion.alsoExcluded ?? [])].sort()).toEqual([...excluded].sort())
          expect(mind.marksOfConclusion!(view, conclusion)).toHaveLength(excluded.length)
        }
        expect(
          plainText(sayConclusion(gameWords, conclusion, view.seat), {
            reader: view.seat,
            names: ['Ada', 'Ben'],
            card: gameWords.card,
            grammar: englishGrammar,
          }),
        ).toMatch(/missing person (can|must)/)
      })
    expect([...said].sort()).toEqual(expect.arrayContaining(['trait']))
  })
  test('have words', () => {
    const text = (conclusion: Conclusion) =>
      plainText(sayConclusion(gameWords, conclusion, 0), {
        reader: 0,
        names: ['Ada', 'Ben'],
        card: gameWords.card,
        grammar: englishGrammar,
      })
    expect(text({ type: 'certain', of: 1, card: 'S3' })).toBe('Ben’s missing person can only be 3 of Spades.')
    expect(text({ type: 'excluded', of: 1, card: 'X' })).toBe('Ben’s missing person cannot be the Joker.')
    expect(text({ type: 'trait', of: 1, question: 'royal', yes: false })).toBe(
      'Ben’s missing person cannot be a royal.',
    )
    expect(text({ type: 'trait', of: 1, question: 'arc:6-8', yes: true })).toBe(
      'Ben’s missing person must be between 5 and 9: 6, 7 or 8.',
    )
    const solved = (key: string) =>
      plainText(gameWords.solved(key, 'S3'), {
        reader: 0,
        names: ['Ada', 'Ben'],
        card: gameWords.card,
        grammar: englishGrammar,
      })
    expect(solved('person:1.1')).toBe('Ben’s missing person is 3 of Spades.')
    expect(solved('person:1.0')).toBe('Your missing person is 3 of Spades.')
  })
})

describe('what a question is worth', () => {
  test('is zero for a known answer, one bit for an even one, and never more', () => {
    const { view } = dealt({
      lines: ['S1 S2 H1 H2 D1 D2 C1 C2 S5 X', 'S8 S9 S10 H8 H9 H10 D8 D9 D10 C8'],
      draws: '',
    }).seat(0)
    const worth = mind.questionWorth(view, { type: 'ask', question: 'arc:1-2' })!
    expect(worth.expected).toBe(0)
    expect(worth.best.expected).toBeGreaterThan(0.99)
    expect(mind.questionWorth(view, worth.best.move)!.expected).toBe(worth.best.expected)
    expect(worth.best.expected).toBeLessThanOrEqual(1)
    expect(mind.questionWorth(view, { type: 'name', card: 'S3' })).toBeNull()
    expect(mind.questionWorth(view, { type: 'askFreely', wording: 'Is your card tired?' })).toBeNull()
  })
})
