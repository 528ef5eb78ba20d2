// The words of Mind Reader, in German.
import { createCardPiles } from '../shows.ts'
import { listAlternatives, listPieces } from '../../../words/de/grammar.ts'
import { seatsReaderFirst } from '../../../words/readerFirst.ts'
import { verbForm } from '../../../words/de/verbs.ts'
import { at, type VariantOf, type Seat } from '../../../engine/index.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { rankOf, suitOf, type Card, type Clue, type QuestionKind, type Suit } from '../cards.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'
import type { MindReaderConclusion } from '../reasoning/conclusions.ts'
import { hiddenCardOfRiddle } from '../rules/riddles.ts'

const SUIT_NAMES: Readonly<Record<Suit, string>> = { R: 'Stein', P: 'Papier', S: 'Schere', W: 'Wasser', L: 'Echse' }
const RANK_NAMES: Readonly<Record<number, string>> = { 0: 'Joker', 1: 'Ass', 11: 'Bube', 12: 'Dame', 13: 'König' }
const NUMBER_WORDS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf'] as const

/** An answer as a piece of a sentence, which a screen draws with a sign. */
export const CLUE_PIECES: Readonly<Record<Clue, Exclude<SentencePiece, string> & { mark: string }>> = {
  higher: { mark: 'höher', sign: '▲', tone: 'up' },
  lower: { mark: 'niedriger', sign: '▼', tone: 'down' },
  same: { mark: 'gleich hoch', sign: '=', tone: 'maybe' },
  stronger: { mark: 'stärker', sign: '▲', tone: 'up' },
  weaker: { mark: 'schwächer', sign: '▼', tone: 'down' },
}

const QUESTION_TEXTS: Readonly<Record<QuestionKind, string>> = {
  rank: 'höher oder niedriger?',
  suit: 'stärker oder schwächer?',
}
const RIGHT_PIECE = { mark: 'Richtig', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Falsch', sign: '✗', tone: 'no' } as const

function cardName(id: string): string {
  const card = id as Card
  return `${SUIT_NAMES[suitOf(card)]} ${RANK_NAMES[rankOf(card)] ?? rankOf(card)}`
}

type DeclaredCard = VariantOf<MindReader['line'], 'declared'>['cards'][number]

const hasForm = (seat: Seat, reader: Seat | null) => verbForm(seat, reader, ['hat', 'hast'])

/** „Karte“, or which of two. */
function whichCardText({ place, pair }: { place: SecretPlace; pair?: true }): string {
  if (!pair) return 'Karte'
  return place === 0 ? 'linke Karte' : 'rechte Karte'
}

/** A hidden card, named by the player who has it: „Anas Geheimkarte“, or with two of them „Anas linke Karte“. */
function hiddenCardWithOwner({ of, ...where }: { of: Seat; place: SecretPlace; pair?: true }): Sentence {
  return [{ seat: of, form: 'deine' }, where.pair ? ` ${whichCardText(where)}` : ' Geheimkarte']
}

function cardList(ids: readonly Card[]): Sentence {
  return listPieces(ids.map(card => ({ card })))
}

/** Groups declared cards by player: the left one, then the right. */
function groupByOwner(declared: readonly DeclaredCard[]): [DeclaredCard, ...DeclaredCard[]][] {
  const owners = [...new Set(declared.map(({ of }) => of))]
  return owners.map(owner => declared.filter(({ of }) => of === owner) as [DeclaredCard, ...DeclaredCard[]])
}

/** The target of a played card: „gegen Ben“, „gegen Bens linke Karte“. */
function playedAgainstText(of: Seat, pair: boolean, place: SecretPlace): Sentence {
  return pair
    ? [' gegen ', { seat: of, form: 'deine' }, ` ${whichCardText({ place, pair: true })}`]
    : [' gegen ', { seat: of, form: 'dich' }]
}

const ARTICLES: Readonly<Record<number, string>> = { 0: 'Der', 1: 'Das', 11: 'Der', 13: 'Der' }

/** The played card as it is spoken of: its rank if that was asked, otherwise all of it; „sie“ to who did not see it. */
function playedCardText(clue: Clue, card: Card | null): string {
  if (card === null) return 'Sie'
  if (clue === 'stronger' || clue === 'weaker') return cardName(card)
  const rank = rankOf(card)
  return `${ARTICLES[rank] ?? 'Die'} ${RANK_NAMES[rank] ?? rank}`
}

/** A played card compared with a hidden one: „höher als meine“, „gleich hoch wie meine“. */
export function comparisonSentence(clue: Clue, hidden: string): Sentence {
  return [CLUE_PIECES[clue], clue === 'same' ? ` wie ${hidden}` : ` als ${hidden}`]
}

/** An answer as it is spoken. It names the played card, because „deine Karte“ could be the listener's hidden one. */
function answerQuote(clue: Clue, card: Card | null): Sentence {
  return [`„${playedCardText(clue, card)} ist `, ...comparisonSentence(clue, 'meine'), '.“']
}

/** An answer turned round, as it is true of the hidden card: „liegt Anas Karte unter 6“, „ist Anas Karte schwächer als Stein 6“. */
function hiddenCardComparison(clue: Clue, card: Card, hidden: Sentence): Sentence {
  const rank = RANK_NAMES[rankOf(card)] ?? rankOf(card)
  if (clue === 'stronger' || clue === 'weaker')
    return ['ist ', ...hidden, ` ${clue === 'stronger' ? 'schwächer' : 'stärker'} als `, { card }]
  if (clue === 'same') return ['hat ', ...hidden, ` denselben Wert, ${rank}`]
  return ['liegt ', ...hidden, ` ${clue === 'higher' ? 'unter' : 'über'} ${rank}`]
}

export const gameWords: GameWords<MindReader, MindReaderConclusion> = {
  title: 'Mind Reader',
  tagline: 'Alle verstecken eine Karte. Nenne die der anderen, bevor jemand deine nennt.',
  nextBet: 'Dein Tipp: Wessen Karte wird als nächste genannt?',
  credit: 'Gespielt mit Jeff Daymonts Kartenspiel in fünf Farben',
  options: {
    jokers: {
      label: 'Joker',
      about: 'In jeder Farbe ein Joker, ihre niedrigste Karte. Ein Joker dreht um, welche Farbe stärker ist.',
      value: jokers => (jokers === 'yes' ? 'Fünf Joker' : 'Ohne Joker'),
    },
    play: {
      label: 'Gespielte Karten',
      about: 'Eine verdeckte Karte sieht nur, wer gefragt wird. Frage und Antwort hören alle.',
      value: play => (play === 'secret' ? 'Verdeckt' : 'Offen'),
    },
    secretCards: {
      label: 'Geheimkarten',
      about: 'Mit zwei Geheimkarten verstecken alle eine links und eine rechts. Raus ist, wer beide los ist.',
      value: count => (count === 'two' ? 'Je zwei' : 'Je eine'),
    },
    naming: {
      label: 'Nennen',
      about:
        'Bei „Alles oder nichts“ nennst du auf einmal die Karten aller anderen, die noch dabei sind. Ist eine falsch, zählt alles als falsch.',
      value: naming => (naming === 'singly' ? 'Einzeln' : 'Alles oder nichts'),
    },
    clues: {
      label: 'Antworten',
      about: 'Selbst gegebene Antworten werden am Ende alle geprüft. Eine falsche kostet die Punkte der Runde.',
      value: clues => (clues === 'by hand' ? 'Selbst geben' : 'Gibt Hunch'),
    },
    length: {
      label: 'Spieldauer',
      about: 'Wie lange das Spiel dauert. Wer am Ende die meisten Punkte hat, gewinnt.',
      value: length =>
        ({
          'one hand each as dealer': 'Alle teilen einmal aus',
          'one hand': 'Eine Runde',
          'to 50': 'Bis 50 Punkte',
          'to 100': 'Bis 100 Punkte',
        })[length],
    },
  },
  card: cardName,
  line: {
    dealt: ({ hand, dealer, cards }, reader) => [
      { seat: dealer },
      ` ${hasForm(dealer, reader)} ${hand > 1 ? `Runde ${hand} ` : ''}ausgeteilt: je ${NUMBER_WORDS[cards]} Karten.`,
    ],
    received: ({ by, cards: received }, reader) => [
      { seat: by },
      ` ${hasForm(by, reader)} `,
      ...cardList(received),
      ' bekommen.',
    ],
    hid: ({ by }, reader) => [{ seat: by }, ` ${hasForm(by, reader)} gewählt, was geheim bleibt.`],
    asked: ({ by, of, place, pair, question, card, clue }, reader) => [
      { seat: by },
      ` ${hasForm(by, reader)} `,
      card ? { card } : 'verdeckt eine Karte',
      ...playedAgainstText(of, pair ?? false, place),
      ...(clue ? [' gespielt. Antwort: ', ...answerQuote(clue, card)] : [` gespielt: ${QUESTION_TEXTS[question]}`]),
    ],
    compared: ({ card }) => ['Die Karte war ', { card }, '.'],
    answered: ({ by, to, clue }, reader) => [
      { seat: by },
      ` ${hasForm(by, reader)} `,
      { seat: to, form: 'dir' },
      ' geantwortet: ',
      ...answerQuote(clue, null),
    ],
    named: ({ by, of, place, pair, card, right: isRight }, reader) => [
      { seat: by },
      ` ${hasForm(by, reader)} `,
      { card },
      ' als ',
      { seat: of, form: 'deine' },
      ` ${whichCardText(pair ? { place, pair } : { place })} genannt. `,
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      '.',
    ],
    declared: ({ by, cards: declared, right: isRight, missed }, reader) => [
      { seat: by },
      ` ${hasForm(by, reader)} `,
      ...groupByOwner(declared).flatMap(([first, ...rest], i, all): Sentence => [
        i === 0 ? '' : i === all.length - 1 && !first.pair ? ' und ' : ', ',
        ...cardList([first, ...rest].map(({ card }) => card)),
        ...(first.pair && rest.length === 0
          ? [' als ', { seat: first.of, form: 'deine' } as const, ` ${whichCardText(first)}`]
          : [' bei ', { seat: first.of, form: 'dir' } as const]),
      ]),
      ' genannt. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      ...(missed === null ? ['.'] : [' bei ', { seat: missed, form: 'dir' } as const, '.']),
    ],
    showed: ({ by, to, card, ...where }, reader) => [
      { seat: by },
      ` ${hasForm(by, reader)} `,
      { seat: to, form: 'dir' },
      ` die ${whichCardText(where)} gezeigt: `,
      { card },
      '.',
    ],
    lost: ({ by, to, card }, reader) => [
      { seat: by },
      ` ${hasForm(by, reader)} `,
      { card },
      ' an ',
      { seat: to, form: 'dich' },
      ' verloren.',
    ],
    left: ({ by, cards: hand, faceDown = 0 }, reader) => [
      { seat: by },
      ` ${verbForm(by, reader, ['ist', 'bist'])} ausgeschieden`,
      ...(hand.length > 0 ? [` und ${hasForm(by, reader)} `, ...cardList(hand), ' abgelegt'] : []),
      faceDown > 0
        ? ` und ${hasForm(by, reader)} ${NUMBER_WORDS[faceDown] ?? faceDown} ${faceDown === 1 ? 'Karte' : 'Karten'} verdeckt abgelegt`
        : '',
      '.',
    ],
    drew: ({ by }, reader) => [{ seat: by }, ` ${hasForm(by, reader)} eine Karte gezogen.`],
    got: ({ by, card }, reader) => [{ seat: by }, ` ${hasForm(by, reader)} `, { card }, ' bekommen.'],
    stopped: ({ by }, reader) => [
      { seat: by },
      ` ${hasForm(by, reader)} den Zug beendet: Es gibt keine Karte mehr zu ziehen.`,
    ],
    passed: ({ by }, reader) => [{ seat: by }, ` ${hasForm(by, reader)} gepasst, ohne Karte auf der Hand.`],
    reshuffled: ({ cards: count }) => [
      count === 1
        ? 'Die einzige abgelegte Karte ist der neue Nachziehstapel.'
        : `Die ${count} abgelegten Karten wurden zum neuen Nachziehstapel gemischt.`,
    ],
    doubled: ({ by, cards: count }, reader) => [
      { seat: by },
      ` ${hasForm(by, reader)} in einem Zug alle durchschaut: 20 Punkte für jede der ${NUMBER_WORDS[count] ?? count} Karten.`,
    ],
    kept: ({ by, points }, reader) => [
      { seat: by },
      ` ${hasForm(by, reader)} ${points > 10 ? 'zwei Geheimkarten' : 'eine Geheimkarte'} behalten: ${points} Punkte.`,
    ],
    opened: ({ secrets, owners }) => [
      'Die Runde ist vorbei. Versteckt waren ',
      ...owners.flatMap((seat, i): Sentence => [
        i === 0 ? '' : i === owners.length - 1 && at(secrets, i).length === 1 ? ' und ' : ', ',
        ...cardList(at(secrets, i)),
        ' bei ',
        { seat, form: 'dir' },
      ]),
      '.',
    ],
    erred: ({ by, to, card, clue, truth }, reader) => [
      { seat: by },
      ` ${hasForm(by, reader)} `,
      { seat: to, form: 'dir' },
      ' zu ',
      { card },
      ' geantwortet: ',
      CLUE_PIECES[clue],
      '. Richtig war ',
      CLUE_PIECES[truth],
      '. Das kostet ',
      { seat: by, form: 'dich' },
      ' die Punkte dieser Runde.',
    ],
    scored: ({ gained, score }) => [
      'Punktestand: ',
      ...score.flatMap((points, seat): Sentence => [seat === 0 ? '' : ', ', { seat }, ` ${points} (+${gained[seat]})`]),
      '.',
    ],
    won: ({ winners, score }, reader) => {
      const [first, ...rest] = seatsReaderFirst(winners, reader)
      if (first === undefined) return ['Niemand hat gewonnen: Alle haben eine falsche Antwort gegeben.']
      const points = at(score, first)
      if (rest.length === 0) return [{ seat: first }, ` ${hasForm(first, reader)} mit ${points} Punkten gewonnen.`]
      return [
        ...listPieces([first, ...rest].map(seat => ({ seat }))),
        ` ${verbForm(first, reader, ['teilen sich', 'teilt euch'])} den Sieg, mit je ${points} Punkten.`,
      ]
    },
  },
  // The player who drew reads which card it was, and nothing twice.
  mergeStoryLines: (line, next) => (line.type === 'drew' && next.type === 'got' && line.by === next.by ? next : null),
  stage: ({ open, options, seats }) => {
    if (options.length === 'one hand') return null
    return options.length === 'one hand each as dealer'
      ? `Runde ${open.hand} von ${seats}`
      : `Runde ${open.hand}, bis ${options.length.slice(3)}`
  },
  follows: {
    asked: ({ card, clue, ...hidden }) =>
      card && clue ? ['Also ', ...hiddenCardComparison(clue, card, hiddenCardWithOwner(hidden)), '.'] : [],
  },
  naming: {
    named: ({ by, of, place, pair }, reader) => [
      { seat: by },
      verbForm(by, reader, [' nennt ', ' nennst ']),
      { seat: of, form: 'deine' },
      ` ${whichCardText(pair ? { place, pair } : { place })} …`,
    ],
    declared: ({ by, cards: declared }, reader) => [
      { seat: by },
      verbForm(by, reader, [' nennt ', ' nennst ']),
      `${NUMBER_WORDS[declared.length] ?? declared.length} ${declared.length === 1 ? 'Karte' : 'Karten auf einmal'} …`,
    ],
  },
  move: {
    hide: ({ cards: hidden }) => {
      const [first, second] = [at(hidden, 0), hidden[1]]
      return second
        ? ['Links ', { card: first }, ' und rechts ', { card: second }, ' verstecken']
        : [{ card: first }, ' verstecken']
    },
    ask: ({ card, of, place, question }, { options }) => [
      { card },
      ...playedAgainstText(of, options.secretCards === 'two', place),
      ` spielen: ${QUESTION_TEXTS[question]}`,
    ],
    answer: ({ clue }, { own }) => [...answerQuote(clue, own.asked), ' sagen'],
    name: ({ of, place, card }, { options }) => [
      { card },
      ' als ',
      { seat: of, form: 'deine' },
      ` ${whichCardText(options.secretCards === 'two' ? { place, pair: true } : { place })} nennen`,
    ],
    declare: ({ cards: declared }) => [...cardList(declared), ' nennen'],
    lose: ({ place }) => [`Deine ${whichCardText({ place, pair: true })} abgeben`],
    draw: () => ['Karte ziehen und Zug beenden'], // there is always one: the card just played can be drawn again
    pass: () => ['Passen'],
    deal: () => ['Nächste Runde austeilen'],
  },
  firstTime: {
    hide: ({ secretCards }) =>
      secretCards === 'one'
        ? 'Versteck eine Karte. Die anderen wollen sie nennen, und du willst ihre nennen. Die Runde endet, wenn nur noch eine zu finden ist.'
        : 'Versteck zwei Karten. Die anderen wollen sie nennen, und du willst ihre nennen. Die Runde endet, wenn nur noch eine Person welche hat.',
    ask: 'Spiel eine Karte und frag, ob sie höher oder stärker ist als eine versteckte. Die Antwort hören alle – hör also auch bei den anderen zu.',
    answer: 'Vergleich die gespielte Karte mit der, die du versteckst, und antworte ehrlich.',
    name: ({ secretCards }) =>
      secretCards === 'one'
        ? 'Bist du dir sicher? Nenne die versteckte Karte. Richtig: 10 Punkte, und wer sie hatte, ist raus. Falsch: Deine Karte und 10 Punkte gehen an die andere Person, und du bist raus.'
        : 'Bist du dir sicher? Nenne die versteckte Karte. Richtig: 10 Punkte. Falsch: Eine von deinen und 10 Punkte gehen an die andere Person.',
    declare: 'Alles oder nichts: Nenne die versteckten Karten aller anderen auf einmal.',
    lose: 'Wer falsch nennt, zahlt: Wähl aus, welche deiner versteckten Karten du hergibst.',
    draw: 'Noch nichts zu nennen? Zieh eine Karte, dann ist dein Zug vorbei.',
    pass: 'Du hast keine Karte zum Fragen, also bleibt nur Passen.',
    deal: 'Schau dir an, wie es ausgegangen ist, bevor du die nächste Runde gibst.',
  },
  shows: createCardPiles({ hand: ['Hand'], hidden: ['Versteckt'] }),
  riddle: key => hiddenCardWithOwner(hiddenCardOfRiddle(key)),
  overheard: ({ of, left }) => [
    'Nach allem, was alle wissen, versteckt ',
    { seat: of ?? 0 },
    ` eine von ${left} Karten.`,
  ],
  solved: (key, answer, tense) => [
    ...hiddenCardWithOwner(hiddenCardOfRiddle(key)),
    ` ${tense ? 'war' : 'ist'} `,
    { card: answer },
    '.',
  ],
  conclusion: {
    excluded: ({ card, ...hidden }) => [{ card }, ' kann nicht ', ...hiddenCardWithOwner(hidden), ' sein.'],
    certain: ({ card, ...hidden }) => [...hiddenCardWithOwner(hidden), ' kann nur ', { card }, ' sein.'],
    among: ({ cards: left, ...hidden }) => [
      ...hiddenCardWithOwner(hidden),
      ' ist eine von diesen: ',
      ...listAlternatives(left.map(card => [{ card }])),
      '.',
    ],
  },
}
