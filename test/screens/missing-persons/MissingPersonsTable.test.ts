// @vitest-environment happy-dom
// What everybody sees: whose turn it is, the last question on the dial, the pile, and the result.
import { mount, type VueWrapper } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { ALL_LINEUP_PLACES } from '../../../shared/games/missing-persons/rules/deal.ts'
import { arcBounds, isArcQuestion, ranksOfArc } from '../../../shared/games/missing-persons/rules/questions.ts'
import { plainWording, rankSymbol } from '../../../shared/games/missing-persons/rules/phrases/phrases.ts'
import Rules from '../../../renderer/games/missing-persons/Rules.vue'
import { lastMoveLines, linesOfThisDeal, type Line } from '../../../renderer/games/missing-persons/story.ts'
import { allFound } from '../../kit/screens.ts'
import { begin, called, labels, mountSeat, mountTable, onTurn, players, playUntil, reach, gameWords } from './kit.ts'
import { allByRole, byRole } from '../../kit/roles.ts'

describe('the table on a TV', () => {
  test.each([{}, { questions: 'cryptic' }, { lineups: 'open' }] as const)(
    'two players and nothing to press: %j',
    options => {
      for (const stop of [() => true, onTurn(1, 2), () => false]) {
        const screen = mountTable(playUntil(begin(options), stop))
        expect(screen.findAll('button, a, input, textarea, [tabindex]')).toEqual([])
      }
      expect(
        mountTable(playUntil(begin(options), onTurn(0)))
          .findAll('.player')
          .map(player => player.attributes('aria-label')),
      ).toEqual(['Dora', 'Ben'])
    },
  )

  test('the lamp stands with the one whom the table waits for', () => {
    const screen = mountTable(playUntil(begin(), onTurn(1)))
    expect(screen.findAll('.to-move').map(player => player.attributes('aria-label'))).toEqual(['Ben'])
    expect(screen.find('.lamp').text()).toBe('Ben’s turn')
  })

  test('that both choose a card to hide is said once; then who still does', () => {
    const both = mountTable(begin())
    expect(both.find('.said').text()).toContain('choose a card to hide')
    expect(both.find('.lamp').exists()).toBe(false)
    expect(both.findAll('.player').map(player => player.text())).toEqual(players.map(({ name }) => name))
    const one = mountTable(playUntil(begin(), ({ open }) => open.chosen.filter(Boolean).length === 1))
    expect(one.find('.lamp').text()).toMatch(/hid/)
  })

  test('the last question is shown in words and on the dial, with its answer', () => {
    const state = reach(
      {},
      one =>
        onTurn(0, 1)(one) && isArcQuestion(one.open.asked.flat().at(-1)!.question!) && one.open.asked[1]!.length === 0,
    )
    const { question, yes } = state.open.asked[0]!.at(-1)!
    if (!question || !isArcQuestion(question)) throw new Error('an arc was reached for')
    const screen = mountTable(state)
    expect(called(screen.find('.said'))).toContain(`Dora asked Ben: “${plainWording(question, 'en')}”`)
    expect(
      screen
        .findAll('.covered')
        .map(rank => rank.text())
        .sort(),
    ).toEqual(ranksOfArc(question).map(rankSymbol).sort())
    expect(
      screen
        .findAll('.bound')
        .map(rank => rank.text())
        .sort(),
    ).toEqual(arcBounds(question).map(rankSymbol).sort())
    expect(screen.find('.answer').text()).toContain(yes ? labels.yes : labels.no)
  })

  test('places are gaps where cards were turned, and the pile says what is left', () => {
    const state = playUntil(begin(), onTurn(0, 3))
    const screen = mountTable(state)
    for (const [seat, line] of allFound(screen, '.lineup').entries())
      expect(line.findAll('.gap').map(gap => gap.attributes('aria-label'))).toEqual(
        state.open.down[seat]!.map(labels.faceDown),
      )
    expect(screen.find('.pile').text()).toBe(labels.pile(state.open.pile))
    expect(screen.findAll('.pile i:not(.gone)')).toHaveLength(state.open.pile)
  })

  test('no place of a line-up bears a number, which beside cards would be read as a rank', () => {
    const state = playUntil(begin(), onTurn(0, 3))
    const seen = (screen: VueWrapper, name: string) =>
      allByRole(byRole(screen, 'list', name), 'listitem').map(place => place.text())
    const table = mountTable(state)
    for (const [seat, { name }] of players.entries()) {
      expect(state.open.down[seat]!.length).toBeGreaterThan(0)
      expect(seen(table, labels.lineupOf(name))).toEqual(ALL_LINEUP_PLACES.map(() => ''))
    }
    const [down, mine] = [state.open.down[0]!, seen(mountSeat(state, 0), labels.lineup)]
    expect(ALL_LINEUP_PLACES.filter(place => mine[place] === '')).toEqual([...down].sort((a, b) => a - b))
    const laying = reach({ draw: 'single' }, ({ open }) => open.phase === 'lay' && open.turn === 0)
    const gaps = allByRole(byRole(mountSeat(laying, 0), 'list', labels.lineup), 'button', labels.layHere(laying.open.down[0]![0]!)) // prettier-ignore
    expect(gaps.map(gap => gap.text())).toEqual([''])
  })

  test('the table sees only the wording of a cryptic question; the asker sees its meaning', () => {
    const state = reach({ questions: 'cryptic' }, ({ open }) => open.phase === 'answer' && open.turn === 0)
    expect(mountTable(state).findAll('.dial .chosen, .covered')).toEqual([])
    expect(mountSeat(state, 1).findAll('.dial .chosen, .covered')).toEqual([])
    expect(mountSeat(state, 0).findAll('.dial .chosen, .covered').length).toBeGreaterThan(0)
  })
})

describe('how it came out', () => {
  test('both missing persons lie open, with what was asked about each', () => {
    const state = playUntil(begin({ questions: 'cryptic' }, 'out'), () => false)
    for (const screen of [mountTable(state), mountSeat(state, 0)]) {
      expect(screen.findAll('.poster .face').map(face => face.attributes('aria-label'))).toEqual(
        state.open.suspects.map(card => gameWords.card(card!)),
      )
      expect(screen.findAll('.unmeant')).toEqual([])
    }
    expect(mountSeat(state, 0).text()).toContain(state.open.asked.flat()[0]!.wording!)
  })

  test('guesses lie on the scale beside the truth', () => {
    const state = reach({ lastTurn: 'no' }, ({ open }) => open.guesses[0] !== null)
    const scales = mountSeat(state, 0).findAll('.scale')
    expect(scales).toHaveLength(2)
    for (const [of, scale] of scales.entries())
      expect(scale.attributes('aria-label')).toBe(
        labels.scale(gameWords.card(state.open.guesses[1 - of]!), gameWords.card(state.open.suspects[of]!)),
      )
  })
})

describe('reading the story', () => {
  const began: Line = { type: 'began', deal: 1, starter: 0 }
  const asked: Line = { type: 'asked', by: 0, wording: 'Is it?', yes: null }
  test('an answer by hand is said with its question, and turnings one by one', () => {
    const answered: Line = { type: 'answered', by: 1, yes: true }
    const turned = (place: number): Line => ({ type: 'turned', by: 0, places: [place] })
    expect(lastMoveLines([began, asked, answered, turned(3), turned(5)], 'ask')).toEqual({
      before: [],
      said: [asked, answered],
      then: [{ type: 'turned', by: 0, places: [3, 5] }],
    })
  })
  test('the empty pile and the guesses are the news, and the question is over', () => {
    const ranOut: Line = { type: 'ranOut', last: null }
    const wrote: Line = { type: 'wrote', by: 0 }
    expect(lastMoveLines([began, asked, ranOut, wrote], 'guess')).toEqual({
      before: [asked],
      said: [ranOut],
      then: [wrote],
    })
    // after a last turn nothing is drawn, and nothing said: the finale is news all the same
    expect(lastMoveLines([began, { ...ranOut, last: 1 }, asked], 'guess').said).toEqual([ranOut])
    expect(lastMoveLines([began, asked, { ...ranOut, last: 1 }], 'ask').said).toEqual([{ ...ranOut, last: 1 }])
    expect(lastMoveLines([began, { ...ranOut, last: 1 }, asked], 'ask').said).toEqual([asked])
  })
  test('a refused answer is said until the true one is given', () => {
    const refused: Line = { type: 'refused', by: 1, yes: false, question: 'S' }
    expect(lastMoveLines([began, asked, refused], 'ask').then).toEqual([refused])
    expect(lastMoveLines([began, asked, refused, { type: 'answered', by: 1, yes: true }], 'ask').then).toEqual([])
  })
  test('a new deal starts with an empty table', () => {
    expect(linesOfThisDeal([began, asked, { ...began, deal: 2 }])).toEqual([{ ...began, deal: 2 }])
  })
})

test('the rules are shown with live pictures and say whose game it is', () => {
  const page = mount(Rules)
  expect(page.text()).toContain(gameWords.credit)
  expect(page.findAll('button')).toEqual([])
  expect(page.findAll('.lineup .gap')).toHaveLength(5)
  expect(page.findAll('.covered').map(rank => rank.text())).toEqual(['A', '2', '3', '4', 'Q', 'K'])
  expect(players).toHaveLength(2)
})
