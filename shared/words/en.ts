// Answers for: every word Hunch itself says to people, in English. Each game keeps its own in its folder.
import { formatNumber } from './sentence.ts'

/** What the arena tells of a match. */
interface Told {
  readonly a: string
  readonly b: string
  readonly games: number
  readonly points: { readonly a: number; readonly b: number }
  readonly wins: { readonly a: number; readonly b: number }
  readonly share: number
  readonly low: number
  readonly high: number
  readonly fair: number
  readonly tally: Readonly<Record<string, number>>
  readonly thought: { readonly a: number; readonly b: number }
}

export function formatPercent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}

/** The name of a table nobody has named. */
export const DEFAULT_TABLE_NAME = 'Kitchen table'

/** What the command `hunch` says. */
export const commands = {
  usage: `Usage: hunch <command>

  hunch host [--port N] [--name T] [--data DIR] [--no-mdns] [--pace MS] [--json]
             [--game ID --seats N --option name=value …]
      Host a table without a window. Open the printed address in a browser. A game that was left unfinished goes on,
      unless a name or a game is given.
  hunch host --log [--data DIR]
      Print the faults that were reported.
  hunch play GAME [--seats N] [--seed S] [--level LEVEL] [--option name=value …] [--see table|SEAT] [--json]
      Watch computer players, as the table or a seat (1, 2, …) hears it; --json prints the record.
  hunch replay FILE [--step N] [--see table|SEAT]
      Tell a record again.
  hunch fuzz [--game ID] [--count N] [--seed S]
      Play random games under all laws.
  hunch arena GAME [--a LEVEL] [--b LEVEL] [--seats N] [--deals N] [--seed S] [--option name=value …] [--json]
      Computer players against each other on mirrored deals. LEVEL is easy, normal, sharp or the name of a baseline.
  hunch arena --all [--deals N]
      The table of results, as Markdown.
  hunch bench [--json] [--quick]
      Measure this Hunch on this machine.
`,
  unknown: (name: string) => `hunch: there is no command “${name}”.`,
  tooMany: (word: string) => `“${word}” is one word too many.`,
  notANumber: (name: string, least: number, most: number) => `--${name} takes a whole number from ${least} to ${most}.`,
  noSuchGame: (id: string, ids: readonly string[]) => `There is no game “${id}”. Choose one of: ${ids.join(', ')}.`,
  noSuchOption: (game: string, name: string, names: readonly string[]) =>
    `${game} has no option “${name}”. Choose one of: ${names.join(', ')}.`,
  setInLobby: (name: string) =>
    `“${name}” belongs to the table and not to the game: choose it in the lobby, on the page that the host opens.`,
  noSuchValue: (name: string, values: readonly string[]) => `--option ${name}= takes one of: ${values.join(' · ')}.`,
  noSuchLevel: (levels: readonly string[]) => `--level takes one of: ${levels.join(' · ')}.`,
  optionsOfWhat: 'Say which game: --seats and --option go with --game.',
  whichGame: 'Say which game: hunch play GAME.',
  noSuchPlayer: (name: string, names: readonly string[]) =>
    `There is no player “${name}”. Choose one of: ${names.join(', ')}.`,
  match: ({ a, b, games, points, wins, share, low, high, fair, tally, thought }: Told, together: boolean) =>
    together
      ? [
          `${a} won ${wins.a} of ${games} games: ${formatPercent(share)} (95 %: ${formatPercent(low)} to ${formatPercent(high)})`,
          ...Object.entries(tally).map(([name, mean]) => `${name}: ${mean.toFixed(2)} a game`),
          `${(points.a / games).toFixed(2)} points a game and table`,
          `thought for up to ${thought.a.toFixed(0)} ms a move (95 of 100)`,
          '',
        ].join('\n')
      : [
          `${a} made ${formatPercent(share)} of the points (95 %: ${formatPercent(low)} to ${formatPercent(high)}); alike would be ${formatPercent(fair)}`,
          `points: ${a} ${points.a}, ${b} ${points.b}; games won: ${a} ${wins.a}, ${b} ${wins.b}, of ${games}`,
          `thought for up to ${thought.a.toFixed(0)} and ${thought.b.toFixed(0)} ms a move (95 of 100)`,
          '',
        ].join('\n'),
  arenaHead:
    '# Computer players against each other\n' +
    'Made by `hunch arena --all`: mirrored deals, default options. The share is of all points (games won, where a game is all there is to win: a win that is shared counts in parts); with two or four seats every other chair plays for each side, with three one chair against two; in games played together it is the part won. The baselines stand in `test/baselines`.\n\n' +
    '| game | seats | | against | deals | reached | 95 % | wanted | ms a move (p95) |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n',
  arenaRow: (row: {
    title: string
    a: string
    b: string
    seats: number
    deals: number
    reach: number
    clear?: true
    reached: boolean
    together: boolean
    score: Pick<Told, 'games' | 'share' | 'low' | 'high' | 'tally' | 'thought'>
  }) => {
    const { score, reach } = row
    const tally = Object.entries(score.tally).map(([name, mean]) => `, ${mean.toFixed(2)} ${name}`)
    return `| ${[row.title, row.seats, row.a, row.together ? 'the deal' : row.b, row.deals, `${formatPercent(score.share)}${tally.join('')}`, `${formatPercent(score.low)} to ${formatPercent(score.high)}`, `${row.clear ? 'above ' : ''}${formatPercent(reach)}${row.reached ? '' : ' (missed)'}`, score.thought.a.toFixed(0)].join(' | ')} |\n`
  },
  whichRecord: 'Say which record: hunch replay FILE.',
  noSuchFile: (file: string) => `“${file}” cannot be read.`,
  unknownGame: (id: string) => `This Hunch does not have the game “${id}”.`,
  badName: 'A table’s name has 1 to 32 characters.',
  endless: (moves: number) => `The game did not end within ${moves} moves.`,
  stuck: 'Nobody at the table can move.',
  logAt: (path: string) => `These faults stand in ${path}\n`,
  noLog: (path: string) => `No fault was reported. They would stand in ${path}\n`,
  repeat: (command: string) => `To see it again: ${command}`,
  fuzzed: (id: string, count: number, seed: number) =>
    `${id}: ${count} random games kept every law (seeds from ${seed}).`,
  over: (winners: readonly number[], points: readonly number[]) =>
    `${winners.length === 0 ? 'Nobody wins' : `Won by seat ${winners.join(' and seat ')}`}. Points: ${points.join(', ')}.`,
  placard: (host: {
    own: string
    unfinished: number
    best: string
    others: readonly string[]
    code: string | null
    qr: string
  }) => `
Hunch is hosting.

  On this machine   ${host.own}
  On the LAN        ${host.best}${host.others.map(url => `\n                    ${url}`).join('')}
${host.code === null ? '' : `  Join code         ${host.code}\n`}
${host.unfinished === 0 ? '' : `\n  ${host.unfinished} games were left unfinished. Open the address on this machine and choose one.\n`}
${host.qr}

Scan it with a phone, or open the address in any browser. Ctrl+C ends the host; the table is kept.
`,
}

/** The shapes of players, by look. */
export const shapes = [
  'diamond',
  'circle',
  'triangle',
  'square',
  'star',
  'hexagon',
  'cross',
  'heart',
  'moon',
  'drop',
  'ring',
  'bolt',
  'hourglass',
] as const

/** The first page. */
export const home = {
  title: 'Hunch',
  motto: 'Deduction games with hidden cards, for everybody in the room.',
  host: 'Host a table',
  hostAbout: 'The others join from their phones or their own Hunch.',
  screen: 'Play on this screen',
  screenAbout: 'Everybody here, passing one screen round. A curtain keeps the secrets.',
  watch: 'Show the table here',
  watchAbout: 'For a TV or the middle of the table: only what everybody may see.',
  watchAnother: 'Show the table on another screen',
  join: 'Join a table',
  joinThis: 'Sit down at this table',
  watchThis: 'Watch this table',
  searching: 'Listening for tables on this network…',
  searchingAbout: 'Tables appear here by themselves. If yours does not, type the address from its screen.',
  address: 'Address of the host',
  addressHint: 'like 192.168.0.12:4680',
  goThere: 'Go there',
  badAddress: 'Type the address as the host’s screen shows it, like 192.168.0.12:4680.',
  free: (count: number) => (count === 0 ? 'no chair free' : count === 1 ? '1 chair free' : `${count} chairs free`),
  taken: (count: number) => (count === 1 ? '1 seated' : `${count} seated`),
  phase: { lobby: 'waiting for players', playing: 'playing', over: 'between games' },
  otherProtocol: 'This table runs another version of Hunch. Install the same version on both machines to join it.',
  continue: 'Continue',
  continueAbout: 'Tables that were left before they were finished.',
  resume: (name: string) => `Continue ${name}`,
  forget: 'Delete',
  forgetOne: (name: string) => `Delete ${name}`,
  forgetSure: (name: string) => `Delete ${name}?`,
  forgetAbout: 'Its games and its score are gone for good.',
  damaged: 'Damaged',
  open: 'Your table is open',
  atTable: 'You are at a table',
  tableHere: 'A table is open here',
  back: (name: string) => `Back to ${name}`,
  leave: 'Leave',
  nobodyOpen: 'No table is open here yet.',
  nobodyOpenAbout: 'As soon as somebody hosts one on this machine, you can sit down. This page notices by itself.',
  playerName: (nth: number) => `Player ${nth}`,
} as const

/** Sitting down as a guest. */
export const join = {
  title: 'Take a seat',
  at: 'at',
  name: 'Your name',
  nameHint: 'What do they call you?',
  code: 'Join code',
  codeHint: 'The four letters on the host’s screen',
  sit: 'Sit down',
  sitAs: (name: string) => `Sit down as ${name}`,
  chairs: 'Choose your colour and shape, or take the first',
  chairFree: (shape: string, name: string) => (name === '' ? `The ${shape}` : `The ${shape}, ${name}’s`),
  chairTaken: (name: string) => `${name} sits here`,
  full: 'Every chair is taken.',
  fullAbout: 'Ask the host to add one. This page notices by itself.',
  underWay: 'A game is under way.',
  underWayAbout: 'You can sit down when it is over. Until then, watch it like the table does.',
  watch: 'Watch the game',
  away: 'Is one of these you?',
  awayAbout: 'They were here on another device. Ask for the seat, and somebody at the table agrees.',
  request: (name: string) => `I’m ${name}, ask for my seat`,
  asked: (name: string) => `The others are asked whether you are ${name}. This page notices by itself.`,
  needName: 'Type your name first.',
  tooLong: (most: number) => `Names have at most ${most} letters. Shorten it a little.`,
  yours: 'one chair is free: yours',
  needCode: 'Type the join code first: the four letters on the host’s screen.',
} as const

/** The lobby. */
export const lobby = {
  chairs: 'Around the table',
  game: 'The game',
  options: 'How to play it',
  invitation: 'Join this table',
  tableName: 'Name of the table',
  scan: 'Scan with a phone, or open',
  code: 'Join code',
  elsewhere: 'Other addresses',
  unreachable: 'This machine is on no network, so nobody else can join. Everybody can still play on this screen.',
  seats: (fewest: number, most: number) => (fewest === most ? `${fewest} players` : `${fewest} to ${most} players`),
  atThisScreen: 'at this screen',
  guest: 'here',
  away: 'away',
  computer: 'computer',
  computerAt: (level: string) => `Computer player, ${level.toLowerCase()}`,
  freeChair: 'Free chair',
  waiting: 'waiting for somebody',
  addPerson: 'Person here',
  addPersonTo: (shape: string) => `Seat a person at this screen, as the ${shape}`,
  addComputer: 'Computer',
  addComputerTo: (shape: string) => `Seat a computer player, as the ${shape}`,
  remove: 'Remove chair',
  removeOne: (shape: string) => `Remove the ${shape}’s chair`,
  freeIt: 'Free the chair',
  freeOne: (name: string) => `Free ${name}’s chair`,
  standUp: 'Stand up',
  freeSure: (name: string) => `Free ${name}’s chair?`,
  freeAbout: (playing: boolean) =>
    playing
      ? 'They lose their seat in this game, and the computer plays on.'
      : 'They can sit down again with the join code.',
  standUpOne: (name: string) => `Stand up, ${name}`,
  nameOf: (shape: string) => `Name of the ${shape}`,
  addChair: 'Add a chair',
  notebook: 'Notebook',
  notebookAbout: 'Everybody has one, seen by nobody else. You can always write in it yourself.',
  notebookValue: { facts: 'Notes what you were told', proof: 'Proves what follows', blank: 'Empty' },
  notebookDetail: {
    facts: 'Hunch marks in it what your own seat was told or shown.',
    proof: 'Hunch marks in it all that follows from what your own seat was told or shown, and says why.',
    blank: 'Hunch leaves it to you.',
  },
  hints: 'Hints',
  hintsAbout: 'Stuck? Hunch says what you could conclude, from what your own seat knows, and on asking again why.',
  hintsValue: { yes: 'On asking', no: 'None' },
  level: (name: string) => `How well ${name} plays`,
  levelValue: { easy: 'Easy', normal: 'Normal', sharp: 'Sharp' },
  start: 'Start the game',
  startAgain: 'Start the next game',
  missing: {
    'free-chairs': (count: number, removable: boolean) =>
      count === 1
        ? `One chair is still free: fill it${removable ? ' or remove it' : ''}.`
        : `${count} chairs are still free: fill ${removable ? 'or remove ' : ''}them.`,
    'too-few': (fewest: number) => `This game needs at least ${fewest} players: add a chair.`,
    'too-many': (most: number) => `This game is for at most ${most} players: remove a chair.`,
    'people-only':
      'Only people can play it with these options: seat a person instead of the computer, or choose other options.',
  },
  waitForHost: 'The host starts the game.',
  youSit: 'You are seated. The game begins on this screen as soon as the host starts it.',
  close: 'Close the table',
  closeSure: 'Close this table?',
  closeAbout: 'Everybody leaves it. It stays under “Continue” on the first page.',
  leave: 'First page',
} as const

/** The screen of a seat. */
export const seat = {
  yourTurn: 'Your turn',
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
  silent: 'silent',
  mute: 'Turn the sound off',
  unmute: 'Turn the sound on',
  rules: 'Rules of the game',
  away: (name: string) => `${name} is away.`,
  substitute: (name: string) => `Let the computer play for ${name}`,
  substituted: (name: string) => `The computer plays for ${name} until they are back.`,
  leftChairs: (who: readonly string[]) =>
    `${listNames(who)} ${who.length === 1 ? 'has' : 'have'} left. The computer plays on.`,
  leftOpen: (who: readonly string[]) =>
    `${listNames(who)} ${who.length === 1 ? 'has' : 'have'} left. Somebody has to sit down there before the game goes on.`,
  takeBack: (name: string) => `Give ${name} the seat back`,
  takeMineBack: 'I play myself again',
  mineSubstituted: 'The computer plays for you.',
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

/** What a game's screens say where the game leaves them to the house. */
export const house = {
  players: 'Players',
  opponents: 'The other players',
  computer: 'computer',
  away: 'away',
  substituted: 'computer plays',
  earlier: (count: number) => (count === 1 ? '1 earlier' : `${count} earlier`),
  earlierBy: (name: string, count: number) => `${name}: ${count === 1 ? '1 earlier line' : `${count} earlier lines`}`,
  yours: 'Your cards',
  table: 'On the table',
  faceDown: (count: number) => (count === 1 ? '1 card face down' : `${count} cards face down`),
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  waiting: (names: string) => `Waiting for ${names}`,

  moves: 'What to do',
  missing: (labels: readonly string[]) => `Still to choose: ${listNames(labels)}`,
  find: (label: string) => `${label}: find`,
  noneFound: 'Nothing here is called that.',
  place: (at: number) => String(at + 1),
  filled: (place: string, value: string) => `${place}: ${value}, press to take it back`,
  empty: (place: string) => `${place}: empty`,
  letters: (label: string) => `${label}: letters`,
  rub: 'Rub out the last letter',
  length: (written: number, fewest: number, most: number) =>
    written < fewest ? `${written} of at least ${fewest}` : `${written} of at most ${most}`,

  result: 'How it came out',
  won: 'won',
  riddles: 'What there is to find out',
  left: (count: number) => (count === 1 ? '1 left' : `${formatNumber(count)} left`),
  leftFor: (count: number) => (count === 1 ? 'answer is left' : 'answers are left'),
  certain: 'certain',
  may: 'possible',
  ruledOut: 'ruled out',
  marks: { out: 'you crossed it out', yes: 'you ticked it', maybe: 'you marked it' },
  strays: 'which is not what follows',
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

/** The connection to the host. */
export const lost = {
  since: (time: string) => `No connection since ${time}. It comes back by itself.`,
  tryNow: 'Try now',
} as const

/** What others must agree to. */
export const requests = {
  seat: (name: string) => `Somebody asks for ${name}’s seat from another device. Is that ${name}?`,
  mySeat: (name: string) => `You asked for ${name}’s seat. Somebody at the table has to agree.`,
  mine: {
    free: 'You want to free that chair. The others have to agree.',
    start: 'You want to deal. The others have to agree.',
    lobby: 'You want to go back to the lobby. The others have to agree.',
  },
  others: {
    free: (who: readonly string[], whose: string) =>
      `${listNames(who)} ${who.length === 1 ? 'wants' : 'want'} to free ${whose}’s chair.`,
    start: (who: readonly string[]) => `${listNames(who)} ${who.length === 1 ? 'wants' : 'want'} to deal.`,
    lobby: (who: readonly string[]) =>
      `${listNames(who)} ${who.length === 1 ? 'wants' : 'want'} to stop here and go back to the lobby.`,
  },
  progress: (agreed: number, needed: number) => `${agreed} of ${needed} agree.`,
  agree: 'Agree',
  decline: 'No',
  takeBack: 'Take it back',
} as const

/** A finished game, looked back at. */
export const review = {
  title: 'Looking back',
  of: (game: string) => `Looking back at ${game}`,
  look: 'Look back at the game',
  lookShort: 'Look back',
  back: 'Back',
  eyes: 'Through whose eyes',
  table: 'The table',
  all: 'Everything',
  allAbout: 'The table and every hand',
  steps: 'Step by step',
  scene: 'The game at this move',
  hands: 'Every hand is shown as well. Choose a player to go through theirs.',
  step: (step: number, all: number) => `Move ${step} of ${all}`,
  deal: 'The deal',
  first: 'To the deal',
  before: 'One move back',
  after: 'One move on',
  last: 'To the end',
  keys: 'The arrow keys go from move to move.',
  story: 'Moves',
  knowing: 'Possibilities',
  knowingAbout:
    'How many answers were still possible for each player, after every move. Far down is close to the truth.',
  left: (left: number) =>
    left === 1 ? 'solved' : `${left >= 1e6 ? left.toExponential(1).replace('e+', ' × 10^') : formatNumber(left)} left`,
  now: 'At this move',
  atStep: (step: number) => (step === 0 ? 'from the deal on' : `after move ${step}`),
  firsts: 'Who could know when',
  firstsAbout: 'The first moment at which only one answer was left.',
  nobody: 'Nobody could be certain before it was opened.',
  overlooked: (moves: number, used: boolean) =>
    moves === 0
      ? used
        ? 'and used it at once'
        : 'with no move left to use it'
      : moves === 1
        ? 'and moved once more before it came out'
        : moves === 2
          ? 'and moved twice more before it came out'
          : `and moved ${moves} times before it came out`,
  questions: 'Questions',
  questionsAbout:
    'What each question was expected to tell, what its answer told, and the question that promised most, in bits: one bit halves the possibilities.',
  noQuestions: 'No questions are asked in this game.',
  expected: 'Expected',
  told: 'Told',
  best: 'Best',
  wasBest: 'This was the best one.',
  bits: (bits: number, estimated: boolean) =>
    `${estimated ? 'about ' : ''}${(Math.round(10 * bits) / 10 + 0).toFixed(1)}`, // + 0: nothing is no less than nothing
  bitsEstimated: 'Where it says “about”, the bits are estimates: some cards were known to others alone.',
  working: (step: number, all: number) => `Working it out: move ${step} of ${all}`,
  trouble: 'This could not be worked out.',
  doubtful: 'An answer was wrong somewhere: what follows is uncertain.',
  save: 'Save to a file',
  saveShort: 'Save',
  open: 'Open a saved game',
  openAbout: 'A file that was saved from here, on this or another Hunch.',
  bad: 'This file cannot be looked back at.',
  tooBig: 'That file is too big to be a game.',
  unknown: (game: string) => `This Hunch does not know the game “${game}”.`,
  waiting: 'Fetching the game…',
  gone: 'The record of that game is not here. Open it from a file, or from the machine it was played on.',
  past: 'Past games',
  pastAbout: 'Finished games played on this machine.',
  one: (game: string, when: string) => `Look back at ${game}, ${when}`,
  discard: 'Delete',
  discardOne: (game: string, when: string) => `Delete ${game}, ${when}`,
  discardSure: 'Delete this game?',
  discardAbout: 'Its record is gone for good. The evening’s score stays.',
  won: 'won',
  nobodyWon: 'Nobody won',
} as const

/** What one could conclude, for whoever asks. */
export const hints = {
  title: 'Hint',
  ask: 'What could I conclude?',
  why: 'Why?',
  none: 'Nothing follows that you have not been told.',
  because: 'Because of this, and your own cards:',
} as const

/** The curtain between two people at one screen. */
export const curtain = {
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

/** When a game is over. */
export const result = {
  won: 'won.',
  shared: 'won together.',
  all: 'You all won together.',
  nobody: 'Nobody won.',
  thisGame: 'This game',
  evening: 'This evening',
  player: 'Player',
  wins: 'Won',
  score: 'Points',
  scoreAbout: (game: string, count: number) =>
    count < 2 ? `Points in ${game}` : `Points in ${count} games of ${game}`,
  games: (count: number) => (count === 1 ? 'after 1 game' : `after ${count} games`),
  how: 'How it came out',
  again: 'Play again',
  another: 'Choose another game',
  waitForHost: 'The host can start another game.',
} as const

/** The table-top display. */
export const display = {
  join: 'Scan to join',
  joinShort: 'join',
  orOpen: 'or open',
  code: 'code',
  free: 'a free chair',
  waiting: 'Waiting for everybody to sit down',
  ready: 'Everybody is here. The host can start.',
  closed: 'No table is open yet.',
  closedAbout: 'This screen shows it as soon as somebody hosts one.',
  connecting: 'Looking for the table…',
  away: 'away',
} as const

/** Words that every page needs. */
export const common = {
  and: ' and ',
  close: 'Close',
  cancel: 'Cancel',
  dismiss: 'Dismiss',
  connecting: 'Finding the table…',
  noAnswer: (address: string) => `No answer from ${address} yet. Trying again…`,
  noAnswerAbout: 'Are both machines on the same network, and is Hunch open over there?',
  reload: 'Reload the page',
  backHome: 'Back to the first page',
  hostTrouble: 'This machine cannot host a table.',
  qr: (address: string) => `QR code that opens ${address}`,
  noSuchPage:
    'This table plays a game that this Hunch does not have. Install the same version on both machines, or reload the page.',
} as const

/** Names as a list: "Ana, Ben and Cleo". */
export function listNames(list: readonly string[]): string {
  if (list.length < 2) return list[0] ?? ''
  return list.slice(0, -1).join(', ') + common.and + list[list.length - 1]!
}
