// A seat’s screen: whose turn it is, the curtain, hints, and what Hunch says in any game, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/seat.ts'
import { formatSignedNumber } from '../grammar.ts'
import { seatsReaderFirst } from '../readerFirst.ts'
import type { Sentence } from '../sentence.ts'
import { formatChance, formatNumber, formatPercentage, listNames, listPieces, listSentences } from './grammar.ts'
import { groupSizePhrase, verbForm } from './verbs.ts'

/** A seat's screen. */
export const seatWords: Translation<typeof english.seatWords> = {
  noSuchPage:
    'An diesem Tisch wird ein Spiel gespielt, das diese Version von Hunch nicht kennt. Installiere auf beiden Geräten dieselbe Version oder lade die Seite neu.',
  print: 'Drucken',
  firstTime: {
    label: 'Neu für dich',
    understood: 'Verstanden',
    off: 'Keine mehr davon',
    begin: 'Los geht’s',
  },
  byYourMarks: count => `${count === 0 ? 'keine mehr' : count} nach deinen Notizen`,
  namingDoubt: {
    question: 'Trotzdem nennen?',
    ruledOut: cards => `${cards.join(', ')}: Dein Notizbuch schließt ${cards.length === 1 ? 'das' : 'sie'} aus.`,
    inSight: cards => `${cards.join(', ')}: Du siehst diese ${cards.length === 1 ? 'Karte' : 'Karten'} selbst.`,
    cancel: 'Andere Karte wählen',
  },
  ownMark: { out: 'von dir durchgestrichen', maybe: 'von dir mit „vielleicht“ markiert' },
  evidence: {
    more: count => `+${count}`,
    moreFull: count => (count === 1 ? '1 frühere Antwort zeigen' : `${count} frühere Antworten zeigen`),
    less: '−',
    lessFull: 'Weniger Antworten zeigen',
  },
  wholeSheet: 'Alle zeigen',
  yourTurn: 'Du bist dran',
  youAnswer: 'Du antwortest',
  answers: name => `${name} antwortet`,
  turnOf: name => `${name} ist dran`,
  turnOfSeveral: names => `Warten auf ${names}`,
  over: 'Das Spiel ist vorbei',
  notebook: 'Notizbuch',
  story: 'Verlauf',
  table: 'Tisch',
  result: 'Ergebnis',
  parts: 'Teile des Bildschirms',
  menu: 'Menü',
  volume: 'Ton',
  right: 'Richtig',
  wrong: 'Falsch',
  thinned: (from, to) => `Von ${formatNumber(from)} noch ${formatNumber(to)} übrig`,
  noLongerPossible: () => 'Nicht mehr möglich:',
  ruledNothingOut: 'Das hat dir nichts Neues gesagt.',
  nameIt: 'Nennen',
  nameSure: 'Jetzt nennen?',
  nameAbout: 'Nach allem, was du gesehen und gehört hast, kommt nur noch das in Frage.',
  sure: 'Bist du sicher?',
  sureAbout: 'Das lässt sich nicht mehr ändern.',
  endsGame: 'Das gibt den Ausschlag: Danach ist das Spiel für alle zu Ende.',
  notYet: 'Noch nicht',
  silent: 'stumm',
  mute: 'Ton ausschalten',
  unmute: 'Ton einschalten',
  rules: 'Spielregeln',
  betOn: 'Dein Tipp: Wer gewinnt das Spiel?',
  betWho: 'Wer gewinnt?',
  betNext: 'Wer als Nächstes?',
  outWatch: 'Du bist raus.',
  watchTable: 'Tisch für alle',
  watchingTable: 'Du siehst den Tisch, wie ihn alle sehen.',
  watchOwn: 'Zurück zu meinen Karten',
  away: name => `${name} ist nicht da.`,
  substitute: name => `Den Computer für ${name} spielen lassen`,
  substituted: name => `Der Computer spielt für ${name}, bis ${name} wieder da ist.`,
  leftChairs: who => `${haveLeft(who)} Der Computer spielt weiter.`,
  leftOpen: who => `${haveLeft(who)} Jemand muss sich dorthin setzen, bevor es weitergeht.`,
  takeBack: name => `${name} den Platz zurückgeben`,
  takeMineBack: 'Ich spiele wieder selbst',
  mineSubstituted: 'Der Computer spielt für dich.',
  takeMoveBack: 'Zurücknehmen',
  takeMoveBackAbout: 'Dein Zug hat noch nichts verraten.',
  working: 'überlegt, was daraus folgt\u00a0…',
  notebookFailed:
    'Hunch hat hier einen Fehler gemacht und kann nicht sagen, was daraus folgt. Mehr steht im Protokoll auf dem Rechner des Gastgebers. Deine eigenen Zeichen bleiben.',
  loading: 'Die Karten werden ausgelegt\u00a0…',
  empty: 'Noch ist nichts passiert.',
  showCards: name => `${name}, sieh dir deine Karten an`,
  putAway: 'Karten weglegen',
  hands: 'An diesem Bildschirm',
  standUp: 'Aufstehen und den Platz verlassen',
  standUpSure: 'Deinen Platz verlassen?',
  standUpAbout: 'Der Computer spielt für dich weiter. Du kannst dich wieder setzen, solange dort niemand sonst sitzt.',
  toLobby: 'Spiel abbrechen, zurück in die Lobby',
  toLobbySure: 'Dieses Spiel abbrechen?',
  toLobbyAbout: 'Es ist noch nicht zu Ende und zählt nicht. Alle bleiben sitzen.',
  goOn: 'Weiterspielen',
}

function haveLeft(who: readonly string[]): string {
  return `${listNames(who)} ${who.length === 1 ? 'ist' : 'sind'} gegangen.`
}

/** What a game's screens say by default, if the game has no words of its own. */
export const defaultScreenWords: Translation<typeof english.defaultScreenWords> = {
  players: 'Alle am Tisch',
  opponents: 'Die anderen',
  computer: 'Computer',
  away: 'nicht da',
  substituted: 'Computer spielt',
  earlier: count => `${count} frühere`,
  earlierBy: (name, count) => `${name}: ${count === 1 ? '1 frühere Zeile' : `${count} frühere Zeilen`}`,
  yours: 'Deine Karten',
  youHave: 'Du hast',
  table: 'Auf dem Tisch',
  faceDown: count => (count === 1 ? '1 verdeckte Karte' : `${count} verdeckte Karten`),
  waiting: names => `Warten auf ${names}`,

  moves: 'Was du tun kannst',
  missing: labels => `Noch zu wählen: ${listNames(labels)}`,
  mayChange: 'Du darfst noch etwas anderes wählen',
  find: label => `${label} suchen`,
  noneFound: 'Nichts gefunden, das so heißt.',
  place: at => String(at + 1),
  filled: (place, value) => `${place}: ${value}, antippen zum Zurücknehmen`,
  empty: place => `${place}: leer`,
  letters: label => `${label}: Buchstaben`,
  rub: 'Den letzten Buchstaben löschen',
  length: (written, fewest, most) =>
    written < fewest ? `${written} von mindestens ${fewest}` : `${written}, höchstens ${most}`,

  text: {
    last: 'Zuletzt gesagt',
    shown: (shown, all) =>
      shown === all
        ? `${formatNumber(all)} gefunden.`
        : `${shown} von ${formatNumber(all)}. Schreib ein Wort von dem, was du suchst.`,
    write: 'Deine Worte',
    choose: 'Wählen',
    incomplete: 'Noch nicht fertig',
    possible: 'Noch möglich',
    onTurn: 'am Zug',
    said: name => `Von ${name} gesagt`,
    states: states => states.map(state => `, ${state}`).join(''),
    titled: title => [...title, ':'],
    cards: listSentences,
    riddle: (riddle, left) => [...riddle, `: ${left}`],
    common: (before, after) => [before, '…', after].filter(Boolean).join(' '),
  },

  result: 'So ging es aus',
  won: 'gewonnen',
  riddles: 'Was es herauszufinden gibt',
  left: count => `noch ${formatNumber(count)}`,
  leftFor: count => (count === 1 ? 'Antwort ist möglich' : 'Antworten sind möglich'),
  certain: 'sicher',
  may: 'möglich',
  ruledOut: 'ausgeschlossen',
  odds: formatChance,
  marks: { out: 'von dir durchgestrichen', yes: 'von dir abgehakt', maybe: 'von dir mit Fragezeichen versehen' },
  strays: 'das passt nicht zu dem, was daraus folgt',
  byHand: 'Hier stehen nur deine eigenen Zeichen: Nichts wird für dich durchgestrichen.',
  byFacts: 'Nach dem, was dir gesagt und gezeigt wurde. Zu Ende gedacht bleiben vielleicht weniger.',
  markHint:
    'Tippe auf eine Antwort, um sie durchzustreichen, noch einmal für einen Haken, noch einmal für ein Fragezeichen, noch einmal für nichts.',
  why: 'Frag, warum',
  whyHint: 'Tippe auf eine Antwort, um zu sehen, worauf ihr Zeichen beruht (Tastatur: ?).',
  nothingFollows: 'Hierzu steht noch nichts fest.',
  thinking: 'Einen Moment\u00a0…',
  contradicted: 'Manche Antworten passen nicht zusammen. Darum zählt hier nur, was du selbst gesehen hast.',
  noSheet: 'Dieses Notizbuch hat keinen Bogen. Sobald etwas feststeht, steht es hier.',

  forSeats: (fewest, most) => (fewest === most ? `Für ${fewest} Personen.` : `Für ${fewest} bis ${most} Personen.`),
  options: 'Was ihr wählen könnt',
}

/** The curtain between two people at one screen. */
export const curtainWords: Translation<typeof english.curtainWords> = {
  pass: name => `Gebt ${name} den Bildschirm`,
  alone: name => `${name}, jetzt sollte sonst niemand hinsehen.`,
  putAway: (last, name) => `Die Karten von ${last} sind weggelegt. ${name}, jetzt sollte sonst niemand hinsehen.`,
  show: name => `Ich bin ${name}, Karten zeigen`,
  since: 'Seit deinem letzten Zug',
  soFar: 'Bisher',
  waiting: names => `Warten auf ${names}`,
  waitingAbout: 'Gerade gehört der Bildschirm niemandem. Du kannst dir solange deine eigenen Karten ansehen.',
  notYet: name => `${name} ist noch nicht dran. Sieh nach und leg die Karten wieder weg.`,
}

/** Hints, for players who ask for one. */
export const hintWords: Translation<typeof english.hintWords> = {
  title: 'Tipp',
  ask: 'Was könnte ich folgern?',
  why: 'Warum dieser Tipp?',
  lastTold: 'Das hast du zuletzt erfahren:',
  question: 'Eine gute Frage wäre jetzt:',
  none: 'Sicher ist noch nichts Neues. Möglich bleiben:',
  all: 'Hier gibt es gerade nichts zu folgern.',
  left: left => `noch ${formatNumber(left)}`,
  likely: chance => `zu ${formatPercentage(chance)} wahrscheinlich`,
  because: 'Das folgt hieraus und aus dem, was du hast:',
  write: 'Aufschreiben',
  written: 'Das steht in deinem Notizbuch.',
  rubOut: 'Ausradieren',
}

/** What is said when a game is over. */
export const resultWords: Translation<typeof english.resultWords> = {
  points: points => (points === 1 ? '1 Punkt' : `${formatSignedNumber(points)} Punkte`),
  winners: (winners, reader) => {
    const [first, ...rest] = seatsReaderFirst(winners, reader)
    if (first === undefined) return ['Niemand hat gewonnen.']
    if (rest.length === 0) return [{ seat: first }, ` ${verbForm(first, reader, ['hat', 'hast'])} gewonnen.`]
    return [
      ...listPieces([first, ...rest].map(seat => ({ seat }))),
      ` ${verbForm(first, reader, ['haben', 'habt'])} zusammen gewonnen.`,
    ]
  },
  tied: (winners, reader) => {
    const [first, ...rest] = seatsReaderFirst(winners, reader)
    if (first === undefined) return ['Niemand hat gewonnen.']
    return [
      ...listPieces([first, ...rest].map(seat => ({ seat }))),
      ` ${verbForm(first, reader, ['teilen sich', 'teilt euch'])} den Sieg.`,
    ]
  },
  all: 'Ihr habt alle zusammen gewonnen.',
  allTied: 'Ihr teilt euch alle den Sieg.',
  nobody: 'Niemand hat gewonnen.',
  thisGame: 'Diesmal',
  evening: 'An diesem Abend',
  player: 'Name',
  wins: 'Siege',
  winsOf: wins => (wins === 1 ? '1 Sieg' : `${wins} Siege`),
  score: 'Punkte',
  games: count => (count === 1 ? 'nach 1 Spiel' : `nach ${count} Spielen`),
  winsAlone: 'Verschiedene Spiele: Es zählen die Siege.',
  closed: 'Fall erledigt',
  open: 'Ungelöst',
  consoled: 'Der nächste Fall wartet schon.',
  ahead: (who, winner, moves, reader) => [
    { seat: who },
    ` ${verbForm(who, reader, ['hätte', 'hättest'])} es ${moves === 1 ? 'einen Zug' : `${moves} Züge`} vor `,
    { seat: winner, form: 'dir' },
    ' wissen können: ',
  ],
  earlier: (who, moves, reader) => [
    { seat: who },
    ` ${verbForm(who, reader, ['hätte', 'hättest'])} es ${moves === 1 ? 'einen Zug' : `${moves} Züge`} früher wissen können: `,
  ],
  atOnce: (who, reader) => [
    { seat: who },
    ` ${verbForm(who, reader, ['hat', 'hast'])} es gesagt, sobald es zu wissen war: `,
  ],
  hunch: 'Sicher sein konnte niemand: Da half ein guter Riecher.',
  certain: (who, reader) => [{ seat: who }, ` ${verbForm(who, reader, ['hätte', 'hättest'])} es auch wissen können: `],
  bets: bets => [
    'Getippt: ',
    ...bets.flatMap(({ seat, on, right }, nth): Sentence => [
      nth === 0 ? '' : ', ',
      { seat },
      ' auf ',
      { seat: on, form: 'dich' },
      right ? ' (richtig)' : ' (verloren)',
    ]),
    '.',
  ],
  nextBets: bets => [
    'Getippt, wer als Nächstes drankommt: ',
    ...bets.flatMap(({ seat, right, of }, nth): Sentence => [
      nth === 0 ? '' : ', ',
      { seat },
      ` ${right} von ${of} richtig`,
    ]),
    '.',
  ],
  boldest: (who, left, reader) => [
    { seat: who },
    ` ${verbForm(who, reader, ['hat', 'hast'])} richtig genannt, als noch ${left} möglich waren.`,
  ],
  missedMoment: moves => `Hier hättest du es wissen können: Schritt ${moves}`,
  turningMoment: moves => `Hier hat sich das Spiel entschieden: Schritt ${moves}`,
  sharpest: (who, from, to, reader) => [
    { seat: who },
    ` ${verbForm(who, reader, ['hat', 'hast'])} am schärfsten gefragt: vorher ${from} möglich, danach ${to}.`,
  ],
  nearest: (who, left, riddle, reader) => [
    { seat: who },
    ` ${verbForm(who, reader, ['war', 'warst'])} nah dran: zu Ende gedacht nur noch ${left} möglich für `,
    ...riddle,
    '.',
  ],
  findings: 'Was sich herausgestellt hat',
  sharpestQuestion: (who, reader) => [
    { seat: who },
    ` ${verbForm(who, reader, ['hat', 'hast'])} am schärfsten gefragt`,
  ],
  cut: (from, to) => `${from}\u00a0→\u00a0${to}`,
  sharpnessShare: share => formatPercentage(share),
  sharpnessAbout: 'scharf gefragt: 100\u00a0% wären jedes Mal die beste Frage.',
  ownBestQuestion: (from, to) => `Deine beste Frage ließ von ${from} Möglichkeiten ${to} übrig.`,
  ownSharpestQuestion: (from, to) =>
    `Deine beste Frage, die schärfste von allen, ließ von ${from} Möglichkeiten ${to} übrig.`,
  keep: 'Bild behalten',
  sharp: 'Wie scharf deine Fragen waren',
  again: 'Noch einmal',
  againWith: players => `Noch einmal ${groupSizePhrase(players)}`,
  another: 'Ein anderes Spiel wählen',
  waitForHost: 'Weiter geht es am Rechner des Gastgebers.',
}

/** What a display says while somebody thinks. */
export const thinkingTimeWords: Translation<typeof english.thinkingTimeWords> = {
  thinkingNow: who => [
    ...listPieces(who.map(seat => ({ seat }))),
    who.length === 1 ? ' überlegt\u00a0…' : ' überlegen\u00a0…',
  ],
  thinking: (who, reader, time) => [
    ...listPieces(who.map(seat => ({ seat }))),
    ` ${who.length === 1 ? verbForm(who[0] ?? 0, reader, ['überlegt', 'überlegst']) : 'überlegen'} seit ${time}.`,
  ],
  seconds: count => `${count} Sekunden`,
  minutes: count => (count === 1 ? 'einer Minute' : `${count} Minuten`),
}
