// Time control: how a table keeps time, what is left, more time, and nudges, in French.
import type { Translation } from '../language.ts'
import type * as english from '../en/time.ts'
import { withDe, formatDuration } from './grammar.ts'

export const timeControlWords: Translation<typeof english.timeControlWords> = {
  label: 'Temps pour un coup',
  about:
    'Souple : une lampe se consume, puis les autres peuvent te presser. Strict : l’ordinateur joue alors le coup, là où il sait jouer. Pendant une absence ou une pause, la lampe ne bouge pas.',
  kept: { none: 'Aucun', gentle: 'Souple', strict: 'Strict' },
  lengthLabel: 'Chaque coup',
  lengthAbout: 'Le bouton « Plus de temps » en redonne autant.',
  span: seconds => formatDuration(seconds),
  clocks: 'Temps restant',
  you: 'Toi',
  left: clock => `reste ${clock}`,
  standsStill: clock => `reste ${clock}, à l’arrêt`,
  out: 'éteinte',
  more: 'Plus de temps',
  moreFor: name => `Plus de temps pour ${name}`,
  nudge: 'Presser',
  nudgeWhom: name => `Presser ${name}`,
  nudgedBy: name => `${name} t’attend.`,
  half: name => (name === null ? 'Il te reste la moitié de ton temps.' : `Il reste à ${name} la moitié de son temps.`),
  soon: name => (name === null ? 'Il te reste dix secondes.' : `Il reste dix secondes à ${name}.`),
  isOut: name => (name === null ? 'Ta lampe s’est éteinte.' : `La lampe ${withDe(name)} s’est éteinte.`),
  movedFor: name => `Le temps ${withDe(name)} était passé : l’ordinateur a joué le coup.`,
  movedForYou: 'Ton temps était passé : l’ordinateur a joué ce coup. Le prochain est à toi.',
}
