// @vitest-environment happy-dom
// A different question at a moment of a finished game, on the asker's screen, and what it would have told.
import { readFileSync } from 'node:fs'
import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import type { DefineComponent } from 'vue'
import ReviewStage from '../../../../renderer/pages/review/ReviewStage.vue'
import WhatIfQuestion from '../../../../renderer/pages/review/WhatIfQuestion.vue'
import { byRole, isThere } from '../../../kit/roles.ts'
import { loadReplay } from '../../../../renderer/use/review/review.ts'
import {
  reviewGame,
  answersToAlternative,
  type GameTypeParams,
  type QuestionFinding,
} from '../../../../shared/engine/index.ts'
import { gameEntry } from '../../../../shared/games/index.ts'
import { allFound } from '../../../kit/screens.ts'
import type { Piecepack } from '../../../../shared/games/piecepack-deduction/kinds.ts'

const text = readFileSync('test/records/missing-persons/plain.jsonl', 'utf8')
const game = await loadReplay(text)
const mind = await gameEntry('missing-persons')!.mind()
const questions = [...reviewGame<GameTypeParams>(game.rules, mind, game.record)].flatMap(one =>
  one.about === 'question' ? [one] : [],
)
const players = ['Ana', 'Ben'].map((name, avatar) => ({
  name,
  avatar,
  isComputer: false,
  isHere: true,
  substituted: false,
}))
const [first, second] = questions as [QuestionFinding, QuestionFinding]

describe('a different question', () => {
  const drawn = (question: QuestionFinding) =>
    mount(WhatIfQuestion, { props: { game, question, players }, attachTo: document.body })

  test('the player’s own screen offers every question that could have been asked, and no other', () => {
    const screen = drawn(second).findComponent(game.screens.seat as unknown as DefineComponent)
    const { offers, view } = screen.props() as unknown as {
      offers: { type: string }[]
      view: { seat: number; step: number }
    }
    expect(offers.length).toBeGreaterThan(0)
    expect(offers.every(({ type }) => type === second.move.type)).toBe(true)
    expect(view).toEqual(game.views(second.step - 1).seats[second.seat])
  })

  test('it says what was asked and what that left, and what the other question would have left', async () => {
    const question = questions.find(({ best, move }) => JSON.stringify(best.move) !== JSON.stringify(move))!
    const screen = drawn(question)
    expect(screen.get('.asked').text()).toContain(`${question.cut!.from} → ${question.cut!.to}`)
    expect(screen.get('.instead').text()).toContain('Ask something else')
    const seat = screen.findComponent(game.screens.seat as unknown as DefineComponent)
    seat.vm.$emit('move', question.best.move)
    await flushPromises()
    await expect.poll(() => screen.findAll('.instead .answer').length).toBe(1)
    const [would] = answersToAlternative<GameTypeParams>(game.rules, mind, game.record, {
      step: question.step,
      move: question.best.move,
    })
    expect(screen.get('.instead .answer .cut').text()).toContain(`${would!.cut!.from} → ${would!.cut!.to}`)
  })

  test('its title has the focus, Escape closes it, and the focus goes back', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    const screen = drawn(first)
    expect(document.activeElement).toBe(screen.get('h2').element)
    await screen.get('section').trigger('keydown', { key: 'Escape' })
    expect(screen.emitted('done')).toHaveLength(1)
    screen.unmount()
    expect(document.activeElement).toBe(button)
    button.remove()
  })
})

test('if there was a choice what to show, each choice has its result', async () => {
  const tiles = await loadReplay(readFileSync('test/records/piecepack-deduction/three-players.jsonl', 'utf8'))
  const itsMind = await gameEntry('piecepack-deduction')!.mind()
  const found = [...reviewGame<GameTypeParams>(tiles.rules, itsMind, tiles.record)]
  const others = found.flatMap(question => {
    if (question.about !== 'question') return []
    const { of, trait } = question.move as Piecepack['move'] & { type: 'ask' }
    const move = { type: 'ask', of, trait, question: 'any' } as const
    return [
      {
        question,
        move,
        would: answersToAlternative<GameTypeParams>(tiles.rules, itsMind, tiles.record, { step: question.step, move }),
      },
    ]
  })
  const { question, move, would } = others.find(one => one.would.length > 1)!
  const three = [...players, { ...players[0]!, name: 'Cleo', avatar: 2 }]
  const screen = mount(WhatIfQuestion, { props: { game: tiles, question, players: three }, attachTo: document.body })
  screen.findComponent(tiles.screens.seat as unknown as DefineComponent).vm.$emit('move', move)
  await expect.poll(() => screen.findAll('.instead .answer').length).toBe(would.length)
  const said = screen.get('.instead').text().replace(/\s+/g, ' ')
  expect(said).toContain(`${would.length} answers were possible`)
  expect(said.match(/ asked /g)).toHaveLength(1)
  for (const [nth, answer] of allFound(screen, '.instead .answer').entries()) {
    expect(answer.text()).toContain('showed')
    expect(answer.text()).toContain(`${would[nth]!.cut!.from} → ${would[nth]!.cut!.to}`)
  }
})

describe('by the keyboard', () => {
  const opened = (question: QuestionFinding) =>
    mount(ReviewStage, {
      props: {
        game,
        step: question.step,
        eyes: 'table',
        ownSeat: null,
        turned: false,
        players,
        questions,
        wondering: question,
      },
      attachTo: document.body,
    })

  test('the arrow keys belong to the asker’s screen; outside it they go from move to move', async () => {
    const screen = opened(second)
    await screen.get('.what-if .screen button').trigger('keydown', { key: 'ArrowLeft' })
    expect(screen.emitted('show')).toBeUndefined()
    await screen.get('.steps button').trigger('keydown', { key: 'ArrowLeft' })
    expect(screen.emitted('show')).toEqual([[{ step: second.step - 1 }]])
  })

  test('Escape in a sheet closes the sheet alone', async () => {
    const screen = mount(WhatIfQuestion, { props: { game, question: first, players }, attachTo: document.body })
    const sheet = document.createElement('dialog')
    screen.get('.screen').element.append(sheet)
    sheet.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(screen.emitted('done')).toBeUndefined()
  })

  test('choosing a point of view returns to the real game, also the present one', async () => {
    const screen = opened(second)
    await screen.get('.eyes button').trigger('click')
    expect(screen.emitted('update:wondering')).toEqual([[null]])
    expect(screen.emitted('show')).toEqual([[{ eyes: 'table' }]])
  })
})

describe('at any moment of the review', () => {
  const stage = (step: number, some = questions) =>
    mount(ReviewStage, {
      props: { game, step, eyes: 'table', ownSeat: null, turned: false, players, questions: some, wondering: null },
      attachTo: document.body,
    })
  const opened = async (step: number) => {
    const screen = stage(step)
    await byRole(screen, 'button', /What if/).trigger('click')
    return (screen.emitted('update:wondering')![0] as [QuestionFinding])[0]
  }

  test('the replaced question is the last one so far, and before the first the first', async () => {
    expect((await opened(0)).step).toBe(first.step)
    expect((await opened(second.step)).step).toBe(second.step)
    expect((await opened(game.record.log.length)).step).toBe(questions.at(-1)!.step)
  })

  test('the button says which move it is about, and so does what it opens', async () => {
    const screen = stage(second.step + 1, [first, second])
    const button = byRole(screen, 'button', /What if/)
    expect(button.text()).toContain(`move ${second.step}`)
    await screen.setProps({ wondering: second })
    expect(screen.get('.what-if .asked dt').text()).toContain(`move ${second.step}`)
  })

  test('the game can be taken on from there, for the seat that is shown or who is to move', async () => {
    const screen = stage(second.step)
    await byRole(screen, 'button', 'Take it from here').trigger('click')
    expect(byRole(screen, 'heading', /You play on for .*after move/).exists()).toBe(true)
    await screen.setProps({ step: second.step - 1 })
    expect(isThere(screen, 'heading', /You play on for/)).toBe(false)
  })

  test('a game that is over cannot be taken on', () => {
    expect(isThere(stage(game.record.log.length), 'button', 'Take it from here')).toBe(false)
  })

  test('without a question there is nothing to replace', () => {
    expect(isThere(stage(0, []), 'button', /What if/)).toBe(false)
  })

  test('going to another move ends it', async () => {
    const screen = stage(second.step)
    await screen.setProps({ wondering: second })
    expect(screen.find('.what-if').exists()).toBe(true)
    await screen.setProps({ step: second.step + 1 })
    expect(screen.emitted('update:wondering')).toEqual([[null]])
  })
})
