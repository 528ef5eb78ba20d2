// The labels of Precognition's screens, in German.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { RankChange } from '../../../../shared/games/precognition/rules/row.ts'
import { CHANGE_PIECES, pluralRankName } from '../../../../shared/games/precognition/words/de.ts'
import { formatChance, listPieces } from '../../../../shared/words/de/grammar.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { Sentence } from '../../../../shared/words/sentence.ts'
import { rankLetter } from '../../../device/page/courtLetters.ts'
import type { labels as english } from './en.ts'

const rankSigns: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }
const MAX_NAMES = 4

function playerList(seats: readonly Seat[], form?: 'dir' | 'dich'): Sentence {
  return listPieces(seats.map(seat => (form ? { seat, form } : { seat })))
}

function cardsText(count: number): string {
  return count === 1 ? '1 Karte' : `${count} Karten`
}

function lettersAsText(letters: string): string {
  return [...letters].map(letter => CHANGE_PIECES[letter as RankChange].mark.toLowerCase()).join(', ')
}

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  rank: rank => rankLetter(rankSigns[rank] ?? String(rank), 'de'),
  ranks: pluralRankName,
  change: change => CHANGE_PIECES[change].mark,
  letters: lettersAsText,

  players: 'Alle am Tisch',
  cards: cardsText,
  sealed: 'versiegelt',
  writing: 'schreibt',
  watches: 'schaut zu',
  cameTrue: letters => `✓ ${letters === 1 ? '1 Pfeil' : `${letters} Pfeile`}`,
  broke: '✗ geplatzt',
  ended: (how: 'cameTrue' | 'broke', seats: readonly Seat[]): Sentence => [
    how === 'cameTrue' ? { mark: 'Erfüllt', sign: '✓', tone: 'yes' } : { mark: 'Geplatzt', sign: '✗', tone: 'no' },
    ': ',
    ...(seats.length > MAX_NAMES ? [`${seats.length} Vorhersagen`] : playerList(seats)),
    '.',
  ],
  agreed: (count, of) => `${count} von ${of} ${count === 1 ? 'will' : 'wollen'} die Reihe vollenden`,
  playsOn: 'spielt weiter',
  out: 'raus',
  winner: 'gewonnen',

  row: 'Die Reihe',
  inRow: (card, change) => (change === null ? card : `${card}, ${lettersAsText(change)}`),
  toCome: count =>
    count === 0 ? 'Die Reihe ist voll' : count === 1 ? '1 Karte kommt noch' : `${count} Karten kommen noch`,
  apart: count => `${cardsText(count)} übrig, verdeckt`,

  hand: 'Deine Hand',
  emptyHand: 'Keine Karten auf der Hand',
  inHand: (card, change, carries) =>
    [
      card,
      ...(change === null ? [] : [lettersAsText(change)]),
      ...(carries ? ['führt deine Vorhersage weiter'] : []),
    ].join(', '),
  chooseCard: 'Wähle eine Karte',

  prediction: 'Deine Vorhersage',
  predictionIs: letters => (letters === '' ? 'Deine Vorhersage, leer' : `Deine Vorhersage: ${lettersAsText(letters)}`),
  keys: 'Vorhersage weiterschreiben',
  written: (count, most, usual) =>
    `${count} Zeichen, höchstens ${most}${usual === null ? '' : ` · bis ${usual} trifft meist ein`}`,
  writeHint:
    'Tippe auf die Pfeile Hoch und Runter und auf = für Gleich oder nimm die Tasten ↑ ↓ und S. Tippe auf ein Zeichen im Streifen, um von dort weiterzuschreiben.',
  nothingWritten: 'Noch nichts geschrieben',
  example: '„Hoch, runter“ trifft zum Beispiel ein, wenn diese Karten in der Reihe nebeneinanderliegen:',
  usual: (letters, chance) =>
    `In simulierten Spielen trafen ${letters} Pfeile in bis zu ${formatChance(chance)} der Fälle ein. Es gewinnt die längste Vorhersage, die eintrifft: Wie weit traust du dich?`,
  after: (place, change) => `${place}: ${lettersAsText(change)}. Hier weiterschreiben`,
  back: 'Ein Zeichen zurück',
  clear: 'Alles löschen',
  writeMissing: 'Schreib einen Pfeil oder ein =',
  foreseeing: 'Wie wahrscheinlich das ist, wird ausgerechnet\u00a0…',
  foresight: chance => `Zufällig gespielt trifft es in ${formatChance(chance)} der Spiele ein: eine Schätzung`,
  writtenDown: '✓ Aufgeschrieben. Schau sie dir noch einmal an.',
  sealLater: 'Noch einmal ansehen und dann versiegeln',
  come: (count, length) => `${count} von ${length} bisher`,
  fulfilled: 'Sie ist eingetroffen',
  hopeless: 'Sie kann nicht mehr eintreffen',
  wouldCome: (count, length) => `${count} von ${length} mit dieser Karte`,
  wouldFulfil: 'Mit dieser Karte trifft sie ein',

  result: 'Die Vorhersagen',
  wonBy: ({ letters, why }) =>
    why === 'still'
      ? 'In fünf Wiederholungen ist niemand ausgeschieden.'
      : why === 'points'
        ? `Die meisten Punkte in drei Runden: ${letters!}.`
        : `Die längste Vorhersage, die eingetroffen ist: ${letters!} Zeichen.`,
  outEarlier: seats => [
    'Vorher ausgeschieden: ',
    ...(seats.length > MAX_NAMES ? [`${seats.length} Personen`] : playerList(seats)),
    '.',
  ],
  happened: from => `Eingetroffen ab der ${from}. Karte`,
  missed: 'Nicht eingetroffen',
  length: count => `${count} Zeichen`,

  sheet: 'Karten nach Wert',
  stillOut: count => `noch ${count}`,
  outFull: (rank, count) => `${rank}: noch ${count} draußen`,
  played: 'gespielt',
  mine: 'auf deiner Hand',
  open: 'noch draußen',
  sheetAbout: out =>
    out === 1
      ? 'Karte noch draußen'
      : out === 0
        ? 'Karten noch draußen: Alles ist gespielt oder auf deiner Hand'
        : 'Karten noch draußen',
  sheetApart: (apart, out) => {
    const are = apart === 1 ? 'ist' : 'sind'
    return `${apart !== out ? `Davon ${are} ${apart}` : apart === 1 ? 'Sie ist' : 'Alle sind'} übrig und nicht im Spiel.`
  },
  markHint: 'Tippe auf eine Karte, um sie durchzustreichen, noch einmal für „vielleicht“, noch einmal für nichts.',
  whyHint: 'Tippe unten in der Tabelle auf eine Zahl, um zu sehen, worauf sie beruht.',
  whyPrediction: 'Warum ist das sicher?',
  withCounts: 'Dazu die Karten, die alle am Tisch mitzählen können.',
  nothingFollows: 'Hier kann noch jede Anzahl sein: Daraus folgt noch nichts.',
  lies: { comes: 'Deine Vorhersage ist eingetroffen', fails: 'Deine Vorhersage ist nicht eingetroffen' },
  foretold: {
    comes: 'Deine Vorhersage trifft ein, egal was gespielt wird',
    fails: 'Deine Vorhersage kann nicht mehr eintreffen',
  },
  chance: chance =>
    `Würden alle zufällig spielen, träfe deine Vorhersage in etwa ${formatChance(chance)} der Spiele ein: eine Schätzung. Am Tisch spielt aber niemand zufällig.`,
  unsettled: 'Ob das sicher ist, ließ sich in der Zeit nicht klären.',
  whoHolds: 'Wer sie haben kann',
  holdsAll: by => ['Alles, was noch draußen ist, hat ', { seat: by }, ' auf der Hand.'],
  holdersAbout:
    'Wie wahrscheinlich dort mindestens eine Karte dieses Werts ist, bei mehreren Namen jeweils; eine Zahl allein ist sicher. Die Prozente sind genau; jede Verteilung gilt als gleich wahrscheinlich.',
  leftOver: 'Übrig',
  each: (count, several) => `${several ? 'je ' : ''}${cardsText(count)}`,
  odds: formatChance,
  atLeast: count => `≥ ${count}`,
  heldFull: (rank, by, { least, most, some }) =>
    `${rank}, ${by}: ${least === most ? `${least}, sicher` : `${least} bis ${most}${least === 0 ? `; mindestens eine in ${formatChance(some)} der Verteilungen` : ''}`}`,
  strays: 'das passt nicht zu dem, was daraus folgt',
  noted: 'Aufgeschrieben',
  rubOut: 'Ausradieren',
  notes: 'Deine Notizen',
  notesHint: 'Was du dir merken möchtest',

  todo: {
    predict: () => ['Sieh dir deine Hand an und sag ein Stück der Reihe voraus: hoch, runter, gleich.'],
    seal: () => ['Du kannst sie noch ändern, bis du sie versiegelst.'],
    predicting: of => [
      'Warten auf ',
      ...(of.length > MAX_NAMES
        ? [`${of.length} Vorhersagen.`]
        : [of.length === 1 ? 'die Vorhersage von ' : 'die Vorhersagen von ', ...playerList(of, 'dir'), '.']),
    ],
    play: () => ['Du bist dran. Spiele eine Karte.'],
    settled: () => ['Es ändert sich nichts mehr: Vollendet die Reihe, oder spielt weiter.'],
    agreed: waitsFor => ['Du willst die Reihe vollenden. Warten auf ', ...playerList(waitsFor, 'dich'), '.'],
    turn: of => [{ seat: of }, ' ist dran.'],
    watch: of => [
      'Diesmal schaust du zu. Warten auf ',
      ...(of.length > MAX_NAMES ? [`${of.length} Vorhersagen`] : playerList(of, 'dich')),
      '.',
    ],
    deal: () => ['Du teilst die nächste Runde aus.'],
    dealing: of => [{ seat: of }, ' teilt die nächste Runde aus.'],
  },
  /** Who is to move, as the table's lamp says it. */
  lamp: {
    predict: of =>
      of.length > MAX_NAMES
        ? [`${of.length} schreiben noch`]
        : [...playerList(of), of.length === 1 ? ' schreibt noch' : ' schreiben noch'],
    play: of => [{ seat: of }, ' ist dran'],
    between: of => [{ seat: of }, ' teilt als Nächstes aus'],
  },
}
