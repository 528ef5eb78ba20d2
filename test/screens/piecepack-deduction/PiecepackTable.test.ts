// @vitest-environment happy-dom
// What everybody sees, what one seat knows, the sheet of 24 tiles, and the result.
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { applyMoveUnchecked, tableView } from '../../../shared/engine/index.ts'
import { piecepack } from '../../../shared/games/piecepack-deduction/rules.ts'
import { directNotebookFacts, allTilePlaces } from '../../../shared/games/piecepack-deduction/reasoning/notes.ts'
import { TILES, type Tile } from '../../../shared/games/piecepack-deduction/cards.ts'
import AnswerChip from '../../../renderer/games/piecepack-deduction/AnswerChip.vue'
import TileBack from '../../../renderer/games/piecepack-deduction/TileBack.vue'
import {
  answersGivenBy,
  lastMoveLines,
  wrongNamings,
  type AskedLine,
  type Line,
} from '../../../renderer/games/piecepack-deduction/story.ts'
import { linesSinceOwnMove } from '../../../renderer/use/seat/curtainState.ts'
import {
  begin,
  called,
  game,
  labels,
  mountNotebook,
  mountSeat,
  mountTable,
  playersOf,
  playUntil,
  seatProps,
  gameWords,
  wrongFor,
  type Game,
} from './kit.ts'

const later = (seats: number) => playUntil(begin(seats), ({ open }) => open.phase === 'after' && open.turns > 7)
const isShown = ({ story, open }: Game) => open.phase === 'after' && story.at(-1)!.line.type === 'showed'

describe('the table on a TV', () => {
  test.each([3, 4, 5])('%i seats, each once, and nothing to press', seats => {
    const screen = mountTable(later(seats))
    expect(screen.findAll('.player').map(panel => panel.attributes('aria-label'))).toEqual(
      playersOf(seats).map(({ name }) => name),
    )
    expect(screen.findAll('button, a, input, [tabindex]')).toEqual([])
  })

  test('shows the coin, the tiles face up, and the lamp at the player to move', () => {
    const state = later(4)
    const screen = mountTable(state)
    const name = playersOf(4)[state.open.turn]!.name
    expect(screen.find('.coin').attributes('aria-label')).toBe(labels.coin(gameWords.card(state.open.coin)))
    expect(screen.findAll('.up .tile').map(called)).toEqual(state.open.faceUp.map(id => gameWords.card(id)))
    expect(screen.findAll('.player.to-move').map(panel => panel.attributes('aria-label'))).toEqual([name])
    expect(screen.find('.lamp').text()).toContain(name)
  })

  test('says that somebody showed somebody a tile, and not which', () => {
    const state = playUntil(begin(3), isShown)
    const screen = mountTable(state)
    expect(screen.find('.passing').attributes('aria-label')).toMatch(/ showed .+ a tile$/)
    expect(screen.findAll('.passing .tile')).toEqual([])
  })

  test('nothing on it depends on a hand or on the missing tile', () => {
    const state = later(4)
    const before = mountTable(state).html()
    state.own[1]!.hand.reverse()
    state.own[2]!.hand[0] = state.sealed.missing
    state.sealed.missing = 'S0'
    expect(mountTable(state).html()).toBe(before)
  })

  test('a player who named wrongly is out, and the tile is crossed out', () => {
    const state = later(4)
    const seat = state.open.turn
    const tile = wrongFor(state, seat)
    applyMoveUnchecked(game, state, seat, { type: 'name', tile })
    const screen = mountTable(state)
    expect(screen.findAll('.player.out').map(panel => panel.attributes('aria-label'))).toEqual([
      playersOf(4)[seat]!.name,
    ])
    expect(screen.findAll('.named .tile').map(called)).toEqual([gameWords.card(tile)])
  })
})

describe('a seat', () => {
  test('every back is the same markup, and no tile of others is in the page before it was shown', () => {
    expect(mount(TileBack).html()).toBe(mount(TileBack).html())
    const state = begin(4)
    const screen = mountSeat(state, 0)
    const tiles = screen.findAll('.tile').map(called)
    for (const hand of state.own.slice(1).map(({ hand: held }) => held))
      for (const tile of hand) expect(tiles).not.toContain(gameWords.card(tile))
    expect(tiles).not.toContain(gameWords.card(state.sealed.missing))
  })

  test('a tile one was shown is face up at its holder, unless the notebook is empty', () => {
    const state = playUntil(begin(3), isShown)
    const seat = state.open.turn
    const line = state.story.at(-1)!.line as Extract<Line, { type: 'showed' }>
    const known = (level: 'facts' | 'blank') => mountSeat(state, seat, level).findAll('.holds .tile').map(called)
    expect(known('facts')).toContain(gameWords.card(line.tile))
    expect(known('blank')).toEqual([])
  })

  test('the last thing said is the question with its answer, and the tile for those who saw it', () => {
    const asked: Line = { type: 'asked', by: 0, of: 1, trait: 'S', question: 'any', answer: true }
    const chose: Line = { type: 'chose', by: 1, to: 0 }
    const showed: Line = { type: 'showed', by: 1, to: 0, tile: 'S3' }
    expect(lastMoveLines([asked, chose])).toEqual([asked, chose])
    expect(lastMoveLines([asked, chose, showed])).toEqual([asked, showed])
    expect(
      wrongNamings([
        { type: 'named', by: 0, tile: 'S3', right: false },
        { type: 'named', by: 1, tile: 'S4', right: true },
      ]),
    ).toHaveLength(1)
  })
})

describe('a sentence stays long enough to be read', () => {
  const named: Line = { type: 'named', by: 0, tile: 'S3', right: false }
  const looked: Line = { type: 'looked', by: 0, tile: 'H5' }
  const drew: Line = { type: 'drew', by: 1, coin: 'M2' }
  const asked: Line = { type: 'asked', by: 1, of: 0, trait: 'M', question: 'many', answer: 2 }

  test('a wrong naming is shown beside the coin that follows it, and no longer', () => {
    expect(lastMoveLines([named, drew])).toEqual([named, drew])
    expect(lastMoveLines([named, drew, asked])).toEqual([asked])
  })

  test('what I saw when I named wrongly is not on my screen, for others may glance at it', () => {
    expect(lastMoveLines([named, looked, drew])).toEqual([named, drew])
  })

  test('the next person at a screen reads what they missed, though a coin was drawn since', () => {
    const state = playUntil(
      begin(3),
      ({ open, story }) =>
        open.phase === 'ask' && open.turns > 4 && !story.slice(-6).some(({ line }) => line.type === 'chose'),
    )
    const { story } = tableView(state)
    const missed = linesSinceOwnMove(story, state.open.turn, piecepack.happensTo)
    expect(missed.filter(({ type }) => type === 'asked')).toHaveLength(2)
  })

  test('after a turn without a naming only the coin is mentioned', () => {
    expect(lastMoveLines([asked, drew])).toEqual([drew])
  })
})

describe('the answers at a player', () => {
  test('are one for each suit or value, the most exact and the newest', () => {
    const asked = (trait: AskedLine['trait'], answer: boolean | number, of = 0): AskedLine => ({
      type: 'asked',
      by: 1,
      of,
      trait,
      question: typeof answer === 'number' ? 'many' : 'any',
      answer,
    })
    const [two, yes, moons, no] = [asked('5', 2), asked('5', true), asked('M', 2), asked('S', false)]
    expect(answersGivenBy([yes, two, moons, asked('M', 2, 2), no], 0)).toEqual([two, moons, no])
    expect(answersGivenBy([two, yes], 0)).toEqual([two])
    expect(answersGivenBy([yes, moons, { ...yes }], 0)).toEqual([moons, yes])
    expect(answersGivenBy([no, asked('S', 0)], 0)).toEqual([asked('S', 0)])
  })

  test('are a Yes, a No or a number, and a Yes tells no more', () => {
    const yes = { type: 'asked', by: 1, of: 0, trait: 'M', question: 'any', answer: true } as const
    const read = (askedLine: AskedLine) => mount(AnswerChip, { props: { askedLine } })
    expect(read(yes).find('.word').text()).toMatch(/✓\sYes$/)
    expect(called(read(yes).find('.answer'))).toBe('“Do you have a Moon?” Yes')
    expect(
      read({ ...yes, question: 'many', answer: 2 })
        .find('.word')
        .text(),
    ).toBe('Two')
    expect(called(read({ ...yes, answer: false }).find('.answer'))).toBe('“Do you have a Moon?” No')
  })
})

describe('how it came out', () => {
  test.each([3, 4, 5])('the missing tile, and where every other tile was, at %i seats', seats => {
    const state = playUntil(begin(seats), () => false)
    for (const screen of [mountTable(state), mountSeat(state, 0)]) {
      expect(called(screen.find('.missing .tile'))).toBe(gameWords.card(state.open.missing!))
      const held = screen.findAll('.players .tile, .face-up .tile').map(called)
      expect([...held, gameWords.card(state.open.missing!)].sort()).toEqual(TILES.map(id => gameWords.card(id)).sort())
      expect(screen.findAll('.player.won').map(won => won.attributes('aria-label'))).toEqual(
        state.outcome!.winners.map(seat => playersOf(seats)[seat]!.name),
      )
      expect(screen.findAll('.deed, .opener')).toEqual([])
    }
  })

  test('wrong namings are listed with their players', () => {
    const state = later(3)
    const seat = state.open.turn
    const tile = wrongFor(state, seat)
    applyMoveUnchecked(game, state, seat, { type: 'name', tile })
    playUntil(state, () => false)
    expect(called(mountTable(state).findAll('.result .about')[seat]!)).toContain(
      `${labels.misnamed} ${gameWords.card(tile)}`,
    )
  })
})

describe('the notebook', () => {
  const cellsOf = (screen: ReturnType<typeof mountNotebook>) => screen.findAll('.sheet button')
  const cellAt = (screen: ReturnType<typeof mountNotebook>, tile: Tile, place: number) =>
    cellsOf(screen)[TILES.indexOf(tile) * (playersOf(4).length + 2) + place]!

  test('has every tile at every place, and marks what the seat was told or shown', () => {
    const state = later(4)
    const screen = mountNotebook(state, 0)
    expect(cellsOf(screen)).toHaveLength(24 * allTilePlaces(4).length)
    const rows = directNotebookFacts(seatProps(state, 0).view)
    expect(screen.findAll('.sheet .known')).toHaveLength(rows.filter(({ at }) => at !== null).length)
    expect(screen.findAll('.sheet button:not([data-may])')).toHaveLength(
      rows.flatMap(({ cells }) => cells).filter(({ mark }) => mark === 'not here').length,
    )
    expect(called(cellAt(screen, state.own[0]!.hand[0]!, 0))).toContain(labels.here('seen'))
    expect(screen.find('.count b').text()).toBe(
      String(rows.filter(({ cells }) => cells.at(-1)!.mark !== 'not here').length),
    )
  })

  test('blank, it shows nothing of what was heard, and only the player’s own marks', () => {
    expect(mountNotebook(later(4), 0, {}, 'blank').html()).toBe(mountNotebook(begin(4), 0, {}, 'blank').html())
    const screen = mountNotebook(later(4), 0, { 'S3.2': 'no' }, 'blank')
    expect(called(cellAt(screen, 'S3', 2))).toBe(`3 of Suns, Ben: ${labels.marks['no']}`)
  })

  test('a press crosses out, the next ticks, the third asks, the fourth rubs out; places are short', async () => {
    const state = later(4)
    for (const [mark, next] of [
      ['', 'no'],
      ['no', 'yes'],
      ['yes', 'maybe'],
      ['maybe', ''],
    ] as const) {
      const screen = mountNotebook(state, 0, mark === '' ? {} : { 'H5.missing': mark })
      await cellAt(screen, 'H5', 5).trigger('click')
      expect(screen.emitted('mark')).toEqual([['H5.missing', next]])
      screen.unmount()
    }
  })

  test('there is one stop for the sheet, and the arrow keys go from there', async () => {
    const screen = mountNotebook(begin(4), 0)
    const stops = () =>
      cellsOf(screen)
        .filter(cell => cell.attributes('tabindex') === '0')
        .map(cell => called(cell).split(':')[0])
    expect(stops()).toEqual(['Null of Suns, Dora'])
    const go = (key: string, ctrlKey = false) => screen.find('.sheet').trigger('keydown', { key, ctrlKey })
    await go('ArrowDown')
    await go('ArrowRight')
    expect(stops()).toEqual(['Ace of Suns, Ana'])
    await go('End', true)
    expect(stops()).toEqual(['5 of Shields, missing'])
  })

  test('a player who has seen the missing tile reads which it is', () => {
    const state = later(4)
    const seat = state.open.turn
    applyMoveUnchecked(game, state, seat, { type: 'name', tile: wrongFor(state, seat) })
    expect(called(mountNotebook(state, seat).find('.it'))).toBe(
      `The missing tile is the ${gameWords.card(state.sealed.missing)}.`,
    )
    expect(
      mountNotebook(state, (seat + 1) % 4)
        .find('.it')
        .exists(),
    ).toBe(false)
  })
})
