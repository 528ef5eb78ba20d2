// Lists the computer players that could move now, with what each of them sees.
import type {
  GameTypeParams,
  SkillLevel,
  Offer,
  Seat,
  SecretChoices,
  Temperament,
} from '../../../shared/engine/index.ts'
import { temperamentOf } from '../../../shared/wire/index.ts'
import type { HostChair } from './chairs.ts'
import type { GameInPlay } from './gameInPlay.ts'

/** A seat the computer plays, and what it may know and do. */
export interface ComputerTurn {
  readonly seat: Seat
  readonly step: number
  readonly isToMove: boolean
  readonly isLate: boolean // the seat is a person's, who is out of time
  readonly game: string
  readonly level: SkillLevel
  readonly temperament: Temperament | null // null: the computer plays for a person
  readonly isAfterSentence: boolean // the last move told something that everybody is reading now
  readonly followsPersonsMove: boolean // the last move, or the one before it, was a person's, who now reads what came of it
  readonly areAllPeopleOut: boolean // people sit here, and none of them plays in this deal any more
  readonly isAfterNaming: boolean // the last move named a card that everybody is looking at now
  readonly mayClearResult: boolean // a move of this seat may be the first to clear the result of the last deal from every screen
  readonly wouldInterruptPeople: boolean // a move out of turn would interrupt people: it is a person's turn, and nobody waits for this seat to do as a person did
  readonly view: object
  readonly earlierChoices: SecretChoices // by seat: what it chose in secret in earlier games of the evening
  readonly names: (move: GameTypeParams['move']) => boolean // true if this move would name a hidden card for everybody to see
  readonly isLeftToPeople: (move: GameTypeParams['move']) => boolean // true if this move would end the game for all, and a person could make it instead
  readonly offers: readonly Offer[]
}

/** The computer players that could move now; those whose turn it is come first. */
export function* possibleComputerTurns(
  game: GameInPlay,
  chairs: readonly HostChair[],
  { outOfTime, earlier: earlierChoices }: { readonly outOfTime: ReadonlySet<Seat>; readonly earlier: SecretChoices },
): Generator<ComputerTurn> {
  const isLate = (seat: Seat) => outOfTime.has(seat) && game.toMove.includes(seat)
  const isComputers = (seat: Seat) => chairs[seat]!.kind === 'computer' || chairs[seat]!.substituted || isLate(seat)
  if (!chairs.some((_, seat) => seat < game.seats && isComputers(seat))) return
  const isPersonsTurn = game.toMove.some(seat => !isComputers(seat))
  const isAgreement = (type: string | undefined) => game.rules.agreements?.includes(type ?? '') === true
  const isPersonAgreeing = isAgreement(game.record.log.findLast(([seat]) => !isComputers(seat))?.[1].type)
  const followsPersonsMove = game.record.log.slice(-2).some(([seat]) => !isComputers(seat))
  const people = Array.from({ length: game.seats }, (_, seat) => seat).filter(seat => chairs[seat]!.kind === 'person')
  const areAllPeopleOut = people.length > 0 && people.every(seat => game.isOut(seat))
  for (const seat of new Set([...game.toMove, ...Array.from({ length: game.seats }, (_, seatIndex) => seatIndex)])) {
    const offers = isComputers(seat) ? game.offers(seat) : []
    if (offers.length === 0) continue
    yield {
      seat,
      step: game.step(seat),
      isToMove: game.toMove.includes(seat),
      isLate: isLate(seat),
      game: game.rules.id,
      level: chairs[seat]!.level ?? 'normal',
      temperament: temperamentOf(chairs[seat]!),
      isAfterSentence: game.hasJustSpoken,
      followsPersonsMove,
      areAllPeopleOut,
      isAfterNaming: game.hasJustNamed,
      mayClearResult:
        !game.hasLastMoveRevealedNothing && offers.some(({ type }) => game.rules.clearingMoves?.includes(type)),
      wouldInterruptPeople:
        isPersonsTurn &&
        !game.toMove.includes(seat) &&
        !(isPersonAgreeing && offers.every(({ type }) => isAgreement(type))),
      view: game.bareView(seat),
      earlierChoices,
      names: move => game.wouldName(seat, move),
      isLeftToPeople: move => people.some(person => !isComputers(person) && game.couldEndForAll(person, move)),
      offers,
    }
  }
}
