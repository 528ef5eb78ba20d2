// The words of Deduction for the piecepack, in German.
import { createCardPiles } from '../shows.ts'
import { at } from '../../../engine/index.ts'
import { listPieces } from '../../../words/de/grammar.ts'
import { verbForm } from '../../../words/de/verbs.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import type { Piecepack, QuestionKind } from '../kinds.ts'
import { suitOf, TILES, valueOf, type Suit, type Tile, type Trait, type TileValue } from '../cards.ts'
import type { PiecepackConclusion } from '../reasoning/conclusions.ts'

/** The suits, in the plural. */
export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Sonnen', M: 'Monde', C: 'Kronen', H: 'Schilde' }
/** The names of the values. */
export const VALUE_NAMES: Readonly<Record<TileValue, string>> = {
  '0': 'Null',
  '1': 'Ass',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
}

/** The suits as they come before a value: „Mond 3“. */
const SUITS_BEFORE_VALUE: Readonly<Record<Suit, string>> = { S: 'Sonne', M: 'Mond', C: 'Krone', H: 'Schild' }

const ONE_OF_TRAIT: Readonly<Record<Trait, string>> = {
  S: 'eine Sonne',
  M: 'einen Mond',
  C: 'eine Krone',
  H: 'einen Schild',
  '0': 'eine Null',
  '1': 'ein Ass',
  '2': 'eine 2',
  '3': 'eine 3',
  '4': 'eine 4',
  '5': 'eine 5',
}

const MANY_OF_TRAIT: Readonly<Record<Trait, string>> = {
  S: 'Sonnen',
  M: 'Monde',
  C: 'Kronen',
  H: 'Schilde',
  '0': 'Nullen',
  '1': 'Asse',
  '2': 'Zweien',
  '3': 'Dreien',
  '4': 'Vieren',
  '5': 'Fünfen',
}

const YES_PIECE = { mark: 'Ja', sign: '✓', tone: 'yes' } as const
const NO_PIECE = { mark: 'Nein', sign: '✗', tone: 'no' } as const
const RIGHT_PIECE = { mark: 'Richtig', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Falsch', sign: '✗', tone: 'no' } as const

/** The question as spoken. */
export function spokenQuestion(question: QuestionKind, trait: Trait): string {
  return question === 'any' ? `„Hast du ${ONE_OF_TRAIT[trait]}?“` : `„Wie viele ${MANY_OF_TRAIT[trait]} hast du?“`
}

/** How many of a suit or a value one can have; one alone has its gender: „Einen“, „Eine“, „Eins“. */
const COUNT_WORDS = ['Keine', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'] as const

/** An answer as a piece of a sentence, which a screen draws with a sign, in words: a number by itself would look like a value. */
export function answerPiece(answer: boolean | number, trait: Trait): Extract<SentencePiece, { readonly mark: string }> {
  if (typeof answer === 'boolean') return answer ? YES_PIECE : NO_PIECE
  if (answer === 1 && trait !== '1')
    return { ...YES_PIECE, mark: ONE_OF_TRAIT[trait].startsWith('einen') ? 'Einen' : 'Eine' }
  return answer > 0 ? { ...YES_PIECE, mark: at(COUNT_WORDS, answer) } : { ...NO_PIECE, mark: at(COUNT_WORDS, 0) }
}

function tileList(ids: readonly Tile[]): Sentence {
  return listPieces(TILES.filter(tile => ids.includes(tile)).map(card => ({ card })))
}

export const gameWords: GameWords<Piecepack, PiecepackConclusion> = {
  title: 'Deduction (Piecepack)',
  tagline: 'Ein Plättchen fehlt. Frag die anderen aus und nenne es zuerst.',
  nextBet: 'Dein Tipp: Wer nennt als Nächstes?',
  credit: 'Erfunden von Mark A. Biggar, 2003',
  options: {
    lastOneIn: {
      label: 'Allein übrig',
      about:
        'Wenn alle anderen falsch genannt haben: Wer noch übrig ist, gewinnt sofort oder spielt weiter und muss das Plättchen nennen.',
      value: last => (last === 'wins' ? 'Gewinnt sofort' : 'Muss es nennen'),
    },
  },
  card: id => `${SUITS_BEFORE_VALUE[suitOf(id as Tile)]} ${VALUE_NAMES[valueOf(id as Tile)]}`,
  line: {
    dealt: ({ tiles: count, faceUp }, reader) => [
      `${reader === null ? 'Alle haben' : 'Ihr habt'} je ${count} Plättchen bekommen. Offen liegen: `,
      ...tileList(faceUp),
      '. Ein Plättchen fehlt.',
    ],
    received: ({ by, tiles: received }, reader) => [
      { seat: by },
      verbForm(by, reader, [' hat ', ' hast ']),
      ...tileList(received),
      ' bekommen.',
    ],
    drew: ({ by, coin }, reader) => [
      { seat: by },
      verbForm(by, reader, [' hat', ' hast']),
      ' die Münze ',
      { card: coin },
      ' gezogen.',
    ],
    asked: ({ by, of, trait, question, answer }, reader) => [
      { seat: by },
      verbForm(by, reader, [' hat ', ' hast ']),
      { seat: of, form: 'dich' },
      ` gefragt: ${spokenQuestion(question, trait)} `,
      answerPiece(answer, trait),
      '.',
    ],
    chose: ({ by, to }, reader) => [
      { seat: by },
      verbForm(by, reader, [' hat', ' hast']),
      ' ein Plättchen ausgesucht, um es ',
      { seat: to, form: 'dir' },
      ' zu zeigen.',
    ],
    showed: ({ by, to, tile }, reader) => [
      { seat: by },
      verbForm(by, reader, [' hat ', ' hast ']),
      { seat: to, form: 'dir' },
      ' ',
      { card: tile },
      ' gezeigt.',
    ],
    named: ({ by, tile, right: isRight }, reader) => [
      { seat: by },
      verbForm(by, reader, [' hat ', ' hast ']),
      { card: tile },
      ' genannt. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      ...(!isRight && by === reader ? [': Du fragst nicht mehr, antwortest aber weiter.'] : ['.']),
    ],
    looked: ({ by, tile }, reader) => [
      { seat: by },
      verbForm(by, reader, [' hat', ' hast']),
      ' nachgesehen: Das fehlende Plättchen ist ',
      { card: tile },
      '.',
    ],
    opened: ({ missing, hands }, reader) => [
      'Alles liegt offen – ',
      ...hands.flatMap((hand, seat): Sentence => [
        { seat },
        verbForm(seat, reader, [' hatte ', ' hattest ']),
        ...tileList(hand),
        ', ',
      ]),
      'und ',
      { card: missing },
      ' hat gefehlt.',
    ],
    won: ({ by, how }, reader) =>
      by === null
        ? [
            how === 'wrong'
              ? 'Niemand hat gewonnen: Alle haben ein falsches Plättchen genannt.'
              : 'Niemand hat gewonnen: In 200 Zügen wurde das Plättchen nicht genannt.',
          ]
        : [
            { seat: by },
            verbForm(by, reader, [' hat', ' hast']),
            how === 'named' ? ' gewonnen.' : ' gewonnen, weil sonst niemand mehr übrig war.',
          ],
  },
  naming: {
    named: ({ by }, reader) => [{ seat: by }, verbForm(by, reader, [' nennt', ' nennst']), ' das fehlende Plättchen …'],
  },
  move: {
    ask: ({ of, trait, question }) => [{ seat: of, form: 'dich' }, ` fragen: ${spokenQuestion(question, trait)}`],
    show: ({ tile }, { open }) => [{ seat: open.turn, form: 'dir' }, ' ', { card: tile }, ' zeigen'],
    name: ({ tile }) => [{ card: tile }, ' nennen'],
    pass: () => ['Nichts nennen, Zug beenden'],
  },
  firstTime: {
    ask: 'Die Münze sagt, wonach du fragen darfst: nach ihrem Symbol oder ihrem Wert. Die Antwort hören alle, ein gezeigtes Plättchen siehst nur du.',
    show: 'Du hast, wonach gefragt wurde. Such aus, welches passende Plättchen du zeigst; ein schon bekanntes verrät am wenigsten.',
    name: 'Weißt du, welches Plättchen fehlt? Nenne es. Liegst du richtig, gewinnst du; liegst du falsch, antwortest du ab jetzt nur noch.',
    pass: 'Noch nicht sicher? Nenne nichts, dann geht es reihum weiter.',
  },
  shows: createCardPiles({
    hand: ['Plättchen'],
    faceUp: ['Offen'],
    coin: ['Die Münze'],
    missing: ['Das fehlende Plättchen'],
  }),
  riddle: () => ['das fehlende Plättchen'],
  solved: (_, tile, tense) => [`Das fehlende Plättchen ${tense ? 'war' : 'ist'} `, { card: tile }, '.'],
  conclusion: {
    certain: ({ tile, place }, reader) => {
      if (place === 'missing') return ['Das fehlende Plättchen kann nur ', { card: tile }, ' sein.']
      if (place === 'faceUp') return [{ card: tile }, ' liegt offen.']
      return [{ seat: place }, verbForm(place, reader, [' muss ', ' musst ']), { card: tile }, ' haben.']
    },
    excluded: ({ tile, place, alsoExcluded }, reader) => {
      if (place === 'missing' && alsoExcluded)
        return ['Keines von diesen fehlt: ', ...tileList([tile, ...alsoExcluded]), '.']
      if (place === 'missing') return [{ card: tile }, ' kann nicht das fehlende Plättchen sein.']
      if (place === 'faceUp') return [{ card: tile }, ' liegt nicht offen.']
      return [
        { seat: place },
        verbForm(place, reader, [' kann ', ' kannst ']),
        ...tileList([tile, ...(alsoExcluded ?? [])]),
        ' nicht haben.',
      ]
    },
  },
  overheard: ({ left }) =>
    left === 1
      ? ['Wer zugehört hat, könnte das fehlende Plättchen kennen.']
      : [`Höchstens ${left} Plättchen können noch das fehlende sein.`],
}
