// The words of the blank game, in English.
import type { GameWordsForDefaultScreens } from '../../../words/sentence.ts'
import { seatsClockwise } from '../../../engine/index.ts'
import { cardsInPlay, type Blank, type BlankConclusion, type Card } from '../rules.ts'

export const gameWords: GameWordsForDefaultScreens<Blank, BlankConclusion> = {
  title: 'Blank',
  tagline: 'One card is hidden. Name it first.',
  credit: 'The smallest game of Hunch, made to be copied',
  options: {
    cards: {
      label: 'Cards',
      about: 'How many cards there are in all.',
      value: cards => (cards === 'seven' ? 'Seven' : 'Nine'),
    },
  },
  card: id => id,
  line: {
    dealt: ({ to, card }, reader) => [{ seat: to }, reader === to ? ' hold the ' : ' holds the ', { card }, '.'],
    named: ({ by, card, right }) => [
      { seat: by },
      ' named the ',
      { card },
      '. ',
      right ? { mark: 'Right', sign: '✓', tone: 'yes' } : { mark: 'Wrong', sign: '✗', tone: 'no' },
      '.',
    ],
  },
  naming: { named: ({ by }, reader) => [{ seat: by }, by === reader ? ' name' : ' names', ' the hidden card …'] },
  move: { name: ({ card }) => ['Name the ', { card }] },
  form: { name: { title: 'Name a card', fields: { card: { label: 'Card', value: card => [{ card }] } } } },
  shows: ({ open, own, seat, seats }) => [
    ...seatsClockwise(seats).map(whose => ({
      title: ['Card'],
      whose,
      cards: [seat === whose && own ? own.card : null],
    })),
    { title: ['Hidden'], whose: null, cards: [open.answer] },
    { title: ['Named wrongly'], whose: null, cards: open.called.filter(card => card !== open.answer) },
  ],
  sheet: ({ options, open, own }) => [
    {
      key: 'card',
      answers: cardsInPlay(options),
      out: open.answer ? cardsInPlay(options).filter(card => card !== open.answer) : [own.card, ...open.called],
      why: (answer, isSo) => (isSo ? { type: 'certain', card: answer as Card } : null),
    },
  ],
  rules: [
    'One card is hidden, and everybody holds one. The rest is put aside, unseen.',
    'In your turn, name a card you do not hold.',
    'Right: you win. Wrong: the next player names one.',
  ],
  riddle: () => ['the hidden card'],
  overheard: ({ left }) => [`${left} cards were never named.`],
  solved: (_, card) => ['The hidden card is the ', { card }, '.'],
  conclusion: { certain: ({ card }) => ['Only the ', { card }, ' can be the hidden card.'] },
}
