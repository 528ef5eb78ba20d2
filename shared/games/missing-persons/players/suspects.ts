// Lists whom the other may be hiding, as far as a seat was plainly told; in free questions by what the wordings mean.
import { at, type SeatView } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import type { MissingPersons } from '../kinds.ts'
import { suspectSheet } from '../reasoning/notes.ts'
import { parseWording } from '../rules/phrases/phrases.ts'
import type { Answer } from '../rules/questions.ts'
import { answersReceived } from '../rules/turn.ts'

type View = SeatView<MissingPersons>

/** What this seat knows of the other's card; in free questions it remembers what it asked. */
export function heardAnswers(view: View): readonly Answer[] {
  return view.options.questions === 'free' ? understoodAnswers(view, view.seat) : answersReceived(view)
}

/** What this seat's answered questions mean, as far as their wordings can be understood. */
export function understoodAnswers({ open }: Pick<View, 'open'>, asker: number): Answer[] {
  return at(open.asked, asker).flatMap(({ question, wording = '', yes }) => {
    const meant = question ?? parseWording(wording)
    return meant === null || yes === null ? [] : [{ question: meant, yes }]
  })
}

/** Whom the other may be hiding. When answers given by hand contradict each other, they are left aside. Never empty. */
export function suspectedCards(view: View): readonly Card[] {
  const { left } = suspectSheet(view, heardAnswers(view))
  return left.length > 0 ? left : suspectSheet(view, []).left
}
