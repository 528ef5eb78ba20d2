// The rules of Communal Deduction: who may do what, from the deal to the talk.
import {
  at,
  enumFieldFrom,
  seatsClockwise,
  enumField,
  tellLine,
  type GameRules,
  type Offer,
  type Seat,
  type SeatView,
  type GameState,
  type LineWithAudience,
} from '../../engine/index.ts'
import { STATEMENT_TOPICS, answerFromHand, COUNT_TOPICS, trueValueForHand } from './rules/topics.ts'
import { COMPLETE_CARDS, type CompleteCard } from './cards.ts'
import { ALL_IF_THEN_CLAIMS, isIfThenClaim, TRAIT_CLAIMS } from './rules/claims.ts'
import { dealCards } from './rules/deal.ts'
import { PACK_SIZES } from './reasoning/evidence.ts'
import type { HandTopic, Claim, Communal, NumberedHand, Motion, QuestionKind } from './kinds.ts'
import {
  applyClaim,
  remainingClueCount,
  isMotionCarried,
  applyVoteForMotion,
  advanceSpeaker,
  motionWithMostVotes,
} from './rules/talk.ts'

type View = SeatView<Communal>
type Offers = readonly Offer<Communal['move']>[]

export const communal: GameRules<Communal> = {
  id: 'communal-deduction',
  version: 1,
  seats: [2, 9],
  cooperative: true,
  options: {
    evidence: ['all twelve', 'coin flips'],
    claims: ['checked', 'free'],
    ifThen: ['one each', 'free', 'none'],
    clues: ['three', 'two', 'one', 'none'],
  },
  questions: ['ask'],
  reveals: ({ type }) => type === 'asked' || type === 'turned' || type === 'exhausted',
  decisive: ['claim', 'favour'],
  namings: { judged: ({ verdict, hidden }) => ({ cards: [verdict], right: verdict === hidden }) },
  endsGame: ({ open, seat, seats }, move) =>
    move.type === 'favour' &&
    move.motion !== 'clue' &&
    isMotionCarried(1 + open.motions.filter((motion, voter) => motion === move.motion && voter !== seat).length, seats),
  namingOf: (_view, _riddle, answer) => ({ type: 'favour', motion: answer as CompleteCard }),

  setup({ seats, options, first, dice }) {
    const { hidden, hands, clues } = dealCards(dice, options)
    const everyone = seatsClockwise(seats)
    const story: LineWithAudience<Communal>[] = []
    tellLine({ story }, { type: 'dealt', spare: PACK_SIZES.handCount - seats })
    for (const seat of everyone) tellHand({ story }, seat, at(hands, seat))
    return {
      open: {
        phase: 'state',
        turn: first,
        holders: hands.map(({ no }) => (no < seats ? no : null)),
        stated: everyone.map(() => null),
        asked: everyone.map(() => null),
        claims: [],
        makers: [],
        supposed: everyone.map(() => 0),
        motions: everyone.map(() => null),
        turned: [],
        exhausted: false,
        verdict: null,
        hidden: null,
        hands: [],
        followed: [],
      },
      own: everyone.map(seat => ({ hands: [at(hands, seat)] })),
      sealed: { hidden, spare: hands.slice(seats), clues, followed: [] },
      story,
    }
  },

  toMove({ open, seats, outcome }) {
    if (outcome) return []
    switch (open.phase) {
      case 'state':
        return seatsClockwise(seats).filter(seat => !open.stated[seat])
      case 'ask':
        return seatsClockwise(seats).filter(seat => !open.asked[seat])
      case 'talk':
        return [open.turn]
      case 'over':
        return []
    }
  },

  moves(view) {
    const { open, seat } = view
    switch (open.phase) {
      case 'state':
        return open.stated[seat] ? [] : STATEMENT_OFFERS
      case 'ask':
        return open.asked[seat] ? [] : askOffers(view)
      case 'talk':
        return [...claimOffers(view), ...voteOffers(view)]
      case 'over':
        return []
    }
  },

  play: {
    state(state, by, { about }) {
      const { open, own } = state
      const statement = { about, truth: trueValueForHand(at(at(own, by).hands, 0), about) }
      open.stated[by] = statement
      tellLine(state, { type: 'stated', by, ...statement })
      if (open.stated.every(Boolean)) open.phase = 'ask'
    },

    ask(state, by, { of, about, question }) {
      const { open, own } = state
      const askedQuestion = { of, about, question, truth: answerFromHand(at(at(own, of).hands, 0), about, question) }
      open.asked[by] = askedQuestion
      tellLine(state, { type: 'asked', by, ...askedQuestion })
      if (open.asked.every(Boolean)) beginTalk(state)
    },

    claim(state, by, move) {
      applyClaim(state, by, move.claim)
    },

    favour(state, by, { motion }) {
      applyVoteForMotion(state, by, motion)
    },

    withdraw(state, by) {
      applyVoteForMotion(state, by, null)
    },

    pass(state, by) {
      tellLine(state, { type: 'passed', by })
      advanceSpeaker(state)
    },
  },
}

const STATEMENT_OFFERS: Offers = [{ type: 'state', about: enumFieldFrom(STATEMENT_TOPICS) }]
const manyOrAnyField = enumField<QuestionKind>('many', 'any')
const onlyAnyField = enumField<QuestionKind>('any')
const verdictField = enumFieldFrom<Motion>(COMPLETE_CARDS)
const CLUE_VOTE_OFFERS: Offers = [{ type: 'favour', motion: enumField<Motion>('clue') }]
const WITHDRAW_OFFERS: Offers = [{ type: 'withdraw' }]
const PASS_OFFERS: Offers = [{ type: 'pass' }]

function askOffers({ seat, seats }: View): Offers {
  const opponentField = enumFieldFrom(seatsClockwise(seats).filter(other => other !== seat))
  return [
    { type: 'ask', of: opponentField, about: enumFieldFrom(COUNT_TOPICS), question: manyOrAnyField },
    { type: 'ask', of: opponentField, about: enumFieldFrom<HandTopic>(COMPLETE_CARDS), question: onlyAnyField },
  ]
}

/** The claims not yet on the table, and with free claims those of others too; with as many if–thens as the options allow. */
function claimOffers({ open, options, seat }: View): Offers {
  const mayClaimIfThen = options.ifThen === 'free' || (options.ifThen === 'one each' && open.supposed[seat] === 0)
  const offers = unclaimedOffers(open, options.claims === 'free' ? seat : null)
  return mayClaimIfThen ? offers : offers.filter(({ claim }) => !isIfThenClaim(at(claim.values, 0)))
}

interface ClaimOffer {
  readonly type: 'claim'
  readonly claim: { readonly is: 'oneOf'; readonly values: readonly Claim[] }
}

/** The claims on offer before anything is claimed: plain ones, cards, if–thens. */
const ALL_CLAIM_OFFERS: readonly ClaimOffer[] = [TRAIT_CLAIMS, COMPLETE_CARDS, ALL_IF_THEN_CLAIMS].map(claims => ({
  type: 'claim',
  claim: enumFieldFrom<Claim>(claims),
}))

interface CachedOffers {
  readonly length: number
  readonly offers: readonly ClaimOffer[]
}
const claimOffersByClaims = new WeakMap<readonly Claim[], Map<Seat | null, CachedOffers>>()

/** The claims that this seat has not made; null: that nobody has. Cached by list of claims: a list only ever grows. */
function unclaimedOffers({ claims, makers }: Pick<Communal['open'], 'claims' | 'makers'>, maker: Seat | null) {
  const offersByMaker = claimOffersByClaims.get(claims) ?? new Map<Seat | null, CachedOffers>()
  claimOffersByClaims.set(claims, offersByMaker)
  const cachedOffers = offersByMaker.get(maker)
  if (cachedOffers?.length === claims.length) return cachedOffers.offers
  const madeClaims = new Set(maker === null ? claims : claims.filter((_, i) => makers[i] === maker))
  const offers = ALL_CLAIM_OFFERS.flatMap((offer): ClaimOffer[] => {
    const unmadeClaims = offer.claim.values.filter(claim => !madeClaims.has(claim))
    return unmadeClaims.length > 0 ? [{ type: 'claim', claim: enumFieldFrom(unmadeClaims) }] : []
  })
  offersByMaker.set(maker, { length: claims.length, offers })
  return offers
}

/** The votes on offer: for the motion most others favour, a clue or a verdict; taking one's own back; and passing, for the player on turn. */
function voteOffers({ open, options, seat }: View): Offers {
  const ownMotion = open.motions[seat] ?? null
  const favouredMotion = motionWithMostVotes(open.motions, seat)
  return [
    ...(favouredMotion !== null && favouredMotion !== ownMotion
      ? [{ type: 'favour', motion: enumField(favouredMotion) } as const]
      : []), // first, so that a table agrees with one touch
    ...(ownMotion !== 'clue' && remainingClueCount(open, options) > 0 ? CLUE_VOTE_OFFERS : []),
    {
      type: 'favour',
      motion: ownMotion === null ? verdictField : enumFieldFrom(verdictField.values.filter(card => card !== ownMotion)),
    },
    ...(ownMotion === null ? [] : WITHDRAW_OFFERS),
    ...(open.turn === seat ? PASS_OFFERS : []),
  ]
}

/** Gives the spare hands round, each to the player with fewest, and starts the talk. */
function beginTalk(state: GameState<Communal>): void {
  const { open, own, sealed } = state
  const shared: { hand: NumberedHand; to: Seat }[] = []
  for (const hand of sealed.spare) {
    const fewestHands = Math.min(...own.map(({ hands }) => hands.length))
    const seatWithFewest = own.findIndex(({ hands }) => hands.length === fewestHands)
    at(own, seatWithFewest).hands.push(hand)
    open.holders[hand.no] = seatWithFewest
    shared.push({ hand, to: seatWithFewest })
  }
  if (shared.length > 0) tellLine(state, { type: 'shared', hands: shared.map(({ hand: { no }, to }) => ({ no, to })) })
  for (const { hand, to } of shared) tellHand(state, to, hand)
  sealed.spare = []
  open.phase = 'talk'
  tellLine(state, { type: 'began' })
}

function tellHand(
  state: { story: LineWithAudience<Communal>[] },
  to: Seat,
  { no, singles, completes }: NumberedHand,
): void {
  tellLine(state, { type: 'received', by: to, hand: no, singles: [...singles], completes: [...completes] }, [to])
}
