// The labels of Missing Persons' screens, in German.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { Card, Rank, Suit } from '../../../../shared/games/missing-persons/cards.ts'
import type { MissingPersons, Phase, LineupPlace } from '../../../../shared/games/missing-persons/kinds.ts'
import type { ExclusionReason } from '../../../../shared/games/missing-persons/reasoning/notes.ts'
import { rankSymbol } from '../../../../shared/games/missing-persons/rules/phrases/phrases.ts'
import type { Question } from '../../../../shared/games/missing-persons/rules/questions.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { Sentence } from '../../../../shared/words/sentence.ts'
import { formatChance, listPieces } from '../../../../shared/words/de/grammar.ts'
import { formatChanceInHundredths } from '../../../../shared/words/grammar.ts'
import { rankLetter } from '../../../device/page/courtLetters.ts'
import type { labels as english } from './en.ts'

const suitNames: Record<Suit, string> = { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' }
const rankNames = ['Ass', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Bube', 'Dame', 'König'] as const
const REASON_TEXTS: Record<ExclusionReason, string> = {
  seen: 'du hast die Karte in einer Auslage gesehen',
  mine: 'es ist deine eigene vermisste Person',
  barred: 'ihr wolltet die Karte beide',
  answer: 'eine Antwort schließt die Karte aus',
  opened: 'es war jemand anderes',
}
/** How many persons each reason rules out. */
type RuledOutCounts = { readonly [R in ExclusionReason]: number }
const otherReasonsText = ({ seen, barred, mine }: RuledOutCounts) =>
  [
    `${seen} in Auslagen gesehen`,
    ...(barred > 0 ? [`${barred} von euch beiden gewollt`] : []),
    ...(mine > 0 ? ['1 deine eigene'] : []),
  ].join(', ')
const ruledOutByAnswersText = ({ answer }: RuledOutCounts) =>
  answer === 0 ? 'Durch Antworten nichts ausgeschlossen' : `${answer} durch Antworten ausgeschlossen`
const CROSS_OUT_YOURSELF = 'Was aus den Antworten folgt, streichst du selbst durch.'
const playerList = (seatNumbers: readonly Seat[]) => listPieces(seatNumbers.map(seat => ({ seat })))

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  joker: 'Joker',
  suits: (of: Suit) => suitNames[of],
  rank: (rank: Rank) => rankLetter(rankSymbol(rank), 'de'),
  rankName: (rank: Rank) => rankNames[rank - 1]!,
  /** The short name of a question that is not an arc, as on its chip. */
  chip: (question: Question): string =>
    ({ red: 'Rot', black: 'Schwarz', royal: labels.ranks([11, 12, 13]), ...suitNames })[
      question as Exclude<Question, `arc:${string}`>
    ],
  chipName: (question): string => (question === 'royal' ? `Bild: ${labels.chip(question)}` : labels.chip(question)),
  ranks: (of: readonly Rank[]) => of.map(rank => rankLetter(rankSymbol(rank), 'de')).join(' '),

  players: 'Wer spielt',
  missing: 'vermisst',
  hiddenCard: 'Eine vermisste Person, verdeckt',
  hidden: 'Karte versteckt',
  wrote: 'Verdacht aufgeschrieben',
  lineup: 'Deine Auslage',
  lineupAbout: (down, pack) =>
    down === 10
      ? 'Deine Auslage: Keine der zehn passt noch zu den Antworten.'
      : pack === 'two'
        ? 'Deine Auslage: Wer zu den Antworten passt, bleibt offen liegen.'
        : 'Deine Auslage: Du siehst sie, also ist niemand davon vermisst. Nur den Joker gibt es zweimal.',
  lineupOf: (name: string) => `Auslage von ${name}`,
  faceUp: (place: LineupPlace) => `Platz ${place + 1}: eine Karte`,
  faceDown: (place: LineupPlace) => `Platz ${place + 1}: verdeckt`,
  turnDown: (card: string) => `${card} umdrehen`,
  layHere: (place: LineupPlace) => `Eine Karte auf Platz ${place + 1} legen`,
  pile: (left: number) => (left === 0 ? 'Der Stapel ist leer' : `${left} im Stapel`),
  answersSoFar: (name: string) => `Was ${name} über die versteckte Karte gesagt hat`,
  saidOfYours: (name: string) => `Was ${name} über deine Karte weiß`,
  toOpponent: (name, left) =>
    left === 1 ? `${name} kann deine Karte kennen` : `nach deinen Antworten bleiben ${name} noch ${left} Karten`,
  warmth: ['kalt', 'warm', 'heiß', 'weiß es'],
  nothingAsked: 'noch nichts gefragt',
  earlier: (count: number) => `+${count}`,
  earlierFull: (count: number) => (count === 1 ? '1 frühere Frage' : `${count} frühere Fragen`),
  unanswered: 'noch keine Antwort',
  yes: 'Ja',
  no: 'Nein',

  yourMissing: 'deine Karte',
  peek: 'gedrückt halten',
  peekAt: 'Gedrückt halten und deine vermisste Person ansehen',

  dial: 'Die Frage',
  ring: 'Der Ring der Werte',
  bound: (rank: Rank, taken: boolean) => (taken ? `${rankNames[rank - 1]!}, eine Grenze` : rankNames[rank - 1]!),
  arcs: 'Welche Seite des Rings',
  betweenHint: 'Zieh am Ring entlang oder tippe zwei Werte an: Du fragst nach denen dazwischen.',
  secondBound: (rank: Rank) => `Zwischen ${rankNames[rank - 1]!} und …?`,
  tooFew: (between: readonly Rank[]) =>
    between.length === 0 ? 'nichts dazwischen' : `nur ${rankNames[between[0]! - 1]!}: zu wenig, mindestens zwei`,
  settled: 'schon beantwortet',
  askMissing: 'Zieh einen Bogen oder wähle ein Feld daneben',
  wordingMissing: 'Schreib die Frage in höchstens 140 Zeichen',
  wordingLong: (over: number) => `${over} Zeichen zu viel`,
  wordingCryptic: 'So sagst du es',
  wordingFree: 'Deine Frage, zu beantworten mit Ja oder Nein',
  wordingCrypticHint: 'In eigenen Worten, oder blättere in unseren',
  wordingFreeHint: 'Frag zur Karte, was du willst',
  fromBook: (nth: number, of: number) => `Rätselbuch, ${nth} von ${of}`,
  ownWords: (left: number) => `noch ${left}`,
  leafBack: 'Vorheriges Rätsel',
  leafOn: 'Nächstes Rätsel',

  answers: 'Deine Antwort',
  answerMissing: 'Wähle deine Antwort',
  turnMissing: 'Wähle die Karten, die nicht passen',
  turnSeveral: (count: number) => `${count} Karten umdrehen`,
  layMissing: 'Wähle einen verdeckten Platz',
  hideMissing: 'Wähle, wen du versteckst',
  guessMissing: 'Wähle deinen Verdacht',
  nameMissing: 'Wähle eine Person',
  nameOpener: 'Person nennen …',
  nameShort: 'Nennen\u00a0…',
  nameTitle: 'Die vermisste Person nennen',
  nameAbout: 'Das geht nur einmal: Richtig gewinnt das Spiel, falsch verliert es.',
  close: 'Noch nicht',
  closeName: 'Schließen, ohne jemanden zu nennen',

  pack: 'Das Kartenspiel',
  suspects: (name: string) => `Wer die vermisste Person von ${name} sein kann`,
  left: (count: number, of: Seat): Sentence => [
    count === 1 ? 'Karte kann noch ' : 'Karten können noch ',
    { seat: of, form: 'deine' },
    ' vermisste Person sein.',
  ],
  /** With two packs, cards that one sees rule nobody out. With free questions the program does not know what answers mean. */
  why: (ruled: RuledOutCounts, { pack, questions }: MissingPersons['options']) =>
    pack === 'two'
      ? questions === 'free'
        ? CROSS_OUT_YOURSELF
        : `${ruledOutByAnswersText(ruled)}.`
      : questions === 'free'
        ? `${otherReasonsText(ruled)}. ${CROSS_OUT_YOURSELF}`
        : `${ruledOutByAnswersText(ruled)}, ${otherReasonsText(ruled)}.`,
  whyFollows: (count: number) => `${count} weitere durch die andere Auslage ausgeschlossen.`,
  followed: 'die andere Auslage schließt die Karte aus',
  percent: formatChance,
  share: formatChanceInHundredths,
  shareHint: 'Die kleinen Zahlen: wie wahrscheinlich jede Karte ist, in Prozent.',
  differs: 'es folgt etwas anderes',
  whyHint: 'Tippe eine ausgeschlossene Karte an und lies, warum.',
  opened: (of: Seat, card: Card): Sentence => [
    { seat: of, form: 'deine' },
    ' vermisste Person ist ',
    ...(card === 'X' ? ['der '] : []),
    { card },
    '. Die Karte liegt offen.',
  ],
  markHint: 'Tippe eine Karte an: durchgestrichen, dann vielleicht, dann nichts.',
  noteAnswers: 'Was du erfahren hast',
  noteNone: 'Du hast noch nichts gefragt.',
  possible: 'möglich',
  ruledOut: 'ausgeschlossen',
  cannot: 'nicht wählbar',
  reason: (reason: ExclusionReason) => REASON_TEXTS[reason],

  caseOf: (of: Seat): Sentence => [{ seat: of, form: 'deine' }, ' vermisste Person'],
  questionsOf: (of: Seat): Sentence => [{ seat: of, form: 'deine' }, ' Fragen'],
  askedNothing: ': keine',
  right: 'Richtig',
  wrong: 'Falsch',
  tie: 'Gleichstand',
  over: 'Der Fall ist abgeschlossen',
  guessOf: (of: Seat): Sentence => [{ seat: of, form: 'dein' }, ' Verdacht'],
  namedBy: (of: Seat): Sentence => ['Genannt von ', { seat: of, form: 'dir' }, ': '],
  found: 'gefunden',
  apart: (distance: number) =>
    distance === 0 ? 'der richtige Wert' : distance === 1 ? '1 Wert daneben' : `${distance} Werte daneben`,
  decidedBy: {
    'right guess': 'Es war der einzige richtige Verdacht.',
    'nearer guess': 'Der nähere Wert hat entschieden.',
    'right suit': 'Bei gleichem Abstand hat das richtige Symbol entschieden.',
    'right colour': 'Bei gleichem Abstand hat die richtige Farbe entschieden.',
  },
  apartJoker: '14 daneben: Ein Joker hat keinen Wert',
  scale: (guess: string, truth: string) => `Der Verdacht ${guess} und die Wahrheit ${truth}, von Ass bis König`,

  todo: {
    hide: (): Sentence => ['Irgendeine Karte; die andere Seite sieht sie nicht.'],
    hiding: (of: readonly Seat[]): Sentence => [
      ...playerList(of),
      of.length === 1 ? ' sucht noch eine Karte zum Verstecken aus.' : ' suchen noch eine Karte zum Verstecken aus.',
    ],
    ask: (of: Seat): Sentence => ['Du bist dran. Frag nach ', { seat: of, form: 'deiner' }, ' Karte.'],
    askNth: (of: Seat, nth: number, most: number): Sentence => [
      `Du bist dran, Frage ${nth} von ${most}. Frag nach `,
      { seat: of, form: 'deiner' },
      ' Karte.',
    ],
    askLast: (of: Seat): Sentence => [
      'Dein letzter Zug, ohne zu ziehen; danach ratet ihr beide. Frag nach ',
      { seat: of, form: 'deiner' },
      ' Karte.',
    ],
    pileEnds: 'Ist der Stapel leer, ratet ihr beide.',
    onlyName: (of: Seat): Sentence => [
      'Nach den Antworten bleibt nur eine Person. Nenne ',
      { seat: of, form: 'deine' },
      ' Karte.',
    ],
    answer: (by: Seat): Sentence => [{ seat: by }, ' wartet auf deine Antwort zu deiner eigenen Karte.'],
    answering: (of: Seat): Sentence => ['Warten auf die Antwort von ', { seat: of, form: 'dir' }, '.'],
    turn: (): Sentence => ['Dreh in deiner Auslage die Karten um, die nicht zur Antwort passen.'],
    lay: (): Sentence => ['Wähle den Platz für eine Karte vom Stapel.'],
    guess: (of: Seat): Sentence => [
      'Dein Verdacht zu ',
      { seat: of, form: 'deiner' },
      ' Karte wird erst gezeigt, wenn beide einen haben.',
    ],
    guessing: (of: readonly Seat[]): Sentence => [
      ...playerList(of),
      of.length === 1 ? ' schreibt noch einen Verdacht auf.' : ' schreiben noch einen Verdacht auf.',
    ],
    theirs: (of: Seat): Sentence => [{ seat: of }, ' ist dran. Du kannst die vermisste Person jederzeit nennen.'],
    deal: (): Sentence => ['Gleichstand: Du teilst zum Stechen aus.'],
    dealing: (of: readonly Seat[]): Sentence => [
      ...playerList(of),
      of.length === 1 ? ' teilt gleich zum Stechen aus.' : ' teilen gleich zum Stechen aus.',
    ],
  },
  /** Who is to move, as the table's lamp says it. */
  waitsFor: (phase: Phase, toMove: readonly Seat[]): Sentence => {
    const verbs: Partial<Record<Phase, readonly [one: string, both: string]>> = {
      hide: [' versteckt eine Karte', ' verstecken eine Karte'],
      guess: [' notiert einen Verdacht', ' notieren einen Verdacht'],
      answer: [' antwortet', ' antworten'],
      between: [' teilt neu aus', ' teilen neu aus'],
    }
    const verb = verbs[phase]
    return verb ? [...playerList(toMove), verb[toMove.length === 1 ? 0 : 1]] : [{ seat: toMove[0]! }, ' ist dran']
  },
}
