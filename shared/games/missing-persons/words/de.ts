// The words of Missing Persons, in German.
import { drawnCardsSentence, mergeLinesOfOneAction } from './storyLines.ts'
import { createCardPiles } from '../shows.ts'
import { required, at, type Seat } from '../../../engine/index.ts'
import { listPieces } from '../../../words/de/grammar.ts'
import { verbForm } from '../../../words/de/verbs.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { rankOf, suitOf, type Card, type Suit } from '../cards.ts'
import { opponentOf } from '../rules/deal.ts'
import { seatOfRiddle } from '../rules/riddles.ts'
import type { WinReason, MissingPersons } from '../kinds.ts'
import { plainWording, propertyText, translateWording } from '../rules/phrases/phrases.ts'
import type { MissingPersonsConclusion } from '../reasoning/conclusions.ts'

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' }
const RANK_NAMES: Readonly<Record<number, string>> = { 1: 'Ass', 11: 'Bube', 12: 'Dame', 13: 'König' }

const YES_PIECE = { mark: 'Ja', sign: '✓', tone: 'yes' } as const
const NO_PIECE = { mark: 'Nein', sign: '✗', tone: 'no' } as const
const RIGHT_PIECE = { mark: 'Richtig', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Falsch', sign: '✗', tone: 'no' } as const

/** An answer as a piece of a sentence, which a screen draws with a sign. */
export function answerPiece(isYes: boolean): Extract<SentencePiece, { mark: string }> {
  return isYes ? YES_PIECE : NO_PIECE
}

/** What one’s own line-up says about the missing person. In a single pack everybody is there once, except the joker, who is there twice. */
const ownLineupClue = ({ pack }: MissingPersons['options']): string =>
  pack === 'two'
    ? 'Wer in deiner Auslage offen liegt, passt zu den Antworten. '
    : 'Wer in deiner Auslage liegt, ist nicht vermisst, außer vielleicht der Joker. '

function cardName(id: string): string {
  const card = id as Card
  const [suit, rank] = [suitOf(card), rankOf(card)]
  if (suit === null || rank === null) return 'Joker'
  return `${SUIT_NAMES[suit]} ${RANK_NAMES[rank] ?? rank}`
}

/** A card in a sentence. Only the joker takes an article. */
function cardInSentence(card: Card, article: 'der' | 'den'): Sentence {
  return suitOf(card) === null ? [`${article} `, { card }] : [{ card }]
}

function cardList(ids: readonly Card[]): Sentence {
  return listPieces(ids.map(card => ({ card })))
}

const hasForm = (by: Seat, reader: Seat | null) => ` ${verbForm(by, reader, ['hat', 'hast'])}`

/** Both guesses, each with its verdict. */
function bothGuessesSentence(guesses: readonly Card[], suspects: readonly Card[], reader: Seat | null): Sentence {
  return ([0, 1] as const).flatMap(by => [
    { seat: by },
    verbForm(by, reader, [' hatte ', ' hattest ']),
    ...cardInSentence(at(guesses, by), 'den'),
    ' in Verdacht: ',
    guesses[by] === suspects[opponentOf(by)] ? RIGHT_PIECE : WRONG_PIECE,
    '. ',
  ])
}

function bothHiddenSentence(suspects: readonly Card[], reader: Seat | null): Sentence {
  const [first, second] = suspects as [Card, Card]
  return [
    { seat: 0 },
    `${hasForm(0, reader)} `,
    ...cardInSentence(first, 'den'),
    ' versteckt, ',
    { seat: 1 },
    ' ',
    ...cardInSentence(second, 'den'),
    '.',
  ]
}

const WIN_REASON_TEXTS: Readonly<Record<Exclude<WinReason, 'wrong name'>, string>> = {
  'right name': ' mit dem richtigen Namen gewonnen',
  'right guess': ' mit dem einzigen richtigen Verdacht gewonnen',
  'nearer guess': ' mit dem näheren Wert gewonnen',
  'right suit': ' bei gleichem Abstand mit dem richtigen Symbol gewonnen',
  'right colour': ' bei gleichem Abstand mit der richtigen Farbe gewonnen',
}

/** The number of drawn cards that are turned down: „“, „beide“, „alle 8“, „3 davon“. */
function turnedDownText(drawnCount: number, downCount: number): string {
  if (downCount < drawnCount) return `${downCount === 1 ? 'eine' : downCount} davon `
  return drawnCount === 1 ? '' : drawnCount === 2 ? 'beide ' : `alle ${downCount} `
}

export const gameWords: GameWords<MissingPersons, MissingPersonsConclusion> = {
  title: 'Missing Persons',
  tagline: 'Ihr versteckt jeweils eine Karte. Frag dich zur Karte des anderen durch.',
  credit: 'Erfunden von David Morrah, 1995',
  options: {
    draw: {
      label: 'Nach einem Ja',
      about: 'Mit einer einzigen Karte dauert das Spiel länger: Wer fragt, sucht den verdeckten Platz für sie aus.',
      value: draw => (draw === 'single' ? 'Eine Karte ziehen' : 'Auslage auffüllen'),
    },
    questions: {
      label: 'Fragen',
      about:
        'Verrätselt: Du verkleidest deine Frage; die Antwort wird geprüft. Frei: Frag, was du willst; niemand prüft nach.',
      value: questions => ({ plain: 'Direkt', cryptic: 'Verrätselt', free: 'Frei' })[questions],
    },
    lineups: {
      label: 'Auslagen',
      about: 'Wer die zehn Karten sieht, die vor jemandem liegen, und was darauf gezogen wird.',
      value: lineups => (lineups === 'open' ? 'Alle sehen beide' : 'Du siehst nur deine'),
    },
    pack: {
      label: 'Kartenspiele',
      about:
        'Bei zwei Kartenspielen kommen die versteckten Karten aus dem zweiten: Auch eine Karte, die du siehst, kann die vermisste Person sein, und ihr könnt beide dieselbe verstecken.',
      value: pack => (pack === 'two' ? 'Zwei' : 'Eins'),
    },
    lastTurn: {
      label: 'Letzter Zug',
      about:
        'Geht der Stapel aus, während die Seite dran ist, die begonnen hat, kommt die andere noch einmal dran, ohne zu ziehen.',
      value: last => (last === 'yes' ? 'Einer für die andere Seite' : 'Keiner'),
    },
    questionsPerTurn: {
      label: 'Fragen pro Zug',
      about: 'Mit einem Ja bleibst du dran, bei drei Fragen aber nur bis zur dritten.',
      value: most => (most === 'three' ? 'Höchstens drei' : 'Solange Ja kommt'),
    },
  },
  card: cardName,
  line: {
    began: ({ deal, starter }, reader) => [
      deal === 1 ? '' : `Runde ${deal}: `,
      reader === null
        ? 'Beide suchen eine Karte zum Verstecken aus; '
        : 'Ihr sucht beide eine Karte zum Verstecken aus; ',
      { seat: starter },
      verbForm(starter, reader, [' beginnt.', ' beginnst.']),
    ],
    hid: ({ by }, reader) => [{ seat: by }, `${hasForm(by, reader)} eine Karte versteckt.`],
    clashed: ({ card }, reader) => [
      reader === null ? 'Beide wollten ' : 'Ihr wolltet beide ',
      ...cardInSentence(card, 'den'),
      '. Die Karte bleibt im Kartenspiel: ',
      reader === null ? 'Beide suchen neu aus.' : 'Sucht beide neu aus.',
    ],
    dealt: ({ pile }) => [`Die Auslagen sind ausgeteilt: je zehn Karten, ${pile} im Stapel.`],
    lined: ({ by, cards: lineup }) => [{ seat: by, form: 'deine' }, ' Auslage: ', ...cardList(lineup), '.'],
    asked: ({ by, question, wording, yes: answered }, reader) => [
      { seat: by },
      `${hasForm(by, reader)} `,
      { seat: opponentOf(by), form: 'dich' },
      ' gefragt: „',
      question ? plainWording(question, 'de') : translateWording('de', required(wording, 'wording')),
      '“',
      ...(answered === null ? [] : [' ', answerPiece(answered), '.']),
    ],
    meant: ({ question }) => [`Das heißt: „${plainWording(question, 'de')}“`],
    answered: ({ by, yes: answered }, reader) => [
      { seat: by },
      `${hasForm(by, reader)} mit `,
      answerPiece(answered),
      ' geantwortet.',
    ],
    refused: ({ yes: answered, question }) => [
      'Gemeint ist: „',
      plainWording(question, 'de'),
      '“ Für deine Karte stimmt ',
      answerPiece(answered),
      ' nicht.',
    ],
    turned: ({ by, places }, reader) => [
      { seat: by },
      `${hasForm(by, reader)} ${places.length === 1 ? 'eine Karte' : `${places.length} Karten`} umgedreht.`,
    ],
    drew: ({ by, places, misfits, left, cards: drawn = [] }, reader) => [
      { seat: by },
      `${hasForm(by, reader)} ${places.length === 1 ? 'eine Karte' : `${places.length} Karten`} gezogen`,
      ...drawnCardsSentence(places, misfits, drawn, {
        turnedDown: ` und ${turnedDownText(places.length, misfits.length)}gleich umgedreht`,
        faceUp: '. Offen: ',
        faceDown: '. Gleich umgedreht: ',
        colon: ': ',
        list: cardList,
      }),
      left === 0 ? '.' : `. Noch ${left} im Stapel.`, // an empty pile has a line of its own
    ],
    got: ({ by, cards: got }, reader) => [{ seat: by }, `${hasForm(by, reader)} bekommen: `, ...cardList(got), '.'],
    finished: ({ by }, reader) => [{ seat: by }, verbForm(by, reader, [' ist', ' bist']), ' mit dem Umdrehen fertig.'],
    ranOut: ({ last }, reader) => [
      'Der Stapel ist leer. ',
      ...(last !== null
        ? ['Noch ein Zug für ', { seat: last, form: 'dich' } as const, ', ohne zu ziehen.']
        : [reader === null ? 'Beide schreiben ihren Verdacht auf.' : 'Schreibt beide euren Verdacht auf.']),
    ],
    wrote: ({ by }, reader) => [{ seat: by }, `${hasForm(by, reader)} einen Verdacht aufgeschrieben.`],
    guessed: ({ guesses, suspects }, reader) => [
      ...bothGuessesSentence(guesses, suspects, reader),
      ...bothHiddenSentence(suspects, reader),
    ],
    named: ({ by, card, right: isRight }, reader) => [
      { seat: by },
      `${hasForm(by, reader)} `,
      ...cardInSentence(card, 'den'),
      ' als ',
      { seat: opponentOf(by), form: 'deine' },
      ' vermisste Person genannt. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      '.',
    ],
    opened: ({ suspects }, reader) => bothHiddenSentence(suspects, reader),
    explained: ({ by, questions }, reader) => [
      { seat: by, form: 'deine' },
      questions.length === 1
        ? ' verrätselte Frage hieß: '
        : verbForm(by, reader, [' verrätselte Fragen hießen: ', ' verrätselten Fragen hießen: ']),
      questions.map(question => propertyText(question, 'de')).join(' · '),
      '.',
    ],
    tied: () => ['Kein Verdacht war besser: Gleichstand.'],
    won: ({ winner, ending }, reader) =>
      ending === 'wrong name'
        ? [
            { seat: winner },
            `${hasForm(winner, reader)} gewonnen, weil `,
            { seat: opponentOf(winner) },
            ' die falsche Person genannt',
            `${hasForm(opponentOf(winner), reader)}.`,
          ]
        : [{ seat: winner }, `${hasForm(winner, reader)}${WIN_REASON_TEXTS[ending]}.`],
    drawn: () => ['Dreimal Gleichstand: Das Spiel endet unentschieden.'],
  },
  // Cards turned down by hand one after another are merged into one line.
  naming: {
    named: ({ by }, reader) => [
      { seat: by },
      verbForm(by, reader, [' nennt ', ' nennst ']),
      { seat: opponentOf(by), form: 'deine' },
      ' vermisste Person …',
    ],
    guessed: () => ['Beide Vermutungen werden aufgedeckt …'],
  },
  stage: ({ open }) => (open.deal > 1 ? `Runde ${open.deal}` : null),
  mergeStoryLines: mergeLinesOfOneAction,
  move: {
    hide: ({ card }) => [{ card }, ' verstecken'],
    ask: ({ question }) => ['Fragen: „', plainWording(question, 'de'), '“'],
    askCryptically: ({ question, wording }) => [
      'Fragen: „',
      translateWording('de', wording),
      '“ Das heißt: ',
      propertyText(question, 'de'),
    ],
    askFreely: ({ wording }) => ['Fragen: „', translateWording('de', wording), '“'],
    answer: ({ yes: isYes }) => ['Mit ', answerPiece(isYes), ' antworten'],
    turn: ({ place }) => [`Karte ${place + 1} umdrehen`],
    done: (_, { open, options, seat, story }) => {
      const gapCount = at(open.down, seat).length
      const draws = at(open.asked, seat).at(-1)?.yes === true && !open.last && gapCount > 0
      const turned = story.findLast(({ type }) => type === 'turned' || type === 'answered')?.type === 'turned'
      const leave = `${turned ? 'Die anderen' : 'Alle'} offen lassen`
      if (!draws) return [leave]
      return [
        options.draw === 'single' ? `${leave} und ziehen` : `${leave} und ${Math.min(gapCount, open.pile)} ziehen`,
      ]
    },
    lay: ({ place }) => [`Eine Karte auf Platz ${place + 1} ziehen`],
    name: ({ card }, { seat }) => [{ seat: opponentOf(seat), form: 'deine' }, ' vermisste Person nennen: ', { card }],
    guess: ({ card }) => [{ card }, ' aufschreiben'],
    deal: () => ['Neu austeilen'],
  },
  firstTime: {
    hide: 'Dein Gegenüber wird sich zu deiner Karte durchfragen.',
    ask: options => `${ownLineupClue(options)}Nach einem Ja fragst du weiter.`,
    askCryptically: options =>
      `${ownLineupClue(options)}Verkleide deine Frage: Wer antwortet, muss sie erst durchschauen.`,
    askFreely: options =>
      `${ownLineupClue(options)}Frag mit eigenen Worten, was sich mit Ja oder Nein beantworten lässt.`,
    answer: 'Antworte ehrlich für die Karte, die du versteckst.',
    turn: 'Dreh in deiner Auslage die Karten um, die die Antwort ausschließt. So merkst du sie dir leichter.',
    done: 'Alles umgedreht? Dann geht es weiter.',
    lay: 'Auf einen verdeckten Platz kommt eine neue Karte. Passt sie zu den Antworten?',
    name: 'Du darfst die vermisste Person jederzeit nennen, aber nur einmal: Richtig gewinnt, falsch verliert.',
    guess: 'Die Fragen sind vorbei. Schreib deinen Verdacht auf: Der nähere Wert gewinnt, danach das richtige Symbol.',
    deal: 'Niemand war näher dran, also wird noch einmal gespielt.',
  },
  shows: createCardPiles({ hidden: ['Die vermisste Person'], up: ['Auslage'], down: ['Umgedreht'] }),
  riddle: key => [{ seat: seatOfRiddle(key), form: 'deine' }, ' vermisste Person'],
  overheard: ({ of, left }) => [`${left} Personen passen zu dem, was `, { seat: of ?? 0 }, ' geantwortet hat.'],
  solved: (key, card, tense) => [
    { seat: seatOfRiddle(key), form: 'deine' },
    ` vermisste Person ${tense ? 'war' : 'ist'} `,
    ...cardInSentence(card as Card, 'der'),
    '.',
  ],
  conclusion: {
    excluded: ({ of, card, alsoExcluded }) => [
      { seat: of, form: 'deine' },
      ...(alsoExcluded
        ? [' vermisste Person kann niemand von diesen sein: ', ...cardList([card, ...alsoExcluded]), '.']
        : [' vermisste Person kann nicht ', ...cardInSentence(card, 'der'), ' sein.']),
    ],
    certain: ({ of, card }) => [
      { seat: of, form: 'deine' },
      ' vermisste Person kann nur ',
      ...cardInSentence(card, 'der'),
      ' sein.',
    ],
    trait: ({ of, question, yes: isYes }) => [
      { seat: of, form: 'deine' },
      isYes ? ' vermisste Person ist auf jeden Fall ' : ' vermisste Person ist auf keinen Fall ',
      propertyText(question, 'de'),
      '.',
    ],
  },
}
