// The conclusions of Mind Reader, as hints state them.
import type { Seat } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import type { SecretPlace } from '../kinds.ts'

export type MindReaderConclusion =
  | { type: 'excluded'; of: Seat; place: SecretPlace; pair?: true; card: Card } // it cannot be this hidden card
  | { type: 'certain'; of: Seat; place: SecretPlace; pair?: true; card: Card } // it is this hidden card
  | { type: 'among'; of: Seat; place: SecretPlace; pair?: true; cards: Card[] } // this hidden card is one of these
