// Time control: how a table keeps time, what is left, more time, and nudges, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/time.ts'
import { formatDuration } from './grammar.ts'

export const timeControlWords: Translation<typeof english.timeControlWords> = {
  label: 'Zeit für einen Zug',
  about:
    'Sanft: Eine Lampe brennt herunter, dann dürfen die anderen anstupsen. Streng: Dann macht der Computer den Zug, wo er mitspielen kann. Ist jemand weg oder das Spiel angehalten, steht die Lampe still.',
  kept: { none: 'Keine', gentle: 'Sanft', strict: 'Streng' },
  lengthLabel: 'Bedenkzeit',
  lengthAbout: '„Mehr Zeit“ gibt noch einmal so viel.',
  span: seconds => formatDuration(seconds),
  clocks: 'Zeit, die bleibt',
  you: 'Du',
  left: clock => `noch ${clock}`,
  standsStill: clock => `noch ${clock}, sie steht still`,
  out: 'heruntergebrannt',
  more: 'Mehr Zeit',
  moreFor: name => `Mehr Zeit für ${name}`,
  nudge: 'Anstupsen',
  nudgeWhom: name => `${name} anstupsen`,
  nudgedBy: name => `${name} stupst dich an.`,
  half: name => (name === null ? 'Die Hälfte deiner Zeit bleibt dir noch.' : `${name} hat noch die Hälfte der Zeit.`),
  soon: name => (name === null ? 'Du hast noch zehn Sekunden.' : `${name} hat noch zehn Sekunden.`),
  isOut: name => (name === null ? 'Deine Lampe ist heruntergebrannt.' : `Die Lampe von ${name} ist heruntergebrannt.`),
  movedFor: name => `Die Zeit von ${name} war um: Der Computer hat den Zug gemacht.`,
  movedForYou: 'Deine Zeit war um: Diesen Zug hat der Computer gemacht. Der nächste ist wieder deiner.',
}
