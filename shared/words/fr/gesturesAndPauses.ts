// How people treat each other at a table: gestures, pauses, and sending a device away, in French.
import type { Translation } from '../language.ts'
import type * as english from '../en/gesturesAndPauses.ts'
import { listNames } from './grammar.ts'

export const gestureAndPauseWords: Translation<typeof english.gestureAndPauseWords> = {
  react: 'Faire un geste',
  gestures: {
    bravo: 'Bravo',
    hat: 'Chapeau',
    laugh: 'Ha ha',
    gasp: 'Oh !',
    doubt: 'Hum…',
    ouch: 'Aïe',
  },
  sendAway: {
    open: 'Renvoyer quelqu’un…',
    title: 'Renvoyer pour ce soir',
    about:
      'Tant que tu ne le laisses pas revenir, son appareil ne peut ni s’asseoir, ni demander une place, ni s’exprimer à cette table.',
    nobody: 'L’appareil de personne d’autre ne tient de place.',
    one: names => `Renvoyer ${listNames(names)}`,
    sure: names => `Renvoyer ${listNames(names)} pour ce soir ?`,
    chairsFree: 'Cette place se libère.',
    computerPlays: 'L’ordinateur continue à cette place.',
    chairsWait: 'Quelqu’un d’autre doit s’asseoir là avant que la partie continue.',
    gone: 'Appareils renvoyés ce soir',
    back: names => `Laisser revenir ${listNames(names)}`,
  },
  pause: 'Mettre en pause pour tout le monde',
  pauseWord: 'Un mot pour les autres, si tu veux',
  paused: (name, word) =>
    word === null ? `${name} a mis la partie en pause.` : `${name} a mis la partie en pause : « ${word} »`,
  pausedByOwner: word =>
    word === null ? 'L’hôte a mis la table en pause.' : `L’hôte a mis la table en pause : « ${word} »`,
  goOn: 'Continuer',
  wentOn: 'La partie continue.',
  reacted: (name, gesture) => `${name} : ${gesture}`,
}
