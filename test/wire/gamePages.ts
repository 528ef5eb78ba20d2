// Writes the protocol pages of the games from their types: views, moves and lines, with an example.
import {
  defaultOptions,
  diceFromSeed,
  randomMove,
  seatView,
  startGame,
  stateAfter,
  type GameRules,
  type GameTypeParams,
  type SeatView,
} from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { titleIn } from '../kit/games.ts'
import {
  fieldInline,
  readKinds,
  type FieldText,
  type KindsText,
  type NamedType,
  type VariantText,
} from './kindsReader.ts'

/** Moves before the example view, and lines shown at the end of its story. */
const EXAMPLE = { moves: 8, lines: 4 }

/** The pages by game id. */
export async function gamePages(): Promise<Map<string, string>> {
  const offered = games.filter(({ isOffered }) => isOffered)
  const kinds = readKinds(offered.map(({ id }) => id))
  const pages = offered.map(async ({ id, load }): Promise<[string, string]> => {
    const game = await load()
    return [id, page(titleIn('en', id), game, kinds.get(id)!)]
  })
  return new Map(await Promise.all(pages))
}

function page(
  title: string,
  game: GameRules<GameTypeParams>,
  { options, open, own, moves, lines, saysOfLines, types }: KindsText,
) {
  const [fewest, most] = game.seats
  const view = exampleView(game)
  return [
    `# ${title} on the wire`,
    `Written by \`npm run wire-pages\` from the types in \`shared/games/${game.id}\`; a test compares. How to read it: [the wire](../README.md#the-games).`,
    '',
    `\`game\`: \`${JSON.stringify(game.id)}\`, for ${fewest === most ? fewest : `${fewest} to ${most}`} seats.`,
    '## options',
    table(
      ['option', 'values, the first unless another is set', ''],
      options.map(option => optionRow(option, game)),
    ),
    '## open',
    table(['field', 'holds', ''], open.map(fieldRow)),
    example(view.open),
    '## own',
    table(['field', 'holds', ''], own.map(fieldRow)),
    example(view.own),
    '## Moves',
    table(['`type`', 'fields', ''], moves.map(variantRow)),
    '## Lines',
    ...(saysOfLines === '' ? [] : [saysOfLines, '']),
    table(['`type`', 'fields', ''], lines.map(variantRow)),
    example(view.story.slice(-EXAMPLE.lines)),
    ...(types.length === 0 ? [] : ['## Values', ...types.flatMap(namedType)]),
    '',
  ].join('\n')
}

/** Seat 0's view of a game played at random, the same each time. */
function exampleView(game: GameRules<GameTypeParams>): SeatView<GameTypeParams> {
  const options = defaultOptions(game)
  let state = startGame(game, { seats: Math.min(3, game.seats[1]), options, seed: 'wire', first: 0 })
  const luck = diceFromSeed('wire')
  for (let moves = 0; moves < EXAMPLE.moves;) {
    const [seat, move] = randomMove(game, state, luck)!
    const next = stateAfter(game, state, seat, move)
    if (next.outcome) continue
    state = next
    moves++
  }
  return seatView(state, 0)
}

/** JSON as written by hand: each field and each line of the story on a line of its own. */
function example(value: object): string {
  const entries = Object.entries(value).map(([name, held]) =>
    Array.isArray(value) ? JSON.stringify(held) : `${JSON.stringify(name)}: ${JSON.stringify(held)}`,
  )
  const [left, right] = Array.isArray(value) ? '[]' : '{}'
  return ['```json', `${left!}\n  ${entries.join(',\n  ')}\n${right!}`, '```'].join('\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function optionRow({ name, says }: FieldText, { options }: GameRules<GameTypeParams>): string[] {
  const values = (options as Record<string, readonly unknown[]>)[name]!
  return [`\`${name}\``, values.map(value => `\`${JSON.stringify(value)}\``).join(' · '), says]
}

function fieldRow({ name, optional, holds, says }: FieldText): string[] {
  return [`\`${name}\`${optional ? ', if it is there' : ''}`, holds, says]
}

function variantRow({ type, fields, says }: VariantText): string[] {
  return [`\`${type}\``, fields.map(fieldInline).join('<br>'), says]
}

function namedType({ name, says, holds, fields }: NamedType): string[] {
  return [
    `### ${name}`,
    ...says.map((line, i) => (i < says.length - 1 ? `${line}\\` : line)),
    ...(holds === '' ? ['', table(['field', 'holds', ''], fields.map(fieldRow))] : ['', holds]),
  ]
}
