// The titles and short descriptions of all games, available before a game is loaded, in French.
import { gameTitles as english } from './en.ts'
import type { GameTitles } from './title.ts'

export const gameTitles: GameTitles = {
  ...english,
  'mind-reader': {
    title: 'Télépathe',
    tagline: 'Cache une carte. Nomme celle des autres avant qu’on nomme la tienne.',
    goodFor: 'Idéal pour un premier soir : des questions courtes, et tout le monde écoute chaque réponse.',
  },
  'missing-persons': {
    title: 'Disparitions',
    tagline: 'Vous cachez chacun une carte. De question en question, trouve l’autre.',
    goodFor: 'Idéal à deux, pour un duel de questions.',
  },
  'piecepack-deduction': {
    title: 'Déduction (piecepack)',
    short: 'La tuile manquante',
    tagline: 'Une tuile manque. Interroge les autres, et nomme-la avant eux.',
    goodFor: 'Idéal pour qui aime apprendre des questions des autres.',
  },
  precognition: {
    title: 'Prémonition',
    tagline: 'Prédis comment la rangée monte et descend, puis aide-la un peu.',
    goodFor: 'Idéal pour qui a du cran et le sens du bon moment.',
  },
  'communal-deduction': {
    title: 'Déduction (ensemble)',
    short: 'La carte cachée',
    tagline: 'Une carte est cachée. Vos mains tiennent les preuves. Trouvez-la ensemble.',
    pieces: 'Une simple montre un trait, une complète les trois.',
    goodFor: 'Idéal pour une équipe qui résout une affaire ensemble.',
  },
}
