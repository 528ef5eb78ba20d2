// Formats a day as people say it in the present language, with the year if it is not this one.
import { grammar } from '../../device/words/words.ts'

export function dayText(day: Date): string {
  const year = day.getFullYear() === new Date().getFullYear() ? undefined : 'numeric'
  return new Intl.DateTimeFormat(grammar.locale, { weekday: 'long', day: 'numeric', month: 'long', year }).format(day)
}
