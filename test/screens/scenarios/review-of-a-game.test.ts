// @vitest-environment happy-dom
// The findings beside a finished game: the reasons for first moments, chances card by card, what a table knew together.
import { readFileSync } from 'node:fs'
import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import ChanceCurves from '../../../renderer/pages/review/ChanceCurves.vue'
import FirstSolvableMoments from '../../../renderer/pages/review/FirstSolvableMoments.vue'
import MoveList from '../../../renderer/pages/review/MoveList.vue'
import CooperativeReview from '../../../renderer/pages/review/CooperativeReview.vue'
import { reviewWords } from '../../../renderer/device/words/tableWords.ts'
import { loadReplay, linesBehindAnswer, linesToldByQuestion } from '../../../renderer/use/review/review.ts'
import {
  chanceCurves,
  firstSolvableMoments,
  reviewGame,
  seatView,
  replayRecord,
  type GameTypeParams,
  type QuestionFinding,
} from '../../../shared/engine/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'

async function lookedBack(id: string, name: string) {
  const game = await loadReplay(readFileSync(`test/records/${id}/${name}.jsonl`, 'utf8'))
  const mind = await gameEntry(id)!.mind()
  const findings = [...reviewGame<GameTypeParams>(game.rules, mind, game.record)]
  const players = ['Ana', 'Ben', 'Cleo', 'Dora'].map((name, avatar) => ({ name, avatar }))
  const drawn = { words: game.words, players: players as never, card: game.screens.card, told: game.told }
  return { game, mind, findings, drawn }
}

const plain = (text: string) =>
  text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim()

describe('the reasons why somebody could have known', async () => {
  const { game, mind, findings, drawn } = await lookedBack('missing-persons', 'plain')
  const firsts = firstSolvableMoments(findings, game.record.log)
  const [first] = firsts
  const shown = (reasons = (one: (typeof firsts)[number]) => linesBehindAnswer(game, one)) =>
    mount(FirstSolvableMoments, {
      props: { ...drawn, firstSolvableMoments: firsts, reasons, working: false },
      attachTo: document.body,
    })

  test('one press opens the lines it follows from, as told to that player; one more closes them', async () => {
    const screen = shown()
    const why = screen.get('.first button[aria-expanded]')
    expect(why.attributes()).toMatchObject({ 'aria-expanded': 'false' })
    await why.trigger('click')
    expect(why.attributes()).toMatchObject({ 'aria-expanded': 'true' })
    const view = seatView(replayRecord(game.rules, game.record, first!.step), first!.seat)
    const places = mind.supportingLines(view, mind.solution(view, first!.riddleKey, first!.answer))
    await expect.poll(() => screen.findAll('.because li').length).toBe(places.length)
    expect(places.length).toBeGreaterThan(0)
    expect(screen.get('.because').text()).toContain(reviewWords.becauseRest)
    await why.trigger('click')
    expect(screen.find('.because').exists()).toBe(false)
  })

  test('it says so if no line is needed, and reports a bug', async () => {
    const none = shown(() => Promise.resolve([]))
    await none.get('.first button[aria-expanded]').trigger('click')
    await flushPromises()
    expect(none.get('.because').text()).toBe(reviewWords.becauseNothing)
    const broken = shown(() => Promise.reject(new Error('broken')))
    await broken.get('.first button[aria-expanded]').trigger('click')
    await flushPromises()
    expect(broken.get('.because').text()).toBe(reviewWords.trouble)
  })
})

describe('the chance of each prediction, card by card', async () => {
  const { game, findings, drawn } = await lookedBack('precognition', 'three-players')
  const curves = chanceCurves(findings)
  const shown = () => mount(ChanceCurves, { props: { ...drawn, curves, moveCount: game.record.log.length, step: 0 } })

  test('every prediction has its curve, with the card that broke it or made it certain', () => {
    const all = shown().findAll('.curves > li')
    expect(all).toHaveLength(curves.length)
    expect(curves.map(({ decided }) => decided?.answer)).toEqual(expect.arrayContaining(['yes', 'no']))
    for (const [nth, { decided, chances }] of curves.entries()) {
      if (!decided || decided.step === chances[0]!.step) continue
      const said = plain(all[nth]!.get('.decided').text())
      expect(said).toContain(decided.answer === 'no' ? reviewWords.brokenBy : reviewWords.madeBy)
      const [line] = game.told(decided.step)
      expect(line!.type).toBe('played')
    }
  })

  test('the label of a curve is the prediction', () => {
    for (const { seat, chances } of curves)
      expect(
        game.told(chances[0]!.step).map(({ type, by }: { type: string; by?: number }) => [type, by]),
      ).toContainEqual(['predicted', seat])
  })

  test('each change leads to its move', async () => {
    const screen = shown()
    const [curve] = curves
    await screen.findAll('.curves > li')[0]!.findAll('ol button')[1]!.trigger('click')
    expect(screen.emitted('step')).toEqual([[curve!.chances[1]!.step]])
  })
})

describe('what a table knew together', async () => {
  const { findings, drawn } = await lookedBack('communal-deduction', 'no-if-then')
  const together = findings.filter(one => one.about === 'together')
  const shown = (some = together) => mount(CooperativeReview, { props: { ...drawn, findings: some, working: false } })

  test('the first moment from public lines, or how many answers they left', () => {
    const known = together.find(({ isGameOver, riddles }) => !isGameOver && riddles[0]!.answer !== null)
    const said = plain(shown().text())
    if (known) expect(said).toContain(reviewWords.atStep(known.step))
    else
      expect(said).toContain(reviewWords.togetherNever(together.filter(({ isGameOver }) => !isGameOver).at(-1)!.left))
    const early = together.slice(0, 3)
    expect(plain(shown(early).text())).toContain(reviewWords.togetherNever(early.at(-1)!.left))
  })

  test('each statement is listed with its worth, and whom it helped most', () => {
    const said = shown()
      .findAll('li')
      .map(line => plain(line.text()))
    const asked = said.find(line => line.startsWith('Ana asked Cleo'))!
    expect(asked).toContain('bits in all')
    expect(asked).toMatch(/Ana: 16 → 15 answers possible|Ben: 21 → 20 answers possible/)
    expect(said.some(line => line.includes('passed'))).toBe(false)
  })
})

test('a question’s worth includes its answer when that is a separate move', async () => {
  const { game, findings } = await lookedBack('piecepack-deduction', 'three-players')
  const questions = findings.filter((one): one is QuestionFinding => one.about === 'question')
  const shown = questions.find(({ step, until }) => until > step)!
  expect(linesToldByQuestion(game, shown).map(({ type }) => type)).toEqual(['asked', 'chose', 'showed'])
  const plainly = questions.find(({ step, until }) => until === step)!
  expect(linesToldByQuestion(game, plainly).map(({ type }) => type)).toEqual(['asked'])
})

describe('a move the computer made for a person whose time was out', async () => {
  const { game, drawn } = await lookedBack('missing-persons', 'plain')
  const shown = (outOfTime: number[]) =>
    mount(MoveList, {
      props: { game: { ...game, record: { ...game.record, outOfTime } }, step: 0, players: drawn.players },
    })

  test('says so among the moves, once for all its lines', () => {
    const [step] = game.steps.filter((at, line) => at > 0 && game.steps[line + 1] === at)
    const marked = shown([step!])
      .findAll('li')
      .map(line => line.text().includes(reviewWords.outOfTime))
    expect(game.steps.filter(at => at === step).length).toBeGreaterThan(1)
    expect(marked).toEqual(game.steps.map((_, line) => line === game.steps.indexOf(step!)))
  })

  test('is the only one that does', () => {
    expect(shown([]).text()).not.toContain(reviewWords.outOfTime)
  })
})
