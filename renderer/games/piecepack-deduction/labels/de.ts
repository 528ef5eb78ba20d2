// The labels of these screens, in German.
// Sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { Phase } from '../../../../shared/games/piecepack-deduction/kinds.ts'
import type { TilePlace, NoteReason } from '../../../../shared/games/piecepack-deduction/reasoning/notes.ts'
import type { Suit, Tile, TileValue } from '../../../../shared/games/piecepack-deduction/cards.ts'
import {
  answerPiece,
  spokenQuestion,
  SUIT_NAMES,
  VALUE_NAMES,
} from '../../../../shared/games/piecepack-deduction/words/de.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { Sentence } from '../../../../shared/words/sentence.ts'
import type { AskedLine } from '../story.ts'
import { formatChance, formatNumber } from '../../../../shared/words/de/grammar.ts'
import type { labels as english } from './en.ts'

const valueSigns: Readonly<Record<TileValue, string>> = { '0': '0', '1': 'A', '2': '2', '3': '3', '4': '4', '5': '5' }
const reasonTexts: Readonly<Record<NoteReason, string>> = {
  seen: 'du siehst es',
  shown: 'wurde dir gezeigt',
  answer: 'die Antwort war Nein',
  misnamed: 'falsch genannt',
  elsewhere: 'es ist woanders',
}

const IT_FOLLOWS = 'das folgt'

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  suit: (suit: Suit) => SUIT_NAMES[suit],
  value: (value: TileValue) => valueSigns[value],
  valueName: (value: TileValue) => VALUE_NAMES[value],
  question: spokenQuestion,
  asked: ({ question, trait, answer }: AskedLine) =>
    `${spokenQuestion(question, trait)} ${answerPiece(answer, trait).mark}`,

  answers: 'Gegebene Antworten',
  tiles: (count: number) => `${count} Plättchen`,
  hidden: (count: number) => `${count} Plättchen verdeckt`,
  known: 'Plättchen, die du kennst',
  out: 'raus',
  choose: (name: string) => `${name} wählen`,

  coin: (coin: string) => `Die Münze: ${coin}`,
  coinShort: 'die Münze',
  faceUp: 'offen',
  faceUpFull: 'Offene Plättchen',
  misnamed: 'falsch genannt',
  misnamedFull: 'Plättchen, die genannt wurden und nicht fehlen',
  missingTile: 'Das fehlende Plättchen',
  shownInSecret: (by: string, to: string) => `${by} hat ${to} ein Plättchen gezeigt`,
  choosing: (by: string, to: string) => `${by} zeigt ${to} gleich ein Plättchen`,

  hand: 'Deine Plättchen',
  askWhom: 'Wen fragen',
  askWhat: 'Welche Frage',
  askMissing: (parts: readonly ('of' | 'question')[]) =>
    parts.length === 2
      ? 'Wähle, wen und was du fragst'
      : parts[0] === 'of'
        ? 'Wähle, wen du fragst'
        : 'Wähle eine Frage',
  seen: 'gesehen',
  seenBy: (name: string) => `${name} hat es gesehen`,
  showMissing: 'Wähle das Plättchen zum Zeigen',
  showRefused: 'Das passt nicht zur Frage. Wähle ein helles Plättchen',
  peek: 'Gedrückt halten, um das fehlende Plättchen anzusehen',
  peekShort: 'gedrückt halten',

  nameOpen: 'Plättchen nennen …',
  nameTitle: 'Das fehlende Plättchen nennen',
  nameAbout: 'Richtig: Du gewinnst. Falsch: Nur du siehst es, fragst nicht mehr und antwortest weiter.',
  nameAboutLast: 'Richtig: Du gewinnst. Falsch: Niemand gewinnt.',
  nameAboutTwo: (other: string) => `Richtig: Du gewinnst. Falsch: ${other} ist allein übrig und gewinnt.`,
  nameMissing: 'Wähle ein Plättchen',
  left: (count: number) => `noch ${count} Plättchen`,
  close: 'Jetzt nicht',
  closeName: 'Schließen, ohne ein Plättchen zu nennen',
  possible: 'kann fehlen',
  cannot: (reason: NoteReason | null) => `fehlt nicht, ${reason ? reasonTexts[reason] : IT_FOLLOWS}`,
  sureTitle: (tile: string) => `${tile} trotzdem nennen?`,
  sureAbout: (reason: NoteReason | null) =>
    reason === null
      ? 'Aus allem, was du weißt, folgt: Dieses Plättchen ist nicht das fehlende.'
      : reason === 'misnamed'
        ? 'Es wurde schon genannt und ist nicht das fehlende.'
        : 'Du weißt, wo dieses Plättchen ist, also kann es nicht das fehlende sein.',
  sureCancel: 'Ein anderes wählen',

  sheet: 'Wo jedes Plättchen ist',
  place: (place: 'faceUp' | 'missing') => (place === 'faceUp' ? 'offen' : 'fehlt'),
  cell: (tile: string, holder: string, says: readonly string[]) => [`${tile}, ${holder}`, ...says].join(': '),
  here: (reason: NoteReason | null) => `hier, ${reason ? reasonTexts[reason] : IT_FOLLOWS}`,
  notHere: (reason: NoteReason | null) => `nicht hier, ${reason ? reasonTexts[reason] : IT_FOLLOWS}`,
  likely: (chance: number) => `hier in ${formatChance(chance)} der passenden Verteilungen`,
  odds: formatChance,
  oddsAbout: (deals: number) =>
    `${deals === 1 ? 'Eine Verteilung passt' : `${formatNumber(deals)} Verteilungen passen`} zu allem, was du weißt. Die Prozente zählen sie, jede gleich wahrscheinlich; welches Plättchen jemand zum Zeigen ausgesucht hat, spielt dabei keine Rolle.`,
  whyHint: 'Tippe auf ein Feld und sieh, worauf sein Zeichen beruht (Tastatur: ?).',
  withYours: 'Zusammen mit deinen eigenen Plättchen und den offenen.',
  nothingFollows: (tile: string, holder: string) => `${tile}, ${holder}: Noch folgt nichts.`,
  strays: 'es folgt etwas anderes',
  unknown: 'nicht bekannt',
  marks: {
    no: 'von dir durchgestrichen',
    yes: 'von dir abgehakt',
    maybe: 'von dir markiert',
  },
  legend: {
    missing: 'Spalte „fehlt“: könnte es sein',
    here: 'liegt hier',
    maybe: 'könnte hier liegen',
    not: 'liegt nicht hier',
  },
  leftFor: (count: number) =>
    count === 1 ? 'Plättchen ist noch nicht ausgeschlossen' : 'Plättchen sind noch nicht ausgeschlossen',
  found: (found: number, of: number) => `${found}/${of}`,
  foundFull: (found: number, of: number) => `${found} von ${of} bekannt`,
  markHint: 'Tippe ein Feld an: durchgestrichen, dann Haken, dann Fragezeichen, dann nichts.',
  endReason: {
    'last one in': 'Alle anderen hatten ein falsches Plättchen genannt.',
    wrong: 'Alle haben ein falsches Plättchen genannt.',
    'too long': 'In 200 Zügen wurde das Plättchen nicht genannt.',
  },
  itIs: (tile: Tile): Sentence => ['Das fehlende Plättchen ist ', { card: tile }, '.'],

  result: 'Wo jedes Plättchen war',
  lyingOpen: 'Offen',

  todo: {
    ask: (): Sentence => ['Du bist dran. Stell eine Frage zur Münze.'],
    show: (to: Seat): Sentence => [
      'Zeig ',
      { seat: to, form: 'dir' },
      ' ein Plättchen. Sonst sieht es niemand, auch nicht, ob du eine Wahl hattest.',
    ],
    showing: (by: Seat): Sentence => ['Warten, bis ', { seat: by }, ' ein Plättchen zeigt.'],
    after: (): Sentence => ['Sicher, welches Plättchen fehlt? Dann nenne es. Sonst beende deinen Zug.'],
    afterLast: (): Sentence => [
      'Nur du kannst das fehlende Plättchen noch nennen. Noch nicht sicher? Beende deinen Zug.',
    ],
    afterOf: (of: Seat): Sentence => [{ seat: of }, ' darf jetzt das fehlende Plättchen nennen.'],
    turn: (of: Seat): Sentence => [{ seat: of }, ' ist dran.'],
    turnOut: (of: Seat): Sentence => ['Du bist raus. ', { seat: of }, ' ist dran.'],
  },
  /** Who is to move, as the table's lamp says it. */
  lamp: (phase: Phase, toMove: Seat): Sentence =>
    phase === 'show' ? [{ seat: toMove }, ' zeigt ein Plättchen'] : [{ seat: toMove }, ' ist dran'],
  holder: (place: TilePlace, names: readonly string[]) =>
    typeof place === 'number' ? (names[place] ?? '') : place === 'faceUp' ? 'offen' : 'fehlt',
}
