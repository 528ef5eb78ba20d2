// The words of a game’s review, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/review.ts'
import { formatNumber, formatPercentage } from './grammar.ts'

/** The review of a finished game. */
export const reviewWords: Translation<typeof english.reviewWords> = {
  title: 'Rückblick',
  of: game => `Rückblick auf „${game}“`,
  look: 'Auf das Spiel zurückblicken',
  lookShort: 'Rückblick',
  back: 'Zurück',
  eyes: 'Mit wessen Augen',
  table: 'Der Tisch',
  all: 'Alles',
  allAbout: 'Der Tisch und alle Hände',
  steps: 'Schritt für Schritt',
  scene: 'Das Spiel bei diesem Schritt',
  hands: 'Auch alle Hände sind zu sehen. Wähle jemanden, um diese Hand durchzugehen.',
  step: (step, all) => `Schritt ${step} von ${all}`,
  deal: 'Das Austeilen',
  first: 'Zum Austeilen',
  before: 'Einen Schritt zurück',
  after: 'Einen Schritt weiter',
  last: 'Zum Ende',
  keys: 'Die Pfeiltasten gehen von Schritt zu Schritt.',
  story: 'Verlauf',
  outOfTime: 'Die Zeit war um: Diesen Zug hat der Computer gemacht.',
  knowing: 'Möglichkeiten',
  knowingAbout:
    'Wie viele Antworten nach jedem Schritt für wen noch möglich waren. Weit unten ist nah an der Wahrheit.',
  left: left =>
    left === 1
      ? 'gelöst'
      : `noch ${left >= 1e6 ? left.toExponential(1).replace('.', ',').replace('e+', ' × 10^') : formatNumber(left)}`,
  revealed: 'aufgedeckt',
  now: 'Bei diesem Schritt',
  axisPossible: 'Noch mögliche Antworten',
  axisMoves: 'Schritte',
  couldKnow: '★ hätte es wissen können',
  toldMost: '◆ eine Antwort, die viel verriet',
  atStep: step => (step === 0 ? 'gleich nach dem Austeilen' : `nach Schritt ${step}`),
  firsts: 'Wer wann Bescheid wissen konnte',
  firstsAbout: 'Der erste Moment, in dem nur noch eine Antwort möglich war.',
  nobody: 'Niemand konnte sicher sein, bevor aufgedeckt wurde.',
  overlooked: (moves, used) =>
    moves === 0
      ? used
        ? 'und hat es sofort genutzt'
        : 'und es kam vor dem nächsten Zug heraus'
      : moves === 1
        ? 'dann noch ein Zug, bevor aufgedeckt wurde'
        : `dann noch ${moves === 2 ? 'zwei' : moves} Züge, bevor aufgedeckt wurde`,
  questions: 'Fragen',
  questionsAbout:
    'Wie gut jede Frage war, bevor die Antwort kam, was die Antwort ausschloss, und eine bessere Frage, wenn es eine gab. Die Zahlen sind Bit: Ein Bit halbiert die Möglichkeiten.',
  verdict: ({ grade, luck }) => {
    const question = {
      best: 'Die beste Frage',
      good: 'Eine gute Frage',
      fair: 'Eine brauchbare Frage',
      weak: 'Eine schwache Frage',
      silent: 'Die Antwort verriet nichts',
      vain: 'Es gab nichts mehr zu erfahren',
    }[grade]
    return luck === null ? question : luck === 'lucky' ? `${question} und Glück` : `${question} und Pech`
  },
  cut: (from, to) => `${formatNumber(from)} → ${formatNumber(to)} ${to === 1 ? 'Antwort' : 'Antworten'} möglich`,
  cutNothing: 'Sie schloss nichts aus.',
  better: 'Besser',
  promised: (best, own) =>
    `Sie versprach, ${formatPercentage(best)} auszuschließen, die gestellte ${formatPercentage(own)}.`,
  noQuestions: 'In diesem Spiel wird nicht gefragt.',
  expected: 'Erwartet',
  told: 'Verraten',
  best: 'Am besten',
  bits: (bits, estimated) =>
    `${estimated ? 'etwa ' : ''}${(Math.round(10 * bits) / 10 + 0).toFixed(1).replace('.', ',')}`, // + 0 turns -0 into 0
  bitsEstimated: 'Wo „etwa“ steht, sind die Bits geschätzt: Manche Karten kannten nur andere.',
  because: 'Warum?',
  becauseOf: player => `Warum? Woran ${player} es erkennen konnte`,
  becauseWorking: 'Einen Moment\u00a0…',
  becauseRest: 'Zusammen mit den eigenen Karten und dem, was alle abzählen können.',
  becauseNothing: 'Die eigenen Karten und was alle abzählen können, reichen dafür.',
  whatIf: 'Was, wenn\u00a0…?',
  whatIfMove: step => `Was, wenn\u00a0…? · Schritt ${step}`,
  whatIfAt: step => `Was, wenn\u00a0…? Die Frage von Schritt ${step}`,
  whatIfOf: seat => ['Was, wenn ', { seat }, ' etwas anderes gefragt hätte?'],
  whatIfDone: 'Zurück zum Spiel, wie es war',
  whatIfHint: 'Frage hier etwas anderes. Die Antwort ergibt sich aus den Karten, wie sie lagen.',
  whatIfWorking: 'Einen Moment\u00a0…',
  whatIfSeveral: answers => `Beim Zeigen gab es die Wahl: ${answers} Antworten waren möglich.`,
  wasAskedAt: step => `So war es, Schritt ${step}`,
  takeIt: 'Ab hier selbst spielen',
  takenBy: (seat, step) => [
    'Du spielst für ',
    { seat },
    step === 0
      ? ' ab dem Austeilen weiter, alle anderen der Computer.'
      : ` nach Schritt ${step} weiter, alle anderen der Computer.`,
  ],
  turnedHere: 'Hier hat sich das Spiel entschieden.',
  instead: 'Stattdessen',
  together: 'Der Tisch zusammen',
  togetherKnown: 'Aus dem, was alle gehört hatten, ließ sich das wissen:',
  togetherNever: left =>
    `Was alle gehört haben, reichte nie: Ohne eine Hand zu sehen, blieben ${formatNumber(left)} Antworten möglich.`,
  worthAbout:
    'Was jede Aussage den anderen verriet, in Bit (ein Bit halbiert die Möglichkeiten), und wem sie am meisten half. Was nicht in der Liste steht, verriet niemandem etwas Neues.',
  toldInAll: bits =>
    Math.abs(bits) < 0.05 ? 'Kaum etwas Neues' : `insgesamt ${bits.toFixed(1).replace('.', ',')} Bit`,
  forAll: 'Alle zusammen',
  chances: 'Chancen, Karte für Karte',
  chancesAbout:
    'Wie wahrscheinlich jede Vorhersage nach jedem Schritt eintreffen würde, soweit es erkennen konnte, wer sie geschrieben hat. Solange es offen war, ist das geschätzt: Der Rest fällt zufällig.',
  brokenBy: 'Nicht mehr möglich nach',
  madeBy: 'Sicher nach',
  stoodAt: chance => `Davor stand es bei ${formatPercentage(chance)}.`,
  settledAtOnce: 'Das war von Anfang an sicher.',
  moveByMove: 'Jede Änderung',
  chance: chance => (chance === 0 ? 'nicht mehr' : chance === 1 ? 'sicher' : `etwa ${formatPercentage(chance)}`),
  working: (step, all) => `Wird ausgewertet: Schritt ${step} von ${all}`,
  trouble: 'Das ließ sich nicht auswerten.',
  doubtful: 'Irgendwo war eine Antwort falsch: Was daraus folgt, ist unsicher.',
  save: 'In einer Datei speichern',
  saveShort: 'Speichern',
  bad: 'Zu dieser Datei gibt es keinen Rückblick. Wähle ein gespeichertes Spiel.',
  wrong: {
    game: ({ game }) => `Diese Version von Hunch kennt das Spiel „${game}“ nicht. Wähle eine andere Datei.`,
    rules: ({ made, played }) =>
      `Diese Aufzeichnung folgt den Regeln ${made}, diese Version von Hunch spielt nach den Regeln ${played}. Wähle eine andere Datei.`,
    line: ({ line }) =>
      `Das ist keine Aufzeichnung von Hunch: Zeile ${line} der Datei lässt sich nicht lesen. Wähle eine andere Datei.`,
    start: () =>
      'Diese Aufzeichnung passt nicht zu ihrem Spiel und lässt sich nicht beginnen. Wähle eine andere Datei.',
    move: ({ move }) => `Schritt ${move} dieser Aufzeichnung verstößt gegen die Regeln. Wähle eine andere Datei.`,
  },
  waiting: 'Das Spiel wird geholt\u00a0…',
  gone: 'Die Aufzeichnung dieses Spiels ist nicht hier. Öffne sie aus einer Datei oder auf dem Rechner, an dem gespielt wurde.',
}
