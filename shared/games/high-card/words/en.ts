// The words of High Card, in English.
import type { GameWordsForDefaultScreens, Sentence } from '../../../words/sentence.ts'
import type { HighCard, HighCardConclusion } from '../rules.ts'
import { createCardPiles, roundEnds, score, sheet } from '../shows.ts'

/** Who laid what: “Ana 9, Ben 5”. */
function cardsBySeat(cards: readonly number[]): Sentence {
  return cards.flatMap((card, seat) => [seat === 0 ? '' : ', ', { seat }, ' ', { card: String(card) }])
}

export const gameWords: GameWordsForDefaultScreens<HighCard, HighCardConclusion> = {
  title: 'High Card',
  tagline: 'All lay a card at once. The highest takes the round.',
  credit: 'An example of Hunch: choosing at the same time',
  options: {
    rounds: {
      label: 'Rounds',
      about: 'How many cards everybody holds, and lays.',
      value: rounds => (rounds === 'three' ? 'Three' : 'Five'),
    },
  },
  card: id => id,
  line: {
    dealt: ({ to, cards }, reader) => [
      { seat: to },
      reader === to ? ' hold the ' : ' holds the ',
      ...cards.flatMap((card, i) => [i === 0 ? '' : ', ', { card: String(card) }]),
      '.',
    ],
    laid: ({ by }) => [{ seat: by }, ' laid a card face down.'],
    changed: ({ by }) => [{ seat: by }, ' laid another card instead.'],
    turned: ({ round, cards, winner }) => [
      `Round ${round}: `,
      ...cardsBySeat(cards),
      '. The round goes to ',
      { seat: winner },
      '.',
    ],
    ended: ({ aside }) => ['The card aside was the ', { card: String(aside) }, '.'],
  },
  move: { lay: ({ card }) => ['Lay the ', { card: String(card) }] },
  form: { lay: { title: 'Lay a card', fields: { card: { label: 'Card', value: card => [{ card: String(card) }] } } } },
  shows: createCardPiles({ hand: ['Hand'], laid: ['Laid'], lastRound: ['Last round'], aside: ['Aside'] }),
  score,
  roundEnds,
  sheet,
  rules: [
    'Everybody holds a hand of cards; one card lies aside, unseen.',
    'All lay a card face down. Until the last card lies there you may lay another one instead.',
    'Then all are turned over, and the highest takes the round. Who takes the most rounds wins.',
  ],
  riddle: () => ['the card aside'],
  overheard: ({ left }) => [`${left} cards were not turned over yet.`],
  solved: (_, card) => ['The card aside is the ', { card }, '.'],
  conclusion: { certain: ({ card }) => ['Only the ', { card: String(card) }, ' can lie aside.'] },
}
