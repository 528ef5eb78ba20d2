// The text of Mind Reader's rules page, in French.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  aim: 'Tout le monde cache une carte. Joue des cartes pour apprendre ce que cachent les autres, et nomme la leur avant qu’on nomme la tienne.',
  steps: [
    'Quatre cartes chacun. Caches-en une : c’est ta carte secrète.',
    'À ton tour, joue une carte contre un adversaire et pose l’une des deux questions. Est-elle plus haute ou plus basse que sa carte secrète ? Est-elle plus forte ou plus faible ?',
    'La réponse parle de la carte jouée : si ton 9 est plus haut, la carte secrète vaut moins que 9. Ensuite pioche une carte, et c’est au suivant.',
    'Avant de demander, et après la réponse, tu peux nommer la carte secrète d’un adversaire.',
  ],
  rankTitle: 'Plus haut ou plus bas ?',
  rank: 'Seule la valeur compte : as 1, roi 13, joker 0. À valeur égale, la réponse est « aussi haut ».',
  suitTitle: 'Plus fort ou plus faible ?',
  suit: 'Chaque couleur est plus forte que deux autres et plus faible que deux. Dans une même couleur, la plus haute est la plus forte. On ne dit jamais que les couleurs sont égales.',
  beats: (stronger, [first, second]) => `${stronger} : plus fort que ${first} et ${second}`,
  exampleTitle: 'Ce que six réponses disent du 5 d’Eau comme carte secrète',
  nameTitle: 'Nommer',
  name: [
    'Juste : tu prends la carte, 10 points, et la personne qui la cachait sort de la manche.',
    'Faux : personne d’autre que toi ne voit la carte ; la personne qui la cache prend la tienne, 10 points, et tu sors de la manche.',
    'La dernière personne en jeu garde sa propre carte : 10 points. Nommer en un seul tour tous les adversaires encore en jeu, deux au moins, rapporte 20 points par carte.',
  ],
  otherwiseTitle: 'D’autres façons de jouer',
}
