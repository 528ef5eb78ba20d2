// The words of Precognition, in German.
import { createStageLabel } from './stageLabel.ts'
import { createCardPiles } from '../shows.ts'
import { listPieces } from '../../../words/de/grammar.ts'
import { verbForm } from '../../../words/de/verbs.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { required, at, type Seat } from '../../../engine/index.ts'
import { rankOf, suitOf, type Card, type Rank, type Suit } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import type { RankChange } from '../rules/row.ts'
import type { PrecognitionConclusion } from '../reasoning/conclusions.ts'

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' }
const COURT_NAMES: Readonly<Record<number, string>> = { 1: 'Ass', 11: 'Bube', 12: 'Dame', 13: 'König' }

/** A change as a piece of a sentence, which a screen draws with a sign. */
export const CHANGE_PIECES: Readonly<Record<RankChange, Extract<SentencePiece, { mark: string }>>> = {
  U: { mark: 'Hoch', sign: '▲', tone: 'up' },
  D: { mark: 'Runter', sign: '▼', tone: 'down' },
  S: { mark: 'Gleich', sign: '=', tone: 'maybe' },
}

/** A card's name; or a prediction in words, for who listens or reads it in a terminal: screens draw its arrows. */
function cardName(id: string): string {
  if (/^[UDS]+$/.test(id))
    return [...id].map(change => CHANGE_PIECES[change as RankChange].mark.toLowerCase()).join(' ')
  const card = id as Card
  return `${SUIT_NAMES[suitOf(card)]} ${COURT_NAMES[rankOf(card)] ?? rankOf(card)}`
}

/** A list of players, with the reader first. */
function playerList(seats: readonly Seat[], reader: Seat | null, form?: 'dich'): Sentence {
  const inOrder = [...seats.filter(seat => seat === reader), ...seats.filter(seat => seat !== reader)]
  return listPieces(inOrder.map(seat => (form ? { seat, form } : { seat })))
}

/** The form of a verb for one player or several: [hat, hast, haben, habt]. */
function verbFormFor(
  seats: readonly Seat[],
  reader: Seat | null,
  [theirs, yours, together, yoursTogether]: readonly [string, string, string, string],
): string {
  if (seats.length === 1) return verbForm(at(seats, 0), reader, [theirs, yours])
  return reader !== null && seats.includes(reader) ? yoursTogether : together
}

/** The seat in a riddle's key. */
function seatOfRiddleKey(key: string): Seat {
  return Number(key.split('.')[2])
}

interface RankWords {
  readonly many: string // „Könige“
  readonly one: string // „ein König“
  readonly oneHeld: string // „einen König“, the accusative
}
const COURT_WORDS: Readonly<Record<number, RankWords>> = {
  1: { many: 'Asse', one: 'ein Ass', oneHeld: 'ein Ass' },
  11: { many: 'Buben', one: 'ein Bube', oneHeld: 'einen Buben' },
  12: { many: 'Damen', one: 'eine Dame', oneHeld: 'eine Dame' },
  13: { many: 'Könige', one: 'ein König', oneHeld: 'einen König' },
}
const NUMBER_NAMES = ['Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'] as const

function rankWords(rank: Rank): RankWords {
  const court = COURT_WORDS[rank]
  if (court) return court
  const number = at(NUMBER_NAMES, rank - 2)
  return { many: `${number}en`, one: `eine ${number}`, oneHeld: `eine ${number}` }
}

/** The cards of a rank: „Könige“, „Siebenen“. */
export function pluralRankName(rank: Rank): string {
  return rankWords(rank).many
}

/** A number of cards of a rank: „ein König“, „3 Siebenen“; with `isAccusative` in the accusative: „einen König“, „keinen König“. */
function cardsOfRankText(rank: Rank, count: number, isAccusative: boolean): string {
  const { many, one, oneHeld } = rankWords(rank)
  if (count > 1) return `${count} ${many}`
  return `${count === 0 ? 'k' : ''}${isAccusative ? oneHeld : one}`
}

/** Players with their points: „Ana +5, Ben +3“. Those without any are left out. */
function playersWithPoints(points: readonly number[], sign: string): Sentence {
  const scoring = points.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []))
  return scoring.flatMap(({ seat, count }, nth) => [nth === 0 ? '' : ', ', { seat }, ` ${sign}${count}`])
}

export const gameWords: GameWords<Precognition, PrecognitionConclusion> = {
  title: 'Precognition',
  tagline: 'Sag voraus, wie die Reihe steigt und fällt, und hilf dann nach.',
  credit: 'Erfunden von Leroy Quet, 2009',
  stamp: { won: 'Vorhergesehen', open: 'Unvorhergesehen', consoled: 'Die nächste Reihe wartet schon.' },
  options: {
    hands: {
      label: 'Karten',
      about: 'Mit je zehn Karten ist die Partie kurz; mit allen Karten bleibt länger offen, wer gewinnt.',
      value: hands => (hands === 'ten each' ? 'Je zehn Karten' : 'Alle Karten'),
    },
    rounds: {
      label: 'Runden',
      about: 'In drei Runden bringt jede Vorhersage, die eintrifft, so viele Punkte, wie sie Zeichen hat.',
      value: rounds => (rounds === 'three' ? 'Drei Runden' : 'Eine Runde'),
    },
    predictions: {
      label: 'Vorhersagen',
      about:
        'Alle sehen, wenn eine Vorhersage eintrifft oder scheitert; oder alle bleiben bis zur letzten Karte verdeckt, wie im Original.',
      value: predictions => (predictions === 'at the end' ? 'Am Ende aufdecken' : 'Aufdecken, sobald entschieden'),
    },
    ties: {
      label: 'Gleichstand',
      about: 'Sind die längsten Vorhersagen gleich lang, gibt es ein Stechen, oder der Sieg wird geteilt.',
      value: ties => (ties === 'share' ? 'Sieg teilen' : 'Stechen'),
    },
  },
  card: cardName,
  line: {
    dealt: ({ deal, starter, players: playing, cards, apart }, reader) => [
      deal > 1 ? `Runde ${deal}: ` : '',
      ...(playing.length > 3 && (reader === null || !playing.includes(reader))
        ? [`${playing.length} Hände mit je ${cards} Karten`]
        : [`${deal > 1 ? 'je' : 'Je'} ${cards} Karten für `, ...playerList(playing, reader, 'dich')]),
      apart === 0 ? '' : `, ${apart} übrig`,
      '; ',
      { seat: starter },
      ` ${verbForm(starter, reader, ['fängt', 'fängst'])} an.`,
    ],
    received: ({ by, cards }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['hat', 'hast'])} `,
      ...listPieces(cards.map(card => ({ card }))),
      ' bekommen.',
    ],
    sealed: ({ by }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['hat eine', 'hast deine'])} Vorhersage versiegelt.`,
    ],
    predicted: ({ by, letters: written }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['hat', 'hast'])} `,
      { card: written },
      ' vorhergesagt.',
    ],
    began: ({ starter }) => [
      'Alle Vorhersagen sind versiegelt. Die erste Karte kommt von ',
      { seat: starter, form: 'dir' },
      '.',
    ],
    played: ({ by, card, change }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['hat', 'hast'])} `,
      { card },
      ' gespielt',
      ...(change === null ? ['.'] : [': ', CHANGE_PIECES[change], '.']),
    ],
    cameTrue: ({ of, letters: written }) => [
      { seat: of, form: 'deine' },
      ' Vorhersage ',
      { card: written },
      ' ist ',
      { mark: 'eingetroffen', sign: '✓', tone: 'yes' },
      '!',
    ],
    broke: ({ of, letters: written }) => [
      { seat: of, form: 'deine' },
      ' Vorhersage ',
      { card: written },
      ' kann ',
      { mark: 'nicht mehr eintreffen', sign: '✗', tone: 'no' },
      '.',
    ],
    settled: () => ['Was noch kommt, ändert nichts mehr.'],
    agreed: ({ by }, reader) => [{ seat: by }, ` ${verbForm(by, reader, ['will', 'willst'])} die Reihe vollenden.`],
    finished: ({ cards }) => [
      cards.length === 1
        ? 'Die letzte Karte wurde gelegt.'
        : `Die letzten ${cards.length} Karten wurden auf einmal gelegt.`,
    ],
    revealed: ({ of, letters: written, at: offset }, reader) => [
      { seat: of },
      ` ${verbForm(of, reader, ['hat', 'hast'])} `,
      { card: written },
      ' vorhergesagt: ',
      ...(offset === null
        ? [{ mark: 'Nicht eingetroffen', sign: '✗', tone: 'no' } as const]
        : [{ mark: 'Eingetroffen', sign: '✓', tone: 'yes' } as const, ` ab der ${offset + 1}. Karte`]),
      '.',
    ],
    scored: ({ round, gained, points }) => [
      `${round}. Runde: `,
      ...(gained.some(count => count > 0) ? playersWithPoints(gained, '+') : ['Keine Vorhersage ist eingetroffen']),
      ...(round > 1 && points.some(count => count > 0) ? ['. Bisher: ', ...playersWithPoints(points, '')] : []),
      '.',
    ],
    missed: () => ['Keine Vorhersage ist eingetroffen: Alle spielen noch einmal.'],
    tied: ({ seats, letters: length }, reader) => [
      ...playerList(seats, reader),
      ` ${verbFormFor(seats, reader, ['liegt', 'liegst', 'liegen', 'liegt'])} mit ${length} Zeichen gleichauf.`,
    ],
    left: ({ seats }, reader) => [
      ...playerList(seats, reader),
      ` ${verbFormFor(seats, reader, ['ist', 'bist', 'sind', 'seid'])} ausgeschieden: Die anderen spielen noch einmal.`,
    ],
    won: ({ winners, letters: length, why }, reader) => {
      const won = [
        ...playerList(winners, reader),
        ` ${verbFormFor(winners, reader, ['hat gewonnen', 'hast gewonnen', 'teilen sich den Sieg', 'teilt euch den Sieg'])}`,
      ]
      if (why === 'still') return [...won, ': In fünf Wiederholungen ist niemand ausgeschieden.']
      if (why === 'points')
        return [...won, `, mit ${length === 1 ? '1 Punkt' : `${required(length, 'points')} Punkten`}.`]
      return [...won, `, mit ${required(length, 'length')} Zeichen.`]
    },
  },
  stage: createStageLabel({
    round: round => `Runde ${round} von 3`,
    playOff: 'Stechen',
    deal: deal => `Runde ${deal}`,
  }),
  move: {
    predict: ({ letters: written }) => [{ card: written }, ' aufschreiben'],
    seal: (_, { own }) => [{ card: own.prediction }, ' versiegeln'],
    play: ({ card }) => [{ card }, ' spielen'],
    finish: () => ['Reihe vollenden'],
    deal: (_, { open, options }) => [
      open.next.length < open.players.length
        ? 'Stechen austeilen'
        : options.rounds === 'three' && open.round < 3
          ? 'Nächste Runde austeilen'
          : 'Neu austeilen',
    ],
  },
  firstTime: {
    predict: 'Wie steigt und fällt die Reihe? Die längste Folge von Pfeilen, die ganz eintrifft, gewinnt.',
    seal: 'Ist sie versiegelt, kann niemand sie mehr ändern, auch du nicht.',
    play: 'Deine Karte kommt ans rechte Ende der Reihe. Lenk sie zu deiner Vorhersage; ist die sicher, durchkreuze die der anderen.',
    finish: 'Es kann sich nichts mehr ändern. Wenn alle das wollen, wird der Rest der Reihe auf einmal gelegt.',
    deal: 'Schau dir die Vorhersagen neben der Reihe an, dann gib neu.',
  },
  form: {
    predict: {
      title: 'Vorhersagen',
      fields: { letters: { label: 'Deine Vorhersage', value: letter => [CHANGE_PIECES[letter as RankChange]] } },
    },
    play: { title: 'Eine Karte spielen', fields: { card: { label: 'Karte', value: card => [{ card }] } } },
  },
  shows: createCardPiles({ hand: ['Hand'], prediction: ['Vorhersage'], row: ['Die Reihe'] }),
  riddle: key => [{ seat: seatOfRiddleKey(key), form: 'deine' }, ' Vorhersage trifft ein'],
  solved: (key, answer) => [
    { seat: seatOfRiddleKey(key), form: 'deine' },
    answer === 'yes' ? ' Vorhersage zählt.' : ' Vorhersage zählt nicht.',
  ],
  knownFor: moves =>
    moves === 0
      ? 'ohne weiteren eigenen Zug'
      : moves === 1
        ? 'mit noch einem eigenen Zug'
        : `mit noch ${moves} eigenen Zügen`,
  conclusion: {
    holds: ({ by, rank, least }, reader) =>
      by === 'apart'
        ? [
            `Unter den übrigen Karten ${least === 1 ? 'muss' : 'müssen'} mindestens ${cardsOfRankText(rank, least, false)} sein.`,
          ]
        : [
            { seat: by },
            ` ${verbForm(by, reader, ['muss', 'musst'])} mindestens ${cardsOfRankText(rank, least, true)} haben.`,
          ],
    lacks: ({ by, rank, most }, reader) => {
      const atMost = most === 0 ? '' : 'höchstens '
      return by === 'apart'
        ? [
            `Unter den übrigen Karten ${most > 1 ? 'können' : 'kann'} ${atMost}${cardsOfRankText(rank, most, false)} sein.`,
          ]
        : [
            { seat: by },
            ` ${verbForm(by, reader, ['kann', 'kannst'])} ${atMost}${cardsOfRankText(rank, most, true)} haben.`,
          ]
    },
    comes: () => ['Deine Vorhersage trifft ein, egal was gespielt wird.'],
    fails: () => ['Deine Vorhersage kann nicht mehr eintreffen, egal was gespielt wird.'],
  },
  overheard: ({ left }) => [`Von hier aus geht es noch mit ${left === 1 ? '1 Karte' : `${left} Karten`} nach oben.`],
}
