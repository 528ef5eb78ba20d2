// Answers for: the screens of a game made whole. What the game does not draw itself is the house's, drawn with what it does.
import { h } from 'vue'
import type { Game, GameTypeParams } from '../../shared/engine/index.ts'
import type { GameWords } from '../../shared/words/sentence.ts'
import type { CardProps, HouseFurnishing, Overrides, Screens } from '../games/screens.ts'
import CardBack from '../parts/CardBack.vue'
import CardFace from './CardFace.vue'
import CardSlip from './CardSlip.vue'
import Notebook from './Notebook.vue'
import RulesPage from './RulesPage.vue'
import Seat from './Seat.vue'
import Table from './Table.vue'
import { withProps } from './withProps.ts'

/** The screens a game has, and the house's in place of those it has not. */
export function completeScreens(
  rules: { readonly game: Game<GameTypeParams>; readonly words: GameWords },
  own: Overrides,
): Screens {
  const { game, words } = rules
  const card = own.card ?? (({ id }: CardProps) => h(CardSlip, { name: words.card(id) }))
  const face = ({ id }: CardProps) => {
    const name = words.card(id)
    return own.face ? h(own.face, { id, name }) : h(CardFace, { name }, own.card ? () => h(card, { id }) : undefined)
  }
  const { happensTo = [] } = game
  const furniture: HouseFurnishing = { card, face, ask: own.ask ?? {}, centre: own.centre ?? null, happensTo }
  return {
    table: withProps(Table, { furniture }),
    seat: withProps(Seat, { furniture }),
    notebook: withProps(Notebook, { card }),
    rules: withProps(RulesPage, { game, words }),
    back: CardBack,
    ...own,
    card,
    face,
  }
}
