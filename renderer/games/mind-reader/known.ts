// Answers for: what this player's facts say of one hidden card, for sheets and counts.
import type { Seat } from '../../../shared/engine/index.ts'
import type { Card } from '../../../shared/games/mind-reader/cards.ts'
import type { Place } from '../../../shared/games/mind-reader/kinds.ts'
import type { Reason, Sheet } from '../../../shared/games/mind-reader/notes.ts'

/** What the facts leave open for an opponent's card; with no place said, for any of theirs; with no opponent, for anybody's. */
export interface Known {
  readonly left: ReadonlySet<Card>
  /** Why a card is ruled out; undefined while it is possible. */
  readonly ruled: (card: Card) => Reason | undefined
}

export function knownOf(sheets: readonly Sheet[], of?: Seat, place?: Place): Known {
  const these = sheets.filter(sheet => (of === undefined || sheet.of === of) && (place === undefined || sheet.place === place))
  const left = new Set(these.flatMap(sheet => sheet.left))
  return { left, ruled: card => (left.has(card) ? undefined : (these[0]?.ruled[card] ?? 'seen')) }
}
