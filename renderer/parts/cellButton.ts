// Builds the attributes of a sheet's cell as a button: its look and its accessible name. A disabled cell can still
// be reached by keyboard and does nothing.

/** How one card of a sheet is shown. */
export interface CellLook {
  readonly alive: boolean
  readonly seen?: boolean // ruled out because it was seen
  readonly mark?: string // by hand: 'out', 'maybe' or nothing
  readonly chosen?: boolean
  readonly closed?: boolean // cannot be picked
  readonly strays?: boolean // one's own mark contradicts what is proved
  readonly name: string // for screen readers
}

/** `may`: the answer for which the cell stands while that is possible. */
export function cellButton(look: CellLook, { may, pick }: { readonly may?: string; readonly pick: () => void }) {
  const { alive, seen, chosen, strays, closed } = look
  return {
    type: 'button' as const,
    class: [look.mark, { alive, seen, chosen, strays }],
    'data-may': alive ? may : undefined,
    'aria-label': look.name,
    'aria-pressed': chosen,
    'aria-disabled': closed || undefined,
    onClick: () => closed || pick(),
  }
}
