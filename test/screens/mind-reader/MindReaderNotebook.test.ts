// @vitest-environment happy-dom
// The notebook: the program's marks follow from the answers, one's own are beside them, and the keyboard reaches
// every card.
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { applyMoveUnchecked, seatView, type Warmth } from '../../../shared/engine/index.ts'
import { fullDeck, type Card } from '../../../shared/games/mind-reader/cards.ts'
import { seatWords } from '../../../shared/words/en/seat.ts'
import { mind } from '../../../shared/games/mind-reader/mind.ts'
import {
  candidateCountsForOpponents,
  directNotebookFacts,
  warmthOfCount,
} from '../../../shared/games/mind-reader/reasoning/notes.ts'
import MindReaderNotebook from '../../../renderer/games/mind-reader/MindReaderNotebook.vue'
import WarmthSign from '../../../renderer/parts/WarmthSign.vue'
import {
  begin,
  called,
  cellOf,
  game,
  labels,
  mountSeat,
  openPicker,
  playersOf,
  playUntil,
  press,
  pressStarting,
  gameWords,
  type Game,
} from './kit.ts'
import type { MindReaderConclusion } from '../../../shared/games/mind-reader/reasoning/conclusions.ts'
import { defaultScreenWords } from '../../../shared/words/en/seat.ts'

const sent = <T>(thing: T): T => JSON.parse(JSON.stringify(thing)) as T
const asked = (state: Game) => state.story.filter(({ line }) => line.type === 'asked').length
const after = (options = {}, seats = 3) =>
  playUntil(begin(seats, options, 'notes'), state => asked(state) === 5 && state.open.phase === 'play')

function open(
  state: Game,
  marks: Record<string, string> = {},
  level: 'facts' | 'blank' | 'proof' = 'facts',
  proof = level === 'proof' ? sent(mind.prove(seatView(state, 0))) : null,
) {
  const view = seatView(state, 0)
  return mount(MindReaderNotebook, {
    props: { view: sent(view), players: playersOf(state.seats), words: gameWords, level, marks, proof, because: null },
    attachTo: document.body,
  })
}

describe('what the program marks', () => {
  test('a card that I was shown is not counted from answers', () => {
    const state = playUntil(begin(2, {}, 'notes'), ({ open, outcome }) => !outcome && open.phase === 'play')
    const secret = state.own[1]!.secrets[0]!
    expect(open(state).find('.count').text()).not.toContain(labels.wasShown)
    state.story.push({ line: { type: 'showed', by: 1, to: 0, place: 0, card: secret }, to: [0] })
    const text = open(state).find('.count').text()
    expect(text).toContain(labels.wasShown)
    expect(text).not.toContain('rule')
    expect(text).not.toContain(defaultScreenWords.byFacts)
  })

  test('paper is what may still be; the number says how much of it', async () => {
    const state = after()
    const notebook = open(state)
    for (const of of [1, 2]) {
      await press(notebook, playersOf(3)[of]!.name, '.tabs button')
      const { left } = directNotebookFacts(seatView(state, 0)).find(sheet => sheet.of === of)!
      expect(notebook.findAll('.alive').map(cell => called(cell).split(',')[0])).toEqual(
        left.map(id => gameWords.card(id)),
      )
      expect(notebook.find('.count b').text()).toBe(String(left.length))
    }
  })

  test('with two hidden cards there are two sheets', async () => {
    const state = after({ secretCards: 'two', jokers: 'yes' })
    const notebook = open(state)
    const sheets = directNotebookFacts(seatView(state, 0)).filter(sheet => sheet.of === 1)
    for (const { place, left } of sheets) {
      const tab = notebook.findAll('.tabs button').find(button => called(button).startsWith(labels.placeOf(place)))!
      await tab.trigger('click')
      expect(notebook.findAll('.alive')).toHaveLength(left.length)
    }
    expect(notebook.findAll('.grid button')).toHaveLength(70)
  })

  test('it turns to whoever was just asked, and then what the answer rules out falls there', async () => {
    const state = after()
    const notebook = open(state)
    const before = seatView(state, 0).story.filter(({ type }) => type === 'asked').length
    const lastOf = (game: Game) => seatView(game, 0).story.findLast(line => line.type === 'asked')!
    const chosen = () => notebook.find('.tabs [aria-pressed=true]').text()
    const isNews = (game: Game) => asked(game) > before && lastOf(game).of !== 0
    const name = (game: Game) => playersOf(3)[lastOf(game).of]!.name
    await press(notebook, playersOf(3)[lastOf(playUntil(state, isNews)).of === 1 ? 2 : 1]!.name, '.tabs button')
    expect(chosen()).not.toContain(name(state))
    await notebook.setProps({ view: sent(seatView(state, 0)) })
    expect(chosen()).toContain(name(state))
    const left = () => notebook.find('.count b').text()
    await new Promise(requestAnimationFrame)
    await nextTick()
    const { left: cards } = directNotebookFacts(seatView(state, 0)).find(sheet => sheet.of === lastOf(state).of)!
    expect(left()).toBe(String(cards.length))
  })

  test('when whom it shows goes out, it turns to the next who is still in', async () => {
    const state = after({}, 4)
    const notebook = open(state)
    const chosen = () => notebook.find('.tabs [aria-pressed=true]').text()
    await press(notebook, playersOf(4)[2]!.name, '.tabs button')
    state.open.out[2] = true
    await notebook.setProps({ view: sent(seatView(state, 0)) })
    expect(chosen()).toContain(playersOf(4)[3]!.name)
    // who looks back at somebody out stays there
    await press(notebook, playersOf(4)[2]!.name, '.tabs button')
    await notebook.setProps({ view: sent(seatView(state, 0)) })
    expect(chosen()).toContain(playersOf(4)[2]!.name)
  })

  test('when one of two hidden cards is opened, it turns to the other', async () => {
    const state = after({ secretCards: 'two' })
    const notebook = open(state)
    const chosen = () => notebook.findAll('.tabs [aria-pressed=true]').map(tab => tab.text())
    await press(notebook, playersOf(3)[1]!.name, '.tabs button')
    state.open.secrets[1] = [
      { card: state.own[1]!.secrets[0]!, taken: 2 },
      { card: null, taken: null },
    ]
    await notebook.setProps({ view: sent(seatView(state, 0)) })
    expect(chosen().join()).toContain(playersOf(3)[1]!.name)
    expect(chosen().join()).toContain(labels.placeOf(1))
  })

  test('left blank, nothing is marked or counted', () => {
    const notebook = open(after(), {}, 'blank')
    expect(notebook.findAll('.alive')).toHaveLength(65)
    expect(notebook.find('.count').exists()).toBe(false)
    expect(notebook.text()).toContain(defaultScreenWords.byHand)
  })
})

describe('what they know about you', () => {
  const sectionOf = (notebook: ReturnType<typeof open>) => notebook.find(`section[aria-label="${labels.aboutYou}"]`)
  const lateInSecret = () =>
    playUntil(begin(4, { play: 'secret' }, 'notes'), state => asked(state) === 12 && state.open.phase === 'play')

  test('says how many cards are left for each opponent, how warm that is, and what they heard', () => {
    const state = lateInSecret()
    const view = seatView(state, 0)
    const rows = sectionOf(open(state)).findAll('li')
    const counts = candidateCountsForOpponents(view)
    expect(new Set(counts.map(({ left }) => left[0]!.count)).size).toBeGreaterThan(1)
    for (const [nth, { seat, left }] of counts.entries()) {
      const text = rows[nth]!.text()
      expect(text).toContain(playersOf(4)[seat]!.name)
      expect(text).toContain(labels.leftEach([left[0]!.count]))
      expect(text).toContain(labels.warmth[warmthOfCount(left[0]!.count, view)])
    }
    const answers = view.story.filter(line => line.type === 'asked' && line.of === 0)
    expect(sectionOf(open(state)).findAll('.clue')).toHaveLength(answers.length)
  })
  test('fills its bars as it grows warmer', () => {
    const lit = [0, 1, 2, 3].map(
      warmth => mount(WarmthSign, { props: { warmth: warmth as Warmth } }).findAll('.lit').length,
    )
    expect(lit).toEqual([1, 2, 3, 4])
  })
  test('is not there before anything was told, in a blank notebook, or once all is open', () => {
    const hidden = playUntil(begin(3, {}, 'notes'), ({ open }) => open.phase === 'play')
    expect(sectionOf(open(hidden)).exists()).toBe(false)
    expect(sectionOf(open(lateInSecret(), {}, 'blank')).exists()).toBe(false)
    expect(sectionOf(open(playUntil(begin(3, {}, 'notes'), ({ open }) => open.phase === 'between'))).exists()).toBe(
      false,
    )
  })
})

describe('what is marked by hand', () => {
  const at = (card: Card) => `h1:1.0.${card}`
  const marksOf = (state: Game) => open(state)

  test('goes from nothing to crossed out, to maybe, to nothing', async () => {
    const state = after()
    for (const [before, next] of [
      ['', 'out'],
      ['out', 'maybe'],
      ['maybe', ''],
    ] as const) {
      const notebook = open(state, before ? { [at('W8')]: before } : {})
      await cellOf(notebook, 'W8').trigger('click')
      expect(notebook.emitted('mark')).toEqual([[at('W8'), next]])
      notebook.unmount()
    }
  })

  test('is kept under a place of at most forty characters', async () => {
    const notebook = marksOf(after())
    await cellOf(notebook, 'L13').trigger('click')
    expect(String(notebook.emitted('mark')![0]![0]).length).toBeLessThanOrEqual(40)
  })

  test('is shown beside what the program found, and read out with it', () => {
    const state = after()
    const { left } = directNotebookFacts(seatView(state, 0)).find(({ of }) => of === 1)!
    const cell = cellOf(open(state, { [at(left[0]!)]: 'out' }), left[0]!)
    expect(cell.classes()).toEqual(expect.arrayContaining(['alive', 'out']))
    expect(called(cell)).toBe(`${gameWords.card(left[0]!)}, ${labels.possible}, ${seatWords.ownMark.out}`)
  })

  test('in a blank notebook what is crossed out sinks', () => {
    const notebook = open(after(), { [at('W8')]: 'out', [at('W9')]: 'maybe' }, 'blank')
    expect(cellOf(notebook, 'W8').classes()).not.toContain('alive')
    expect(cellOf(notebook, 'W9').classes()).toContain('alive')
  })

  test('the next hand begins with a clean sheet', () => {
    const state = after()
    state.open.hand = 2
    expect(cellOf(open(state, { [at('W8')]: 'out' }), 'W8').classes()).not.toContain('out')
  })
})

describe('by keyboard', () => {
  test('there is one stop for the whole sheet, and the arrows go from there', async () => {
    const notebook = open(after())
    const stops = () => notebook.findAll('.grid button[tabindex="0"]').map(cell => called(cell).split(',')[0])
    expect(stops()).toEqual(['Ace of Rock'])
    const go = (key: string, ctrlKey = false) => notebook.find('.grid').trigger('keydown', { key, ctrlKey })
    await go('ArrowRight')
    await go('ArrowDown')
    expect(stops()).toEqual(['2 of Paper'])
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^2 of Paper/)
    await go('End')
    expect(stops()).toEqual(['King of Paper'])
    await go('ArrowRight')
    expect(stops()).toEqual(['King of Paper'])
    await go('End', true)
    expect(stops()).toEqual(['King of Lizard'])
    await go('Home', true)
    expect(stops()).toEqual(['Ace of Rock'])
  })
})

describe('a blank notebook', () => {
  test('leaves conclusions to the player: no counts on the panels, nothing ruled out in the picker', async () => {
    const state = playUntil(
      begin(3),
      ({ open, story }) => open.phase === 'after' && story.filter(({ line }) => line.type === 'asked').length > 3,
    )
    const seat = state.open.turn
    const told = mountSeat(state, seat)
    expect(told.findAll('.left').length).toBeGreaterThan(0)
    const opponent = playersOf(3)[(seat + 1) % 3]!.name
    await openPicker(told)
    await pressStarting(told, opponent)
    const ruledOut = (screen: typeof told) =>
      screen
        .findAll('dialog button')
        .filter(button => (button.attributes('aria-label') ?? '').includes(labels.ruledOut)).length
    const facts = ruledOut(told)
    told.unmount()
    const blank = mountSeat(state, seat)
    await blank.setProps({ level: 'blank' })
    expect(blank.findAll('.left')).toEqual([])
    await openPicker(blank)
    await pressStarting(blank, opponent)
    expect(ruledOut(blank)).toBeLessThan(facts)
    expect(ruledOut(blank)).toBe(state.own[seat]!.hand.length + 1) // only one's own cards, which cannot be named
  })
})

describe('at level proof', () => {
  /**
   * Two cards are left for two hidden ones, and one of them was named wrongly: both are certain, and nobody was
   * told either.
   */
  function settled(): Game {
    const state = begin(3, {}, 'notes')
    for (const seat of [0, 1, 2])
      applyMoveUnchecked(game, state, seat, { type: 'hide', cards: [state.own[seat]!.hand[0]!] })
    const [ana, ben] = [state.own[1]!.secrets[0]!, state.own[2]!.secrets[0]!]
    const own = [...state.own[0]!.hand, state.own[0]!.secrets[0]!]
    state.story.push({
      line: { type: 'left', by: 1, cards: fullDeck(false).filter(card => ![ana, ben, ...own].includes(card)) },
    })
    state.story.push({ line: { type: 'named', by: 0, of: 1, place: 0, card: ben, right: false } })
    return state
  }

  test('what follows from everything together is crossed out, and says so', () => {
    const state = settled()
    const [ana, ben] = [state.own[1]!.secrets[0]!, state.own[2]!.secrets[0]!]
    const notebook = open(state, {}, 'proof')
    expect(notebook.find('.count b').text()).toBe('1')
    expect(called(cellOf(notebook, ana))).toContain(labels.possible)
    const facts = open(state)
    return press(facts, playersOf(3)[2]!.name, '.tabs button').then(async () => {
      expect(facts.find('.count b').text()).toBe('2')
      await press(notebook, playersOf(3)[2]!.name, '.tabs button')
      expect(notebook.find('.count b').text()).toBe('1')
      expect(called(cellOf(notebook, ana))).toContain(labels.follows)
      expect(called(cellOf(notebook, ben))).toContain(labels.possible)
    })
  })
  test('each card still possible says how likely it is, and the deals are counted', () => {
    const state = after()
    const proof = mind.prove(seatView(state, 0))
    const notebook = open(state, {}, 'proof')
    const { cards, chances } = proof.hidden.find(({ of }) => of === 1)!
    for (const [i, card] of cards.entries())
      expect(called(cellOf(notebook, card))).toContain(labels.likely(100 * chances[i]!, false))
    const odds = notebook.findAll('.odds').map(one => one.text())
    expect(odds).toHaveLength(cards.length <= 20 ? cards.length : 0)
    for (const one of odds) expect(one).toMatch(/^(?:<1|[1-9]\d?|>99)$/)
    expect(notebook.text()).toContain(labels.oddsAbout(proof.left))
  })
  test('when cards were played to others in secret, the chances say that they are estimates', () => {
    const state = playUntil(
      begin(4, { play: 'secret' }, 'notes'),
      state => asked(state) === 6 && state.open.phase === 'play',
    )
    expect(mind.prove(seatView(state, 0)).estimated).toBe(true)
    const notebook = open(state, {}, 'proof')
    expect(notebook.text()).toContain(labels.oddsEstimated)
    expect(notebook.text()).not.toContain('each as likely as another')
  })
  test('so they do, card by card, once somebody with two secret cards named a card nobody had seen', () => {
    const state = playUntil(
      begin(3, { secretCards: 'two' }, 'notes'),
      ({ open }) => open.phase === 'play' && open.turn === 1,
    )
    expect(mind.prove(seatView(state, 0)).estimated).toBe(false)
    const dealt = state.own.flatMap(({ hand, secrets }) => [...hand, ...secrets])
    const seen = state.story.flatMap(({ line }) => (line.type === 'asked' ? [line.card] : []))
    const card = fullDeck(false).find(card => ![...dealt, ...seen].includes(card))!
    applyMoveUnchecked(game, state, 1, { type: 'name', of: 2, place: 0, card })
    applyMoveUnchecked(game, state, 1, { type: 'lose', place: 1 })
    const notebook = open(state, {}, 'proof')
    expect(notebook.text()).toContain(labels.oddsEstimated)
    const { cards, chances } = mind.prove(seatView(state, 0)).hidden.find(({ of, place }) => of === 1 && place === 0)!
    expect(called(cellOf(notebook, cards[0]!))).toContain(labels.likely(100 * chances[0]!, true))
  })
  test('a card that could not be settled in time is said to be so, and not called certain', async () => {
    const state = after({ play: 'secret' })
    const proof = mind.prove(seatView(state, 0))
    const [card, other] = proof.hidden[0]!.cards as [Card, Card]
    const notebook = open(
      state,
      {},
      'proof',
      sent({ ...proof, hidden: proof.hidden.map((one, i) => (i === 0 ? { ...one, unsettled: [card] } : one)) }),
    )
    expect(notebook.find('.unsettled').text()).toBe(labels.unsettled(1))
    expect(called(cellOf(notebook, card))).toContain(labels.unsettledCard)
    expect(called(cellOf(notebook, card))).not.toContain(labels.possible)
    expect(cellOf(notebook, card).find('.odds').text()).toBe('?')
    expect(called(cellOf(notebook, other))).not.toContain(labels.unsettledCard)
    expect(open(state, {}, 'proof', sent(proof)).find('.unsettled').exists()).toBe(false)
  })

  test('until the proof is worked out the facts stand, and nothing is asked', async () => {
    const state = settled()
    const notebook = open(state, {}, 'proof')
    await notebook.setProps({ proof: null })
    await press(notebook, playersOf(3)[2]!.name, '.tabs button')
    expect(notebook.find('.count b').text()).toBe('2')
    expect(notebook.find('.why').exists()).toBe(false)
  })
  test('one’s own mark stays where it does not agree, and says so gently', () => {
    const state = settled()
    const ana = state.own[1]!.secrets[0]!
    const ben = state.own[2]!.secrets[0]!
    const notebook = open(state, { [`h1:1.0.${ana}`]: 'out', [`h1:1.0.${ben}`]: 'maybe' }, 'proof')
    expect(cellOf(notebook, ana).classes()).toEqual(expect.arrayContaining(['alive', 'out', 'strays']))
    expect(called(cellOf(notebook, ana))).toContain(labels.straysOut)
    expect(called(cellOf(notebook, ben))).toContain(labels.straysMaybe)
  })
  test('asked why, by touch or by keyboard, it shows the lines the mark rests on', async () => {
    const state = settled()
    const ana = state.own[1]!.secrets[0]!
    for (const by of ['touch', 'keyboard'] as const) {
      const notebook = open(state, {}, 'proof')
      await press(notebook, playersOf(3)[2]!.name, '.tabs button')
      if (by === 'touch') {
        await notebook.find('.why button').trigger('click')
        await cellOf(notebook, ana).trigger('click')
      } else {
        await cellOf(notebook, ana).trigger('focus')
        await notebook.find('.grid').trigger('keydown', { key: '?' })
      }
      const conclusion = notebook.emitted('why')!.at(-1)![0] as MindReaderConclusion
      expect(conclusion).toEqual({ type: 'excluded', of: 2, place: 0, card: ana })
      expect(notebook.emitted('mark')).toBeUndefined()
      const view = seatView(state, 0)
      await notebook.setProps({
        because: { conclusion, lines: mind.supportingLines(view, conclusion).map(line => view.story[line]!) },
      })
      expect(notebook.findAll('.reason li')).toHaveLength(3)
      await notebook.find('.why button').trigger('click')
      expect(notebook.emitted('why')!.at(-1)).toEqual([null])
      notebook.unmount()
    }
  })
  test('of a card that may still be, it says that nothing follows', async () => {
    const state = after()
    const [card] = mind.prove(seatView(state, 0)).hidden[0]!.cards
    const notebook = open(state, {}, 'proof')
    await notebook.find('.why button').trigger('click')
    await cellOf(notebook, card!).trigger('click')
    expect(notebook.find('.reason').text()).toBe(labels.nothingFollows(gameWords.card(card!)))
    expect(notebook.emitted('why')!.at(-1)).toEqual([null])
  })
  test('at the other levels there is nothing to ask', () => {
    for (const level of ['facts', 'blank'] as const) expect(open(after(), {}, level).findAll('.why, .odds')).toEqual([])
  })
})
