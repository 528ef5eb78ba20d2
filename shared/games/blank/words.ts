// Answers for: what people read in the blank game, in English.
import type { GameWords } from '../../words/sentence.ts'
import type { Blank, BlankConclusion } from './rules.ts'

export const words: GameWords<Blank, BlankConclusion> = {
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
  card: id => `the ${id}`,
  line: {
    dealt: ({ to, card }, ear) => [{ seat: to }, ear === to ? ' hold ' : ' holds ', { card }, '.'],
    named: ({ by, card, right }) => [
      { seat: by },
      ' named ',
      { card },
      '. ',
      right ? { mark: 'Right', sign: '✓', tone: 'yes' } : { mark: 'Wrong', sign: '✗', tone: 'no' },
      '.',
    ],
  },
  move: { name: ({ card }) => ['Name ', { card }] },
  riddle: () => ['the hidden card'],
  solved: (_, card) => ['The hidden card is ', { card }, '.'],
  conclusion: { certain: ({ card }) => ['Only ', { card }, ' can be the hidden card.'] },
}
