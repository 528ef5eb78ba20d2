// How people treat each other at a table: gestures, pauses, and sending a device away, in English.
import type { Gesture } from '../../wire/gestures.ts'
import { listNames } from './grammar.ts'

export const gestureAndPauseWords = {
  react: 'Make a gesture',
  gestures: {
    bravo: 'Well done',
    hat: 'Hats off',
    laugh: 'Ha ha',
    gasp: 'Oh!',
    doubt: 'Hm\u00a0…',
    ouch: 'Ouch',
  } satisfies Record<Gesture, string>,
  sendAway: {
    open: 'Send somebody away\u00a0…',
    title: 'Send away for the evening',
    about: 'Until you let them back in, their device cannot sit, ask for a seat or be heard at this table.',
    nobody: 'Nobody else’s device holds a chair.',
    one: (names: readonly string[]) => `Send ${listNames(names)} away`,
    sure: (names: readonly string[]) => `Send ${listNames(names)} away for the evening?`,
    chairsFree: 'Their place becomes free.',
    computerPlays: 'The computer plays on in their place.',
    chairsWait: 'Somebody else has to sit down in their place before the game goes on.',
    gone: 'Sent away this evening',
    back: (names: readonly string[]) => `Let ${listNames(names)} back in`,
  },
  pause: 'Pause the game for everybody',
  pauseWord: 'A word for the others, if you like',
  paused: (name: string, word: string | null) =>
    word === null ? `${name} paused the game.` : `${name} paused the game: “${word}”`,
  pausedByOwner: (word: string | null) =>
    word === null ? 'The host paused the table.' : `The host paused the table: “${word}”`,
  goOn: 'Go on',
  wentOn: 'The game goes on.',
  reacted: (name: string, gesture: string) => `${name}: ${gesture}`,
} as const
