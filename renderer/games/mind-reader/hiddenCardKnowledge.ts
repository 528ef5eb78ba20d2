// Collects what this player's program knows about a hidden card: the facts it was told, and the proof.
import type { Seat, SeatView } from '../../../shared/engine/index.ts'
import type { Card } from '../../../shared/games/mind-reader/cards.ts'
import type { MindReader, SecretPlace } from '../../../shared/games/mind-reader/kinds.ts'
import {
  cardMarkKey,
  directNotebookFacts,
  type ExclusionReason,
  type HiddenCardSheet,
} from '../../../shared/games/mind-reader/reasoning/notes.ts'
import type { MindReaderDeductions } from '../../../shared/games/mind-reader/reasoning/proof.ts'
import { riddleKey } from '../../../shared/games/mind-reader/rules/riddles.ts'
import { linesOfThisHand, questionsHeard } from './story.ts'

/** Why a card is crossed out; `follows`: no card seen and no single answer excludes it, but all together do. */
export type CrossedOutReason = ExclusionReason | 'follows'

/** A sheet that includes deductions. */
export interface ProvedSheet extends Omit<HiddenCardSheet, 'ruled'> {
  readonly ruled: { readonly [C in Card]?: CrossedOutReason }
}

/**
 * The facts that were told, and the proof once it is worked out. The proof may be a moment behind, or from the hand
 * before.
 */
export function provedSheets(view: SeatView<MindReader>, proof: MindReaderDeductions | null): ProvedSheet[] {
  const facts = directNotebookFacts(view)
  if (!proof) return facts
  return facts.map(sheet => {
    const candidates = candidatesOfHiddenCard(proof, view, sheet)
    if (!candidates) return sheet
    const cardsLeft = proof.contradicted
      ? [...candidates.cards]
      : sheet.left.filter(card => candidates.cards.includes(card))
    const crossedOutReasons: { [C in Card]?: CrossedOutReason } = { ...sheet.ruled }
    for (const card of sheet.left) if (!cardsLeft.includes(card)) crossedOutReasons[card] = 'follows'
    for (const card of cardsLeft) delete crossedOutReasons[card]
    return { ...sheet, left: cardsLeft, ruled: crossedOutReasons }
  })
}

/** The sheets without the cards that are crossed out by hand, for counting what is left by one's own marks too. */
export function sheetsWithoutCrossedOut(
  sheets: readonly ProvedSheet[],
  { open }: { readonly open: Pick<MindReader['open'], 'hand'> },
  marks: Readonly<Record<string, string>>,
): ProvedSheet[] {
  return sheets.map(sheet => ({
    ...sheet,
    left: sheet.left.filter(card => marks[cardMarkKey(open.hand, sheet, card)] !== 'out'),
  }))
}

/** The part of the proof about this hidden card, if the proof is of this hand. */
export function candidatesOfHiddenCard(
  proof: MindReaderDeductions | null,
  { open, options }: { open: Pick<MindReader['open'], 'hand'>; options: MindReader['options'] },
  { of, place }: { of: Seat; place: SecretPlace },
): MindReaderDeductions['hidden'][number] | null {
  const at = proof?.riddles.findIndex(({ key }) => key === riddleKey(open.hand, { of, place }, options))
  return proof && at !== undefined ? (proof.hidden[at] ?? null) : null
}

/** What is known of a hidden card: the cards it may still be, and why each other card is ruled out. */
export interface HiddenCardKnowledge {
  readonly left: ReadonlySet<Card>
  /** Why a card is ruled out; undefined while it is possible. */
  readonly ruled: (card: Card) => CrossedOutReason | undefined
}

/**
 * Knowledge of the hidden card of `opponent` at `place`; without `place`: of any hidden card of that opponent; without
 * `opponent`: of anybody's.
 */
export function hiddenCardKnowledge(
  sheets: readonly ProvedSheet[],
  opponent?: Seat,
  place?: SecretPlace,
): HiddenCardKnowledge {
  const sheetsOfCard = sheets.filter(
    sheet => (opponent === undefined || sheet.of === opponent) && (place === undefined || sheet.place === place),
  )
  const cardsLeft = new Set(sheetsOfCard.flatMap(sheet => sheet.left))
  return {
    left: cardsLeft,
    ruled: card => (cardsLeft.has(card) ? undefined : (sheetsOfCard[0]?.ruled[card] ?? 'seen')),
  }
}

/** The cards that lie open in front of a player: one's own, revealed secrets, and the card played last. */
export function cardsInSight({ own, open, story }: SeatView<MindReader>): ReadonlySet<Card> {
  const playedCard = questionsHeard(linesOfThisHand(story)).at(-1)?.playedCard
  const inSight = [
    ...own.hand,
    ...own.secrets,
    ...open.secrets.flatMap(secrets => secrets.map(({ card }) => card)),
    playedCard,
  ]
  return new Set(inSight.filter(card => card !== null && card !== undefined))
}
