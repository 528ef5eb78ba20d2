// Merges the answers about hidden cards to what they say together: one range of ranks, the suits that are left.
// What a newer answer makes superfluous is left out; the notebook lists every answer.
import {
  compareCards,
  rankOf,
  suitOf,
  SUITS,
  type Card,
  type Rank,
  type Suit,
} from '../../../shared/games/mind-reader/cards.ts'
import type { SecretPlace } from '../../../shared/games/mind-reader/kinds.ts'
import type { HeardQuestion } from './story.ts'

/** One thing that is known of a hidden card. */
export type MergedAnswer =
  | { readonly kind: 'answer'; readonly heard: HeardQuestion }
  | { readonly kind: 'ranks'; readonly place: SecretPlace; readonly from: Rank; readonly to: Rank } // both included
  | { readonly kind: 'suits'; readonly place: SecretPlace; readonly suits: readonly Suit[] }

type SeenAnswer = HeardQuestion & { readonly playedCard: Card }

const asMergedAnswer = (heard: HeardQuestion): MergedAnswer => ({ kind: 'answer', heard })
const isPlayedCardSeen = (heard: HeardQuestion): heard is SeenAnswer => heard.playedCard !== null
const fitsAnswer = (card: Card, { question, playedCard, clue }: SeenAnswer) =>
  compareCards(question, playedCard, card) === clue

/** The tightest of the answers about ranks, as one range if it is bounded on both sides. */
function mergeRanks(answers: readonly SeenAnswer[], ranks: readonly Rank[]): MergedAnswer[] {
  const [first] = answers
  const [from, to] = [ranks[0], ranks.at(-1)]
  if (!first || from === undefined || to === undefined) return []
  const exact = answers.find(({ clue }) => clue === 'same')
  if (exact) return [asMergedAnswer(exact)]
  const upper = answers.find(({ clue, playedCard }) => clue === 'higher' && rankOf(playedCard) === to + 1)
  const lower = answers.find(({ clue, playedCard }) => clue === 'lower' && rankOf(playedCard) === from - 1)
  return upper && lower
    ? [{ kind: 'ranks', place: first.place, from, to }]
    : [upper, lower].flatMap(heard => (heard ? [asMergedAnswer(heard)] : []))
}

/** The suits that are left if several answers leave whole suits; else the answers that say something of their own. */
function mergeSuits(answers: readonly SeenAnswer[], cardsFittingRanks: readonly Card[]): MergedAnswer[] {
  const allFit = (card: Card, these: readonly SeenAnswer[]) => these.every(heard => fitsAnswer(card, heard))
  const countLeft = (these: readonly SeenAnswer[]) => cardsFittingRanks.filter(card => allFit(card, these)).length
  const leftCount = countLeft(answers)
  const suits = SUITS.filter(suit => cardsFittingRanks.some(card => suitOf(card) === suit && allFit(card, answers)))
  const countOfWholeSuits = cardsFittingRanks.filter(card => suits.includes(suitOf(card))).length
  if (answers.length > 1 && countOfWholeSuits === leftCount && countLeft([]) > leftCount)
    return [{ kind: 'suits', place: answers[0]!.place, suits }]
  const needed = answers.reduce<readonly SeenAnswer[]>((kept, answer) => {
    const others = kept.filter(one => one !== answer)
    return countLeft(others) === leftCount ? others : kept
  }, answers)
  return needed.map(asMergedAnswer)
}

/** What the answers say of one hidden card. If they contradict each other, all of them. */
function mergeAnswersAboutCard(answers: readonly SeenAnswer[], deck: readonly Card[]): MergedAnswer[] {
  const byRank = answers.filter(({ question }) => question === 'rank')
  const bySuit = answers.filter(({ question }) => question === 'suit')
  // A card that was played is not hidden, and everybody saw it.
  const hideable = deck.filter(card => answers.every(({ playedCard }) => playedCard !== card))
  const ranks = [...new Set(deck.map(rankOf))]
    .filter(rank => byRank.every(heard => fitsAnswer(`R${rank}`, heard)))
    .sort((a, b) => a - b)
  const possibleByRank = hideable.filter(card => ranks.includes(rankOf(card)))
  if (!possibleByRank.some(card => bySuit.every(heard => fitsAnswer(card, heard)))) return answers.map(asMergedAnswer)
  return [...mergeSuits(bySuit, possibleByRank), ...mergeRanks(byRank, ranks)]
}

/** What the answers about one player's hidden cards say together, the most telling last. `deck`: the cards of this table. */
export function mergeAnswers(heard: readonly HeardQuestion[], deck: readonly Card[]): MergedAnswer[] {
  const seen = heard.filter(isPlayedCardSeen)
  const places = ([1, 0] as const).map(place => seen.filter(one => one.place === place))
  return [
    ...heard.filter(one => !isPlayedCardSeen(one)).map(asMergedAnswer), // of a card that only two players know
    ...places.flatMap(answers => mergeAnswersAboutCard(answers, deck)),
  ]
}
