// Enumerates what a seat may be facing, for checking proofs. It tries every way of hiding cards
// against every line of the story, one after another, without any shortcut.
import {
  seatsClockwise,
  diceFromSeed,
  applyMoveUnchecked,
  seatView,
  startGame,
  tableView,
  type Dice,
  type SeatView,
  type GameState,
} from '../../../shared/engine/index.ts'
import { compareCards, fullDeck, type Card } from '../../../shared/games/mind-reader/cards.ts'
import type { MindReader, SecretPlace } from '../../../shared/games/mind-reader/kinds.ts'
import { mind } from '../../../shared/games/mind-reader/mind.ts'
import { directNotebookFacts } from '../../../shared/games/mind-reader/reasoning/notes.ts'
import { CLUES_BY_QUESTION, mindReader } from '../../../shared/games/mind-reader/rules.ts'
import { declarationTargets } from '../../../shared/games/mind-reader/rules/naming.ts'

type View = SeatView<MindReader>
type Line = MindReader['line']

/** What the others hide: by seat, then place. This seat's own cards are left out. */
export type World = (readonly (Card | undefined)[])[]

/** False if this line could not appear in this world. Cards not set yet (undefined) may be anything. */
function agrees(world: World, line: Line, next: Line | undefined, me: number): boolean {
  const at = (of: number, place: number) => (of === me ? undefined : world[of]?.[place])
  const is = (of: number, place: number, card: Card) => at(of, place) === undefined || at(of, place) === card
  const hides = (card: Card) => world.some((cards, of) => of !== me && cards.includes(card))
  const mayName = (by: number, card: Card) => by === me || !(world[by] ?? []).includes(card)
  switch (line.type) {
    case 'received':
    case 'left':
      return !line.cards.some(hides)
    case 'got':
      return !hides(line.card)
    case 'asked': {
      if (line.card === null) return true
      if (hides(line.card)) return false
      const secret = at(line.of, line.place)
      const clue = line.clue ?? (next?.type === 'answered' ? next.clue : null)
      return !secret || !clue || compareCards(line.question, line.card, secret) === clue
    }
    case 'named': {
      const secret = at(line.of, line.place)
      if (line.of === me) return line.right || mayName(line.by, line.card)
      return (!secret || (secret === line.card) === line.right) && (line.right || mayName(line.by, line.card))
    }
    case 'declared': {
      if (!line.right && !line.cards.every(({ card }) => mayName(line.by, card))) return false
      for (const { of, place, card } of line.cards) {
        if (of === me) {
          if (line.missed === me) return true
          continue
        }
        const secret = at(of, place)
        if (secret === undefined) return true // too few cards are set to tell
        if (secret !== card)
          return line.missed === of && (next?.type !== 'showed' || (next.place === place && next.card === secret))
      }
      return line.missed === null || line.missed === me
    }
    case 'showed':
      return is(line.by, line.place, line.card)
    case 'lost':
      return is(line.by, line.place, line.card)
    case 'opened':
      return line.secrets.every((cards, i) => cards.every((card, place) => is(line.owners[i]!, place, card)))
    default:
      return true
  }
}

/** Every world that agrees; null if there are more than `most` to try. */
export function worlds(view: View, most: number): World[] | null {
  const all = view.story
  const story = all.slice(all.findLastIndex(line => line.type === 'dealt'))
  const nextOf = (i: number) => story.slice(i + 1).find(line => line.type !== 'compared')
  const agreesWithAll = (world: World) => story.every((line, i) => agrees(world, line, nextOf(i), view.seat))
  const places = seatsClockwise(view.seats)
    .filter(of => of !== view.seat)
    .flatMap(of =>
      (view.options.secretCards === 'two' ? [0, 1] : [0]).map(place => ({ of, place: place as SecretPlace })),
    )
  const blank = (): (Card | undefined)[][] => seatsClockwise(view.seats).map(() => [])
  const left = places.map(({ of, place }) =>
    fullDeck(view.options.jokers === 'yes').filter(card => {
      const world = blank()
      world[of]![place] = card
      return agreesWithAll(world)
    }),
  )
  if (left.reduce((product, cards) => product * cards.length, 1) > most) return null
  const found: World[] = []
  const world = blank()
  const go = (i: number, used: readonly Card[]) => {
    if (i === places.length) {
      if (agreesWithAll(world)) found.push(world.map(cards => [...cards]))
      return
    }
    const { of, place } = places[i]!
    for (const card of left[i]!) {
      if (used.includes(card)) continue
      world[of]![place] = card
      go(i + 1, [...used, card])
    }
    world[of]![place] = undefined
  }
  go(0, [])
  return found
}

/** Plays like people: mostly sensibly, sometimes rashly. With `slips`, answers by hand are sometimes wrong. */
export function carelessly(state: GameState<MindReader>, chance: Dice, { slips = false } = {}): void {
  const [seat] = mindReader.toMove(tableView(state))
  const view = seatView(state, seat!)
  const { phase, asked } = state.open
  if (phase === 'answer' && slips && chance.below(12) === 0)
    return applyMoveUnchecked(mindReader, state, seat!, {
      type: 'answer',
      clue: chance.pick(CLUES_BY_QUESTION[asked!.question]),
    })
  const naming = (phase === 'play' || phase === 'after') && chance.below(12) === 0
  if (naming) {
    const mine = [...view.own.hand, ...view.own.secrets]
    const used: Card[] = []
    const cards = declarationTargets(view.open, seat!).map(({ of, place }) => {
      const sheet = directNotebookFacts(view).find(one => one.of === of && one.place === place)!
      const likely = sheet.left.filter(card => !used.includes(card) && !mine.includes(card))
      used.push(
        chance.pick(
          likely.length > 0 ? likely : fullDeck(false).filter(card => !used.includes(card) && !mine.includes(card)),
        ),
      )
      return used.at(-1)!
    })
    if (state.options.naming === 'all or nothing')
      return applyMoveUnchecked(mindReader, state, seat!, { type: 'declare', cards })
    const at = chance.below(cards.length)
    return applyMoveUnchecked(mindReader, state, seat!, {
      type: 'name',
      ...declarationTargets(view.open, seat!)[at]!,
      card: cards[at]!,
    })
  }
  applyMoveUnchecked(mindReader, state, seat!, mind.chooseMove(view, 'normal', chance)!)
}

/** Plays a hand and looks at every position of every seat. */
export function everyPosition(
  seed: string,
  { seats, options, slips = false }: { seats: number; options: MindReader['options']; slips?: boolean },
  look: (view: View, state: GameState<MindReader>) => void,
): void {
  const chance = diceFromSeed(seed)
  const state = startGame(mindReader, { seats, options, seed, first: null })
  for (;;) {
    for (const seat of seatsClockwise(seats)) look(seatView(state, seat), state)
    if (state.outcome) return
    carelessly(state, chance, { slips })
  }
}
