// Assembles the end of a game: the sentence of the night, whether the deal was fair, and a picture to keep.
import type { ShallowRef } from 'vue'
import type { Outcome, Seat } from '../../../shared/engine/index.ts'
import type { TableState } from '../../../shared/wire/index.ts'
import { plainText, type Sentence } from '../../../shared/words/sentence.ts'
import { grammar, tableName } from '../../device/words/words.ts'
import type { LoadedGame } from '../game/game.ts'
import { titleOfGame } from '../game/gameTitles.ts'
import { useFairness, type CheckedDeal } from './fairness.ts'
import { whoCouldHaveKnownSentence, useFirstSolvables } from './firstSolvables.ts'
import { useOwnSharpnessMeasuring } from '../history/ownSharpnessMeasuring.ts'
import { useFinishedGameRecord } from './finishedGameRecord.ts'
import type { ShownPlayer } from '../../games/screens.ts'
import { downloadRecapPicture } from './recap.ts'
import { winnersSentence } from '../game/winnersSentence.ts'

export interface GameEnding {
  /**
   * Who could have known when, addressed to seat `ear`; null until it is worked out, and while the game is
   * played.
   */
  readonly nightFor: (ear: Seat | null) => Sentence | null
  /** Whether the deal was fair; null until it is checked. */
  readonly fairness: Readonly<ShallowRef<CheckedDeal | null>>
  /** Downloads a picture of the element `shown` under a headline. */
  readonly keep: (shown: HTMLElement) => Promise<void>
}

export function useGameEnding(now: {
  readonly table: () => Pick<TableState, 'game' | 'name' | 'evening' | 'phase'> | null
  readonly game: () => LoadedGame | null
  readonly outcome: () => Outcome | null
  readonly players: () => readonly ShownPlayer[]
}): GameEnding {
  /**
   * The id of the finished game. Its outcome may arrive before the table counts it; until then the last game of
   * the evening is the previous one.
   */
  const over = () => {
    const table = now.table()
    return now.outcome() && table?.phase === 'over' ? (table.evening.at(-1)?.id ?? null) : null
  }
  const record = useFinishedGameRecord(over)
  const firsts = useFirstSolvables({ record: () => record.value, words: () => now.game()?.words })
  useOwnSharpnessMeasuring({ over, record: () => record.value })
  const fairness = useFairness({ deal: over, record: () => record.value })

  function nightFor(ear: Seat | null): Sentence | null {
    const [outcome, game] = [now.outcome(), now.game()]
    if (!firsts.value || !outcome || !game) return null
    return whoCouldHaveKnownSentence(firsts.value, { winners: outcome.winners, ear }, game.words)
  }

  async function keep(shown: HTMLElement): Promise<void> {
    const [outcome, game, table] = [now.outcome(), now.game(), now.table()]
    if (!outcome || !game || !table) return
    const reader = { ear: null, names: now.players().map(({ name }) => name), card: game.words.card, grammar }
    const day = new Date().toLocaleDateString(grammar.locale, { dateStyle: 'long' })
    const title = [titleOfGame(table.game)?.title ?? table.game, tableName(table.name), day].join(' · ')
    const said = [winnersSentence(outcome, null), nightFor(null)]
    const lines = said.flatMap(sentence => (sentence ? [plainText(sentence, reader)] : []))
    await downloadRecapPicture(shown, { title, lines }, `hunch-${table.game}`)
  }

  return { nightFor, fairness, keep }
}
