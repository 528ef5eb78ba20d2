// Sends a seat's moves. It first asks about one that ends the game, and about any that cannot be undone if the device is set to
// ask or shows everything in words.
import { shallowRef, watch, type ShallowRef } from 'vue'
import type { GameRules, GameTypeParams, Offer, SeatView } from '../../../shared/engine/index.ts'
import { settings } from '../../device/page/settings.ts'
import { markTipSeen } from '../../use/seat/firstTimeTips.ts'

export interface MoveConfirmation {
  /** A move that waits until its player confirms it. */
  readonly moveToConfirm: ShallowRef<GameTypeParams['move'] | null>
  /** Makes a move, or asks first. */
  readonly askMove: (move: GameTypeParams['move']) => void
  readonly makeMove: (move: GameTypeParams['move']) => void
}

export function useMoveConfirmation(sources: {
  readonly rules: () => GameRules<GameTypeParams> | undefined
  readonly offers: () => readonly Offer[]
  readonly view: () => SeatView<GameTypeParams> | null
  readonly isInWords: () => boolean // each move is a single button: no sheet says what is at stake before it
  readonly nthPerson: () => number // which of the people at this screen, counted from 0
  readonly send: (move: GameTypeParams['move']) => void
}): MoveConfirmation {
  const moveToConfirm = shallowRef<GameTypeParams['move'] | null>(null)
  watch(sources.offers, () => (moveToConfirm.value = null))

  function askMove(move: GameTypeParams['move']): void {
    const [rules, view] = [sources.rules(), sources.view()]
    const endsGame = view !== null && rules?.endsGame?.(view, move) === true
    const isDecisive = rules?.decisive?.includes(move.type) === true
    const asksAboutDecisive = settings.confirm === 'on' || sources.isInWords()
    if (endsGame || (isDecisive && asksAboutDecisive)) moveToConfirm.value = move
    else makeMove(move)
  }

  function makeMove(move: GameTypeParams['move']): void {
    moveToConfirm.value = null
    sources.send(move)
    const rules = sources.rules()
    if (rules) markTipSeen(rules.id, move.type, sources.nthPerson())
  }

  return { moveToConfirm, askMove, makeMove }
}
