// The labels of Precognition's screens, in English.
// Its sentences and actions are among the game's own words.
import type { VariantOf, Seat } from '../../../../shared/engine/index.ts'
import type { Rank } from '../../../../shared/games/precognition/cards.ts'
import type { Precognition } from '../../../../shared/games/precognition/kinds.ts'
import type { RankChange } from '../../../../shared/games/precognition/rules/row.ts'
import { CHANGE_PIECES } from '../../../../shared/games/precognition/words/en.ts'
import type { Sentence } from '../../../../shared/words/sentence.ts'
import { formatChance, listPieces } from '../../../../shared/words/en/grammar.ts'

const rankSigns: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }
const rankNames: Readonly<Record<number, string>> = { 1: 'Aces', 11: 'Jacks', 12: 'Queens', 13: 'Kings' }
const MAX_NAMES = 4

/** A few players by name; many as a number. */
function playersOrCount(seats: readonly Seat[]): Sentence {
  return seats.length > MAX_NAMES ? [`${seats.length} players`] : listPieces(seats.map(seat => ({ seat })))
}

function lettersAsText(letters: string): string {
  return [...letters].map(letter => CHANGE_PIECES[letter as RankChange].mark.toLowerCase()).join(', ')
}

/** Every label of these screens. */
export const labels = {
  rank: (rank: Rank) => rankSigns[rank] ?? String(rank),
  ranks: (rank: Rank) => rankNames[rank] ?? `${rank}s`,
  change: (change: RankChange) => CHANGE_PIECES[change].mark,
  letters: lettersAsText,

  players: 'Players',
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  sealed: 'sealed',
  writing: 'writing',
  watches: 'watches',
  cameTrue: (letters: number) => `✓ ${letters === 1 ? '1 arrow' : `${letters} arrows`}`,
  broke: '✗ broken',
  ended: (how: 'cameTrue' | 'broke', seats: readonly Seat[]): Sentence => [
    how === 'cameTrue'
      ? { mark: 'Predictions come true', sign: '✓', tone: 'yes' }
      : { mark: 'Predictions broken', sign: '✗', tone: 'no' },
    ': ',
    ...playersOrCount(seats),
    '.',
  ],
  agreed: (count: number, of: number) => `${count} of ${of} ${count === 1 ? 'wants' : 'want'} to finish the row`,
  playsOn: 'plays on',
  out: 'out',
  winner: 'winner',

  row: 'The row',
  inRow: (card: string, change: RankChange | null) => (change === null ? card : `${card}, ${lettersAsText(change)}`),
  toCome: (count: number) =>
    count === 0 ? 'The row is full' : count === 1 ? '1 card to come' : `${count} cards to come`,
  apart: (count: number) => (count === 1 ? '1 card left over, unseen' : `${count} cards left over, unseen`),

  hand: 'Your hand',
  emptyHand: 'No cards in hand',
  inHand: (card: string, change: RankChange | null, carries: boolean) =>
    [
      card,
      ...(change === null ? [] : [lettersAsText(change)]),
      ...(carries ? ['carries your prediction on'] : []),
    ].join(', '),
  chooseCard: 'Choose a card',

  prediction: 'Your prediction',
  predictionIs: (letters: string) =>
    letters === '' ? 'Your prediction, empty' : `Your prediction: ${lettersAsText(letters)}`,
  keys: 'Add to your prediction',
  /** How much is written; `usual`: how long a prediction usually comes true, null where nothing is advised. */
  written: (count: number, most: number, usual: number | null) =>
    `${count} of at most ${most}${usual === null ? '' : ` · up to ${usual} usually come true`}`,
  writeHint:
    'Press the arrows Up and Down, and = for Same, or the keys ↑ ↓ and S. Press a sign of the strip to go on from there.',
  nothingWritten: 'Nothing written yet',
  example: 'Up, down, for example, comes true with these cards side by side in the row:',
  /** How often a usual length comes true at best: the figures of simulated deals. What to write is left to the player. */
  usual: (letters: number, chance: number) =>
    `In simulated games, ${letters} arrows came true up to ${formatChance(chance)} of the time. The longest that comes true wins: how far do you dare to go?`,
  after: (place: number, change: RankChange) => `${place}: ${lettersAsText(change)}. Go on from here`,
  back: 'Take one back',
  clear: 'Clear all',
  writeMissing: 'Write at least one arrow or =',
  foreseeing: 'Working out how likely that is…',
  foresight: (chance: number) => `Played at random, it comes true in ${formatChance(chance)} of games: an estimate`,
  writtenDown: '✓ Written down. Look at it once more.',
  sealLater: 'Then a last look, and seal it',
  come: (count: number, length: number) => `${count} of ${length} so far`,
  fulfilled: 'It has come true',
  hopeless: 'It can no longer come true',
  wouldCome: (count: number, length: number) => `${count} of ${length} with this card`,
  wouldFulfil: 'It comes true with this card',

  result: 'The predictions',
  /** How it was won; who won is said above. */
  wonBy: ({ letters, why }: VariantOf<Precognition['line'], 'won'>) =>
    why === 'still'
      ? 'Five replays put nobody out.'
      : why === 'points'
        ? `The most points in three rounds: ${letters}.`
        : `The longest prediction that came true: ${letters === 1 ? '1 sign' : `${letters} signs`}.`,
  outEarlier: (seats: readonly Seat[]): Sentence => ['Dropped out earlier: ', ...playersOrCount(seats), '.'],
  happened: (from: number) => `It happened, from change ${from} on`,
  missed: 'It did not happen',
  length: (count: number) => (count === 1 ? '1 sign' : `${count} signs`),

  sheet: 'Cards by rank',
  stillOut: (count: number) => `${count} left`,
  outFull: (rank: string, count: number) => `${rank}: ${count} left`,
  played: 'played',
  mine: 'in your hand',
  open: 'unseen',
  sheetAbout: (out: number) =>
    out === 1 ? 'card unseen' : out === 0 ? 'cards unseen: all is played or yours' : 'cards unseen',
  sheetApart: (apart: number, out: number) => {
    const these =
      apart === out ? (apart === 1 ? 'It is' : 'They are') : apart === 1 ? '1 of them is' : `${apart} of them are`
    return `${these} left over and out of play.`
  },
  markHint: 'Press a card to cross it out, again for maybe, again for nothing.',
  whyHint: 'Press a number in the table below to see what it rests on.',
  whyPrediction: 'Why is that certain?',
  withCounts: 'Together with the cards everybody can count on the table.',
  nothingFollows: 'Any number of them may be there: nothing follows yet.',
  lies: { comes: 'Your prediction has come true', fails: 'Your prediction did not come true' },
  foretold: {
    comes: 'Your prediction comes true, whatever is played',
    fails: 'Your prediction can no longer come true',
  },
  chance: (chance: number) =>
    `Your prediction comes true in about ${formatChance(chance)} of games played at random: an estimate. People play with a purpose.`,
  unsettled: 'Whether that is certain could not be settled in time.',
  whoHolds: 'Who may hold them',
  holdsAll: (by: Seat): Sentence => ['Whatever is left to come, ', { seat: by }, ' has it in hand.'],
  holdersAbout:
    'How likely at least one of the rank is there, with each of these players; a number alone is certain. The percentages are exact, each deal as likely as another.',
  leftOver: 'Left over',
  each: (cards: number, several: boolean) => `${cards === 1 ? '1 card' : `${cards} cards`}${several ? ' each' : ''}`,
  odds: formatChance,
  atLeast: (count: number) => `≥ ${count}`,
  heldFull: (rank: string, by: string, { least, most, some }: { least: number; most: number; some: number }) =>
    `${rank}, ${by}: ${least === most ? `${least}, certain` : `${least} to ${most}${least === 0 ? `; at least one in ${formatChance(some)} of the deals` : ''}`}`,
  strays: 'which is not what follows',
  noted: 'You wrote down',
  rubOut: 'Rub it out',
  notes: 'Your notes',
  notesHint: 'Whatever you want to remember',

  todo: {
    predict: (): Sentence => ['Look at your hand, and predict a run of the row: up, down, same.'],
    seal: (): Sentence => ['You can change it until you seal it.'],
    predicting: (of: readonly Seat[]): Sentence => ['Waiting for ', ...playersOrCount(of), ' to seal.'],
    play: (): Sentence => ['It is your turn. Play a card.'],
    settled: (): Sentence => ['Nothing changes any more: finish the row, or play on.'],
    /** To somebody who has agreed, while others have not. */
    agreed: (waitsFor: readonly Seat[]): Sentence => [
      'You want to finish the row. Waiting for ',
      ...playersOrCount(waitsFor),
      '.',
    ],
    turn: (of: Seat): Sentence => ['It is ', { seat: of, form: 'possessive' }, ' turn.'],
    watch: (of: readonly Seat[]): Sentence => ['You watch this deal. Waiting for ', ...playersOrCount(of), '.'],
    deal: (): Sentence => ['The next deal is yours.'],
    dealing: (of: Seat): Sentence => ['Waiting for ', { seat: of }, ' to deal.'],
  },
  /** Who is to move, as the table's lamp says it. */
  lamp: {
    predict: (of: readonly Seat[]): Sentence => [
      ...playersOrCount(of),
      of.length === 1 ? ' is writing' : ' are writing',
    ],
    play: (of: Seat): Sentence => [{ seat: of, form: 'possessive' }, ' turn'],
    between: (of: Seat): Sentence => [{ seat: of }, ' deals next'],
  },
} as const
