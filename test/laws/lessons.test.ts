// Law: every lesson can be played to its end. Its moves are legal, its answers follow, and every language has its words.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  matchesOffer,
  playLesson,
  tableView,
  type GameTypeParams,
  type Lesson,
  type LearnerKnowledge,
  type Mind,
} from '../../shared/engine/index.ts'
import { games, type GameEntry } from '../../shared/games/index.ts'
import { withEnglishFallback } from '../../shared/words/englishFallback.ts'
import { LANGUAGES } from '../../shared/words/language.ts'
import { moveSentence, plainText } from '../../shared/words/sentence.ts'
import type { InitialWords } from '../../shared/words/words.ts'

const top = join(import.meta.dirname, '../..')
const NAMES = ['Mia', 'Ada', 'Ben', 'Cleo', 'Dan']

/** Every step with the learner's knowledge when the coach speaks. */
function momentsOf(
  lesson: Lesson,
  mind: Mind<GameTypeParams>,
  played: ReturnType<typeof playLesson>,
): LearnerKnowledge[] {
  const proofs = new Map<number, LearnerKnowledge['proof']>()
  const proofAfter = (moves: number) => {
    const proof = proofs.get(moves) ?? mind.prove(played.views[moves]!)
    proofs.set(moves, proof)
    return proof
  }
  return lesson.steps.map((_, step) => ({
    view: played.views[played.spoken[step]!]!,
    proof: proofAfter(played.spoken[step]!),
    before: proofAfter(played.earlier[step]!),
  }))
}

async function readLesson({ lesson: entry, load, mind: think }: GameEntry) {
  const [lesson, game, mind] = await Promise.all([entry!.load(), load(), think()])
  const played = playLesson(game, lesson)
  return { lesson, game, mind, played, moments: momentsOf(lesson, mind, played) }
}

test.each(games)('$id has a lesson if it is on offer, and only then', ({ isOffered, lesson }) => {
  expect(lesson !== undefined).toBe(isOffered)
})

describe.each(games.filter(({ lesson }) => lesson))('the lesson of $id', entry => {
  test('takes about five minutes, and is dealt from a seed like any other game', async () => {
    const { lesson } = await readLesson(entry)
    expect(lesson.steps.length).toBeGreaterThanOrEqual(8)
    expect(lesson.steps.length).toBeLessThanOrEqual(16)
    expect(new Set(lesson.steps.map(({ key }) => key)).size).toBe(lesson.steps.length)
    expect(lesson.start.seed).toMatch(/^[0-9a-f]{64}$/)
  })

  test('asks the learner for legal moves of their own, one per step', async () => {
    const { lesson, game, played } = await readLesson(entry)
    for (const [step, { key, move, find }] of lesson.steps.entries()) {
      expect([key, move !== undefined && find !== undefined]).toEqual([key, false])
      if (!move) continue
      const offers = game.moves(played.views[played.spoken[step]!]!)
      expect([key, offers.some(offer => matchesOffer(offer, move))]).toEqual([key, true])
      expect(game.toMove(tableView(played.states[played.spoken[step]!]!))).toContain(lesson.seat)
    }
  })

  test('moves for the learner only while the coach says that it plays on', async () => {
    const { lesson } = await readLesson(entry)
    for (const { key, meanwhile = [], forBoth } of lesson.steps)
      expect([key, meanwhile.some(([seat]) => seat === lesson.seat)]).toEqual([key, forBoth === true])
  })

  test('asks for deductions that have right and wrong answers', async () => {
    const { lesson, mind, played, moments } = await readLesson(entry)
    expect(lesson.steps.filter(({ find }) => find).length).toBeGreaterThan(0)
    for (const [step, { key, at, find, noted: isNoted }] of lesson.steps.entries()) {
      if (!find) continue
      const { proof, view } = moments[step]!
      expect([key, proof.contradicted, at]).toEqual([key, false, 'notebook'])
      const noted = played.views[played.earlier[step]!]!
      const before = lesson.possible(mind.prove(noted), noted)
      const after = lesson.possible(proof, view)
      expect(after.length).toBeGreaterThan(0)
      if (isNoted) {
        expect([key, find]).toEqual([key, 'possible'])
        continue
      }
      expect([key, after.every(answer => before.includes(answer))]).toEqual([key, true])
      expect([key, after.length < before.length]).toEqual([key, true])
    }
  })

  test('claims nothing that does not follow', async () => {
    const { lesson, moments } = await readLesson(entry)
    const claims = lesson.steps.flatMap(({ key, holds }, step) => (holds ? [{ key, step, holds }] : []))
    expect(claims.length).toBeGreaterThan(0)
    for (const { key, step, holds } of claims) expect([key, holds(moments[step]!)]).toEqual([key, true])
  })

  test('ends with the learner among the winners', async () => {
    const { lesson, played } = await readLesson(entry)
    expect(played.views[played.spoken.at(-1)!]!.outcome?.winners).toContain(lesson.seat)
    const { move, find } = lesson.steps.at(-1)!
    expect([move, find]).toEqual([undefined, undefined])
  })

  test.each(LANGUAGES)('has words for every step, with figures only from deductions: %s', async language => {
    const { lesson, moments, played } = await readLesson(entry)
    const [says, words, { initialWords: house }] = await Promise.all([
      withEnglishFallback(entry.lesson!.words)[language](),
      withEnglishFallback(entry.words)[language](),
      import(`../../shared/words/${language}/first.ts`) as Promise<{ initialWords: InitialWords }>,
    ])
    expect(Object.keys(says).sort()).toEqual(lesson.steps.map(({ key }) => key).sort())
    const textContext = { reader: lesson.seat, names: NAMES, card: words.card, grammar: house.grammar }
    const shown = { ...textContext, card: (id: string) => words.card(id).slice(0, 8) } // a card or a prediction is drawn as a chip
    for (const [step, { key, move }] of lesson.steps.entries()) {
      const said = plainText(says[key]!(lesson.sentenceValues(moments[step]!)), textContext)
      expect(said).toMatch(/^(?:[“„]|«\u202F)?[¡¿]?\p{Lu}.*[.?!…]$/u)
      expect(said).not.toMatch(/undefined|NaN|\bnull\b|\[object| {2}| [.,;:!?]/)
      expect(plainText(says[key]!(lesson.sentenceValues(moments[step]!)), shown).length).toBeLessThan(240)
      if (move) plainText(moveSentence(words, move, played.views[played.spoken[step]!]!), textContext)
    }
    const file = join(top, `shared/games/${entry.id}/words/learn-${language}.ts`)
    expect(existsSync(file)).toBe(true)
    const written = readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => !/^(import|const|\/\/)/.test(line))
      .join('\n')
      .replace(/\$\{[^}]*\}/g, '')
    expect(
      [...written.matchAll(/(['`])((?:(?!\1).)*)\1/g)].map(([, , text]) => text!).filter(text => /\d/.test(text)),
    ).toEqual([])
  })
})
