// Computes the expected information of a question in Mind Reader, and the best question.
import { at, entropy, type VariantOf, type SeatView, type QuestionWorth } from '../../../engine/index.ts'
import type { QuestionKind } from '../cards.ts'
import type { MindReader } from '../kinds.ts'
import { entryOfHiddenCard, declarationTargets } from '../rules/naming.ts'
import { ANSWERS, answerNumbersByCard, cardNumber } from '../reasoning/pack.ts'
import { prove, type MindReaderDeductions, type HiddenCardCandidates } from '../reasoning/proof.ts'

type View = SeatView<MindReader>
type AskMove = VariantOf<MindReader['move'], 'ask'>

const QUESTION_KINDS: readonly QuestionKind[] = ['rank', 'suit']

/** The expected information of this question: the entropy of its answer. */
export function expectedBits(
  suspected: HiddenCardCandidates,
  { card, question }: Pick<AskMove, 'card' | 'question'>,
): number {
  const answers = answerNumbersByCard(question, cardNumber(card))
  const chances = ANSWERS.map(() => 0)
  for (const [i, card] of suspected.cards.entries()) {
    const answer = at(answers, cardNumber(card))
    chances[answer] = at(chances, answer) + at(suspected.chances, i)
  }
  return entropy(chances)
}

/** Every question this seat can ask about hidden cards, with its expected information. */
export function questionsWithExpectedBits(
  { open, own, seat }: View,
  { hidden }: MindReaderDeductions,
): { readonly move: AskMove; readonly expected: number }[] {
  return declarationTargets(open, seat).flatMap(({ of, place }) => {
    const suspected = entryOfHiddenCard(hidden, { of, place })
    return own.hand.flatMap(card =>
      QUESTION_KINDS.map(question => ({
        move: { type: 'ask' as const, card, of, place, question },
        expected: expectedBits(suspected, { card, question }),
      })),
    )
  })
}

/** Returns null for moves that ask nothing. */
export function questionWorth(view: View, move: MindReader['move']): QuestionWorth<MindReader> | null {
  if (move.type !== 'ask') return null
  const proof = prove(view)
  const expected = expectedBits(entryOfHiddenCard(proof.hidden, move), move)
  let bestQuestion = { move: move as MindReader['move'], expected }
  for (const question of questionsWithExpectedBits(view, proof))
    if (question.expected > bestQuestion.expected) bestQuestion = question
  return { expected, best: bestQuestion }
}

/** A predicate for questions whose answer already follows, because every possible card gives the same. It proves on its first call. */
export function knownAnswerPredicate(view: View): (ask: AskMove) => boolean {
  let proof: MindReaderDeductions | undefined
  return ask => {
    proof ??= prove(view)
    if (proof.contradicted) return false
    const answers = answerNumbersByCard(ask.question, cardNumber(ask.card))
    const { cards } = entryOfHiddenCard(proof.hidden, ask)
    return cards.every(card => answers[cardNumber(card)] === answers[cardNumber(at(cards, 0))])
  }
}
