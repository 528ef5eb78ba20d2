// Completes a game's screens: whatever the game does not draw itself is drawn by the default components.
import './grids.css'
import { h } from 'vue'
import type { GameRules, GameTypeParams } from '../../shared/engine/index.ts'
import type { GameWords } from '../../shared/words/sentence.ts'
import type { CardProps, DefaultScreenComponents, ScreenOverrides, GameScreens } from '../games/screens.ts'
import CardBack from '../parts/CardBack.vue'
import DefaultCardFace from './DefaultCardFace.vue'
import CardInSentence from './CardInSentence.vue'
import DefaultNotebook from './DefaultNotebook.vue'
import DefaultRulesPage from './DefaultRulesPage.vue'
import DefaultSeat from './DefaultSeat.vue'
import DefaultTable from './DefaultTable.vue'
import { withProps } from './withProps.ts'

/** The screens a game has, with defaults for those it has not. */
export function completeScreens(
  { rules, words }: { readonly rules: GameRules<GameTypeParams>; readonly words: GameWords },
  overrides: ScreenOverrides,
): GameScreens {
  const card = overrides.card ?? (({ id }: CardProps) => h(CardInSentence, { name: words.card(id) }))
  const face = ({ id }: CardProps) => {
    const cardName = words.card(id)
    return overrides.face
      ? h(overrides.face, { id, name: cardName })
      : h(DefaultCardFace, { name: cardName }, overrides.card ? () => h(card, { id }) : undefined)
  }
  const { happensTo = [] } = rules
  const screenInputs: DefaultScreenComponents = {
    card,
    face,
    ask: overrides.ask ?? {},
    centre: overrides.centre ?? null,
    happensTo,
  }
  return {
    table: withProps(DefaultTable, { screenInputs }),
    seat: withProps(DefaultSeat, { screenInputs }),
    notebook: withProps(DefaultNotebook, { card }),
    rules: withProps(DefaultRulesPage, { rules, words }),
    back: CardBack,
    ...overrides,
    card,
    face,
  }
}
