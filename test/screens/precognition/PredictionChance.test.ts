// @vitest-environment happy-dom
// The chance of a prediction, shown while it is written; only if the notebook proves.
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import PredictionChance from '../../../renderer/games/precognition/PredictionChance.vue'
import { PROVE_SUPPOSED_VIEW_KEY, type AskProof } from '../../../renderer/parts/askProof.ts'
import type { SeatView } from '../../../shared/engine/index.ts'
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'
import { prove, type PrecognitionDeductions } from '../../../shared/games/precognition/reasoning/proof.ts'
import { begin, labels, seatProps } from './kit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const { view } = seatProps(begin(4), 0)
const proveHere: AskProof = supposed => Promise.resolve(prove(supposed as unknown as SeatView<Precognition>))
const drawn = (letters: string, suppose: AskProof | null = proveHere) =>
  mount(PredictionChance, {
    props: { view, letters },
    global: { provide: { [PROVE_SUPPOSED_VIEW_KEY as symbol]: () => suppose } },
  })
async function waited(): Promise<void> {
  await vi.advanceTimersByTimeAsync(500)
  await flushPromises()
}

/** What the notebook would say about it once it is sealed. */
function sealed(letters: string): PrecognitionDeductions['prospect'] {
  const ready = view.open.ready.map((is, seat) => is || seat === view.seat)
  return prove({ ...view, open: { ...view.open, ready }, own: { ...view.own, prediction: letters } }).prospect
}

describe('while a prediction is written', () => {
  test.each(['U', 'UUUU', 'UDUDUDUD'])('%s: it says what the notebook would say once it is sealed', async letters => {
    const screen = drawn(letters)
    await waited()
    const prospect = sealed(letters)!
    expect(screen.text()).toBe(
      prospect.fate === 'open' ? labels.foresight(prospect.chance) : labels.foretold[prospect.fate],
    )
  })

  test('a longer one is less likely', () => {
    expect(sealed('UDUDUDUD')!.chance).toBeLessThan(sealed('UD')!.chance)
  })

  test('the result for one prediction is not shown for the next', async () => {
    const screen = drawn('U')
    await waited()
    expect(screen.text()).not.toBe(labels.foreseeing)
    await screen.setProps({ letters: 'UD' })
    expect(screen.text()).toBe(labels.foreseeing)
    await waited()
    expect(screen.text()).not.toBe(labels.foreseeing)
  })

  test('its chance stays while somebody else seals theirs, until it is recomputed', async () => {
    const screen = drawn('UD')
    await waited()
    const said = screen.text()
    expect(said).not.toBe(labels.foreseeing)
    await screen.setProps({ view: { ...view, open: { ...view.open, ready: view.open.ready.map(() => true) } } })
    expect(screen.text()).toBe(said)
    await waited()
    expect(screen.text()).not.toBe(labels.foreseeing)
  })

  test('another letter asks again, and a late answer is not shown', async () => {
    const asked: { letters: string; answer: () => void }[] = []
    const screen = drawn('U', supposed => {
      const { prediction } = supposed.own as Precognition['own']
      return new Promise(resolve => {
        asked.push({ letters: prediction, answer: () => resolve(prove(supposed as unknown as SeatView<Precognition>)) })
      })
    })
    await waited()
    await screen.setProps({ letters: 'UUUUUU' })
    await waited()
    expect(asked.map(({ letters }) => letters)).toEqual(['U', 'UUUUUU'])
    asked[1]!.answer()
    await flushPromises()
    asked[0]!.answer()
    await flushPromises()
    expect(screen.text()).toBe(labels.foresight(sealed('UUUUUU')!.chance))
  })

  test('many letters written at once are asked about once', async () => {
    const suppose = vi.fn(proveHere)
    const screen = drawn('U', suppose)
    for (const letters of ['UD', 'UDU', 'UDUD']) await screen.setProps({ letters })
    await waited()
    expect(suppose).toHaveBeenCalledOnce()
  })

  test('nothing is said of an empty strip, or where the notebook proves nothing', async () => {
    for (const screen of [drawn(''), drawn('UD', null)]) {
      await waited()
      expect(screen.text()).toBe('')
    }
  })
})
