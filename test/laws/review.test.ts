// Law: reviews say what each seat could have known when, and what each question was worth.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  defaultOptions,
  firstSolvableMoments,
  parseRecord,
  replayRecord,
  reviewGame,
  seatView,
  answersToAlternative,
  type ReviewFinding,
  type GameRecord,
  type GameTypeParams,
} from '../../shared/engine/index.ts'
import { mind } from '../../shared/games/blank/mind.ts'
import { blank, type Blank, type Card } from '../../shared/games/blank/rules.ts'
import { gameEntry, games } from '../../shared/games/index.ts'
import { stacked } from '../kit/table.ts'
import { effort } from '../kit/effort.ts'

const names = (...cards: Card[]): GameRecord<Blank>['log'] => cards.map((card, i) => [i % 2, { type: 'name', card }])

/** The ring is hidden, seat 0 holds the bell, seat 1 the book; four others are named before anybody names the ring. */
const record: GameRecord<Blank> = {
  game: 'blank',
  rules: blank.version,
  seats: 2,
  options: { cards: 'seven' },
  seed: 'back',
  first: 0,
  log: names('coin', 'lamp', 'book', 'mask', 'rope', 'ring'),
}
const stack = <T>(pack: readonly T[]) => {
  const cards = ['ring', 'bell', 'book'] as unknown as T[]
  return [...cards, ...pack.filter(card => !cards.includes(card))]
}

describe('a review', () => {
  const findings = [...reviewGame<Blank>(stacked(blank, stack), mind, record)] as ReviewFinding[]
  const left = (seat: number) =>
    findings.flatMap(one => (one.about === 'knowledge' && one.seat === seat ? [[one.step, one.left]] : []))

  test('counts every seat’s possibilities after every move it read of', () => {
    // Six cards are not one's own, and each wrong name rules one out. Nobody names seat 0's bell, which it knew anyway.
    expect(left(0)).toEqual([
      [0, 6],
      [1, 5],
      [2, 4],
      [3, 3],
      [4, 2],
      [5, 1],
      [6, 1],
    ])
    expect(left(1)).toEqual([
      [0, 6],
      [1, 5],
      [2, 4],
      [3, 4],
      [4, 3],
      [5, 2],
      [6, 1],
    ])
  })

  test('finds the move that left one answer; what only the end revealed does not count', () => {
    // Seat 0 holds the bell. After its third naming five of the other six have been named wrongly: only the ring is left.
    // Seat 1 still had two, the bell and the ring, when it named the ring.
    expect(firstSolvableMoments(findings, record.log)).toEqual([
      { seat: 0, riddleKey: 'card', answer: 'ring', step: 5, late: 0, endedByOwnMove: false },
    ])
  })

  test('of a game without questions rates none', () => {
    expect(findings.filter(({ about }) => about === 'question')).toEqual([])
  })
})

test('calls bits estimates if the chances are, and only then', async () => {
  const game = await gameEntry('mind-reader')!.load()
  const mind = await gameEntry('mind-reader')!.mind()
  const estimated = (name: string) => {
    const record = parseRecord(readFileSync(new URL(`../records/mind-reader/${name}.jsonl`, import.meta.url), 'utf8'))
    return [...reviewGame<GameTypeParams>(game, mind, record)].flatMap(one =>
      one.about === 'question' ? [one.estimated] : [],
    )
  }
  expect(estimated('two-players')).not.toContain(true)
  expect(estimated('in-secret').slice(-5)).not.toContain(false)
})

/** People gave the answers, and people can be mistaken. */
const byHand = ({ options }: GameRecord) =>
  ['by hand', 'cryptic', 'free'].some(value => Object.values(options).includes(value))

const here = new URL('../records/', import.meta.url)
describe.each(games.map(({ id }) => id))('%s', id => {
  const all = readdirSync(new URL(`${id}/`, here)).filter(name => name.endsWith('.jsonl'))
  const length = (file: string) => statSync(new URL(`${id}/${file}`, here)).size
  const files = effort([...all].sort((a, b) => length(a) - length(b)).slice(0, 4), all)

  test('golden records can be reviewed, and the truth is never excluded', async () => {
    const game = await gameEntry(id)!.load()
    const mind = await gameEntry(id)!.mind()
    for (const file of files) {
      const record = parseRecord(readFileSync(new URL(`${id}/${file}`, here), 'utf8'))
      replayRecord(game, record)
      const findings = [...reviewGame<GameTypeParams>(game, mind, record)]
      const solved = new Map<string, string>()
      for (const finding of findings) {
        if (finding.about === 'question') {
          expect(finding.best.expected, file).toBeGreaterThan(finding.expected - 1e-9)
          continue
        }
        if (finding.about === 'together') continue
        if (finding.contradicted) continue
        expect(finding.left, file).toBeGreaterThanOrEqual(1)
        for (const { key, left, answer } of finding.riddles) {
          expect(left === 1, `${file} ${key}`).toBe(answer !== null)
          if (answer === null) continue
          // A seat that is certain stays certain of the same answer, unless people gave the answers and were wrong.
          const riddle = `${finding.seat} ${key}`
          if (!byHand(record)) expect(solved.get(riddle) ?? answer, `${file} ${riddle}`).toBe(answer)
          solved.set(riddle, answer)
        }
      }
    }
  })
})

describe.each(games.map(({ id }) => id))('%s', id => {
  const all = readdirSync(new URL(`${id}/`, here)).filter(name => name.endsWith('.jsonl'))
  const length = (file: string) => statSync(new URL(`${id}/${file}`, here)).size
  const files = effort([...all].sort((a, b) => length(a) - length(b)).slice(0, 2), all)
  const read = (file: string) => parseRecord(readFileSync(new URL(`${id}/${file}`, here), 'utf8'))

  test('every question has alternatives, and the one asked gives its own answer', async () => {
    const [game, mind] = await Promise.all([gameEntry(id)!.load(), gameEntry(id)!.mind()])
    for (const file of files) {
      const record = read(file)
      const questions = [...reviewGame<GameTypeParams>(game, mind, record)].filter(one => one.about === 'question')
      for (const { step, move, best, told, cut } of effort(questions.slice(0, 6), questions)) {
        const where = `${file}, move ${step}`
        const again = answersToAlternative<GameTypeParams>(game, mind, record, { step, move })
        if (!byHand(record))
          expect(
            again.map(one => one.cut),
            where,
          ).toContainEqual(cut)
        if (!byHand(record))
          expect(
            again.some(one => Math.abs(one.told - told) < 1e-9),
            where,
          ).toBe(true)
        for (const one of answersToAlternative<GameTypeParams>(game, mind, record, { step, move: best.move }))
          expect(one.lines.length, where).toBeGreaterThan(0)
      }
    }
  })

  test('a first moment has lines as reasons, and the answer follows from them', async () => {
    const [game, mind] = await Promise.all([gameEntry(id)!.load(), gameEntry(id)!.mind()])
    for (const file of files) {
      const record = read(file)
      for (const { seat, step, riddleKey, answer } of firstSolvableMoments(
        [...reviewGame<GameTypeParams>(game, mind, record)],
        record.log,
      )) {
        const view = seatView(replayRecord(game, record, step), seat)
        const places = mind.supportingLines(view, mind.solution(view, riddleKey, answer))
        const where = `${file}, seat ${seat}, move ${step}`
        expect(places.length, where).toBeGreaterThan(0)
        expect(
          places.every(place => place in view.story),
          where,
        ).toBe(true)
      }
    }
  })
})

test('a record of earlier rules is played and reviewed by them', () => {
  const later = { ...blank, version: blank.version + 1, moves: () => [], earlier: [stacked(blank, stack)] }
  expect(replayRecord(later, record).outcome).not.toBeNull()
  expect([...reviewGame<Blank>(later, mind, record)]).toEqual([
    ...reviewGame<Blank>(stacked(blank, stack), mind, record),
  ])
  expect(() => replayRecord(later, { ...record, rules: later.version })).toThrow(
    'Move 1 of the record cannot be played',
  )
})

test('an invalid record, or one of other rules, is refused with a sentence', () => {
  expect(() => parseRecord('{"game":"blank"}')).toThrow('not the header of a Hunch record')
  expect(() => parseRecord('gif89a')).toThrow('not JSON')
  expect(() => replayRecord(blank, { ...record, rules: 99 })).toThrow('made with rules 99; this Hunch plays rules 1')
  expect(() => replayRecord(blank, { ...record, options: defaultOptions(blank), log: names('coin', 'coin') })).toThrow(
    'Move 2 of the record cannot be played',
  )
})
