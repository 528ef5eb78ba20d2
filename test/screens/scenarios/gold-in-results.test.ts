// @vitest-environment happy-dom
// Gold around a card means the same in all results: it was hidden, and somebody named it rightly.
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import type { Component } from 'vue'
import type { GameTypeParams, GameRules } from '../../../shared/engine/index.ts'
import { tableView } from '../../../shared/engine/index.ts'
import { games } from '../../../shared/games/index.ts'
import type { GameWords } from '../../../shared/words/sentence.ts'
import { allByRole, nameOf } from '../../kit/roles.ts'
import { tablesOf } from '../../kit/screens.ts'
import * as communal from '../communal-deduction/kit.ts'
import * as mindReader from '../mind-reader/kit.ts'
import * as missingPersons from '../missing-persons/kit.ts'
import * as piecepack from '../piecepack-deduction/kit.ts'
import * as precognition from '../precognition/kit.ts'

interface Kit {
  readonly game: GameRules<GameTypeParams>
  readonly gameWords: GameWords
  readonly screens: { readonly table: Component }
}
const kits = { communal, mindReader, missingPersons, piecepack, precognition } as unknown as Record<string, Kit>
/** What a line may tell about the naming of a hidden card. */
interface Told {
  readonly type: string
  readonly right?: boolean
  readonly card?: string
  readonly tile?: string
  readonly cards?: readonly { readonly card: string }[]
  readonly verdict?: string
  readonly hidden?: string
  readonly guesses?: readonly string[]
  readonly suspects?: readonly string[]
}

/** The hidden cards that a line tells were named rightly. */
function namedRightly({ right, card, tile, cards, verdict, hidden, guesses, suspects }: Told): readonly string[] {
  if (right) return cards?.map(named => named.card) ?? [card ?? tile ?? []].flat()
  if (verdict !== undefined && verdict === hidden) return [verdict]
  return suspects?.filter(suspect => guesses?.includes(suspect)) ?? []
}

describe.each(Object.entries(kits))('%s', (_, { game, gameWords: words, screens }) => {
  test('gold is around the hidden cards that somebody named rightly, and around nothing else', async () => {
    const mind = await games.find(({ id }) => id === game.id)!.mind()
    const { begin, playUntil, playersOf } = tablesOf({ game, mind, words })
    const [seats] = game.seats
    const found: string[] = []
    for (let deal = 0; deal < 8; deal++) {
      const state = playUntil(begin(seats, {}, `gold ${deal}`), () => false)
      if (!state.outcome) continue
      const view = tableView(state)
      const told: readonly Told[] = view.story
      const lastDeal = told.slice(told.findLastIndex(({ type }) => type === 'dealt') + 1)
      const shown = mount(screens.table, {
        props: { view, players: playersOf(seats), toMove: [], words, offers: [], level: 'proof', proof: null },
      })
      const golden = allByRole(shown, 'img')
        .filter(card => card.attributes('data-found') !== undefined)
        .map(nameOf)
      expect(golden.sort(), `deal ${deal}`).toEqual(lastDeal.flatMap(namedRightly).map(id => words.card(id)).sort()) // prettier-ignore
      found.push(...golden)
      shown.unmount()
    }
    if (game.id !== 'precognition') expect(found).not.toEqual([])
  })
})
