// Gives a seat's own notebook marks to parts outside its notebook, such as a sheet to name a card from.
import { inject, type InjectionKey } from 'vue'

/** Marks by their place on the sheet, as a notebook is given them. */
type OwnMarks = () => Readonly<Record<string, string>>

export const OWN_MARKS_KEY: InjectionKey<OwnMarks> = Symbol('own marks')

/** The marks of the seat that is open; none outside a seat's page. */
export function useOwnMarks(): OwnMarks {
  return inject(OWN_MARKS_KEY, () => () => ({}), true)
}
