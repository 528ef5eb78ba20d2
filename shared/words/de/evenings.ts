// Past games by evening, who won what in an evening or a year, and how good one’s questions were, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/evenings.ts'
import { formatNumber, formatPercentage, listNames } from './grammar.ts'

export const pastEveningsWords: Translation<typeof english.pastEveningsWords> = {
  find: 'Spiel suchen',
  findHint: 'Ein Name oder ein Spiel',
  found: games =>
    games === 0 ? 'Kein Spiel gefunden.' : games === 1 ? '1 Spiel gefunden' : `${games} Spiele gefunden`,
  earlier: evenings => (evenings === 1 ? 'Einen früheren Abend zeigen' : `${evenings} frühere Abende zeigen`),
  whoWon: 'Wer was gewann',
  whoWonOn: day => `Wer was gewann, ${day}`,
  theYear: year => `Das Jahr ${year}`,
  discardPlayer: (name, games) =>
    games === 1 ? `Das Spiel mit ${name} löschen` : `Alle ${games} Spiele mit ${name} löschen`,
  discardPlayerSure: (name, games) =>
    games === 1 ? `Das Spiel mit ${name} löschen?` : `Alle ${games} Spiele mit ${name} löschen?`,
  discardPlayerAbout:
    'Die Aufzeichnungen sind dann endgültig weg, für alle, die mitgespielt haben. Tische unter „Fortsetzen“ kennen ihren Punktestand noch: Lösche auch sie, wenn du magst.',
  discardAll: 'Löschen',

  evening: day => `Der Abend vom ${day}`,
  period: 'Welcher Abend oder welches Jahr',
  evenings: 'Abende',
  years: 'Jahre',
  games: games => (games === 1 ? '1 Spiel' : `${games} Spiele`),
  nothing: 'Hier ist noch kein beendetes Spiel.',
  wonOf: (won, played) => `${formatNumber(won)} von ${formatNumber(played)} gewonnen`,
  of: (won, played) => `${formatNumber(won)} von ${formatNumber(played)}`,
  players: 'Nach Name',
  inOrder: 'Spiel für Spiel',
  device: mark => `an Gerät ${mark}`,
  who: 'Wer ist wer: Eine Person ist ein Name an einem Gerät. Wer mit einem anderen Handy kommt, steht hier zweimal.',
  computer: 'Computer',

  sharp: 'Wie scharf deine Fragen waren',
  sharpAbout:
    'Das zeigt nur dieses Gerät, und es verrät es niemandem. Es zählen beendete Spiele, in denen du hier bis zum Ende gesessen hast.',
  sharpFigure:
    'Wie viel deine Fragen verraten konnten, verglichen mit den besten, die du hättest stellen können: 100\u00a0% ist immer die beste.',
  sharpNone: 'Noch ist nichts bekannt. Spiel ein Spiel zu Ende, in dem gefragt wird.',
  sharpSentence: (name, share) =>
    `Die Fragen von ${name} waren zu ${formatPercentage(share)} so scharf wie die besten.`,
  percent: share => formatPercentage(share),
  questions: (questions, games) =>
    `${questions === 1 ? '1 Frage' : `${formatNumber(questions)} Fragen`} in ${games === 1 ? '1 Spiel' : `${formatNumber(games)} Spielen`}`,
  tooFewQuestions: 'Die Zahl kommt nach drei Fragen.',
  measuring: (game, games) => `Spiel ${game} von ${games} wird gemessen …`,
  measuringMove: (move, moves) => `Zug ${move} von ${moves}`,
  measure: games => (games === 1 ? 'Das übrige Spiel messen' : `Die übrigen ${games} Spiele messen`),
  stop: 'Anhalten',
  unmeasured: games =>
    games === 1
      ? '1 Spiel wurde nicht gemessen, und sein Gastgeber ist nicht da.'
      : `${games} Spiele wurden nicht gemessen, und ihr Gastgeber ist nicht da.`,
  keep: 'Als Bild behalten',
  keepAbout: 'Um es den anderen zu zeigen, dreh diesen Bildschirm um oder gib ihnen das Bild.',
  forget: 'All das vergessen',
  forgetSure: 'Vergessen, wie scharf deine Fragen waren?',
  forgetAbout: 'Dieses Gerät vergisst es endgültig. Die Spiele selbst bleiben bei ihrem Gastgeber.',
  back: 'Zurück',
}

/** Finished games, on the first page. */
export const pastGamesWords: Translation<typeof english.pastGamesWords> = {
  nobodyWon: 'Niemand hat gewonnen',
  wonBy: names => `${listNames(names)} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`,
  past: 'Frühere Spiele',
  pastAbout: 'Beendete Spiele von diesem Rechner.',
  one: (game, when) => `Rückblick auf „${game}“, ${when}`,
  discard: 'Löschen',
  discardOne: (game, when) => `„${game}“ löschen, ${when}`,
  discardSure: 'Dieses Spiel löschen?',
  discardAbout: 'Die Aufzeichnung ist dann endgültig weg. Der Punktestand des Abends bleibt.',
  open: 'Gespeichertes Spiel öffnen',
  lookShort: 'Rückblick',
  tooBig: 'Diese Datei ist zu groß für ein Spiel.',
}
