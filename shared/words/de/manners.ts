// Answers for: how people treat each other at a table: gestures, a pause for all, and who was sent away, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/manners.ts'

export const manners: Translation<typeof english.manners> = {
  react: 'Eine Geste machen',
  gestures: {
    bravo: 'Gut gemacht',
    hat: 'Hut ab',
    laugh: 'Haha',
    gasp: 'Oh!',
    doubt: 'Hm\u00a0…',
    ouch: 'Autsch',
  },
  pause: 'Das Spiel für alle anhalten',
  paused: name => `${name} hat das Spiel angehalten.`,
  goOn: 'Weiterspielen',
  wentOn: 'Das Spiel geht weiter.',
  reacted: (name, gesture) => `${name}: ${gesture}`,
}
