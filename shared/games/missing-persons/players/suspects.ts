// Lists whom the other may hide, from direct facts alone; for free questions from what the wordings mean.
import { at, type SeatView } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import type { MissingPersons } from '../kinds.ts'
import { suspectSheet } from '../reasoning/notes.ts'
import { parseWording } from '../rules/phrases/phrases.ts'
import type { Answer } from '../rules/questions.ts'
import { answersReceived } from '../rules/turn.ts'

type View = SeatView<MissingPersons>

/** This seat's answers about the other's card. For free questions it remembers what it asked. */
export function understoodAnswers(view: View): readonly Answer[] {
  return view.options.questions === 'free' ? parsedAnswers(view, view.seat) : answersReceived(view)
}

/** The meanings of this seat's answered questions, if their wordings are understood. */
export function parsedAnswers({ open }: Pick<View, 'open'>, asker: number): Answer[] {
  return at(open.asked, asker).flatMap(({ question, wording = '', yes }) => {
    const meant = question ?? parseWording(wording)
    return meant === null || yes === null ? [] : [{ question: meant, yes }]
  })
}

/**
 * The persons the other may hide; never empty. If answers given by hand contradict each other, they are ignored.
 */
export function suspectsFromFacts(view: View): readonly Card[] {
  const { left } = suspectSheet(view, understoodAnswers(view))
  return left.length > 0 ? left : suspectSheet(view, []).left
}
