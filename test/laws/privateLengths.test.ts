// The length of what one seat alone is told follows from what everybody knows, never from the cards it is about.
import { expect, test } from 'vitest'
import { padOffers, padPrivateMessage } from '../../main/host/channel/privatePadding.ts'
import { NewsBuilder, type News } from '../../main/host/table/audienceNews.ts'
import { diceFromSeed, diffStates, legalOffers, seatsClockwise, viewOf } from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { compareIndistinguishable, randomOptions, randomSeatCount } from '../kit/gameLaws/index.ts'
import { effort } from '../kit/effort.ts'

/** What is sealed is padded to a multiple of so many bytes besides. */
const PADDED_BYTES = 64

/** What is left of it without its values. */
const shapeOf = (value: object) => JSON.stringify(value, (_, one: unknown) => (typeof one === 'object' ? one : 0))

/** News as a host sends it. What everybody is told is as long as it is. */
const newsText = (news: News | undefined) => (news ? padPrivateMessage(news[1], news[2]) : Buffer.from(''))

test.each(games)('in $id what a seat is told is as long with any other hidden cards', async ({ load, mind, id }) => {
  const subject = { game: await load(), mind: await mind() }
  const { game } = subject
  const luck = diceFromSeed(`lengths of ${id}`)
  let compared = 0
  for (let nth = 0; nth < effort(8, 300); nth++) {
    const [seats, options] = [randomSeatCount(game, luck), randomOptions(game, luck)]
    const audiences = [new NewsBuilder(seats), new NewsBuilder(seats)]
    let isAlike = true
    compareIndistinguishable(
      subject,
      { seed: `length ${nth}`, seats, options, viewer: null },
      {
        most: 80,
        went: ({ before, after, moves: [move, echo] }) => {
          // What a player chooses for themselves is no card: a claim with “if” is longer than one without.
          isAlike &&= shapeOf(move) === shapeOf(echo)
          if (!isAlike) return
          const news = audiences.map((one, world) => [
            ...one.news(before[world]!, diffStates(before[world]!, after[world]!), { toMove: null }),
          ])
          for (const seat of seatsClockwise(seats)) {
            const told = after.map((state, world) => [
              newsText(news[world]!.find(([audience]) => audience === seat)),
              padPrivateMessage({ type: 'view', view: viewOf(before[world]!, seat) }),
              padPrivateMessage({ type: 'view', view: viewOf(state, seat) }),
              padOffers({ type: 'offers', offers: state.outcome ? [] : legalOffers(game, state, seat) }),
            ])
            const [here, there] = told.map(texts => texts.map(({ length }) => Math.ceil(length / PADDED_BYTES)))
            expect(here, `seat ${seat} in game ${nth}`).toEqual(there)
            compared += here!.length
          }
        },
      },
    )
  }
  expect(compared).toBeGreaterThan(100)
})
