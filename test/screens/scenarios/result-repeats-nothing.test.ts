// @vitest-environment happy-dom
// The page says in its headline who won and how the case is stamped. The picture of the result adds to that, and repeats nothing.
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import type { Component } from 'vue'
import { stampText, winnersSentence } from '../../../renderer/use/game/winnersSentence.ts'
import type { GameTypeParams, GameRules } from '../../../shared/engine/index.ts'
import { seatView, tableView } from '../../../shared/engine/index.ts'
import { englishGrammar } from '../../../shared/words/en/grammar.ts'
import { plainText, type GameWords } from '../../../shared/words/sentence.ts'
import { games } from '../../../shared/games/index.ts'
import { tablesOf } from '../../kit/screens.ts'
import * as communal from '../communal-deduction/kit.ts'
import * as mindReader from '../mind-reader/kit.ts'
import * as missingPersons from '../missing-persons/kit.ts'
import * as piecepack from '../piecepack-deduction/kit.ts'
import * as precognition from '../precognition/kit.ts'

interface Kit {
  readonly game: GameRules<GameTypeParams>
  readonly gameWords: GameWords
  readonly screens: { readonly table: Component; readonly seat: Component }
}
const kits = { communal, mindReader, missingPersons, piecepack, precognition } as unknown as Record<string, Kit>

describe.each(Object.entries(kits))('%s', (_, { game, gameWords: words, screens }) => {
  test('neither who won nor the stamp stands in the result a second time', async () => {
    const mind = await games.find(({ id }) => id === game.id)!.mind()
    const { begin, playUntil, playersOf } = tablesOf({ game, mind, words })
    const [seats] = game.seats
    const players = playersOf(seats)
    let ended = 0
    for (let deal = 0; deal < 4; deal++) {
      const state = playUntil(begin(seats, {}, `repeats ${deal}`), () => false)
      if (!state.outcome) continue
      ended++
      for (const reader of [null, 0, 1]) {
        const view = reader === null ? tableView(state) : seatView(state, reader)
        const props = { view, players, toMove: [], words, offers: [], level: 'proof', proof: null }
        const shown = mount(reader === null ? screens.table : screens.seat, { props })
        const text = shown.text().toLowerCase()
        const textContext = {
          reader,
          names: players.map(({ name }) => name),
          card: words.card,
          grammar: englishGrammar,
        }
        expect(text).not.toContain(plainText(winnersSentence(state.outcome, reader, game), textContext).toLowerCase())
        for (const winner of state.outcome.winners)
          expect(text).not.toContain(`${winner === reader ? 'you' : textContext.names[winner]!} won`.toLowerCase())
        expect(text).not.toContain('nobody won')
        expect(text).not.toContain(`the ${stampText(state.outcome, words).replace(' ', ' is ')}`.toLowerCase())
        shown.unmount()
      }
    }
    expect(ended).toBeGreaterThan(1)
  })
})
