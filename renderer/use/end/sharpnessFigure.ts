// The one figure at the end of a game: how sharp somebody's own questions were, or which question was the sharpest.
import type { Seat } from '../../../shared/engine/index.ts'
import type { QuestionNarrowing } from './honours.ts'

export type SharpnessFigure =
  | {
      readonly about: 'own questions'
      readonly share: number // of what the best questions would have told, from 0 to 1
      readonly question: Pick<QuestionNarrowing, 'from' | 'to'> | null // this seat's own best question; null until it is worked out, and for a seat that asked none
      readonly isSharpest: boolean // nobody asked a better one
    }
  | {
      readonly about: 'the sharpest question' // for the room
      readonly question: Pick<QuestionNarrowing, 'from' | 'to'> & { readonly seat: Seat }
    }
