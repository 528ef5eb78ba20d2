// Answers for: a game as its viewers lived through it, in words: what each heard and what each could do, move by move.
import {
  clockwise,
  legal,
  play,
  playedBy,
  replay,
  start,
  type Game,
  type GameRecord,
  type Kinds,
  type Seat,
  type State,
  hears,
} from '../../shared/engine/index.ts'
import { plain, say, type GameWords } from '../../shared/words/sentence.ts'

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia', 'Hal', 'Ida', 'Jon', 'Kim', 'Leo', 'Mia']

/** The transcripts of the table and of each seat, one after the other. */
export function transcript<K extends Kinds>(
  { game: today, words }: { game: Game<K>; words: GameWords<K> },
  record: GameRecord<K>,
): string {
  const game = playedBy(today, record)
  const end = replay(game, record)
  const viewers = [null, ...clockwise(record.seats)]
  const pages = viewers.map(viewer =>
    [`== ${viewer === null ? 'The table' : NAMES[viewer]}`, ...told({ game, words }, record, viewer)].join('\n'),
  )
  const { winners, points } = end.outcome ?? { winners: [], points: [] }
  const result = `== The end: ${winners.map(seat => NAMES[seat]).join(', ') || 'nobody'} won; points ${points.join(' ')}`
  return [...pages, result].join('\n\n') + '\n'
}

function told<K extends Kinds>(
  { game, words }: { game: Game<K>; words: GameWords<K> },
  record: GameRecord<K>,
  viewer: Seat | null,
): string[] {
  const state = start(game, record)
  const page = [`deal | ${spoken(words, state, { viewer, from: 0 })}`]
  for (const [at, [seat, move]] of record.log.entries()) {
    const from = state.story.length
    play(game, state, seat, move)
    page.push(`${at + 1} | ${spoken(words, state, { viewer, from })}`)
    const mine = viewer === null ? [] : [...new Set(legal(game, state, viewer).map(({ type }) => type))]
    if (mine.length > 0) page.push(`    may ${mine.join(', ')}`)
  }
  return page
}

function spoken<K extends Kinds>(
  words: GameWords<K>,
  { story }: State<K>,
  { viewer, from }: { viewer: Seat | null; from: number },
): string {
  return story
    .slice(from)
    .filter(line => hears(line, viewer))
    .map(({ line }) => plain(say(words, line, viewer), { ear: viewer, names: NAMES, card: words.card }))
    .join(' ')
}
