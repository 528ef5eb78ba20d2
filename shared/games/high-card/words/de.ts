// Says High Card in German.
import { verbForm } from '../../../words/de/verbs.ts'
import type { GameWordsForDefaultScreens, Sentence } from '../../../words/sentence.ts'
import type { HighCard, HighCardConclusion } from '../rules.ts'
import { createCardPiles, roundEnds, score, sheet } from '../shows.ts'

/** Who laid what: „Ana 9, Ben 5“. */
function cardsBySeat(cards: readonly number[]): Sentence {
  return cards.flatMap((card, seat) => [seat === 0 ? '' : ', ', { seat }, ' ', { card: String(card) }])
}

export const gameWords: GameWordsForDefaultScreens<HighCard, HighCardConclusion> = {
  title: 'Höchste Karte',
  tagline: 'Alle legen zugleich eine Karte. Die höchste nimmt die Runde.',
  credit: 'Ein Beispiel von Hunch: zugleich wählen',
  options: {
    rounds: {
      label: 'Runden',
      about: 'Wie viele Karten alle halten und legen.',
      value: rounds => (rounds === 'three' ? 'Drei' : 'Fünf'),
    },
  },
  card: id => id,
  line: {
    dealt: ({ to, cards }, reader) => [
      { seat: to },
      ` ${verbForm(to, reader, ['hat', 'hast'])} die `,
      ...cards.flatMap((card, i) => [i === 0 ? '' : ', ', { card: String(card) }]),
      '.',
    ],
    laid: ({ by }, reader) => [{ seat: by }, ` ${verbForm(by, reader, ['hat', 'hast'])} eine Karte verdeckt gelegt.`],
    changed: ({ by }, reader) => [{ seat: by }, ` ${verbForm(by, reader, ['hat', 'hast'])} eine andere Karte gelegt.`],
    turned: ({ round, cards, winner }) => [
      `Runde ${round}: `,
      ...cardsBySeat(cards),
      '. Die Runde geht an ',
      { seat: winner, form: 'dich' },
      '.',
    ],
    ended: ({ aside }) => ['Beiseite lag die ', { card: String(aside) }, '.'],
  },
  move: { lay: ({ card }) => ['Die ', { card: String(card) }, ' legen'] },
  form: {
    lay: { title: 'Eine Karte legen', fields: { card: { label: 'Karte', value: card => [{ card: String(card) }] } } },
  },
  shows: createCardPiles({ hand: ['Hand'], laid: ['Gelegt'], lastRound: ['Letzte Runde'], aside: ['Beiseite'] }),
  score,
  roundEnds,
  sheet,
  rules: [
    'Alle haben Karten auf der Hand; eine liegt ungesehen beiseite.',
    'Alle legen eine Karte verdeckt. Bis die letzte liegt, kannst du eine andere legen.',
    'Dann werden alle umgedreht, und die höchste nimmt die Runde. Wer die meisten Runden nimmt, gewinnt.',
  ],
  riddle: () => ['die Karte beiseite'],
  overheard: ({ left }) => [`${left} Karten wurden noch nicht umgedreht.`],
  solved: (_, card) => ['Beiseite liegt die ', { card }, '.'],
  conclusion: { certain: ({ card }) => ['Nur die ', { card: String(card) }, ' kann beiseite liegen.'] },
}
