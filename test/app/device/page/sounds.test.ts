// @vitest-environment happy-dom
// The sound comes back after a call or a locked screen, at the next touch.
import { beforeEach, expect, test, vi } from 'vitest'

type Resumes = 'at once' | 'never answers' | 'is refused' | 'runs with a clock that stands still'

/**
 * A device's sound as Safari has it, which is as unkind as people report:
 * - the state `interrupted` beside the standard's three (https://github.com/WebAudio/web-audio-api/issues/2392)
 * - `resume` that is refused during a call (same), or after which nothing changes
 *   (https://github.com/WebAudio/web-audio-api/issues/2585)
 * - a context that runs again, with its clock standing still (https://github.com/GetStream/stream-video-js/pull/2249)
 */
class UnkindContext {
  static readonly made: UnkindContext[] = []
  state = 'running'
  resumes: Resumes = 'at once'
  readonly notes: number[] = []
  #standsAt: number | null = null
  readonly destination = {}
  constructor() {
    UnkindContext.made.push(this)
  }
  get currentTime(): number {
    return this.#standsAt ?? performance.now() / 1000
  }
  interrupt(): void {
    this.state = 'interrupted'
  }
  resume(): Promise<void> {
    if (this.state === 'running') return Promise.resolve()
    if (this.resumes === 'never answers') return new Promise(() => {})
    if (this.resumes === 'is refused') return Promise.reject(new DOMException('', 'InvalidStateError'))
    if (this.resumes !== 'at once') this.#standsAt = this.currentTime
    this.state = 'running'
    return Promise.resolve()
  }
  close(): Promise<void> {
    if (this.state === 'closed') return Promise.reject(new DOMException('', 'InvalidStateError'))
    this.state = 'closed'
    return Promise.resolve()
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
    return { gain, connect() {} }
  }
  createOscillator() {
    const isHeard = () => this.state === 'running' && this.#standsAt === null
    const start = (at: number) => {
      if (isHeard()) this.notes.push(at)
    }
    return { type: '', frequency: { value: 0 }, connect: (to: object) => ({ ...to, connect() {} }), start, stop() {} }
  }
}

const heard = () => UnkindContext.made.reduce((sum, { notes }) => sum + notes.length, 0)

/** A page whose first sound was heard, and what a touch does there. */
async function page() {
  const { playSound, setVolume } = await import('../../../../renderer/device/page/sounds.ts')
  setVolume(1)
  playSound('card')
  expect(heard()).toBe(1)
  const touch = async () => {
    document.dispatchEvent(new Event('pointerdown'))
    await vi.advanceTimersByTimeAsync(1000)
  }
  await touch()
  return { play: () => playSound('card'), touch, sound: UnkindContext.made[0]! }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  vi.stubGlobal('AudioContext', UnkindContext)
  UnkindContext.made.length = 0
  localStorage.clear()
  return () => vi.useRealTimers()
})

test('a sound that was interrupted by a call is heard again after the next touch', async () => {
  const { play, touch, sound } = await page()
  sound.interrupt()
  await touch()
  play()
  expect(heard()).toBe(2)
  expect(UnkindContext.made).toHaveLength(1)
})

test.each(['never answers', 'is refused', 'runs with a clock that stands still'] as const)(
  'a sound whose resumption %s is heard again after another touch',
  async resumes => {
    const { play, touch, sound } = await page()
    sound.interrupt()
    sound.resumes = resumes
    for (let touches = 0; touches < 3; touches++) await touch()
    play()
    expect(heard()).toBe(2)
    expect(sound.state).toBe('closed')
  },
)

test('a sound that runs is left alone by touches, however quick they are', async () => {
  const { play, touch } = await page()
  for (let touches = 0; touches < 3; touches++) {
    document.dispatchEvent(new Event('pointerdown'))
    await touch()
  }
  play()
  expect(heard()).toBe(2)
  expect(UnkindContext.made).toHaveLength(1)
})
