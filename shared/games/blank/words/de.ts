// The words of the blank game, in German.
import { verbForm } from '../../../words/de/verbs.ts'
import type { GameWordsForDefaultScreens } from '../../../words/sentence.ts'
import { seatsClockwise } from '../../../engine/index.ts'
import { cardsInPlay, type Blank, type BlankConclusion, type Card } from '../rules.ts'

/** Each card with its article, in the nominative (“der Ring”) and the accusative (“den Ring”). */
const CARD_NAMES: Readonly<Record<Card, readonly [name: string, subject: string, object: string]>> = {
  bell: ['Glocke', 'die', 'die'],
  book: ['Buch', 'das', 'das'],
  coin: ['Münze', 'die', 'die'],
  lamp: ['Lampe', 'die', 'die'],
  mask: ['Maske', 'die', 'die'],
  ring: ['Ring', 'der', 'den'],
  rope: ['Seil', 'das', 'das'],
  vase: ['Vase', 'die', 'die'],
  wine: ['Wein', 'der', 'den'],
}
const subjectArticle = (card: Card) => CARD_NAMES[card][1]
const objectArticle = (card: Card) => CARD_NAMES[card][2]
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const gameWords: GameWordsForDefaultScreens<Blank, BlankConclusion> = {
  title: 'Blank',
  tagline: 'Eine Karte ist verborgen. Wer nennt sie zuerst?',
  credit: 'Das kleinste Spiel von Hunch, als Vorlage gedacht',
  options: {
    cards: {
      label: 'Karten',
      about: 'Wie viele Karten es insgesamt gibt.',
      value: cards => (cards === 'seven' ? 'Sieben' : 'Neun'),
    },
  },
  card: id => CARD_NAMES[id as Card][0],
  line: {
    dealt: ({ to, card }, reader) => [
      { seat: to },
      ` ${verbForm(to, reader, ['hat', 'hast'])} ${objectArticle(card)} `,
      { card },
      '.',
    ],
    named: ({ by, card, right }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['hat', 'hast'])} ${objectArticle(card)} `,
      { card },
      ' genannt. ',
      right ? { mark: 'Richtig', sign: '✓', tone: 'yes' } : { mark: 'Falsch', sign: '✗', tone: 'no' },
      '.',
    ],
  },
  naming: {
    named: ({ by }, reader) => [{ seat: by }, verbForm(by, reader, [' nennt', ' nennst']), ' die verborgene Karte …'],
  },
  move: { name: ({ card }) => [`${capitalized(objectArticle(card))} `, { card }, ' nennen'] },
  form: { name: { title: 'Eine Karte nennen', fields: { card: { label: 'Karte', value: card => [{ card }] } } } },
  shows: ({ open, own, seat, seats }) => [
    ...seatsClockwise(seats).map(whose => ({
      title: ['Karte'],
      whose,
      cards: [seat === whose && own ? own.card : null],
    })),
    { title: ['Verborgen'], whose: null, cards: [open.answer] },
    { title: ['Falsch genannt'], whose: null, cards: open.called.filter(card => card !== open.answer) },
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
    'Eine Karte ist verborgen, und alle halten eine. Der Rest liegt ungesehen beiseite.',
    'Wenn du dran bist, nenne eine Karte, die du nicht hast.',
    'Richtig: Du gewinnst. Falsch: Die nächste Person am Tisch ist dran.',
  ],
  riddle: () => ['die verborgene Karte'],
  overheard: ({ left }) => [`${left} Karten hat noch niemand genannt.`],
  solved: (_, card) => [`Die verborgene Karte ist ${subjectArticle(card as Card)} `, { card }, '.'],
  conclusion: {
    certain: ({ card }) => [`Nur ${subjectArticle(card)} `, { card }, ' kann die verborgene Karte sein.'],
  },
}
