// Builds the content of the default notebook: each riddle with its answers, and which remain by facts, deductions
// and marks.
import type { GameTypeParams, Deductions, SeatView } from '../../shared/engine/index.ts'
import { plainText, type GameWords, type Sentence, type SheetRow } from '../../shared/words/sentence.ts'
import type { NotebookLevel, ShownPlayer } from '../games/screens.ts'
import { grammar } from '../device/words/words.ts'

/** One answer to a riddle, as the notebook shows it. */
export interface RiddleCell {
  readonly answer: string
  readonly said: Sentence
  readonly accessibleName: string
  readonly state: 'certain' | 'may' | 'ruled' | null // null: nothing is marked automatically
  readonly chance: number | null // how likely it is, if it is open and the game says
  readonly ownMark: string
  readonly contradictsProof: boolean // the mark contradicts a deduction
}

/** A riddle with all its answers. */
export interface NotebookRiddle {
  readonly key: string
  readonly title: Sentence
  readonly accessibleName: string
  readonly left: number | null // the number of remaining answers; null: not counted
  readonly cells: readonly RiddleCell[]
  readonly column: SheetRow['column']
}

/** Riddles with the same answers: one alone, or several as the rows or columns of a table. */
export interface RiddleGroup {
  readonly riddles: readonly NotebookRiddle[]
  readonly layout: 'alone' | 'lines' | 'columns'
  readonly title: Sentence | null // null: each row has its own title
  readonly accessibleName: string | null
}

/** Several riddles with the same answers share one table if each answer is at most this long, in characters. */
const MAX_SHORT_ANSWER_LENGTH = 3
/** The most answers side by side in such a table. */
const MAX_ANSWERS_SIDE_BY_SIDE = 13

/** The key of a seat's own mark on one answer to a riddle. */
export function riddleMarkKey(riddleKey: string, answer: string): string {
  return `${riddleKey}.${answer}`
}

export function notebookRiddleGroups({
  view,
  words,
  players,
  level,
  proof,
  marks,
}: {
  readonly view: SeatView<GameTypeParams>
  readonly words: GameWords
  readonly players: readonly ShownPlayer[]
  readonly level: NotebookLevel
  readonly proof: Deductions | null
  readonly marks: Readonly<Record<string, string>>
}): readonly RiddleGroup[] {
  const textContext = { reader: view.seat, names: players.map(({ name }) => name), card: words.card, grammar }
  const answerWords = (key: string, answer: string) => words.answer?.(key, answer) ?? [{ card: answer }]
  const rowOf = ({ key, answers, out: ruledOutAnswers, column }: SheetRow): NotebookRiddle => {
    const riddle = level === 'proof' ? proof?.riddles.find(provedRiddle => provedRiddle.key === key) : undefined
    const remainingAnswers =
      riddle?.possible ??
      (riddle?.answer != null
        ? [riddle.answer]
        : answers.filter(possibleAnswer => !ruledOutAnswers.includes(possibleAnswer)))
    const title = words.riddle(key)
    const cells = answers.map((answer): RiddleCell => {
      const state =
        level === 'blank'
          ? null
          : !remainingAnswers.includes(answer)
            ? 'ruled'
            : remainingAnswers.length === 1
              ? 'certain'
              : 'may'
      const chance = (state === 'may' && riddle?.chances?.[remainingAnswers.indexOf(answer)]) || null
      const ownMark = marks[riddleMarkKey(key, answer)] ?? ''
      const contradictsProof =
        level === 'proof' && ((ownMark === 'out' && state === 'certain') || (ownMark === 'yes' && state === 'ruled'))
      const sentence = answerWords(key, answer)
      return {
        answer,
        said: sentence,
        accessibleName: plainText(sentence, textContext),
        state,
        chance,
        ownMark,
        contradictsProof: contradictsProof,
      }
    })
    return {
      key,
      title,
      accessibleName: plainText(title, textContext),
      left: level === 'blank' ? null : (riddle?.left ?? remainingAnswers.length),
      cells,
      column,
    }
  }
  const groupsByColumns = new Map<string, NotebookRiddle[]>()
  for (const row of (words.sheet?.(view) ?? []).map(rowOf)) {
    const sharedGroups = [
      row.column ? plainText(row.column.of, textContext) : '',
      ...row.cells.map(({ answer }) => answer),
    ].join('\n')
    groupsByColumns.set(sharedGroups, [...(groupsByColumns.get(sharedGroups) ?? []), row])
  }
  return [...groupsByColumns.values()].flatMap((riddles): RiddleGroup[] => {
    const { cells, column } = riddles[0]!
    if (column)
      return [{ riddles, layout: 'columns', title: column.of, accessibleName: plainText(column.of, textContext) }]
    const areShort =
      cells.length <= MAX_ANSWERS_SIDE_BY_SIDE &&
      cells.every(({ accessibleName }) => [...accessibleName].length <= MAX_SHORT_ANSWER_LENGTH)
    if (riddles.length > 1 && areShort) return [{ riddles, layout: 'lines', title: null, accessibleName: null }]
    return riddles.map(row => ({
      riddles: [row],
      layout: 'alone',
      title: row.title,
      accessibleName: row.accessibleName,
    }))
  })
}
