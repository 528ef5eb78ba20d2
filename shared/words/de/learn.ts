// What every coach says, in any game, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/learn.ts'

export const coachWords: Translation<typeof english.coachWords> = {
  of: game => `${game} lernen`,
  coach: 'Deine Begleitung',
  step: (step, steps) => `Schritt ${step} von ${steps}`,
  me: 'Du',
  watching: 'Schau, was passiert\u00a0…',
  next: 'Weiter',
  showMe: 'Zeig es mir',
  none: 'Zu diesem Spiel gibt es noch keine Einführung. In den Regeln steht, wie es geht.',
  leave: 'Verlassen',
  again: 'Von vorn',
  home: 'Zu den Spielen',
  table: 'Zum Tisch',
  wanted: deed => ['Erlaubt ist das auch. In dieser Lektion kommt jetzt: ', ...deed, '.'],
  stillPossible: card => [{ card }, ' kann es noch sein. Such eine, die weggefallen ist.'],
  fallenAway: card => [{ card }, ' kann es nicht sein. Schau noch einmal.'],
  ruledOutBefore: card => [{ card }, ' war schon vorher ausgeschlossen. Such eine, die gerade erst wegfällt.'],
  notAnAnswer: 'Tippe hier im Notizbuch auf das, wonach gefragt ist.',
  failed: 'Hunch hat hier einen Fehler gemacht und kann nicht sagen, was daraus folgt. Es geht trotzdem weiter.',
}
