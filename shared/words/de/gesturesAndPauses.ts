// How people treat each other at a table: gestures, pauses, and sending a device away, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/gesturesAndPauses.ts'
import { listNames } from './grammar.ts'

export const gestureAndPauseWords: Translation<typeof english.gestureAndPauseWords> = {
  react: 'Eine Geste machen',
  gestures: {
    bravo: 'Gut gemacht',
    hat: 'Hut ab',
    laugh: 'Haha',
    gasp: 'Oh!',
    doubt: 'Hm\u00a0…',
    ouch: 'Autsch',
  },
  sendAway: {
    open: 'Jemanden verabschieden\u00a0…',
    title: 'Für heute Abend verabschieden',
    about:
      'Bis du es wieder hereinlässt, kann sich das Gerät an diesem Tisch nicht setzen, um keinen Platz bitten und nichts mehr sagen.',
    nobody: 'Kein anderes Gerät hat hier einen Platz.',
    one: names => `${listNames(names)} verabschieden`,
    sure: names => `${listNames(names)} für heute Abend verabschieden?`,
    chairsFree: 'Der Platz wird frei.',
    computerPlays: 'Auf dem Platz spielt der Computer weiter.',
    chairsWait: 'Bevor es weitergeht, muss sich jemand anderes dorthin setzen.',
    gone: 'Heute Abend verabschiedet',
    back: names => `${listNames(names)} wieder hereinlassen`,
  },
  pause: 'Das Spiel für alle anhalten',
  pauseWord: 'Ein Wort für die anderen, wenn du magst',
  paused: (name, word) =>
    word === null ? `${name} hat das Spiel angehalten.` : `${name} hat das Spiel angehalten: „${word}“`,
  pausedByOwner: word =>
    word === null ? 'Der Gastgeber hat den Tisch angehalten.' : `Der Gastgeber hat den Tisch angehalten: „${word}“`,
  goOn: 'Weiterspielen',
  wentOn: 'Das Spiel geht weiter.',
  reacted: (name, gesture) => `${name}: ${gesture}`,
}
