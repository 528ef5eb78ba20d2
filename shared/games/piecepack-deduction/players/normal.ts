// The normal computer player of Deduction for the piecepack. It uses only what a person in its seat would see.
import { required, at, seatsClockwise, type Dice, type Seat, type SeatView } from '../../../engine/index.ts'
import { tileChances, traitCountChances, type TileChances } from '../reasoning/chances.ts'
import { toldCountRange } from '../reasoning/clues.ts'
import type { Piecepack } from '../kinds.ts'
import { knownAnswerPredicate, type IsAnswerKnown } from './knownAnswers.ts'
import { tilesShownTo } from '../reasoning/notes.ts'
import { MAX_TURNS } from '../rules.ts'
import { hasTrait, tilesMatching, TILES, type Tile } from '../cards.ts'
import { possibleQuestions, type AskMove } from './worth.ts'

type View = SeatView<Piecepack>
type Move = Piecepack['move']

/** The chance from which this player names the tile. Waiting longer would leave it to somebody else. */
const NAMING_CHANCE = 0.8

/** A move for this seat; null if the table does not wait for it. `isAnswerKnown` says which questions are not worth asking. */
export function chooseNormalMove(
  view: View,
  dice: Dice,
  isAnswerKnown: IsAnswerKnown = knownAnswerPredicate(view),
): Move | null {
  const { open, seat, outcome } = view
  if (outcome) return null
  if (open.phase === 'show') return required(open.asked, 'question').of === seat ? chooseTileToShow(view, dice) : null
  if (open.turn !== seat) return null
  return open.phase === 'ask' ? chooseQuestion(view, isAnswerKnown, dice) : chooseNaming(view, dice)
}

/** Shows a tile the asker has seen already, otherwise the one most others have seen, because it costs least. */
export function chooseTileToShow({ open, own, seat, seats, story }: View, dice: Dice): Move {
  const tiles = tilesMatching(own.hand, required(open.asked, 'question').trait)
  const tilesShownBySeat = seatsClockwise(seats).map(to => tilesShownTo(story, { by: seat, to }))
  const showingWorth = (tile: Tile) =>
    (at(tilesShownBySeat, open.turn).has(tile) ? 10 : 0) + tilesShownBySeat.filter(tiles => tiles.has(tile)).length
  const highestWorth = Math.max(...tiles.map(showingWorth))
  return { type: 'show', tile: dice.pick(tiles.filter(tile => showingWorth(tile) === highestWorth)) }
}

function chooseNaming(view: View, dice: Dice): Move {
  const { missingChances } = tileChances(view)
  const highestChance = Math.max(...missingChances)
  const isLastTurn = view.open.turns + countSeatsStillIn(view) > MAX_TURNS // no further turn will come
  if (highestChance < NAMING_CHANCE && !isLastTurn) return { type: 'pass' }
  return { type: 'name', tile: dice.pick(TILES.filter((_, i) => at(missingChances, i) > highestChance - 1e-9)) }
}

function countSeatsStillIn({ open }: View): number {
  return open.out.filter(isOut => !isOut).length
}

/** The question with the highest expected worth, of those whose answer does not follow; equals are chosen by the dice. */
function chooseQuestion(view: View, isAnswerKnown: IsAnswerKnown, dice: Dice): AskMove {
  const moves = possibleQuestions(view, view.open.coin)
  const usefulQuestions = moves.filter(move => !isAnswerKnown(move))
  const some = usefulQuestions.length > 0 ? usefulQuestions : moves
  const chance = tileChances(view)
  const expectedWorths = some.map(move => expectedWorth(view, chance, move))
  const highestWorth = Math.max(...expectedWorths)
  return dice.pick(some.filter((_, i) => at(expectedWorths, i) > highestWorth - 1e-6))
}

/** The worth of a bit that everybody hears. A bit that only the asker is shown is worth 1. */
const HEARD_BIT_WORTH = 0.85

/** The expected worth of an answer, in bits. */
function expectedWorth(view: View, chances: TileChances, { of, trait, question }: AskMove): number {
  const tiles = TILES.filter(tile => hasTrait(tile, trait))
  const chanceByHeldCount = traitCountChances(chances, { of, tiles, range: toldCountRange(view, of, trait) })
  if (question === 'many') return HEARD_BIT_WORTH * entropy(chanceByHeldCount)
  const chanceOfNone = at(chanceByHeldCount, 0)
  return (
    HEARD_BIT_WORTH * entropy([chanceOfNone, 1 - chanceOfNone]) + (1 - chanceOfNone) * shownTileBits(chances, of, tiles)
  )
}

/** The expected information of the tile shown: nothing if a known one can be shown. */
function shownTileBits({ heldChances }: TileChances, seat: Seat, tiles: readonly Tile[]): number {
  const chancesHeld = tiles.map(tile => at(at(heldChances, seat), TILES.indexOf(tile)))
  if (chancesHeld.some(chance => chance > 0.999)) return 0
  const sum = chancesHeld.reduce((total, chance) => total + chance, 0)
  return sum > 0 ? entropy(chancesHeld) / sum : 0
}

function entropy(chances: readonly number[]): number {
  return chances.reduce((bits, chance) => (chance > 1e-12 ? bits - chance * Math.log2(chance) : bits), 0)
}
