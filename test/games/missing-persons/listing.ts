// Proves by brute force: places the unseen cards in every way the story allows, card by card, and counts in whole numbers.
// It is slow and independent of the real proof. It covers plain questions, one pack, and line-ups of one's own.
import { opponentOf } from '../../../shared/games/missing-persons/rules/deal.ts'
import type { Seat, SeatView } from '../../../shared/engine/index.ts'
import { PACK, PERSONS, type Card } from '../../../shared/games/missing-persons/cards.ts'
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'
import { isTrueOfCard, type Answer } from '../../../shared/games/missing-persons/rules/questions.ts'

/** Places with unseen cards that can be exchanged. */
interface Heap {
  readonly takes: (card: Card) => boolean
  readonly size: number
}

/** For each person who may be missing: twice the number of arrangements of the unseen cards; null if there are too many cases. */
export function listed({ story: all, ...view }: SeatView<MissingPersons>, most: number): Map<Card, bigint> | null {
  const story = all.slice(all.findLastIndex(({ type }) => type === 'began')) // of this deal
  const { own, seat } = view
  const mine = own.hidden!
  const unseen = [...PACK]
  unseen.splice(unseen.indexOf(mine), 1)
  for (const line of story)
    if ((line.type === 'lined' || line.type === 'got') && line.by === seat)
      for (const card of line.cards) unseen.splice(unseen.indexOf(card), 1)
  const barred = story.flatMap(line => (line.type === 'clashed' ? [line.card] : []))
  const told = answersAbout(story, seat)
  const found = new Map<Card, bigint>()
  for (const person of PERSONS) {
    if (!unseen.includes(person) || barred.includes(person) || !agrees(person, told)) continue
    const rest = unseen.toSpliced(unseen.indexOf(person), 1)
    const ways = waysToFill(heapsOf({ ...view, story }), rest, most)
    if (ways === null) return null
    const halves = person === 'X' && mine !== 'X' ? unseen.filter(card => card === 'X').length : 2 // which of two jokers was hidden is a toss
    if (ways > 0n) found.set(person, ways * BigInt(halves))
  }
  return found
}

/** This seat's questions and their answers. */
function answersAbout(story: SeatView<MissingPersons>['story'], seat: Seat): Answer[] {
  return story.flatMap(line =>
    line.type === 'asked' && line.by === seat ? [{ question: line.question!, yes: line.yes! }] : [],
  )
}

function agrees(card: Card, answers: readonly Answer[]): boolean {
  return answers.every(({ question, yes }) => isTrueOfCard(question, card) === yes)
}

/** The opponent's cards by their past: turned down at the first question they missed, turned down when drawn, or still up; and the pile. */
function heapsOf({ open, seat, story }: SeatView<MissingPersons>): Heap[] {
  const other = opponentOf(seat)
  const heaps: Heap[] = []
  let before: Answer[] = []
  for (const line of story) {
    if (!('by' in line) || line.by !== other) continue
    const fitted = before
    const last = fitted.at(-1)!
    if (line.type === 'asked') before = [...before, { question: line.question!, yes: line.yes! }]
    if (line.type === 'turned')
      heaps.push({
        takes: card => agrees(card, fitted.slice(0, -1)) && !agrees(card, [last]),
        size: line.places.length,
      })
    if (line.type === 'drew') heaps.push({ takes: card => !agrees(card, fitted), size: line.misfits.length })
  }
  const answers = before
  heaps.push({ takes: card => agrees(card, answers), size: 10 - open.down[other]!.length })
  return heaps
}

/** The ways to fill the heaps, card by card: each stays in the pile or goes to any free place. Null if more than `most` cases must be told apart. */
function waysToFill(heaps: readonly Heap[], cards: readonly Card[], most: number): bigint | null {
  const places = new Map<string, number>() // by the cards that may be there
  for (const { takes, size } of heaps) {
    const which = cards.map(card => (takes(card) ? 'x' : ' ')).join('')
    places.set(which, (places.get(which) ?? 0) + size)
  }
  const free = [...places].map(([which, size]) => ({ which, size }))
  const steps = free.map((_, at) => free.slice(0, at).reduce((cases, { size }) => cases * (size + 1), 1))
  if (free.reduce((cases, { size }) => cases * (size + 1), 1) > most) return null
  let ways = new Map([[0, 1n]]) // by places filled
  for (const card of cards.keys()) {
    const next = new Map(ways)
    for (const [filled, count] of ways)
      for (const [at, { which, size }] of free.entries()) {
        const left = size - (Math.floor(filled / steps[at]!) % (size + 1))
        if (left > 0 && which[card] === 'x')
          next.set(filled + steps[at]!, (next.get(filled + steps[at]!) ?? 0n) + count * BigInt(left))
      }
    ways = next
  }
  return ways.get(free.reduce((all, { size }, at) => all + size * steps[at]!, 0)) ?? 0n
}
