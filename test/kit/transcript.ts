// Writes down a game as each viewer sees it: the lines it reads and its legal moves, move by move.
import {
  seatsClockwise,
  legalOffers,
  applyMoveUnchecked,
  rulesForRecord,
  replayRecord,
  startGame,
  type GameRules,
  type GameRecord,
  type GameTypeParams,
  type Seat,
  type GameState,
  isHeardBy,
} from '../../shared/engine/index.ts'
import { plainText, sayLine, type GameWords } from '../../shared/words/sentence.ts'
import { englishGrammar } from '../../shared/words/en/grammar.ts'

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia', 'Hal', 'Ida', 'Jon', 'Kim', 'Leo', 'Mia']

/** The transcripts of the table and of each seat, one after another. */
export function transcript<K extends GameTypeParams>(
  { rules: today, words }: { rules: GameRules<K>; words: GameWords<K> },
  record: GameRecord<K>,
): string {
  const rules = rulesForRecord(today, record)
  const end = replayRecord(rules, record)
  const viewers = [null, ...seatsClockwise(record.seats)]
  const pages = viewers.map(viewer =>
    [`== ${viewer === null ? 'The table' : NAMES[viewer]}`, ...transcriptOf({ rules, words }, record, viewer)].join(
      '\n',
    ),
  )
  const { winners, points } = end.outcome ?? { winners: [], points: [] }
  const result = `== The end: ${winners.map(seat => NAMES[seat]).join(', ') || 'nobody'} won; points ${points.join(' ')}`
  return [...pages, result].join('\n\n') + '\n'
}

function transcriptOf<K extends GameTypeParams>(
  { rules, words }: { rules: GameRules<K>; words: GameWords<K> },
  record: GameRecord<K>,
  viewer: Seat | null,
): string[] {
  const state = startGame(rules, record)
  const page = [`deal | ${spoken(words, state, { viewer, from: 0 })}`]
  for (const [at, [seat, move]] of record.log.entries()) {
    const from = state.story.length
    applyMoveUnchecked(rules, state, seat, move)
    page.push(`${at + 1} | ${spoken(words, state, { viewer, from })}`)
    const mine = viewer === null ? [] : [...new Set(legalOffers(rules, state, viewer).map(({ type }) => type))]
    if (mine.length > 0) page.push(`    may ${mine.join(', ')}`)
  }
  return page
}

function spoken<K extends GameTypeParams>(
  words: GameWords<K>,
  { story }: GameState<K>,
  { viewer, from }: { viewer: Seat | null; from: number },
): string {
  return story
    .slice(from)
    .filter(line => isHeardBy(line, viewer))
    .map(({ line }) =>
      plainText(sayLine(words, line, viewer), {
        reader: viewer,
        names: NAMES,
        card: words.card,
        grammar: englishGrammar,
      }),
    )
    .join(' ')
}
