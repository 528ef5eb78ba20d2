// The text of the rules page of Deduction for the piecepack, in French.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  aim: 'Une tuile sur 24 manque. Interroge les autres sur leurs tuiles, et nomme-la avant eux.',
  tiles:
    'Les tuiles ont quatre couleurs, Soleils, Lunes, Couronnes et Boucliers, de six valeurs chacune : nul, as, 2, 3, 4 et 5. Les pièces dans le sac sont les mêmes 24.',
  steps: [
    'Une tuile est mise de côté sans être vue. Les autres sont données en parts égales, et les deux ou trois qui restent sont posées face visible.',
    'À ton tour, une pièce est tirée. Pose à une seule personne une seule question sur sa couleur ou sa valeur. Chaque pièce permet quatre questions.',
    'À « As-tu un… ? », qui en a une montre une tuile de son choix, pour tes yeux seulement. À « Combien… ? », on dit le nombre. Les réponses sont toujours vraies.',
    'Après la réponse, tu peux nommer la tuile manquante. Juste, et tu as gagné. Faux, et personne d’autre que toi ne l’a vue : tu ne demandes plus, et tu continues de répondre.',
  ],
  coinAbout: 'Cette pièce permet de demander un 3, un Soleil, combien de 3, ou combien de Soleils.',
  shownAbout:
    'Tout le monde voit qu’une tuile a été montrée, mais seules ces deux personnes voient laquelle ; et seule celle qui la montre sait s’il y avait le choix.',
  endTitle: 'Comment cela finit',
  end: [
    'Quand toutes les personnes sauf une ont mal nommé, la dernière en jeu gagne aussitôt, ou doit continuer et nommer la tuile, au choix de la table. Après 200 tours, personne ne gagne.',
    'La pièce retourne dans le sac après chaque tour, elle peut donc revenir.',
  ],
}
