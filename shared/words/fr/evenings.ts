// Past games by evening, who won what in an evening or a year, and how good one’s questions were, in French.
import type { PastEveningsWords, PastGamesWords } from '../words.ts'
import { withDe, formatNumber, formatPercentage, listNames } from './grammar.ts'

const gamesOf = (games: number) => (games === 1 ? '1 partie' : `${formatNumber(games)} parties`)

export const pastEveningsWords: PastEveningsWords = {
  // Finding a past game
  find: 'Chercher une partie',
  findHint: 'Un nom ou un jeu',
  found: games =>
    games === 0 ? 'Aucune partie trouvée.' : games === 1 ? '1 partie trouvée' : `${games} parties trouvées`,
  earlier: evenings =>
    evenings === 1 ? 'Montrer une soirée plus ancienne' : `Montrer ${evenings} soirées plus anciennes`,
  whoWon: 'Qui a gagné quoi',
  whoWonOn: day => `Qui a gagné quoi, ${day}`,
  theYear: year => `L’année ${year}`,
  discardPlayer: (name, games) =>
    games === 1 ? `Supprimer la partie avec ${name}` : `Supprimer les ${games} parties avec ${name}`,
  discardPlayerSure: (name, games) =>
    games === 1 ? `Supprimer la partie avec ${name} ?` : `Supprimer les ${games} parties avec ${name} ?`,
  discardPlayerAbout:
    'Leurs enregistrements seront perdus pour de bon, pour toutes les personnes qui y ont joué. Les tables gardées sous « Reprendre » connaissent encore leurs points : supprime-les aussi si tu veux.',
  discardAll: 'Les supprimer',

  // Who won what
  evening: day => `La soirée du ${day}`,
  period: 'Quelle soirée, ou quelle année',
  evenings: 'Soirées',
  years: 'Années',
  games: gamesOf,
  nothing: 'Pas encore de partie finie ici.',
  wonOf: (won, played) => `${formatNumber(won)} sur ${formatNumber(played)} ${won < 2 ? 'gagnée' : 'gagnées'}`,
  of: (won, played) => `${formatNumber(won)} sur ${formatNumber(played)}`,
  players: 'Par nom',
  inOrder: 'Partie par partie',
  device: mark => `sur l’appareil ${mark}`,
  who: 'On connaît une personne par son nom et son appareil : qui joue sur un autre téléphone apparaît deux fois.',
  computer: 'ordinateur',

  // How good one’s questions were
  sharp: 'La finesse de tes questions',
  sharpAbout:
    'Seul cet appareil le montre, et il ne le dit à personne. Il compte les parties finies où tu as gardé une place ici jusqu’à la fin.',
  sharpFigure:
    'Ce que tes questions pouvaient apprendre, par rapport aux meilleures questions que tu aurais pu poser : 100 %, c’est toujours la meilleure.',
  sharpNone: 'On ne sait encore rien. Finis une partie où l’on pose des questions.',
  sharpSentence: (name, share) => `Les questions ${withDe(name)} valaient ${formatPercentage(share)} des meilleures.`,
  percent: share => formatPercentage(share),
  questions: (questions, games) =>
    `${questions === 1 ? '1 question' : `${formatNumber(questions)} questions`} en ${gamesOf(games)}`,
  tooFewQuestions: 'Le chiffre vient après trois questions.',
  measuring: (game, games) => `Mesure de la partie ${game} sur ${games}…`,
  measuringMove: (move, moves) => `Coup ${move} sur ${moves}`,
  measure: games => (games === 1 ? 'Mesurer la partie qui reste' : `Mesurer les ${games} parties qui restent`),
  stop: 'Arrêter',
  unmeasured: games =>
    games === 1
      ? '1 partie n’a pas été mesurée, et son hôte n’est pas là.'
      : `${games} parties n’ont pas été mesurées, et leur hôte n’est pas là.`,
  keep: 'Garder une image',
  keepAbout: 'Pour le montrer aux autres, tourne cet écran vers eux ou donne-leur l’image.',
  forget: 'Oublier tout cela',
  forgetSure: 'Oublier la finesse de tes questions ?',
  forgetAbout: 'Cet appareil l’oublie pour de bon. Les parties elles-mêmes restent chez leur hôte.',
  back: 'Retour',
}

/** Finished games, on the first page. */
export const pastGamesWords: PastGamesWords = {
  nobodyWon: 'Personne n’a gagné',
  wonBy: names => `${listNames(names)} ${names.length === 1 ? 'a' : 'ont'} gagné`,
  past: 'Parties passées',
  pastAbout: 'Les parties finies de cet ordinateur.',
  one: (game, when) => `Revoir ${game}, ${when}`,
  discard: 'Supprimer',
  discardOne: (game, when) => `Supprimer ${game}, ${when}`,
  discardSure: 'Supprimer cette partie ?',
  discardAbout: 'Son enregistrement sera perdu pour de bon. Les points de la soirée restent.',
  open: 'Ouvrir une partie enregistrée',
  lookShort: 'Revoir',
  tooBig: 'Ce fichier est trop gros pour une partie.',
}
