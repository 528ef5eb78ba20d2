// The labels of Mind Reader's screens, in German.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import { BEATS, type Clue, type QuestionKind, type Suit } from '../../../../shared/games/mind-reader/cards.ts'
import { CLUE_PIECES } from '../../../../shared/games/mind-reader/words/de.ts'
import { formatChance, formatNumber, listNames, listPieces } from '../../../../shared/words/de/grammar.ts'
import type { Translation } from '../../../../shared/words/language.ts'
import type { SentencePiece } from '../../../../shared/words/sentence.ts'
import { rankLetter } from '../../../device/page/courtLetters.ts'
import type { labels as english } from './en.ts'

const suitNames: Record<Suit, string> = { R: 'Stein', P: 'Papier', S: 'Schere', W: 'Wasser', L: 'Echse' }
const rankSigns = ['★', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const rankNames: Readonly<Record<number, string>> = { 0: 'Joker', 1: 'Ass', 11: 'Bube', 12: 'Dame', 13: 'König' }
const questionTexts: Record<QuestionKind, string> = { rank: 'Höher oder niedriger?', suit: 'Stärker oder schwächer?' }
const sideNames = ['links', 'rechts'] as const
const sideAdjectives = ['linke', 'rechte'] as const
const playerList = (seatNumbers: readonly Seat[]) => listPieces(seatNumbers.map(seat => ({ seat })))

/** An answer by itself gets a capital. */
function capitalizedAnswer(clue: Clue): Extract<SentencePiece, { mark: string }> {
  const said = CLUE_PIECES[clue] as Extract<SentencePiece, { mark: string }>
  return { ...said, mark: said.mark[0]!.toUpperCase() + said.mark.slice(1) }
}

/** Every label of these screens. */
export const labels: Translation<typeof english> = {
  suit: suit => suitNames[suit],
  rank: rank => rankLetter(rankSigns[rank], 'de'),
  rankName: rank => rankNames[rank] ?? String(rank),
  joker: 'Joker',
  clue: capitalizedAnswer,
  knownByRank: (clue, rank) =>
    clue === 'higher' ? `unter ${rank}` : clue === 'lower' ? `über ${rank}` : `Wert ${rank}`,
  knownBySuit: clue => (clue === 'stronger' ? 'schwächer als' : 'stärker als'),
  knownUnseen: clue =>
    ({ higher: 'unter', lower: 'über', same: 'Wert von', stronger: 'schwächer als', weaker: 'stärker als' })[clue],
  ranks: (from, to) =>
    from === to ? `Wert ${labels.rank(from)}` : `${labels.rank(from)}\u2009–\u2009${labels.rank(to)}`,
  ranksFull: (from, to) =>
    from === to ? `Wert ${labels.rankName(from)}` : `von ${labels.rankName(from)} bis ${labels.rankName(to)}`,
  suitsLeft: these => these.map(suit => suitNames[suit]).join(' oder '),
  question: question => questionTexts[question],
  place: place => sideNames[place],
  placeShort: place => (place === 0 ? 'L' : 'R'),
  placeOf: place => (place === 0 ? 'Linke Karte' : 'Rechte Karte'),

  cards: count => (count === 1 ? '1 Karte' : count === 0 ? 'keine Karten' : `${count} Karten`),
  out: 'raus',
  points: points => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  left: count => `noch ${count}`,
  toOthers: counts =>
    counts.every(count => count === '1')
      ? 'andere können deine Karte kennen'
      : `für andere ist deine Karte eine von ${counts.join(' · ')}`,
  toOthersShort: count => (count === '1' ? 'andere können sie kennen' : `für andere eine von ${count}`),
  aboutYou: 'Was sie über dich wissen',
  aboutYouBasis: 'Nach allem, was ihnen gesagt und gezeigt wurde. Ihre eigene Hand verrät ihnen mehr.',
  leftEach: counts => `noch ${counts.join(' · ')}`,
  warmth: ['kalt', 'warm', 'heiß', 'weiß es'],
  leftFull: (count, place) =>
    `${place === null ? '' : `${sideNames[place]} `}${count === 1 ? '1 Karte' : `${count} Karten`} möglich`,
  choose: name => `${name} wählen`,
  clues: 'Antworten in dieser Runde',
  secret: 'geheim',
  hiddenCard: place => (place === null ? 'Eine versteckte Karte' : `Eine versteckte Karte, ${sideNames[place]}`),
  takenBy: 'Karte ging an',
  takenByYou: 'Karte ging an dich',

  suits: 'Stärke der Farben',
  suitsWord: 'Stärke',
  suitsArrow: 'Pfeile zeigen auf Schwächere',
  jokerTurns: 'Ein Joker dreht andere Farben um.',
  toDraw: count => (count === 0 ? 'der Stapel ist leer' : `${count} im Stapel`),
  played: 'gespielt',
  playedInSecret: 'verdeckt gespielt',
  unseenCard: 'verdeckte Karte',
  nothingPlayed: 'noch nichts gespielt',

  yourSecret: place => (place === null ? 'dein Geheimnis' : `deine ${sideAdjectives[place]}`),
  peek: 'gedrückt halten',
  peekAt: place =>
    `Gedrückt halten, um deine ${place === null ? 'Geheimkarte' : `${sideAdjectives[place]} Karte`} zu sehen`,
  gone: place => `Deine ${place === null ? 'Geheimkarte' : `${sideAdjectives[place]} Karte`} ist weg`,
  yourHand: 'Deine Hand',
  emptyHand: 'Keine Karten auf der Hand',

  askWhom: 'Wen du fragst',
  askWhich: 'Welche der beiden Karten',
  askWhat: 'Welche Frage',
  missing: what => {
    if (what.length > 3) return 'Wähle eine Karte, wen du fragst und was'
    const words = { card: 'eine Karte', of: 'eine Person', place: 'links oder rechts', question: 'eine Frage' }
    return `Wähle ${listNames(what.map(part => words[part]))}`
  },
  hideMissing: count => (count === 1 ? 'Wähle, was du versteckst' : 'Wähle zwei Karten: erst links, dann rechts'),
  hideSecond: 'Jetzt die rechte',
  answerMissing: 'Wähle deine Antwort',
  answers: 'Deine Antwort',
  loseMissing: 'Wähle, was du abgibst',
  loseWhich: 'Welche deiner Karten',
  against: 'gegen',

  nameOpen: 'Karte nennen\u00a0…',
  declareOpen: 'Alle Karten nennen\u00a0…',
  nameTitle: 'Eine Geheimkarte nennen',
  declareTitle: 'Alle Geheimkarten nennen',
  nameAbout: ({ secretCards }) =>
    secretCards === 'one'
      ? 'Richtig: 10 Punkte, und wer sie hatte, ist raus. Falsch: Nur du siehst sie, die andere Person bekommt deine und 10 Punkte, du bist raus.'
      : 'Richtig: 10 Punkte. Falsch: Nur du siehst sie, und die andere Person bekommt eine von deinen und 10 Punkte.',
  declareAbout: 'Alle auf einmal. Stimmt eine nicht, gilt alles als falsch genannt, und zwar bei der ersten falschen.',
  nameWhom: 'Wessen Karte',
  declareMissing: count => (count === 1 ? 'Noch eine Karte zu wählen' : `Noch ${count} Karten zu wählen`),
  close: 'Jetzt nicht',
  closeName: 'Schließen, ohne eine Karte zu nennen',

  sheet: (name, place) => `Der Bogen zu ${name}${place === null ? '' : `, ${sideAdjectives[place]} Karte`}`,
  possible: 'möglich',
  ruledOut: 'ausgeschlossen',
  seen: 'woanders gesehen',
  follows: 'ausgeschlossen durch alles zusammen, was du weißt',
  unsettled: count =>
    `${count === 1 ? 'Bei einer Karte' : `Bei ${count} Karten`} steht „?“: Die Zeit reichte nicht, um herauszufinden, ob sie hier versteckt sein ${count === 1 ? 'kann' : 'können'}. Alle anderen Zeichen sind sicher.`,
  unsettledCard: 'nicht geklärt',
  unsettledWhy: card => `Ob hier ${card} versteckt sein kann, ließ sich in der Zeit nicht klären.`,
  likely: (percent, estimated) => `${estimated ? 'etwa ' : ''}${formatChance(percent / 100)}`,
  straysOut: 'obwohl nichts sie ausschließt',
  straysMaybe: 'obwohl sie ausgeschlossen ist',
  markHint: 'Tippe auf eine Karte, um sie durchzustreichen, noch einmal für „vielleicht“, noch einmal für nichts.',
  opened: (of, card) => ['Versteckt bei ', { seat: of, form: 'dir' }, ': ', { card }, '. Die Karte liegt offen.'],
  leftFor: (count, of, place) => [
    `${count === 1 ? 'Karte ist' : 'Karten sind'} noch möglich als `,
    { seat: of, form: 'deine' },
    place === null ? ' Geheimkarte.' : ` ${sideAdjectives[place]} Karte.`,
  ],
  wasShown: 'Diese Karte wurde dir gezeigt.',
  why: (answers, excluded, seen) =>
    `${answers === 0 ? 'Noch keine Antworten' : `${answers === 1 ? '1 Antwort schließt' : `${answers} Antworten schließen`} ${excluded === 0 ? 'nichts weiter' : excluded} aus`}; ${seen} woanders gesehen.`,

  oddsAbout: deals =>
    `${deals === 1 ? 'Nur eine Möglichkeit' : `${formatNumber(deals)} Möglichkeiten`}, die Karten zu verstecken, ${deals === 1 ? 'passt' : 'passen'} zu allem, was du weißt; jede gilt als gleich wahrscheinlich.`,
  oddsHint: 'Die kleinen Zahlen: wie wahrscheinlich jede Karte ist, in Prozent.',
  oddsEstimated:
    'Wie wahrscheinlich etwas ist, ist geschätzt: Manche Karten kennen nur andere. Was durchgestrichen ist, ist sicher.',
  ifRight: 'Das gilt, wenn alle Antworten stimmen, die ihr selbst gegeben habt.',
  whyHint: 'Tippe auf eine Karte, um zu sehen, worauf ihr Zeichen beruht (Tastatur: ?).',
  nothingFollows: card => `${card} ist noch möglich: Daraus folgt noch nichts.`,
  noReason: 'Im Verlauf steht nichts, was es zeigt.',

  secretsOpened: 'Die Geheimkarten',
  handOver: hand => (hand === null ? 'Die Runde ist vorbei' : `Runde ${hand} ist vorbei`),
  gained: points => `+${points}`,
  gainedFrom: (taken, kept, each) =>
    `${[...(taken > 0 ? [`${taken} gewonnen`] : []), ...(kept > 0 ? [`${kept} behalten`] : [])].join(', ')}${each === null ? '' : `, je ${each}`}`,
  thisHand: 'diese Runde',
  total: 'gesamt',
  wrongClues: 'Falsche Antworten',
  kept: (hidden, every) => (hidden === 1 ? 'Karte behalten' : every ? 'beide behalten' : 'eine behalten'),

  todo: {
    hideOne: () => ['Verstecke eine deiner Karten. Die anderen versuchen dann, sie zu nennen.'],
    hideTwo: () => ['Verstecke zwei deiner Karten, eine links und eine rechts.'],
    hiding: of => [...playerList(of), ` ${of.length === 1 ? 'wählt' : 'wählen'} noch, was geheim bleibt.`],
    ask: () => ['Du bist dran. Spiele eine Karte und frage.'],
    name: () => ['Du bist dran und hast keine Karte zu spielen. Nenne eine Karte oder passe.'],
    after: () => ['Bist du dir bei einer Karte sicher? Nenne sie. Sonst beende deinen Zug.'],
    answer: by => [{ seat: by }, ' wartet auf deine Antwort: Wie ist die gespielte Karte, verglichen mit deiner?'],
    answering: of => ['Warten auf die Antwort von ', { seat: of, form: 'dir' }, '.'],
    lose: to => ['Das war sie nicht. Wähle, welche deiner Karten an ', { seat: to, form: 'dich' }, ' geht.'],
    losing: of => ['Warten, bis ', { seat: of }, ' eine Karte abgibt.'],
    turn: of => [{ seat: of }, ' ist dran.'],
    beats: (suit, jokers) => [
      `${suitNames[suit]} ist stärker als ${suitNames[BEATS[suit][0]]}, ${suitNames[BEATS[suit][1]]} und ${suitNames[suit]} mit niedrigerem Wert${jokers ? '. Ein Joker dreht andere Farben um' : ''}.`,
    ],
    turnOut: of => ['Du bist in dieser Runde raus. ', { seat: of }, ' ist dran.'],
    deal: () => ['Du teilst die nächste Runde aus.'],
    dealing: of => [...playerList(of), ` ${of.length === 1 ? 'teilt' : 'teilen'} die nächste Runde aus.`],
  },
  waitsFor: (phase, toMove) => {
    const isOnePlayer = toMove.length === 1
    if (phase === 'hide') return [...playerList(toMove), isOnePlayer ? ' versteckt noch' : ' verstecken noch']
    if (phase === 'answer') return [...playerList(toMove), ' antwortet']
    if (phase === 'lose') return [...playerList(toMove), ' gibt eine Karte ab']
    if (phase === 'between') return [...playerList(toMove), isOnePlayer ? ' teilt aus' : ' teilen aus']
    return [{ seat: toMove[0]! }, ' ist dran']
  },
}
