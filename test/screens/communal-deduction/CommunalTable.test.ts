// @vitest-environment happy-dom
// What everybody sees: the table, the result, and the notebook of one seat.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { allByRole, byRole } from '../../kit/roles.ts'
import { applyMoveUnchecked, tableView } from '../../../shared/engine/index.ts'
import { hasTrait, COMPLETE_CARDS, familyOfTrait, TRAITS } from '../../../shared/games/communal-deduction/cards.ts'
import type { Claim } from '../../../shared/games/communal-deduction/kinds.ts'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import StatementChip from '../../../renderer/games/communal-deduction/StatementChip.vue'
import { claimedTraitStatus, type TopicStatement } from '../../../renderer/games/communal-deduction/story.ts'
import {
  begin,
  called,
  game,
  labels,
  mountNotebook,
  mountSeat,
  mountTable,
  playUntil,
  press,
  talking,
  gameWords,
} from './kit.ts'

describe('the table', () => {
  test('there is nothing to press, at any time', () => {
    for (const stop of ['state', 'ask', 'talk', 'over'] as const) {
      const table = mountTable(playUntil(begin(9), ({ open }) => open.phase === stop))
      expect(table.findAll('button, a, input, summary, [tabindex]'), stop).toEqual([])
      table.unmount()
    }
  })

  describe('claims about cards', () => {
    /** The lines on a screen with room for this many of them. */
    async function lines(claims: number, room: number): Promise<string[]> {
      const state = begin(3)
      state.open.claims = COMPLETE_CARDS.slice(0, claims)
      const table = mountTable(state)
      const shown = () => allByRole(byRole(table, 'list', labels.otherClaims), 'listitem').map(one => one.text())
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => shown().length)
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(room)
      await flushPromises()
      return shown()
    }
    afterEach(() => vi.restoreAllMocks())

    test('are shown as far as there is room, and the others counted', async () => {
      expect(await lines(9, 20)).toHaveLength(9)
      expect((await lines(9, 7)).slice(6)).toEqual([labels.moreClaims(3)])
    })

    test('are three at least', async () => {
      expect((await lines(9, 0)).slice(3)).toEqual([labels.moreClaims(6)])
    })

    test('are never counted as one more: that line would take its room', async () => {
      expect(await lines(4, 0)).toHaveLength(4)
      expect((await lines(4, 0)).join()).not.toContain(labels.moreClaims(1))
    })
  })

  test('it says who still owes a statement, and who a question', () => {
    const state = begin(3)
    applyMoveUnchecked(game, state, 1, { type: 'state', about: 'singles red' })
    const owing = () =>
      mountTable(state)
        .findAll('.player .about')
        .map(about => about.text())
    expect(owing()).toEqual([labels.owesStatement, labels.hasStated, labels.owesStatement])
    applyMoveUnchecked(game, state, 0, { type: 'state', about: 'singles red' })
    applyMoveUnchecked(game, state, 2, { type: 'state', about: 'singles red' })
    applyMoveUnchecked(game, state, 2, { type: 'ask', of: 0, about: 'singles red', question: 'many' })
    expect(owing()).toEqual([labels.owesQuestion, labels.owesQuestion, labels.hasAsked])
  })

  test('what somebody said of one hand names that hand once they have several', () => {
    const state = begin(3)
    for (const seat of [0, 1, 2]) applyMoveUnchecked(game, state, seat, { type: 'state', about: 'singles red' })
    const namedHands = (screen: VueWrapper) =>
      screen.findAll('.player .evidence li').map(one => /^Hand \d: ?/.exec(called(one))?.[0].trim())
    expect(new Set(namedHands(mountTable(state)))).toEqual(new Set([undefined]))
    state.open.asked = [0, 1, 2].map(seat => ({
      of: (seat + 1) % 3,
      about: 'singles red',
      question: 'any',
      truth: true,
    }))
    state.open.holders = state.open.holders.map((_, no) => no % 3)
    expect(namedHands(mountTable(state))).toEqual(['Hand 1:', 'Hand 1:', 'Hand 2:', 'Hand 2:', 'Hand 3:', 'Hand 3:'])
    expect(namedHands(mountSeat(state, 0))).toEqual(['Hand 2:', 'Hand 2:', 'Hand 3:', 'Hand 3:'])
  })

  test('what was said of a hand is short, in the right singular or plural', () => {
    const read = (about: TopicStatement['about'], truth: TopicStatement['truth']) =>
      mount(StatementChip, { props: { statement: { about, truth } } })
        .text()
        .replace(/\s+/g, '')
    expect(read('singles fill', 1)).toBe('onefill')
    expect(read('singles fill', 2)).toBe('twofills')
    expect(read('singles shape', false)).toBe('noshapes')
    expect(read('singles shape', 0)).toBe('noshapes')
    expect(read('singles red', 0)).toBe(read('singles red', false))
  })

  test('none is one word in every language, whether it was counted or asked for', async () => {
    const read = (truth: TopicStatement['truth']) =>
      mount(StatementChip, { props: { statement: { about: 'completes red', truth } } }).text()
    const none = { en: 'no', de: 'keine', fr: 'aucune', es: 'ninguna' } as const
    try {
      for (const language of ['de', 'fr', 'es', 'en'] as const) {
        await switchLanguage(language)
        expect(read(0).startsWith(none[language]), read(0)).toBe(true)
        expect(read(0)).toBe(read(false))
      }
    } finally {
      await switchLanguage('en')
    }
  })

  test('a claim’s effect on its family is shown: it is Hollow, so it is not Filled', () => {
    const { open, options } = tableView(talking(4))
    const read = (...claims: Claim[]) =>
      TRAITS.flatMap(mark => {
        const said = claimedTraitStatus({ open: { ...open, turned: ['green'], claims }, options }, mark)
        return said === null ? [] : [`${mark} ${said}`]
      })
    expect(read('hollow')).toEqual(['filled not', 'partial not', 'hollow is', 'green clue'])
    expect(read('hollow-blue-triangle')).toEqual(
      TRAITS.map(
        mark => `${mark} ${mark === 'green' ? 'clue' : hasTrait('hollow-blue-triangle', mark) ? 'is' : 'not'}`,
      ),
    )
    expect(read('not hollow', 'if red circle')).toEqual(['hollow not', 'green clue'])
    // what is left of three, and what follows for everybody, is as certain as what was said
    expect(read('not hollow', 'not filled')).toEqual(['filled not', 'partial is', 'hollow not', 'green clue'])
    expect(read('not blue')).toEqual(['red is', 'green clue', 'blue not'])
    expect(read('red', 'if red circle')).toEqual(expect.arrayContaining(['circle is', 'square not', 'triangle not']))
  })

  test('claims and clues stand on the nine characteristics', () => {
    const state = talking(4, { claims: 'free' })
    const herring = state.sealed.clues.at(-1)!
    const [one, two] = TRAITS.filter(mark => mark !== herring)
    applyMoveUnchecked(game, state, 0, { type: 'claim', claim: one! })
    applyMoveUnchecked(game, state, 1, { type: 'claim', claim: `not ${two!}` })
    for (const seat of [0, 1, 2]) applyMoveUnchecked(game, state, seat, { type: 'favour', motion: 'clue' })
    const tiles = Object.fromEntries(
      mountTable(state)
        .findAll('.tile')
        .map((tile, at) => [TRAITS[at]!, tile.classes().filter(name => ['is', 'not', 'clue'].includes(name))]),
    )
    expect(tiles).toEqual(
      Object.fromEntries(
        TRAITS.map(mark => [
          mark,
          mark === herring
            ? ['clue']
            : mark === one
              ? ['is']
              : mark === two || familyOfTrait(mark) === familyOfTrait(one!)
                ? ['not']
                : [],
        ]),
      ),
    )
  })

  test('a claim about cards says how many gave their word for it', () => {
    const state = talking(4, { claims: 'free', ifThen: 'free' })
    const [one] = COMPLETE_CARDS
    applyMoveUnchecked(game, state, 0, { type: 'claim', claim: one! })
    applyMoveUnchecked(game, state, 1, { type: 'claim', claim: 'if red circle' })
    expect(mountTable(state).text()).not.toContain(labels.saySo(2))
    applyMoveUnchecked(game, state, 2, { type: 'claim', claim: 'if red circle' })
    const said = byRole(mountTable(state), 'list', labels.otherClaims).text()
    expect(said.match(/say so/g)).toHaveLength(1)
    expect(said).toContain(labels.saySo(2))
  })

  test('an if–then goes once what it says is known to all', () => {
    const state = talking(4)
    state.open.claims.push('if circle not filled')
    const others = () => mountTable(state).findAll('.others li').map(called)
    expect(others()).toHaveLength(1)
    state.open.claims.push('hollow')
    expect(others()).toEqual([])
  })

  test('raised hands are counted against the number needed', () => {
    const state = talking(6)
    for (const seat of [1, 3]) applyMoveUnchecked(game, state, seat, { type: 'favour', motion: 'clue' })
    applyMoveUnchecked(game, state, 4, { type: 'favour', motion: 'hollow-green-circle' })
    const shown = mountTable(state).findAll('.raised-hands li').map(called)
    expect(shown).toEqual([expect.stringContaining('2 of 4 needed'), expect.stringContaining('1 of 4 needed')])
    expect(shown[1]).toContain('Hollow-Green-Circle')
  })

  test('no hand is shown before the end', () => {
    const state = talking(4)
    const table = mountTable(state)
    expect(table.findAll('.face, .single')).toEqual([])
  })
})

describe('the result', () => {
  test('nine hands are open, and exactly the true Singles are lit', () => {
    const state = playUntil(begin(4), () => false)
    const { hidden, hands } = state.open
    const screen = mountSeat(state, 0)
    expect(screen.findAll('.hand')).toHaveLength(9)
    const lit = screen.findAll('.single').map(single => single.classes('lit'))
    expect(lit).toEqual(hands.flatMap(({ singles }) => singles.map(mark => hasTrait(hidden!, mark))))
    expect(lit.filter(Boolean)).toHaveLength(12)
    expect(called(screen.find('figure .face'))).toBe(gameWords.card(hidden!))
    // one way of saying it: the words on its face are its name; and the page's headline alone says that they won
    expect(screen.findAll('figure .called span').map(word => word.text())).toEqual(gameWords.card(hidden!).split('-'))
    expect(screen.find('header h2').exists()).toBe(false)
    expect(screen.find('header .ending').text()).not.toMatch(/\bw[io]ns?\b/i)
  })

  test('a wrong verdict is shown beside the hidden card', () => {
    const state = talking(2)
    const wrong = COMPLETE_CARDS.find(card => card !== state.sealed.hidden)!
    for (const seat of [0, 1]) applyMoveUnchecked(game, state, seat, { type: 'favour', motion: wrong })
    const screen = mountSeat(state, 1)
    expect(screen.findAll('figure .face').map(called)).toEqual([
      gameWords.card(state.sealed.hidden),
      gameWords.card(wrong),
    ])
  })
})

describe('the notebook', () => {
  test('a free claim is its maker’s word and ticks nothing; words that do not agree are shown to', () => {
    const state = talking(4, { claims: 'free' })
    for (const [seat, claim] of [
      [1, 'red'],
      [2, 'green'],
    ] as const)
      applyMoveUnchecked(game, state, seat, { type: 'claim', claim })
    const book = mountNotebook(state, 0)
    const red = book.findAll('.nine button')[TRAITS.indexOf('red')]!
    expect(red.classes()).toEqual(expect.arrayContaining(['possible', 'disputed']))
    expect(called(red)).toContain(labels.word('Ana', true))
    expect(called(red)).toContain(labels.word('Ben', false))
    expect(called(red)).toContain(labels.disputed)
    expect(book.find('.mistaken').text()).toBe(labels.mistaken)
    expect(mountNotebook(state, 0, {}, 'blank').findAll('.claims, .mistaken')).toEqual([])
  })
  const cell = (name: string) => (one: { attributes: (name: string) => string | undefined }) =>
    one.attributes('aria-label')!.split(',')[0] === name

  test('a card I hold is ruled out, and with a blank notebook nothing is', () => {
    const state = talking(4)
    const mine = gameWords.card(state.own[0]!.hands[0]!.completes[0]!)
    expect(mountNotebook(state, 0).findAll('.cube button').find(cell(mine))!.classes('alive')).toBe(false)
    const blank = mountNotebook(state, 0, {}, 'blank')
    expect(blank.findAll('.cube .dead, .impossible, .certain, .known')).toEqual([])
    expect(
      blank
        .findAll('.hand-grid button')
        .map(button => button.text())
        .join(''),
    ).toBe('')
  })

  test('with a blank notebook nothing is ruled out where cards are picked', async () => {
    const screen = mountSeat(talking(4), 0, 'blank')
    await press(screen, labels.form('card'), '.forms button')
    expect(screen.findAll('.claim .dead')).toEqual([])
  })

  test('marks by hand go round: crossed out, maybe, nothing', async () => {
    const state = talking(4)
    for (const [before, after] of [
      ['', 'out'],
      ['out', 'maybe'],
      ['maybe', ''],
    ] as const) {
      const book = mountNotebook(state, 0, { 'card.hollow-red-circle': before }, 'blank')
      await book.findAll('.cube button').find(cell('Hollow-Red-Circle'))!.trigger('click')
      expect(book.emitted('mark')).toEqual([['card.hollow-red-circle', after]])
      book.unmount()
    }
  })

  test('characteristics and hands are marked too', async () => {
    const book = mountNotebook(talking(4), 0)
    await book.findAll('.nine button').find(cell('Green'))!.trigger('click')
    await book.findAll('.hand-grid tbody tr')[2]!.findAll('button')[3]!.trigger('click')
    await press(book, labels.kind('completes'), '.tabs button')
    await book.findAll('.hand-grid tbody tr')[2]!.findAll('button')[3]!.trigger('click')
    expect(book.emitted('mark')).toEqual([
      ['mark.green', 'out'],
      ['singles.2.red', '0'],
      ['completes.2.red', '0'],
    ])
  })

  test('each sheet is one stop, and the arrow keys go on from there', async () => {
    const book = mountNotebook(talking(4), 0)
    for (const sheet of ['.nine', '.cube', '.hand-grid'])
      expect(book.findAll(`${sheet} [tabindex="0"]`), sheet).toHaveLength(1)
    await book.find('.cube').trigger('keydown', { key: 'ArrowRight' })
    await book.find('.cube').trigger('keydown', { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Filled-Green-Square')
  })
})
