// A seat’s screen: whose turn it is, the curtain, hints, and what Hunch says in any game, in English.
import type { Seat } from '../../engine/index.ts'
import { formatSignedNumber } from '../grammar.ts'
import type { Sentence } from '../sentence.ts'
import { formatChance, formatNumber, formatPercentage, listNames, listPieces, listSentences } from './grammar.ts'

/** How often a player who was out said rightly who would come next. */
export interface NextBetResult {
  readonly seat: Seat
  readonly right: number
  readonly of: number
}

/** What a player who was out bet. */
export interface Bet {
  readonly seat: Seat
  readonly on: Seat
  readonly right: boolean // they won
}

/** A seat's screen. */
export const seatWords = {
  noSuchPage:
    'This table plays a game that this Hunch does not have. Install the same version on both devices, or reload the page.',
  print: 'Print',
  firstTime: {
    label: 'New to you',
    understood: 'Got it',
    off: 'No more of these',
    begin: 'Let’s play',
  },
  byYourMarks: (count: number) => `${count === 0 ? 'none' : count} by your marks`,
  /** Before something is named that one’s notebook rules out, or that one sees. */
  namingDoubt: {
    question: 'Name it all the same?',
    ruledOut: (cards: readonly string[]) =>
      `${cards.join(', ')}: your notebook rules ${cards.length === 1 ? 'it' : 'them'} out.`,
    inSight: (cards: readonly string[]) => `${cards.join(', ')}: you can see ${cards.length === 1 ? 'it' : 'them'}.`,
    cancel: 'Choose another',
  },
  /** How a screen reader names one's own mark on a card. */
  ownMark: { out: 'you crossed it out', maybe: 'you marked it maybe' },
  evidence: {
    more: (count: number) => `+${count}`,
    moreFull: (count: number) => (count === 1 ? 'Show 1 earlier answer' : `Show ${count} earlier answers`),
    less: '−',
    lessFull: 'Show fewer answers',
  },
  /** Below a sheet that begins with what is possible. */
  wholeSheet: 'Show all',
  yourTurn: 'Your turn',
  /** Who answers, or chooses what to show, while it is another’s turn. */
  youAnswer: 'You answer',
  answers: (name: string) => `${name} answers`,
  turnOf: (name: string) => `${name}’s turn`,
  turnOfSeveral: (names: string) => `Waiting for ${names}`,
  over: 'The game is over',
  notebook: 'Notebook',
  story: 'Story',
  table: 'Table',
  result: 'Result',
  parts: 'Parts of the screen',
  menu: 'Menu',
  volume: 'Sound',
  right: 'Right',
  wrong: 'Wrong',
  thinned: (from: number, to: number) => `From ${formatNumber(from)} to ${formatNumber(to)} left`,
  /** Before the answers that fell away. */
  noLongerPossible: (_count: number) => 'No longer possible:',
  ruledNothingOut: 'It told you nothing new.',
  nameIt: 'Name it',
  nameSure: 'Name it now?',
  nameAbout: 'Everything you know leaves no other answer.',
  sure: 'Are you sure?',
  sureAbout: 'This cannot be undone.',
  endsGame: 'This decides it: the game then ends for everybody.',
  notYet: 'Not yet',
  silent: 'silent',
  mute: 'Turn the sound off',
  unmute: 'Turn the sound on',
  rules: 'Rules of the game',
  betOn: 'Your bet: who will win the game?',
  betWho: 'Who wins?',
  betNext: 'Who is next?',
  outWatch: 'You are out.',
  watchTable: 'Table view',
  watchingTable: 'You see the table as everybody does.',
  watchOwn: 'Back to my cards',
  away: (name: string) => `${name} is away.`,
  substitute: (name: string) => `Let the computer play for ${name}`,
  substituted: (name: string) => `The computer plays for ${name} until they are back.`,
  leftChairs: (who: readonly string[]) =>
    `${listNames(who)} ${who.length === 1 ? 'has' : 'have'} left. The computer plays on.`,
  leftOpen: (who: readonly string[]) =>
    `${listNames(who)} ${who.length === 1 ? 'has' : 'have'} left. Somebody has to sit down there before the game goes on.`,
  takeBack: (name: string) => `Give ${name} the seat back`,
  takeMineBack: 'I’ll play myself again',
  mineSubstituted: 'The computer plays for you.',
  takeMoveBack: 'Take it back',
  takeMoveBackAbout: 'Nobody has learnt anything from your move yet.',
  working: 'working out what follows…',
  notebookFailed:
    'Hunch made a mistake here and cannot say what follows. The host’s log says more. Your own marks are kept.',
  loading: 'Laying out the cards…',
  empty: 'Nothing has happened yet.',
  showCards: (name: string) => `${name}, look at your cards`,
  putAway: 'Put the cards away',
  hands: 'At this screen',
  standUp: 'Stand up and leave the seat',
  standUpSure: 'Leave your seat?',
  standUpAbout: 'The computer plays on for you. You can sit down again as long as nobody else has.',
  toLobby: 'Stop this game, back to the lobby',
  toLobbySure: 'Stop this game?',
  toLobbyAbout: 'It is not finished and will not count. Everybody stays seated.',
  goOn: 'Go on playing',
} as const

/** What a game's screens say by default, if the game has no words of its own. */
export const defaultScreenWords = {
  players: 'Players',
  opponents: 'The other players',
  computer: 'computer',
  away: 'away',
  substituted: 'computer plays',
  earlier: (count: number) => (count === 1 ? '1 earlier' : `${count} earlier`),
  earlierBy: (name: string, count: number) => `${name}: ${count === 1 ? '1 earlier line' : `${count} earlier lines`}`,
  yours: 'Your cards',
  youHave: 'You have',
  table: 'On the table',
  faceDown: (count: number) => (count === 1 ? '1 card face down' : `${count} cards face down`),
  waiting: (names: string) => `Waiting for ${names}`,

  moves: 'What to do',
  missing: (labels: readonly string[]) => `Still to choose: ${listNames(labels)}`,
  mayChange: 'You may still choose otherwise',
  find: (label: string) => `${label}: find`,
  noneFound: 'Nothing here is called that.',
  place: (at: number) => String(at + 1),
  filled: (place: string, value: string) => `${place}: ${value}, press to take it back`,
  empty: (place: string) => `${place}: empty`,
  letters: (label: string) => `${label}: letters`,
  rub: 'Rub out the last letter',
  length: (written: number, fewest: number, most: number) =>
    written < fewest ? `${written} of at least ${fewest}` : `${written} of at most ${most}`,

  text: {
    last: 'What was said last',
    shown: (shown: number, all: number) =>
      shown === all
        ? `${formatNumber(all)} found.`
        : `${shown} of ${formatNumber(all)}. Write a word of the one you want.`,
    write: 'Your words',
    choose: 'Choose',
    incomplete: 'Not complete yet',
    possible: 'Still possible',
    onTurn: 'to move',
    said: (name: string) => `Said by ${name}`,
    states: (states: readonly string[]) => states.map(state => `, ${state}`).join(''),
    titled: (title: Sentence): Sentence => [...title, ':'],
    cards: listSentences,
    riddle: (riddle: Sentence, left: string): Sentence => [...riddle, `: ${left}`],
    common: (before: string, after: string) => [before, '…', after].filter(Boolean).join(' '),
  },

  result: 'How it came out',
  won: 'won',
  riddles: 'What there is to find out',
  left: (count: number) => (count === 1 ? '1 left' : `${formatNumber(count)} left`),
  leftFor: (count: number) => (count === 1 ? 'answer is left' : 'answers are left'),
  certain: 'certain',
  may: 'possible',
  ruledOut: 'ruled out',
  odds: formatChance,
  marks: { out: 'you crossed it out', yes: 'you ticked it', maybe: 'you marked it' },
  strays: 'which is not what follows',
  byHand: 'Only your own marks: nothing is crossed out for you.',
  /** At the level that only writes down what was told and shown. */
  byFacts: 'Counted from what you were told and shown: fewer may be possible.',
  markHint: 'Press an answer to cross it out, again for a tick, again for a question mark, again for nothing.',
  why: 'Ask why',
  whyHint: 'Press an answer to see what its mark rests on (keyboard: ?).',
  nothingFollows: 'Nothing follows about this yet.',
  thinking: 'One moment…',
  contradicted: 'Some answers do not fit together, so this rests on what you saw alone.',
  noSheet: 'This notebook has no sheet. What follows is said here as soon as something does.',

  forSeats: (fewest: number, most: number) =>
    fewest === most ? `For ${fewest} players.` : `For ${fewest} to ${most} players.`,
  options: 'What can be chosen',
} as const

/** The curtain between two people at one screen. */
export const curtainWords = {
  pass: (name: string) => `Pass the screen to ${name}`,
  alone: (name: string) => `${name}, nobody else should be looking.`,
  putAway: (last: string, name: string) => `${last}’s cards are put away. ${name}, nobody else should be looking.`,
  show: (name: string) => `I’m ${name}, show my cards`,
  since: 'Since your last turn',
  soFar: 'So far',
  waiting: (names: string) => `Waiting for ${names}`,
  waitingAbout: 'The screen belongs to nobody for now. You may look at your own cards meanwhile.',
  notYet: (name: string) => `It is not ${name}’s turn. Look, and put the cards away again.`,
} as const

/** Hints, for players who ask for one. */
export const hintWords = {
  title: 'Hint',
  ask: 'What could I conclude?',
  why: 'Why this hint?',
  lastTold: 'The last thing you were told:',
  question: 'A good question now:',
  none: 'Nothing new is certain yet. Still possible:',
  all: 'There is nothing to conclude here for now.',
  left: (left: number) => `${formatNumber(left)} left`,
  likely: (chance: number) => `${formatPercentage(chance)} likely`,
  because: 'Because of this, and what you hold:',
  write: 'Write it down',
  written: 'It is in your notebook.',
  rubOut: 'Rub it out',
} as const

/** What is said when a game is over. */
export const resultWords = {
  points: (points: number) => (points === 1 ? '1 point' : `${formatSignedNumber(points)} points`),
  winners: (winners: readonly Seat[], _reader: Seat | null): Sentence => [
    ...listPieces(winners.map(seat => ({ seat }))),
    winners.length > 1 ? ' won together.' : ' won.',
  ],
  /** Several players who were up against each other have won. */
  tied: (winners: readonly Seat[], _reader: Seat | null): Sentence => [
    ...listPieces(winners.map(seat => ({ seat }))),
    ' share the win.',
  ],
  all: 'You all won together.',
  allTied: 'You all share the win.',
  nobody: 'Nobody won.',
  thisGame: 'This game',
  evening: 'This evening',
  player: 'Player',
  wins: 'Won',
  winsOf: (wins: number) => (wins === 1 ? '1 win' : `${wins} wins`),
  score: 'Points',
  games: (count: number) => (count === 1 ? 'after 1 game' : `after ${count} games`),
  winsAlone: 'Different games: only wins count.', // points of different games cannot be added up
  closed: 'Case closed',
  open: 'Unsolved',
  consoled: 'The next case is waiting.',
  ahead: (who: Seat, winner: Seat, moves: number, _reader: Seat | null): Sentence => [
    { seat: who },
    ` could have known ${moves === 1 ? 'one move' : `${moves} moves`} before `,
    { seat: winner },
    ': ',
  ],
  earlier: (who: Seat, moves: number, _reader: Seat | null): Sentence => [
    { seat: who },
    ` could have known ${moves === 1 ? 'one turn' : `${moves} turns`} earlier: `,
  ],
  atOnce: (who: Seat, _reader: Seat | null): Sentence => [{ seat: who }, ' said it as soon as it could be known: '],
  hunch: 'Nobody could be certain: it took a hunch.',
  certain: (who: Seat, _reader: Seat | null): Sentence => [{ seat: who }, ' could have known, too: '],
  bets: (bets: readonly Bet[], _reader: Seat | null): Sentence => [
    'Bets: ',
    ...bets.flatMap(({ seat, on, right }, nth): Sentence => [
      nth === 0 ? '' : ', ',
      { seat },
      ' on ',
      { seat: on },
      right ? ' (right)' : ' (lost)',
    ]),
    '.',
  ],
  nextBets: (bets: readonly NextBetResult[], _reader: Seat | null): Sentence => [
    'Who is next: ',
    ...bets.flatMap(({ seat, right, of }, nth): Sentence => [
      nth === 0 ? '' : ', ',
      { seat },
      ` right ${right} of ${of}`,
    ]),
    '.',
  ],
  boldest: (who: Seat, left: number, _reader: Seat | null): Sentence => [
    { seat: who },
    ` named it right with ${left} still possible.`,
  ],
  missedMoment: (moves: number) => `Here you could have known: move ${moves}`,
  turningMoment: (moves: number) => `Where it turned: move ${moves}`,
  sharpest: (who: Seat, from: number, to: number, _reader: Seat | null): Sentence => [
    { seat: who },
    ` asked the sharpest question: ${from} possible before it, ${to} after.`,
  ],
  /** “Riddle”: what they were close to, such as “Ben’s Secret Card”. */
  nearest: (who: Seat, left: number, riddle: Sentence, reader: Seat | null): Sentence => [
    { seat: who },
    ` ${who === reader ? 'were' : 'was'} close: by full reasoning only ${left} possible for `,
    ...riddle,
    '.',
  ],
  findings: 'What was found out',
  sharpestQuestion: (who: Seat, _reader: Seat | null): Sentence => [{ seat: who }, ' asked the sharpest question'],
  cut: (from: number, to: number) => `${from}\u00a0→\u00a0${to}`,
  sharpnessShare: (share: number) => formatPercentage(share),
  sharpnessAbout: 'sharp: 100% would be the best question every time.',
  ownBestQuestion: (from: number, to: number) => `Your best question left ${to} of ${from} possibilities.`,
  ownSharpestQuestion: (from: number, to: number) =>
    `Your best question, the sharpest of all, left ${to} of ${from} possibilities.`,
  keep: 'Keep a picture',
  sharp: 'How sharp your questions were',
  again: 'Play again',
  againWith: (players: number) => `Play again with ${players}`,
  another: 'Choose another game',
  waitForHost: 'The host can start another game.',
} as const

/** What a display says while somebody thinks. */
export const thinkingTimeWords = {
  thinkingNow: (who: readonly Seat[]): Sentence => [
    ...listPieces(who.map(seat => ({ seat }))),
    who.length === 1 ? ' is thinking\u00a0…' : ' are thinking\u00a0…',
  ],
  thinking: (who: readonly Seat[], _reader: Seat | null, time: string): Sentence => [
    ...listPieces(who.map(seat => ({ seat }))),
    who.length === 1 ? ` has been thinking for ${time}.` : ` have been thinking for ${time}.`,
  ],
  seconds: (count: number) => `${count} seconds`,
  minutes: (count: number) => (count === 1 ? 'a minute' : `${count} minutes`),
} as const
