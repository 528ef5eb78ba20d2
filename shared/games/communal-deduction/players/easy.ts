// The easy computer player: it says and asks whatever is legal, forgets some of what was said, as a person does, and makes one claim a turn.
import {
  at,
  seatsClockwise,
  diceFromSeed as diceOf,
  type Dice,
  type SeatView,
  type VariantOf,
} from '../../../engine/index.ts'
import { STATEMENT_TOPICS, COUNT_TOPICS, trueValueForHand } from '../rules/topics.ts'
import type { Communal } from '../kinds.ts'
import { chooseNormalMove } from './normal.ts'
import { firstUndecidedQuestion } from './worth.ts'

type View = SeatView<Communal>
type AskMove = VariantOf<Communal['move'], 'ask'>

/** The easy player forgets one in this many statements. */
const FORGETS_ONE_IN = 3

/** A move for this seat; null to wait. */
export function chooseEasyMove(view: View, dice: Dice): Communal['move'] | null {
  const { open, own, seat, outcome } = view
  if (outcome) return null
  switch (open.phase) {
    case 'state':
      return open.stated[seat]
        ? null
        : {
            type: 'state',
            about: dice.pick(STATEMENT_TOPICS.filter(about => trueValueForHand(at(own.hands, 0), about) !== false)),
          }
    case 'ask':
      return open.asked[seat] ? null : chooseRandomQuestion(view, dice)
    case 'talk':
      return hasJustClaimed(view) ? { type: 'pass' } : chooseNormalMove(rememberedView(view), dice)
    case 'over':
      return null
  }
}

/** True on its own turn after its own claim: the others are to find something too. */
function hasJustClaimed({ open, story, seat }: View): boolean {
  const lastLine = story.at(-1)
  return open.turn === seat && lastLine?.type === 'claimed' && lastLine.by === seat
}

/** Any question whose answer does not follow; any question at all if there is none. */
function chooseRandomQuestion(view: View, dice: Dice): AskMove {
  const others = seatsClockwise(view.seats).filter(of => of !== view.seat)
  const allQuestions = others.flatMap(of =>
    COUNT_TOPICS.flatMap(about =>
      (['many', 'any'] as const).map((question): AskMove => ({ type: 'ask', of, about, question })),
    ),
  )
  return firstUndecidedQuestion(view, dice.shuffle(allQuestions))
}

/**
 * The statements the easy player remembers. They stay the same during the game. It ignores if–thens; claims and clues
 * stay visible.
 */
function rememberedView(view: View): View {
  const dice = diceOf(JSON.stringify(view.own.hands[0]))
  const forgetSome = <T>(things: readonly (T | null)[]) =>
    things.map(thing => (dice.below(FORGETS_ONE_IN) === 0 ? null : thing))
  return {
    ...view,
    options: { ...view.options, ifThen: 'none' },
    open: { ...view.open, stated: forgetSome(view.open.stated), asked: forgetSome(view.open.asked) },
  }
}
