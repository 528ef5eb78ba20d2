// The golden records: which games are kept, and how to make each again from its seed.
import { diceFromSeed, fillOfferAtRandom, legalOffers, applyMoveUnchecked, seatsClockwise, seatView, startGame, tableView, type GameRecord, type GameTypeParams } from '../../shared/engine/index.ts'
import type { GameUnderTest } from '../kit/gameLaws/index.ts'

/** A record to keep: its seats, options, and how careless its players are. */
export interface Golden {
  readonly game: string
  readonly name: string
  readonly seats: number
  readonly options: Readonly<Record<string, string>> // those that differ from the default
  readonly slips?: number // percentage of answers by hand replaced by another legal one
  readonly randomRate?: number // percentage of moves replaced by any legal one
  readonly outOfTurnRate?: number // percentage of moves made out of turn by a seat with a legal move, if there is one
  readonly seed?: string // chosen so that something rare happens
}

const mindReader = (name: string, seats: number, options: Golden['options'] = {}, more: Partial<Golden> = {}): Golden => ({
  game: 'mind-reader',
  name,
  seats,
  options,
  ...more,
})

const piecepack = (name: string, seats: number, options: Golden['options'] = {}, more: Partial<Golden> = {}): Golden => ({
  game: 'piecepack-deduction',
  name,
  seats,
  options,
  ...more,
})

const missingPersons = (name: string, options: Golden['options'] = {}, more: Partial<Golden> = {}): Golden => ({
  game: 'missing-persons',
  name,
  seats: 2,
  options,
  ...more,
})

const precognition = (name: string, seats: number, options: Golden['options'] = {}, more: Partial<Golden> = {}): Golden => ({
  game: 'precognition',
  name,
  seats,
  options,
  ...more,
})

const communal = (name: string, seats: number, options: Golden['options'] = {}, more: Partial<Golden> = {}): Golden => ({
  game: 'communal-deduction',
  name,
  seats,
  options,
  ...more,
})

export const goldens: readonly Golden[] = [
  { game: 'blank', name: 'seven cards', seats: 3, options: {} },
  { game: 'blank', name: 'nine cards', seats: 4, options: { cards: 'nine' } },
  { game: 'high-card', name: 'three rounds', seats: 3, options: {}, outOfTurnRate: 40 },
  { game: 'high-card', name: 'five rounds', seats: 4, options: { rounds: 'five' } },
  mindReader('two players', 2),
  mindReader('four players', 4),
  mindReader('six players', 6, { length: 'one hand' }),
  mindReader('jokers', 3, { jokers: 'yes' }),
  mindReader('in secret', 4, { play: 'secret', length: 'one hand' }),
  mindReader('two secrets', 3, { secretCards: 'two', length: 'one hand' }),
  mindReader('all or nothing', 3, { naming: 'all or nothing' }),
  mindReader('by hand', 3, { clues: 'by hand', length: 'one hand' }),
  mindReader('by hand with slips', 4, { clues: 'by hand' }, { slips: 15 }),
  mindReader('one hand', 3, { length: 'one hand' }),
  mindReader('to 50', 3, { length: 'to 50' }),
  mindReader('to 100', 4, { length: 'to 100' }),
  mindReader(
    'everything at once',
    5,
    { jokers: 'yes', play: 'secret', secretCards: 'two', naming: 'all or nothing', clues: 'by hand', length: 'to 50' },
    { slips: 3 },
  ),
  mindReader('six players with two secrets', 6, { secretCards: 'two', length: 'one hand' }),
  piecepack('three players', 3),
  piecepack('four players', 4),
  piecepack('five players', 5),
  piecepack('last one wins', 4, {}, { randomRate: 30 }),
  piecepack('last one must name', 3, { lastOneIn: 'must name' }, { randomRate: 30 }),
  missingPersons('plain'),
  missingPersons('both want the same', {}, { seed: 'both want the same 137' }),
  missingPersons('the joker', {}, { seed: 'the joker 192' }),
  missingPersons('the right suit', {}, { seed: 'the right suit 512' }),
  missingPersons('the right colour', {}, { seed: 'the right colour 7' }),
  missingPersons('three ties', {}, { seed: 'three ties 838' }),
  missingPersons('single', { draw: 'single' }),
  missingPersons('cryptic', { questions: 'cryptic' }, { slips: 60 }),
  missingPersons('cryptic and tied', { questions: 'cryptic' }, { seed: 'a tie 1' }),
  missingPersons('free', { questions: 'free' }),
  missingPersons('free with slips', { questions: 'free', draw: 'single' }, { slips: 30 }),
  missingPersons('open', { lineups: 'open' }, { seed: 'wrong name 1', randomRate: 20 }),
  missingPersons('two packs', { pack: 'two' }),
  missingPersons('no last turn', { lastTurn: 'no' }, { seed: 'the nearer guess 8' }),
  missingPersons('three questions', { questionsPerTurn: 'three' }),
  missingPersons(
    'everything at once',
    { draw: 'single', questions: 'cryptic', lineups: 'open', pack: 'two', lastTurn: 'no', questionsPerTurn: 'three' },
    { slips: 20 },
  ),
  precognition('two players', 2),
  precognition('ten cards each', 2, { hands: 'ten each' }),
  precognition('three rounds', 3, { rounds: 'three', hands: 'ten each' }, { outOfTurnRate: 60 }),
  precognition('three rounds to share', 2, { rounds: 'three', hands: 'ten each', predictions: 'at the end', ties: 'share' }),
  precognition('three players', 3, {}, { seed: 'nobody 8', randomRate: 20 }),
  precognition('thirteen play off', 13, {}, { seed: 'play off 5' }),
  precognition('shared', 5, { ties: 'share' }, { seed: 'shared 2' }),
  precognition('five replays', 2, {}, { seed: 'still nobody 23', randomRate: 60 }),
  communal('two partners', 2),
  communal('five partners', 5),
  communal('nine partners', 9),
  communal('doubted', 4, {}, { randomRate: 50 }),
  communal('coin flips', 6, { evidence: 'coin flips' }),
  communal('the deck runs out', 2, { evidence: 'coin flips', claims: 'free', ifThen: 'none' }, { seed: 'golden the deck runs out 1848', randomRate: 60 }),
  communal('free claims', 4, { claims: 'free', ifThen: 'free' }, { randomRate: 30 }),
  communal('no if-then', 3, { ifThen: 'none' }),
  communal('two clues', 4, { clues: 'two' }),
  communal('one clue', 3, { clues: 'one' }),
  communal('no clue', 7, { clues: 'none' }),
]

/** The records to rewrite for one game, or for `all`. */
export function goldensMadeAnew(wanted: string): readonly Golden[] {
  const made = goldens.filter(({ game }) => wanted === 'all' || game === wanted)
  if (made.length === 0) throw new RangeError(`no records of “${wanted}”: name a game in \`goldens\`, or all`)
  return made
}

/** Plays the game with computer players, the same each time. */
export function record<K extends GameTypeParams>({ game, mind }: GameUnderTest<K>, { name, seats, options, slips = 0, randomRate = 0, outOfTurnRate = 0, seed = `golden ${name}` }: Golden): GameRecord<K> {
  const chance = diceFromSeed(seed)
  const firsts = Object.entries<readonly unknown[]>(game.options).map(([option, values]) => [option, values[0]] as const)
  const chosen = { ...Object.fromEntries(firsts), ...options } as K['options']
  const kept: GameRecord<K> = { game: game.id, rules: game.version, seats, options: chosen, seed, first: null, log: [] }
  const state = startGame(game, kept)
  while (!state.outcome) {
    const toMove = game.toMove(tableView(state))
    const interrupting = outOfTurnRate > 0 && chance.below(100) < outOfTurnRate ? seatsClockwise(seats).filter(one => !toMove.includes(one) && legalOffers(game, state, one).length > 0) : []
    if (interrupting.length > 0) {
      const by = chance.pick(interrupting)
      const move = fillOfferAtRandom(chance.pick(legalOffers(game, state, by)), chance)
      applyMoveUnchecked(game, state, by, move)
      kept.log.push([by, move])
      continue
    }
    const seat = toMove[0]!
    const view = seatView(state, seat)
    const meant = mind.chooseMove(view, 'normal', chance)!
    const slip = meant.type === 'answer' && chance.below(100) < slips
    const whim = randomRate > 0 && chance.below(100) < randomRate
    const offers = legalOffers(game, state, seat)
    const move = whim ? fillOfferAtRandom(chance.pick(offers), chance) : slip ? fillOfferAtRandom(offers.find(({ type }) => type === 'answer')!, chance) : meant
    applyMoveUnchecked(game, state, seat, move)
    kept.log.push([seat, move])
  }
  return kept
}
