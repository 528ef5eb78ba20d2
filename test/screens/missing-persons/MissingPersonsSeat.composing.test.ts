// @vitest-environment happy-dom
// Putting a move together: the dial offers exactly what may be asked, and the button says the whole move.
import { describe, expect, test } from 'vitest'
import { nextTick } from 'vue'
import { seatWords } from '../../../shared/words/en/seat.ts'
import { byRole } from '../../kit/roles.ts'
import { legalOffers, offersOfType, applyMoveUnchecked, fieldChoices } from '../../../shared/engine/index.ts'
import { PERSONS, RANKS, type Rank } from '../../../shared/games/missing-persons/cards.ts'
import { phraseBookWordings, plainWording } from '../../../shared/games/missing-persons/rules/phrases/phrases.ts'
import {
  arcsBetween,
  ARCS,
  arcBounds,
  isArcQuestion,
  ALL_QUESTIONS,
  ranksOfArc,
} from '../../../shared/games/missing-persons/rules/questions.ts'
import {
  arcPath,
  ranksBetween,
  rankAtPoint,
  rankPosition,
  signedStepsOnRing,
} from '../../../renderer/games/missing-persons/ring.ts'
import { allFound } from '../../kit/screens.ts'
import {
  begin,
  called,
  cellOf,
  dialUp,
  game,
  labels,
  mountSeat,
  onTurn,
  playUntil,
  press,
  reach,
  seatProps,
  tapRank,
  gameWords,
  type Game,
} from './kit.ts'

const fresh = (options = {}) => playUntil(begin(options), onTurn(0))
const deedOf = (screen: ReturnType<typeof mountSeat>) => screen.find('.deed')
const asked = (state: Game) => new Set(fieldChoices(offersOfType(legalOffers(game, state, 0), 'ask'), 'question'))

describe('the ring of ranks', () => {
  test('two taps ask for the ranks between them, up the ring', async () => {
    const screen = mountSeat(fresh(), 0)
    expect(deedOf(screen).text()).toBe(labels.askMissing)
    expect(deedOf(screen).attributes('disabled')).toBeDefined()
    await tapRank(screen, 5)
    expect(screen.find('.hint').text()).toBe(labels.secondBound(5))
    await tapRank(screen, 11)
    expect(screen.findAll('.sides .side').map(side => side.text())).toEqual(['6 7 8 9 10', 'Q K A 2 3 4'])
    expect(called(deedOf(screen))).toBe(`Ask: “${plainWording('arc:6-10', 'en')}”`)
    await deedOf(screen).trigger('click')
    expect(screen.emitted('move')).toEqual([[{ type: 'ask', question: 'arc:6-10' }]])
  })

  test('tapped the other way round they ask for the way over the king', async () => {
    const screen = mountSeat(fresh(), 0)
    await tapRank(screen, 11)
    await tapRank(screen, 5)
    expect(called(deedOf(screen))).toBe(`Ask: “${plainWording('arc:12-4', 'en')}”`)
  })

  test('the other side is one tap away', async () => {
    const screen = mountSeat(fresh(), 0)
    await tapRank(screen, 5)
    await tapRank(screen, 11)
    await press(screen, 'Q K A 2 3 4', '.sides .side')
    expect(called(deedOf(screen))).toBe(`Ask: “${plainWording('arc:12-4', 'en')}”`)
    expect(screen.findAll('.covered').map(rank => rank.text())).toEqual(['A', '2', '3', '4', 'Q', 'K'])
  })

  test('a single rank is barred and says so; the other side is chosen', async () => {
    const screen = mountSeat(fresh(), 0)
    await tapRank(screen, 9)
    await tapRank(screen, 11)
    const [alone] = screen.findAll('.sides .side')
    expect(alone!.attributes('disabled')).toBeDefined()
    expect(alone!.text()).toBe(labels.tooFew([10]))
    expect(called(deedOf(screen))).toBe(`Ask: “${plainWording('arc:12-8', 'en')}”`)
  })

  test('the same rank twice takes it back, and so does Escape', async () => {
    const screen = mountSeat(fresh(), 0)
    await tapRank(screen, 9)
    await tapRank(screen, 9)
    expect(screen.find('.hint').text()).toBe(labels.betweenHint)
    await tapRank(screen, 9)
    await screen.find('.ranks').trigger('keydown', { key: 'Escape' })
    expect(screen.find('.hint').text()).toBe(labels.betweenHint)
  })

  test('there is one stop for the keyboard, and the arrows go round', async () => {
    const screen = mountSeat(fresh(), 0)
    const stops = () => screen.findAll('.rank[tabindex="0"]').map(called)
    expect(stops()).toEqual(['Ace'])
    await screen.find('.ranks').trigger('keydown', { key: 'ArrowLeft' })
    expect(stops()).toEqual(['King'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('King')
    await screen.find('.ranks').trigger('keydown', { key: 'ArrowRight' })
    await screen.find('.ranks').trigger('keydown', { key: 'ArrowDown' })
    expect(stops()).toEqual(['2'])
  })

  test('drawn along, it asks for what was passed over', async () => {
    const screen = mountSeat(fresh(), 0)
    const ring = screen.find('.ring')
    const element = ring.element as HTMLElement
    element.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 300 }) as DOMRect
    element.setPointerCapture = () => undefined
    const draw = async (path: readonly Rank[]) => {
      for (const [nth, rank] of path.entries()) {
        const { x, y } = rankPosition(rank)
        await ring.trigger(nth === 0 ? 'pointerdown' : 'pointermove', {
          clientX: x,
          clientY: y,
          button: 0,
          pointerId: 1,
        })
      }
      await ring.trigger('pointerup', { pointerId: 1 })
    }
    await draw([11, 12, 13, 1, 2, 3, 4, 5])
    expect(called(deedOf(screen))).toBe(`Ask: “${plainWording('arc:12-4', 'en')}”`)
    await draw([11, 10, 9, 8, 7, 6, 5])
    expect(called(deedOf(screen))).toBe(`Ask: “${plainWording('arc:6-10', 'en')}”`)
    await draw([9, 10, 11])
    expect(deedOf(screen).attributes('disabled')).toBeDefined() // one rank was skipped: it is not allowed
  })

  test('at the beginning colours, suits, royal and arcs of every length can be dialled', async () => {
    const state = fresh()
    const screen = mountSeat(state, 0)
    for (const question of ALL_QUESTIONS.filter((_, at) => at % 11 === 0 || at < 7)) {
      await dialUp(screen, question)
      expect(called(deedOf(screen)), question).toBe(`Ask: “${plainWording(question, 'en')}”`)
    }
  })

  test('what the answers have settled cannot be chosen, anywhere on the dial', async () => {
    const state = playUntil(begin({}, 'settled'), onTurn(0, 4))
    const legalNow = asked(state)
    expect(legalNow.size).toBeLessThan(ALL_QUESTIONS.length)
    const screen = mountSeat(state, 0)
    for (const chip of allFound(screen, '.chips button')) {
      const question = (['red', 'H', 'D', 'royal', 'black', 'S', 'C'] as const).find(
        one => labels.chipName(one) === called(chip),
      )!
      expect(chip.attributes('disabled') === undefined, question).toBe(legalNow.has(question))
    }
    for (const arc of ARCS.filter((_, at) => at % 7 === 0)) {
      const [from, to] = arcBounds(arc)
      await tapRank(screen, from)
      await tapRank(screen, to)
      const { inside, outside } = arcsBetween(from, to)
      const open = [inside, outside]
        .filter(one => one !== null && legalNow.has(one))
        .map(one => labels.ranks(ranksOfArc(one!)))
      expect(screen.findAll('.sides .side:not(:disabled)').map(called).sort()).toEqual(open.sort())
    }
    expect(screen.emitted('move')).toBeUndefined()
  })
})

describe('the ring as a shape', () => {
  test('a finger on a rank is on that rank', () => {
    for (const rank of RANKS) {
      const { x, y } = rankPosition(rank)
      expect(rankAtPoint(x, y)).toBe(rank)
      expect(rankAtPoint(150 + (x - 150) * 0.8, 150 + (y - 150) * 0.8)).toBe(rank)
    }
    expect(rankAtPoint(150, 150)).toBeNull()
  })
  test('the arc holds the ranks between two ranks', () => {
    for (const arc of ARCS) expect(ranksBetween(...arcBounds(arc))).toEqual(ranksOfArc(arc))
    expect(ranksBetween(5, 6)).toEqual([])
    expect(ranksBetween(9, 11)).toEqual([10])
  })
  test('steps go the shorter way', () => {
    expect([
      signedStepsOnRing(13, 1),
      signedStepsOnRing(1, 13),
      signedStepsOnRing(4, 10),
      signedStepsOnRing(10, 4),
      signedStepsOnRing(2, 9),
    ]).toEqual([1, -1, 6, -6, -6])
  })
  test('a band of more than half the ring goes the long way', () => {
    expect(arcPath(ranksOfArc('arc:7-4'))).toContain(' 0 1 1 ')
    expect(arcPath(ranksOfArc('arc:6-10'))).toContain(' 0 0 1 ')
  })
})

describe('a wording', () => {
  test('comes from the phrase book, and can be leafed through', async () => {
    const screen = mountSeat(fresh({ questions: 'cryptic' }), 0)
    await dialUp(screen, 'S')
    const field = () => screen.find('textarea').element.value
    expect(phraseBookWordings('S', 'en')).toContain(field())
    const met = new Set<string>()
    for (const _ of phraseBookWordings('S', 'en')) {
      met.add(field())
      await press(screen, labels.leafOn)
    }
    expect([...met].sort()).toEqual([...phraseBookWordings('S', 'en')].sort())
    expect(called(deedOf(screen))).toContain('It means: a spade')
  })

  test('of one’s own stays when the question changes; ours makes room', async () => {
    const screen = mountSeat(fresh({ questions: 'cryptic' }), 0)
    await dialUp(screen, 'S')
    await dialUp(screen, 'H')
    expect(phraseBookWordings('H', 'en')).toContain(screen.find('textarea').element.value)
    await screen.find('textarea').setValue('Does it beat?')
    await dialUp(screen, 'red')
    await deedOf(screen).trigger('click')
    expect(screen.emitted('move')).toEqual([[{ type: 'askCryptically', question: 'red', wording: 'Does it beat?' }]])
  })

  test('is one line of at most 140 characters, counted as people count', async () => {
    const screen = mountSeat(fresh({ questions: 'free' }), 0)
    const field = screen.find('textarea')
    await field.setValue('Is it\n  <b>red</b>?')
    expect(called(deedOf(screen))).toBe('Ask: “Is it <b>red</b>?”')
    expect(screen.find('.deed b').exists()).toBe(false)
    await field.setValue('🂡'.repeat(140))
    expect(deedOf(screen).attributes('disabled')).toBeUndefined()
    await field.setValue('🂡'.repeat(141))
    expect(deedOf(screen).attributes('disabled')).toBeDefined()
    expect(screen.text()).toContain(labels.wordingLong(1))
    await field.setValue('   ')
    expect(deedOf(screen).attributes('disabled')).toBeDefined()
  })

  test('in free questions the dial writes a plain one', async () => {
    const screen = mountSeat(fresh({ questions: 'free' }), 0)
    await dialUp(screen, 'arc:6-10')
    expect(screen.find('textarea').element.value).toBe(plainWording('arc:6-10', 'en'))
  })
})

describe('an answer by hand', () => {
  const owed = () => reach({ questions: 'cryptic' }, ({ open }) => open.phase === 'answer' && open.turn === 1)
  test('that is untrue is refused: what was meant is said, and the truth alone is left', async () => {
    const state = owed()
    const truthful = { ...state, own: state.own.map(own => ({ ...own })) }
    const untrue = [true, false].find(yes => {
      const tried = structuredClone({ ...truthful, chance: { ...state.chance } }) as Game
      applyMoveUnchecked(game, tried, 0, { type: 'answer', yes })
      return tried.own[0]!.explained !== null
    })!
    applyMoveUnchecked(game, state, 0, { type: 'answer', yes: untrue })
    const screen = mountSeat(state, 0)
    expect(screen.findAll('.choice button').map(called)).toEqual([untrue ? labels.no : labels.yes])
    expect(screen.find('.then').text()).toContain(plainWording(state.own[0]!.explained!, 'en'))
    await deedOf(screen).trigger('click')
    expect(screen.emitted('move')).toEqual([[{ type: 'answer', yes: !untrue }]])
  })
})

describe('turning misfits by hand', () => {
  const turning = () => reach({ questions: 'free' }, ({ open }) => open.phase === 'turn' && open.turn === 0)
  test('with none picked the button goes on; several are turned one after another', async () => {
    const state = turning()
    const screen = mountSeat(state, 0)
    expect(called(deedOf(screen))).toMatch(/^Leave all up/)
    const first = screen.findAll('.pick')
    expect(first).toHaveLength(10)
    for (const at of [6, 2, 4]) await first[at]!.trigger('click')
    expect(called(deedOf(screen))).toBe(labels.turnSeveral(3))
    await deedOf(screen).trigger('click')
    for (const [nth, place] of [6, 2, 4].entries()) {
      const moves = screen.emitted<[{ type: 'turn'; place: number }]>('move')!
      expect(moves.at(-1)).toEqual([{ type: 'turn', place }])
      expect(moves).toHaveLength(nth + 1)
      await screen.setProps({ offers: [] }) // the move is on its way
      applyMoveUnchecked(game, state, 0, moves.at(-1)![0])
      await screen.setProps(seatProps(state, 0))
      await nextTick()
    }
    expect(screen.emitted('move')).toHaveLength(3)
    expect(called(deedOf(screen))).toMatch(/^Leave the other/)
  })

  test('a refused turning is not tried again', async () => {
    const state = turning()
    const screen = mountSeat(state, 0)
    for (const at of [0, 1]) await screen.findAll('.pick')[at]!.trigger('click')
    await deedOf(screen).trigger('click')
    await screen.setProps({ offers: [] })
    await screen.setProps(seatProps(state, 0))
    expect(screen.emitted('move')).toHaveLength(1)
  })
})

describe('naming', () => {
  test('is there in anybody’s turn, and says the whole deed before it is done', async () => {
    const state = playUntil(begin(), onTurn(1))
    const screen = mountSeat(state, 0)
    await screen.find('.opener').trigger('click')
    expect(screen.find('dialog .deed').attributes('disabled')).toBeDefined()
    const card = PERSONS.find(person => person !== state.own[0]!.hidden)!
    await cellOf(screen.find('dialog'), card).trigger('click')
    expect(called(screen.find('dialog .deed'))).toBe(`Name Ben’s missing person: ${gameWords.card(card)}`)
    expect(screen.emitted('move')).toBeUndefined()
  })

  test.each(['proof', 'facts', 'blank'] as const)(
    'notebook %s: one’s own card is named after a confirmation',
    async level => {
      const state = playUntil(begin({}, 'own'), onTurn(0))
      const mine = state.own[0]!.hidden!
      const screen = mountSeat(state, 0, level)
      await screen.find('.opener').trigger('click')
      await cellOf(byRole(screen, 'dialog'), mine).trigger('click')
      const deed = screen.find('dialog .deed')
      expect(deed.classes()).toContain('quiet')
      await deed.trigger('click')
      expect(screen.emitted('move')).toBeUndefined()
      const confirmation = byRole(screen, 'dialog')
      expect(byRole(confirmation, 'heading').text()).toBe(seatWords.namingDoubt.question)
      const says = seatWords.namingDoubt[level === 'blank' ? 'inSight' : 'ruledOut']
      expect(confirmation.text()).toContain(says([gameWords.card(mine)]))
      await byRole(confirmation, 'button', seatWords.namingDoubt.cancel).trigger('click')
      expect(screen.emitted('move')).toBeUndefined()
      await screen.find('dialog .deed').trigger('click')
      await screen.find('dialog .danger').trigger('click')
      expect(screen.emitted('move')).toEqual([[{ type: 'name', card: mine }]])
    },
  )

  test('has the lamp when there is nothing else to do, and only then', () => {
    const state = fresh({ draw: 'single' })
    expect(mountSeat(state, 0).find('.opener').classes()).not.toContain('lamp')
    state.open.asked[0] = [
      { question: 'S', yes: true },
      { question: 'arc:12-13', yes: true },
      { question: 'arc:13-1', yes: true },
    ]
    expect(mountSeat(state, 0).find('.opener').classes()).toContain('lamp')
    expect(mountSeat(state, 1).find('.opener').classes()).not.toContain('lamp')
  })

  test('with moves on their way nothing can be pressed twice', async () => {
    const screen = mountSeat(fresh(), 0)
    await screen.setProps({ offers: [] })
    expect(screen.findAll('button:not(.peek)')).toEqual([])
  })
})

test('if a turn has at most three questions, the player sees which one this is', () => {
  const state = fresh({ questionsPerTurn: 'three' })
  expect(mountSeat(state, 0).find('.todo').text()).toBe('Your turn, question 1 of 3. Ask about Ben’s card.')
  state.open.questions = 2
  expect(mountSeat(state, 0).find('.todo').text()).toBe('Your turn, question 3 of 3. Ask about Ben’s card.')
  expect(mountSeat(fresh(), 0).find('.todo').text()).toBe('Your turn. Ask about Ben’s card.')
})

test('the chips and the arcs together are the 137 questions', () => {
  expect(ALL_QUESTIONS.filter(question => !isArcQuestion(question)).map(labels.chip)).not.toContain(undefined)
  expect(ALL_QUESTIONS.filter(isArcQuestion)).toHaveLength(130)
  expect(ALL_QUESTIONS).toHaveLength(137)
})
