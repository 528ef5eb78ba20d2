// The text screens of any game.
// Animated moments and the rules stay as they are.
import { h, type Component, type FunctionalComponent } from 'vue'
import type { GameRules, GameTypeParams } from '../../../shared/engine/index.ts'
import type { GameWords } from '../../../shared/words/sentence.ts'
import type { CardProps, NotebookProps, GameScreens } from '../../games/screens.ts'
import { withProps } from '../withProps.ts'
import TextNotebook from './TextNotebook.vue'
import TextScreen from './TextScreen.vue'

/**
 * A notebook lists the remaining answers if they are known, from the sheet in the words or once they are
 * proved. Otherwise it is the game's own, which knows what to note.
 */
function notebookOf(gameNotebook: Component, card: Component<CardProps>, alwaysListsAnswers: boolean): Component {
  const notebook: FunctionalComponent<NotebookProps<GameTypeParams>> = (_, { attrs }) => {
    const { level, proof } = attrs as unknown as NotebookProps<GameTypeParams>
    const isListed = level === 'proof' && (proof?.riddles ?? []).every(({ answer, possible }) => answer ?? possible)
    return alwaysListsAnswers || isListed ? h(TextNotebook, { ...attrs, card } as never) : h(gameNotebook, attrs)
  }
  notebook.inheritAttrs = false
  return notebook
}

export function createTextScreens({
  rules,
  words,
  screens,
}: {
  readonly rules: GameRules<GameTypeParams>
  readonly words: GameWords
  readonly screens: GameScreens
}): GameScreens {
  /** A card is its name. A card without one, which is called by its id, is drawn. */
  const card: FunctionalComponent<CardProps> = ({ id, form }) =>
    words.card(id) === id ? h(screens.card as Component, { id }) : words.card(id, form)
  card.props = ['id', 'form']
  const screenInputs = { card, happensTo: rules.happensTo ?? [] }
  const table = withProps(TextScreen, { screenInputs })
  return {
    ...screens,
    areTextScreens: true,
    card: card as GameScreens['card'],
    seat: table as GameScreens['seat'],
    table: table as GameScreens['table'],
    notebook: notebookOf(
      screens.notebook,
      card as Component<CardProps>,
      words.sheet !== undefined,
    ) as GameScreens['notebook'],
  }
}
