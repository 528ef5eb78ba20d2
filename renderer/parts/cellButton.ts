// Builds the attributes of a sheet's cell as a button: its look and its accessible name. A disabled cell can still
// be reached by keyboard and does nothing.

/** How one cell of a sheet is shown. */
export interface CellLook {
  readonly isPossible: boolean // paper: it is still possible; what is ruled out sinks into the dark
  readonly may?: string | undefined // the answer to a riddle for which it stands while that is possible; *: no answer
  readonly riddle?: string | undefined // the key of this cell's riddle, in a grid whose cells belong to several riddles
  readonly ground?: 'seen' | 'own' | 'faint' | 'known' | null // a dot, one's own, thin paper, bright paper
  readonly odds?: string | undefined // how likely it is
  readonly mark?: string // by hand: 'out', 'maybe', 'yes' or nothing
  readonly chosen?: boolean
  readonly isDisabled?: boolean // cannot be picked
  readonly contradictsProof?: boolean // one's own mark contradicts what is proved
  readonly accessibleName: string // for screen readers
}

/** The attributes and the handler of a cell's button. */
export function cellButtonProps(look: CellLook, pick: () => void) {
  const { isPossible, may, riddle, ground, chosen, contradictsProof, isDisabled, accessibleName } = look
  return {
    type: 'button' as const,
    class: [look.mark, ground, { alive: isPossible, chosen, strays: contradictsProof }],
    'data-may': may,
    'data-riddle': riddle,
    'aria-label': accessibleName,
    'aria-pressed': chosen,
    'aria-disabled': isDisabled || undefined,
    onClick: () => isDisabled || pick(),
  }
}
