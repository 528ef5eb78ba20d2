// @vitest-environment happy-dom
// What everybody sees: the last sentence, whose turn it is, the answers, and the result.
import { describe, expect, test } from 'vitest'
import {
  headlinesBeforeLastMove,
  questionsHeard,
  lastMoveLines,
  linesOfThisHand,
  mergeAnswersIntoQuestions,
  type Line,
} from '../../../renderer/games/mind-reader/story.ts'
import { begin, called, labels, mountSeat, mountTable, playersOf, playUntil, gameWords, type Game } from './kit.ts'

const onTurn = (state: Game) => state.open.phase === 'play' && state.story.some(({ line }) => line.type === 'asked')
const lastAsked = ({ story }: Game) => story.flatMap(({ line }) => (line.type === 'asked' ? [line] : [])).at(-1)!
const panels = (screen: ReturnType<typeof mountTable>) => screen.findAll('.player')

describe('the table on a TV', () => {
  test.each([2, 3, 4, 5, 6])('%i seats, each once, and nothing to press', seats => {
    const screen = mountTable(playUntil(begin(seats), onTurn))
    expect(panels(screen).map(panel => panel.attributes('aria-label'))).toEqual(
      playersOf(seats).map(({ name }) => name),
    )
    expect(screen.findAll('button, a, input, [tabindex]')).toEqual([])
  })

  test('the lamp stands with the one whom the table waits for', () => {
    const state = playUntil(begin(4), onTurn)
    const screen = mountTable(state)
    const name = playersOf(4)[state.open.turn]!.name
    expect(screen.findAll('.to-move').map(panel => panel.attributes('aria-label'))).toEqual([name])
    expect(screen.find('.lamp').text()).toBe(`${name}’s turn`)
  })

  test('the last thing said is a question with its answer', () => {
    const state = playUntil(begin(4), ({ open }) => open.phase === 'after')
    const { by, of, card: played } = lastAsked(state)
    const said = called(mountTable(state).find('.said'))
    expect(said).toContain(`${playersOf(4)[by]!.name} played ${gameWords.card(played!)} to ${playersOf(4)[of]!.name}`)
    expect(said).toMatch(/“(The .+|It) is (. )?(higher than|lower than|the same as|stronger than|weaker than) mine/)
  })

  test('an answer given by hand is said as one that was computed', () => {
    const state = playUntil(begin(4, { clues: 'by hand' }), ({ open }) => open.phase === 'after')
    const said = called(mountTable(state).find('.said'))
    expect(said).toMatch(/“(The .+|It) is (. )?(higher than|lower than|the same as|stronger than|weaker than) mine/)
    expect(said).not.toContain('answered')
  })

  test('a card played in secret is a back for all but the two', () => {
    const state = playUntil(begin(4, { play: 'secret' }), ({ open }) => open.phase === 'after')
    const { by, of } = lastAsked(state)
    const shown = (screen: ReturnType<typeof mountTable>) => screen.find('.spot .face').exists()
    expect(shown(mountTable(state))).toBe(false)
    for (const seat of [0, 1, 2, 3])
      expect(shown(mountSeat(state, seat)), String(seat)).toBe(seat === by || seat === of)
  })
})

describe('how it came out', () => {
  test('between hands every secret is open, with the points of each player', () => {
    const state = playUntil(begin(4, { secretCards: 'two' }), ({ open }) => open.phase === 'between')
    const screen = mountTable(state)
    for (const [seat, cards] of state.sealed.dealt.entries()) {
      const row = screen.findAll('.result .player')[seat]!
      for (const secret of cards) expect(row.html()).toContain(gameWords.card(secret))
      expect(row.find('.gained').text()).toContain(labels.gained(state.open.gained[seat]!))
      const kept = (state.open.secrets[seat] ?? []).filter(({ taken }) => taken === null).length
      expect(row.text().includes('kept both')).toBe(kept === 2)
      expect(row.text().includes('kept one')).toBe(kept === 1)
    }
  })

  test('the player who took a card is “you” on their own screen, and a name on all others', () => {
    const state = playUntil(begin(4), ({ open }) => open.phase === 'between')
    const takers = new Set(state.open.secrets.flatMap(secrets => secrets.map(({ taken }) => taken)))
    const taker = [...takers].find(seat => seat !== null)!
    const fates = (screen: ReturnType<typeof mountTable>) => screen.findAll('.taken').map(fate => called(fate))
    const { name } = playersOf(4)[taker]!
    expect(fates(mountTable(state))).toContain(`${labels.takenBy} ${name}`)
    const own = fates(mountSeat(state, taker))
    expect(own).toContain(labels.takenByYou)
    expect(own.join(' ')).not.toContain(`${labels.takenBy} ${name}`)
  })

  test('at the end the best comes first, and the winners are named as such', () => {
    const state = playUntil(begin(5, { length: 'to 50' }), () => false)
    const screen = mountSeat(state, 0)
    const rows = screen.findAll('.result .player')
    const points = rows.map(row => Number(row.find('.total').text().replace(/\D/g, '')))
    expect(points).toEqual([...points].sort((a, b) => b - a))
    expect(screen.findAll('.player.won')).toHaveLength(state.outcome!.winners.length)
    expect(screen.findAll('.deed')).toEqual([])
  })

  test('wrong clues are shown', () => {
    const state = playUntil(begin(3, { clues: 'by hand', length: 'one hand' }), () => false)
    state.story.push({
      line: { type: 'erred', by: 1, to: 2, place: 0, question: 'rank', card: 'W8', clue: 'higher', truth: 'lower' },
    })
    const screen = mountTable(state)
    expect(called(screen.find('.erred li'))).toMatch(/^Ana told Ben that 8 of Water was/)
  })
})

describe('reading the story', () => {
  const dealt: Line = { type: 'dealt', hand: 1, dealer: 0, cards: 4 }
  const asked = (by: number, of: number, clue: 'higher' | null): Line => ({
    type: 'asked',
    by,
    of,
    place: 0,
    question: 'rank',
    card: null,
    clue,
  })

  test('an answer by hand and a card shown to two join their question', () => {
    const hand: Line[] = [
      dealt,
      asked(0, 1, null),
      { type: 'compared', by: 0, of: 1, card: 'R3' },
      { type: 'answered', by: 1, to: 0, clue: 'lower' },
      asked(1, 0, null),
    ]
    expect(questionsHeard(hand)).toEqual([
      { by: 0, of: 1, place: 0, question: 'rank', playedCard: 'R3', clue: 'lower' },
      { by: 1, of: 0, place: 0, question: 'rank', playedCard: null, clue: null },
    ])
  })

  test('an answer given by hand is said with its question, last as well as before', () => {
    const hand: Line[] = [
      dealt,
      asked(0, 1, null),
      { type: 'answered', by: 1, to: 0, clue: 'lower' },
      { type: 'drew', by: 0 },
      asked(1, 0, null),
    ]
    expect(lastMoveLines(mergeAnswersIntoQuestions(hand))).toEqual([asked(1, 0, null)])
    expect(headlinesBeforeLastMove(mergeAnswersIntoQuestions(hand), 1)).toEqual([
      { ...asked(0, 1, null), clue: 'lower' },
    ])
    expect(lastMoveLines(mergeAnswersIntoQuestions(hand.slice(0, 4)))).toEqual([
      { ...asked(0, 1, null), clue: 'lower' },
    ])
  })

  test('the last thing said leaves out who drew what', () => {
    const hand: Line[] = [dealt, asked(0, 1, 'higher'), { type: 'drew', by: 0 }]
    expect(lastMoveLines(hand)).toEqual([hand[1]])
    expect(headlinesBeforeLastMove(hand, 2)).toEqual([dealt])
  })

  test('a new hand starts with an empty table', () => {
    expect(linesOfThisHand([dealt, asked(0, 1, 'higher'), { ...dealt, hand: 2 }])).toEqual([{ ...dealt, hand: 2 }])
  })
})

test('a hand has a number only in a game of several', () => {
  const one = playUntil(begin(3, { length: 'one hand' }), ({ outcome }) => outcome !== null)
  expect(mountTable(one).text()).toContain('The hand is over')
  const several = playUntil(begin(3), ({ open }) => open.phase === 'between')
  expect(mountTable(several).text()).toContain('Hand 1 is over')
})
