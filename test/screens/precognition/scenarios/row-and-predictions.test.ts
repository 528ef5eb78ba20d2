// @vitest-environment happy-dom
// The row and the predictions along it, on the seat, on the table and at the end. Nobody sees another's prediction
// early.
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { applyMoveUnchecked, tableView } from '../../../../shared/engine/index.ts'
import type { Card } from '../../../../shared/games/precognition/cards.ts'
import { linesSinceOwnMove } from '../../../../renderer/use/seat/curtainState.ts'
import PrecognitionSeat from '../../../../renderer/games/precognition/PrecognitionSeat.vue'
import { rowPlaceCount } from '../../../../renderer/games/precognition/story.ts'
import { placePrediction } from '../../../../shared/games/precognition/rules/row.ts'
import {
  begin,
  called,
  game,
  labels,
  mountNotebook,
  mountSeat,
  mountTable,
  playersOf,
  playOffUntil,
  playUntil,
  seatProps,
  gameWords,
  type Game,
} from '../kit.ts'
import { seatWords } from '../../../../shared/words/en/seat.ts'
import { byRole } from '../../../kit/roles.ts'

const row: Card[] = ['S2', 'D6', 'H5', 'C4', 'S7', 'H9', 'D7', 'S1', 'H2', 'D2', 'C5', 'S8']
const atPlay = (seats: number, cards: number) =>
  playUntil(begin(seats), ({ open }) => open.phase === 'play' && open.row.length >= cards)

describe('a prediction laid along the row', () => {
  test('once it has come true, it is under its run: UUDDUSU at changes 4 to 10', () => {
    expect(placePrediction(row, 'UUDDUSU', 12)).toEqual({ letters: 'UUDDUSU', at: 3, matched: 7, fate: 'true' })
  })

  test('half come true, its first letters are under the last changes', () => {
    expect(placePrediction(row, 'UUDDU', 20)).toMatchObject({ at: 3, fate: 'true' })
    expect(placePrediction(row, 'UUDS', 20)).toEqual({ letters: 'UUDS', at: 9, matched: 2, fate: 'open' })
  })

  test('with too few changes left it can no longer come true', () => {
    expect(placePrediction(row, 'UUDS', 13).fate).toBe('lost')
    expect(placePrediction(row, 'UUDS', 14).fate).toBe('open')
  })

  test('before the first card all of it is ahead', () => {
    expect(placePrediction([], 'UD', 3)).toEqual({ letters: 'UD', at: 0, matched: 0, fate: 'open' })
    expect(placePrediction([], 'UDU', 3).fate).toBe('lost')
  })

  test('the row is drawn as wide as it has to be', () => {
    expect([1, 13, 14, 27, 40].map(needed => rowPlaceCount(needed, 52))).toEqual([13, 13, 26, 39, 52])
    expect(rowPlaceCount(40, 44)).toBe(44)
  })
})

describe('letters in sentences', () => {
  test('are drawn as arrows, and read out as words', () => {
    const state = playUntil(begin(2), ({ open }) => open.phase === 'predict' && open.ready.every(ready => !ready))
    state.own[0]!.prediction = 'UDS'
    const seal = mountSeat(state, 0).find('.seal')
    expect(seal.findAll('.run .arrow')).toHaveLength(3)
    expect(called(seal)).toBe('Seal up, down, same')
  })
})

describe('a seat', () => {
  test('shows the row, one tower for each card, and how far the own prediction has come', () => {
    const state = atPlay(3, 12)
    const screen = mountSeat(state, 0)
    expect(screen.findAll('.lot').map(lot => called(lot).split(',')[0])).toEqual(
      state.open.row.map(id => gameWords.card(id)),
    )
    const laid = placePrediction(state.open.row, state.own[0]!.prediction, state.open.length)
    expect(screen.findAll('.strip .come')).toHaveLength(laid.matched)
    expect(screen.findAll('.strip .letter')).toHaveLength(laid.letters.length)
  })

  test('says when the prediction has come true, and when it no longer can', () => {
    const state = atPlay(3, 12)
    state.own[0]!.prediction = 'UD'
    state.open.row = ['S2', 'S5', 'S3']
    expect(mountSeat(state, 0).find('.prospect').text()).toContain(labels.fulfilled)
    state.own[0]!.prediction = 'S'.repeat(state.open.length - 1)
    expect(mountSeat(state, 0).find('.prospect').text()).toContain(labels.hopeless)
  })

  test('says nothing of the predictions and hands of others', () => {
    const state = atPlay(4, 6)
    for (const seat of [0, 1, 2, 3]) {
      const before = mountSeat(state, seat).html()
      const others = structuredClone(state)
      for (const other of [0, 1, 2, 3].filter(one => one !== seat)) {
        others.own[other]!.prediction = 'SSS'
        others.own[other]!.hand.reverse()[0] = 'S1'
      }
      expect(mountSeat(others, seat).html()).toBe(before)
    }
  })

  test('out of a play-off, it watches: no hand, no prediction, nothing to press', () => {
    const state = playOffUntil(13, ({ open }) => open.deal > 1 && open.phase === 'play' && open.row.length > 3)
    const watcher = playersOf(13).findIndex((_, seat) => !state.open.players.includes(seat))
    const screen = mountSeat(state, watcher)
    expect(screen.find('.tray').exists()).toBe(false)
    expect(screen.findAll('button, .strip')).toEqual([])
    expect(screen.find('.todo').text()).toContain('You watch this deal.')
  })
})

describe('the table on a TV', () => {
  test.each([2, 5, 13])('%i seats, each once, and nothing to press', seats => {
    const screen = mountTable(atPlay(seats, 9))
    const names = screen.findAll('.chip .player-name').map(name => name.attributes('title') ?? name.text())
    expect(names).toEqual(playersOf(seats).map(({ name }) => name))
    expect(screen.findAll('button, a, input, textarea, [tabindex]')).toEqual([])
  })

  test('shows all cards of the row, and lays no prediction beside it before the end', () => {
    const state = atPlay(2, 9)
    const screen = mountTable(state)
    expect(screen.findAll('.lot')).toHaveLength(9)
    expect(screen.findAll('.strip')).toEqual([])
  })

  test('the lamp is with the player on turn; during predictions, with all who still write', () => {
    const state = atPlay(4, 6)
    const screen = mountTable(state)
    const name = playersOf(4)[state.open.turn]!.name
    expect(screen.findAll('.player.to-move').map(panel => panel.attributes('aria-label'))).toEqual([name])
    expect(screen.find('.lamp').text()).toBe(`${name}’s turn`)
    expect(mountTable(begin(13)).find('.lamp').text()).toBe('13 players are writing')
  })

  test('players who have sealed are ticked off', () => {
    const state = playUntil(begin(4), ({ open }) => open.ready.filter(Boolean).length === 2)
    const ticked = mountTable(state)
      .findAll('.chip')
      .map(chip => chip.text().includes(labels.sealed))
    expect(ticked).toEqual(state.open.ready)
  })
})

describe('how it came out', () => {
  const over = (seats: number, seed = 'over') => playUntil(begin(seats, {}, seed), () => false)
  const settled = async (screen: ReturnType<typeof mountTable>) => {
    for (let frame = 0; frame < 3; frame++) await new Promise(done => requestAnimationFrame(done))
    await nextTick()
    return screen
  }
  const positions = (screen: ReturnType<typeof mountTable>) =>
    screen.findAll('.lane').map(lane => Number((lane.element as HTMLElement).style.getPropertyValue('--at')))

  test('every prediction of the deal is opened, those that came true first, longest first', async () => {
    const state = over(5)
    const screen = await settled(mountTable(state))
    const rows = screen.findAll('.one')
    expect(rows).toHaveLength(state.open.players.length)
    for (const [at, shown] of rows.entries()) {
      const seat = playersOf(5).findIndex(({ name }) => name === shown.find('.name').text())
      const letters = state.open.predictions[seat]!
      const { fate } = placePrediction(state.open.row, letters, state.open.length)
      expect(shown.find('.who').text()).toContain(fate === 'true' ? '✓' : '✗')
      expect(shown.findAll('.letter')).toHaveLength(letters.length)
      if (at > 0) expect(fate === 'true' && rows[at - 1]!.text().includes('✗')).toBe(false)
    }
  })

  test('they set out at the left end and slide to where they came true', async () => {
    const runOf = (state: Game) => {
      const letters = state.open.predictions[state.outcome!.winners[0]!]!
      return placePrediction(state.open.row, letters, state.open.length)
    }
    const state = Array.from({ length: 40 }, (_, seed) => over(4, `slide ${seed}`)).find(one => runOf(one).at > 0)!
    const { at, letters } = runOf(state)
    const screen = mountTable(state)
    expect(new Set(positions(screen))).toEqual(new Set([0]))
    expect(screen.findAll('.lot.marked')).toEqual([])
    await settled(screen)
    expect(positions(screen)).toContain(at)
    expect(screen.findAll('.lot.marked')).toHaveLength(letters.length + 1)
    expect(screen.findAll('.then').map(then => then.text())).toContain(labels.winner)
  })

  test('the headline says who won; it says by what, once', async () => {
    const state = over(4, 'slide 0')
    const won = state.story.map(({ line }) => line).findLast(line => line.type === 'won')!
    for (const screen of [mountTable(state), mountSeat(state, 0)]) {
      expect(screen.get('.result header').text()).not.toMatch(/won/)
      expect(screen.text()).toContain(labels.wonBy(won))
    }
  })

  test('the last result of a play-off also says who dropped out before it', async () => {
    const state = playOffUntil(5, ({ outcome, open }) => outcome !== null && open.deal > 1)
    const screen = await settled(mountTable(state))
    const outEarlier = playersOf(5).filter((_, seat) => !state.open.players.includes(seat))
    expect(outEarlier.length).toBeGreaterThan(0)
    const endings = screen.findAll('.result .ending').map(ending => ending.text())
    expect(endings.at(-1)).toBe(`Dropped out earlier: ${outEarlier.map(({ name }) => name).join(' and ')}.`)
  })

  test('between deals it says who continues', async () => {
    const state = playOffUntil(13, ({ open }) => open.phase === 'between')
    const screen = await settled(mountTable(state))
    expect(screen.findAll('.then').filter(then => then.text() === labels.playsOn)).toHaveLength(state.open.next.length)
    expect(screen.find('.lamp').text()).toContain('deals next')
  })
})

describe('the notebook', () => {
  const cellsOf = (screen: ReturnType<typeof mountNotebook>) => screen.findAll('.sheet button')
  const cellOf = (screen: ReturnType<typeof mountNotebook>, card: Card) =>
    cellsOf(screen).find(cell => called(cell).split(',')[0] === gameWords.card(card))!

  test('counts what is played, in hand and still out', () => {
    const state = atPlay(3, 10)
    const screen = mountNotebook(state, 0)
    const { row: played } = state.open
    const { hand } = state.own[0]!
    expect(screen.find('.count b').text()).toBe(String(52 - played.length - hand.length))
    expect(called(cellOf(screen, played[0]!))).toBe(`${gameWords.card(played[0]!)}, ${labels.played}`)
    expect(called(cellOf(screen, hand[0]!))).toBe(`${gameWords.card(hand[0]!)}, ${labels.mine}`)
  })

  test('blank, it shows only the player’s own marks', () => {
    const state = atPlay(3, 10)
    const before = mountNotebook(begin(3), 0, {}, 'blank').html()
    expect(mountNotebook(state, 0, {}, 'blank').html()).toBe(before)
    const marked = mountNotebook(state, 0, { 'd1:S5': 'out' }, 'blank')
    expect(called(cellOf(marked, 'S5'))).toBe(`5 of Spades, ${seatWords.ownMark.out}`)
  })

  test('a press crosses out, the next marks, the third rubs out; the place is short', async () => {
    const state = atPlay(3, 4)
    for (const [mark, next] of [
      ['', 'out'],
      ['out', 'maybe'],
      ['maybe', ''],
    ] as const) {
      const screen = mountNotebook(state, 0, mark === '' ? {} : { 'd1:H10': mark })
      await cellOf(screen, 'H10').trigger('click')
      expect(screen.emitted('mark')).toEqual([['d1:H10', next]])
      screen.unmount()
    }
    state.open.deal = 2
    const screen = mountNotebook(state, 0, { 'd1:H10': 'out' })
    expect(called(cellOf(screen, 'H10'))).not.toContain(seatWords.ownMark.out)
  })

  test('free notes are sent when typing stops, at most 400 characters', async () => {
    const screen = mountNotebook(atPlay(3, 4), 0)
    await screen.find('textarea').setValue('<b>Ana holds kings</b> '.repeat(40))
    await screen.find('textarea').trigger('blur')
    const [at, mark] = screen.emitted('mark')![0] as [string, string]
    expect([at, mark.length]).toEqual(['notes', 400])
  })

  test('there is one stop for the sheet, and the arrow keys go from there', async () => {
    const screen = mountNotebook(begin(3), 0)
    const stops = () =>
      cellsOf(screen)
        .filter(cell => cell.attributes('tabindex') === '0')
        .map(cell => called(cell).split(',')[0])
    expect(stops()).toEqual(['King of Spades'])
    await screen.find('.sheet').trigger('keydown', { key: 'ArrowDown' })
    await screen.find('.sheet').trigger('keydown', { key: 'ArrowRight' })
    expect(stops()).toEqual(['Queen of Hearts'])
    await screen.find('.sheet').trigger('keydown', { key: 'End', ctrlKey: true })
    expect(stops()).toEqual(['Ace of Clubs'])
  })
})

test('a player back at a shared screen reads about the first card and every opened prediction', () => {
  const heard = (state: Game, seat: number) => linesSinceOwnMove(tableView(state).story, seat).map(({ type }) => type)
  const sealed = playUntil(begin(2), ({ open }) => open.phase === 'play')
  expect(heard(sealed, sealed.open.starter)).toContain('began')
  const opened = playUntil(begin(2), ({ open }) => open.row.length === open.length)
  for (const seat of [0, 1]) expect(heard(opened, seat).filter(type => type === 'revealed')).toHaveLength(2)
})

describe('a prediction that is decided is a moment for everybody', () => {
  /** Two players, after the first card that makes a prediction come true. */
  const decided = () =>
    playUntil(begin(2), ({ open }) => open.predictions.some(letters => letters !== null) && open.phase === 'play')

  test('the TV says whose it was, marks its run in the row, and keeps it beside the name', () => {
    const state = decided()
    const of = state.open.predictions.findIndex(letters => letters !== null)
    const letters = state.open.predictions[of]!
    const name = playersOf(2)[of]!.name
    const screen = mountTable(state)
    expect(screen.text()).toContain(`${name}’s prediction`)
    expect(screen.findAll('.lot.marked')).toHaveLength(letters.length + 1)
    expect(byRole(screen, 'list', labels.players).text()).toContain(labels.cameTrue(letters.length))
  })

  test('so does every seat', () => {
    const state = decided()
    const of = state.open.predictions.findIndex(letters => letters !== null)
    const screen = mountSeat(state, 1 - of)
    expect(screen.findAll('.lot.marked')).toHaveLength(state.open.predictions[of]!.length + 1)
    expect(byRole(screen, 'list', labels.players).text()).toContain(labels.cameTrue(state.open.predictions[of]!.length))
  })

  test('those that one card breaks are told in one sentence, however many they are', () => {
    const state = playUntil(begin(6), ({ open }) => open.phase === 'play' && open.row.length > 2)
    const { seat, ...props } = { seat: state.open.turn, ...seatProps(state, state.open.turn) }
    const told = (broken: readonly number[]) => {
      const lines = broken.map(of => ({ type: 'broke' as const, of, letters: 'UDUDUD' }))
      const story = [...props.view.story, ...lines]
      const screen = mount(PrecognitionSeat, { props: { ...props, view: { ...props.view, story } } })
      return screen.findAll('.last-said .said p').map(called)
    }
    const others = [0, 1, 2, 3, 4, 5].filter(other => other !== seat)
    const names = others.map(other => props.players[other]!.name)
    expect(told(others.slice(0, 1))[1]).toContain('can no longer come true')
    expect(told(others.slice(0, 2)).slice(1)).toEqual([`Predictions broken: ${names[0]} and ${names[1]}.`])
    expect(told(others).slice(1)).toEqual(['Predictions broken: 5 players.'])
  })

  test('the mark goes with the next card', () => {
    const state = decided()
    const seat = state.open.turn
    applyMoveUnchecked(game, state, seat, { type: 'play', card: state.own[seat]!.hand[0]! })
    if (state.story.at(-1)!.line.type === 'played') expect(mountTable(state).findAll('.lot.marked')).toEqual([])
  })

  test('once nothing can change any more a seat may finish the row or play on', async () => {
    const state = playUntil(begin(2), ({ open }) => open.settled)
    const screen = mountSeat(state, 0)
    await byRole(screen, 'button', 'Finish the row').trigger('click')
    expect(screen.emitted('move')).toEqual([[{ type: 'finish' }]])
    expect(mountTable(state).text()).toContain(labels.agreed(0, 2))
  })
})
