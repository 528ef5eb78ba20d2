// What every coach says, in any game, in French.
import type { Translation } from '../language.ts'
import type * as english from '../en/learn.ts'

export const coachWords: Translation<typeof english.coachWords> = {
  of: game => `Apprendre ${game}`,
  coach: 'Ton guide',
  step: (step, steps) => `Étape ${step} sur ${steps}`,
  me: 'Toi',
  watching: 'Regarde ce qui se passe…',
  next: 'Suite',
  showMe: 'Montre-moi',
  none: 'Ce jeu n’a pas encore de leçon. Ses règles disent comment on joue.',
  leave: 'Quitter',
  again: 'Recommencer',
  home: 'Vers les jeux',
  table: 'Vers la table',
  wanted: deed => ['C’est possible aussi, mais la leçon continue avec : ', ...deed, '.'],
  stillPossible: card => [{ card }, ' : encore possible. Cherche une réponse exclue.'],
  fallenAway: card => [{ card }, ' : impossible. Regarde encore.'],
  ruledOutBefore: card => [{ card }, ' : c’était déjà exclu. Cherche ce qui vient de l’être.'],
  notAnAnswer: 'Touche ce dont parle la question, ici dans le carnet.',
  failed: 'Hunch a fait une erreur ici et ne peut pas dire ce qui en découle. La leçon continue quand même.',
}
