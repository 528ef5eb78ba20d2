// Plays a few short synthesized sounds, at a volume that this device remembers.
import { ref } from 'vue'
import type { Gesture } from '../../../shared/wire/index.ts'
import { storedVolume } from '../storage/gameMemory.ts'

/**
 * turn: it is your turn · card: something was done · yes, no, up, down: an answer · win: the game is over · knock, tick:
 * a guess is stamped right, wrong · nudge: somebody is waiting for you · a gesture: somebody made it
 */
export type Sound = 'turn' | 'nudge' | 'card' | 'yes' | 'no' | 'up' | 'down' | 'win' | 'knock' | 'tick' | Gesture

/** One note: when it begins and how long it lasts, in seconds; its pitch in hertz. */
type Note = readonly [at: number, lasts: number, pitch: number]

const NOTES_BY_SOUND: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [
    [0, 0.16, 659],
    [0.12, 0.3, 880],
  ],
  card: [[0, 0.05, 196]],
  yes: [
    [0, 0.12, 523],
    [0.09, 0.22, 659],
  ],
  no: [
    [0, 0.12, 392],
    [0.09, 0.24, 330],
  ],
  up: [
    [0, 0.08, 440],
    [0.08, 0.14, 587],
  ],
  down: [
    [0, 0.08, 587],
    [0.08, 0.14, 440],
  ],
  win: [
    [0, 0.18, 523],
    [0.13, 0.18, 659],
    [0.26, 0.18, 784],
    [0.39, 0.5, 1047],
  ],
  knock: [
    [0, 0.09, 110],
    [0.16, 0.14, 92],
  ],
  tick: [[0, 0.03, 1480]],
  nudge: [
    [0, 0.1, 330],
    [0.14, 0.2, 415],
  ],
  bravo: [
    [0, 0.05, 392],
    [0.09, 0.05, 440],
    [0.18, 0.05, 494],
    [0.27, 0.16, 587],
  ],
  hat: [
    [0, 0.14, 494],
    [0.13, 0.26, 370],
  ],
  laugh: [
    [0, 0.07, 587],
    [0.1, 0.07, 494],
    [0.2, 0.07, 587],
    [0.3, 0.12, 494],
  ],
  gasp: [
    [0, 0.07, 440],
    [0.06, 0.28, 740],
  ],
  doubt: [
    [0, 0.2, 233],
    [0.19, 0.3, 220],
  ],
  ouch: [
    [0, 0.07, 311],
    [0.06, 0.26, 185],
  ],
}

/** The volume, from 0 (silent) to 1. */
export const volume = ref(storedVolume.get())

export function setVolume(newVolume: number): void {
  volume.value = newVolume
  storedVolume.set(newVolume)
}

let audioContext: AudioContext | null = null

let contextAskedToResume: AudioContext | null = null // the context that was asked to resume at the last touch

/** The times of the sound's clock and of the page's clock at a touch. Null: it has not run at a touch yet. */
let lastClockTimes: { readonly context: AudioContext; readonly heard: number; readonly at: number } | null = null

/** How long the page's clock may run and the sound's stand still before the sound is taken for dead. */
const STANDSTILL_MS = 500

/** Resumes the sound at a touch. A call or a locked screen suspends it, and only a touch lets it resume. */
function resumeAudio(): void {
  const context = audioContext
  if (context === null) return
  const renewContext = () => {
    if (audioContext !== context || isAudible(context)) return
    if (context.state !== 'closed') void context.close().catch(() => {})
    audioContext = new AudioContext()
  }
  if (context.state === 'running') return renewContext()
  if (context.state === 'closed' || contextAskedToResume === context) return renewContext() // the context was asked before and did not resume
  contextAskedToResume = context
  context.resume().then(() => (contextAskedToResume = null), renewContext)
}

/** False if the sound does not run, or says so while its clock stands still, as after a phone call. */
function isAudible(context: AudioContext): boolean {
  if (context.state !== 'running') return false
  const [audioTime, realTime] = [context.currentTime, performance.now()]
  const earlierTimes = lastClockTimes?.context === context ? lastClockTimes : null
  if (earlierTimes !== null && audioTime <= earlierTimes.heard) return realTime - earlierTimes.at < STANDSTILL_MS
  lastClockTimes = { context, heard: audioTime, at: realTime }
  return true
}

function createAudioContext(): AudioContext {
  for (const touch of ['pointerdown', 'keydown'])
    document.addEventListener(touch, resumeAudio, { capture: true, passive: true })
  return new AudioContext()
}

function wasPageTouched(): boolean {
  const { userActivation } = navigator as { readonly userActivation?: { readonly hasBeenActive: boolean } }
  return userActivation?.hasBeenActive ?? true
}

/** Plays a sound. A browser stays silent until the page has been touched. */
export function playSound(name: Sound): void {
  // A page may not play sound before it is touched, and the browser logs a warning if it tries.
  if (volume.value === 0 || typeof AudioContext === 'undefined' || !wasPageTouched()) return
  audioContext ??= createAudioContext()
  if (audioContext.state !== 'running' && audioContext.state !== 'closed') void audioContext.resume().catch(() => {})
  if (audioContext.state !== 'running') return
  for (const [at, duration, frequency] of NOTES_BY_SOUND[name])
    scheduleNote(audioContext, audioContext.currentTime + at, duration, frequency)
}

function scheduleNote(context: AudioContext, startTime: number, duration: number, frequency: number): void {
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.type = 'triangle'
  oscillator.frequency.value = frequency
  gain.gain.setValueAtTime(0, startTime)
  gain.gain.linearRampToValueAtTime(0.22 * volume.value, startTime + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, startTime + duration)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(startTime)
  oscillator.stop(startTime + duration + 0.02)
}
