// Answers for: how people treat each other at a table: gestures, a pause for all, and who was sent away, in English.
import type { Gesture } from '../../wire/gestures.ts'

export const manners = {
  react: 'Make a gesture',
  gestures: {
    bravo: 'Well done',
    hat: 'Hats off',
    laugh: 'Ha ha',
    gasp: 'Oh!',
    doubt: 'Hm\u00a0…',
    ouch: 'Ouch',
  } satisfies Record<Gesture, string>,
  pause: 'Pause the game for everybody',
  paused: (name: string) => `${name} paused the game.`,
  goOn: 'Go on',
  wentOn: 'The game goes on.',
  reacted: (name: string, gesture: string) => `${name}: ${gesture}`,
} as const
