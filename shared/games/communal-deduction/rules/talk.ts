// The talk: claims and whether they follow, and votes for a clue or a verdict.
import { required, at, seatsClockwise, endGame, tellLine, type Seat, type GameState } from '../../../engine/index.ts'
import type { CompleteCard } from '../cards.ts'
import { isIfThenClaim, cardsMatchingClaim, cardsMatchingClaims } from './claims.ts'
import { COMPLETE_CARDS } from '../cards.ts'
import type { Claim, Communal, NumberedHand, Motion } from '../kinds.ts'
import { cachedHiddenCardReasoning } from '../reasoning/hiddenCardReasoning.ts'

const CLUE_LIMIT_BY_OPTION: Readonly<Record<Communal['options']['clues'], number>> = {
  three: 3,
  two: 2,
  one: 1,
  none: 0,
}

/** The points for a right verdict, by the number of clues used. */
export const POINTS_BY_CLUE_COUNT = [4, 3, 2, 1] as const

/** The number of clues that count: each characteristic once. */
export function distinctClueCount({ turned }: Pick<Communal['open'], 'turned'>): number {
  return new Set(turned).size
}

/** The number of clues that may still be turned. */
export function remainingClueCount(
  publicState: Pick<Communal['open'], 'turned' | 'exhausted'>,
  { clues }: Pick<Communal['options'], 'clues'>,
): number {
  return publicState.exhausted ? 0 : CLUE_LIMIT_BY_OPTION[clues] - distinctClueCount(publicState)
}

/** Makes a claim. If claims are checked and it does not follow from its maker's knowledge, only the maker is told. */
export function applyClaim(state: GameState<Communal>, by: Seat, claim: Claim): void {
  const { open, sealed, options } = state
  const follows = doesFollow(state, by, claim)
  if (options.claims === 'checked' && !follows) {
    tellLine(state, { type: 'doubted', by, claim }, [by])
    return
  }
  const type = open.claims.includes(claim) ? 'joined' : 'claimed'
  open.claims.push(claim)
  open.makers.push(by)
  if (isIfThenClaim(claim)) open.supposed[by] = at(open.supposed, by) + 1
  if (options.claims === 'free') sealed.followed.push(follows)
  tellLine(state, { type, by, claim })
}

/** Uses the maker's hands, all statements, answers and clues, and the other claims on the table; free ones only if they followed. */
function doesFollow({ open, own, sealed, options }: GameState<Communal>, by: Seat, claim: Claim): boolean {
  const cardsLeft = cardsMatchingClaim(claim)
  if (!(cardsLeft & (1 << COMPLETE_CARDS.indexOf(sealed.hidden)))) return false // what is false cannot follow, because everything known is true
  const sound =
    options.claims === 'free'
      ? open.claims.filter((madeClaim, i) => sealed.followed[i] && madeClaim !== claim)
      : open.claims
  return cachedHiddenCardReasoning(open, at(own, by).hands, options).mustBeIn(cardsLeft, cardsMatchingClaims(sound))
}

/** Whether so many votes carry a motion: more than half of the players. */
export const isMotionCarried = (votes: number, seats: number): boolean => 2 * votes > seats

/** Votes for a motion, or withdraws with null. A motion with more than half of the players takes effect. */
export function applyVoteForMotion(state: GameState<Communal>, by: Seat, motion: Motion | null): void {
  const { open, seats } = state
  open.motions[by] = motion
  tellLine(state, motion === null ? { type: 'withdrew', by } : { type: 'favoured', by, motion })
  if (motion === null) return
  if (open.turn === by) advanceSpeaker(state)
  const agreeingSeats = seatsClockwise(seats).filter(seat => open.motions[seat] === motion)
  if (!isMotionCarried(agreeingSeats.length, seats)) return
  const otherVoters = seatsClockwise(seats).filter(seat => open.motions[seat] !== null && !agreeingSeats.includes(seat))
  if (otherVoters.length > 0) tellLine(state, { type: 'outvoted', motion, agreed: agreeingSeats, others: otherVoters })
  if (motion === 'clue') turnClue(state)
  else judgeVerdict(state, motion)
}

/**
 * The motion with the most votes, without the vote of `except`; among equals the first by seat. Null if nobody votes.
 */
export function motionWithMostVotes(motions: readonly (Motion | null)[], except: Seat | null): Motion | null {
  let favouredMotion: Motion | null = null
  let mostVotes = 0
  for (const [seat, motion] of motions.entries()) {
    if (motion === null || seat === except || motion === favouredMotion) continue
    const count = motions.filter((votedMotion, voter) => votedMotion === motion && voter !== except).length
    if (count > mostVotes) {
      mostVotes = count
      favouredMotion = motion
    }
  }
  return favouredMotion
}

/** Gives the turn in the talk to the next player. */
export function advanceSpeaker({ open, seats }: GameState<Communal>): void {
  open.turn = (open.turn + 1) % seats
}

/** Turns cards of the clue deck until a new characteristic appears. */
function turnClue(state: GameState<Communal>): void {
  const { open, sealed, seats, options } = state
  const clueCountBefore = open.turned.length
  let isNewTrait = false
  while (!isNewTrait && sealed.clues.length > 0) {
    const trait = required(sealed.clues.pop(), 'clue')
    isNewTrait = !open.turned.includes(trait)
    open.turned.push(trait)
  }
  if (!isNewTrait) open.exhausted = true
  const marks = open.turned.slice(clueCountBefore)
  tellLine(
    state,
    isNewTrait ? { type: 'turned', marks, left: remainingClueCount(open, options) } : { type: 'exhausted', marks },
  )
  for (const seat of seatsClockwise(seats)) {
    open.motions[seat] = null
    open.supposed[seat] = 0
  }
}

/** Reveals the hidden card; all win, or nobody does. Then all hands are revealed. */
function judgeVerdict(state: GameState<Communal>, verdict: CompleteCard): void {
  const { open, own, sealed, seats, options } = state
  const { hidden } = sealed
  const clues = distinctClueCount(open)
  const points = verdict === hidden ? at(POINTS_BY_CLUE_COUNT, clues) : 0
  const hands = [...own.flatMap(({ hands }) => hands), ...sealed.spare].sort((a, b) => a.no - b.no)
  open.phase = 'over'
  open.verdict = verdict
  open.hidden = hidden
  open.hands = hands.map(copyHand)
  tellLine(state, { type: 'judged', verdict, hidden, clues, points })
  tellLine(state, { type: 'opened', hands: hands.map(copyHand) })
  if (options.claims === 'free' && open.claims.length > 0) {
    open.followed = [...sealed.followed]
    tellLine(state, { type: 'weighed', followed: [...sealed.followed] })
  }
  const everyone = seatsClockwise(seats)
  endGame(state, { winners: points > 0 ? everyone : [], points: everyone.map(() => points) })
}

function copyHand({ no, singles, completes }: NumberedHand): NumberedHand {
  return { no, singles: [...singles], completes: [...completes] }
}
