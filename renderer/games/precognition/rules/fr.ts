// The text of Precognition's rules page, in French.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  aim: 'Des cartes sont posées en une rangée, l’une après l’autre. Avant la première, chacun prédit en secret comment un morceau de la rangée va monter et descendre. La plus longue prédiction qui se réalise gagne.',
  steps: [
    'Les 52 cartes sont données en parts égales, ou dix à chacun, au choix de la table. Ce qui reste n’est pas vu. Seules les valeurs comptent : l’as est le plus bas, le roi le plus haut.',
    'Regarde ta main et écris une prédiction en signes, une flèche pour la hausse, une pour la baisse, = pour l’égal, aussi longue ou courte que tu l’oses. Tu peux la changer jusqu’à la sceller.',
    'Quand toutes sont scellées, on joue tour à tour une carte au choix de sa main, au bout droit de la rangée. Aide ta prédiction à se réaliser, ou gêne celles des autres.',
    'Une prédiction est montrée dès qu’elle s’est réalisée ou qu’il reste trop peu de cartes pour elle. Une fois que rien ne peut plus changer, tous peuvent s’accorder pour poser d’un coup le reste de la rangée.',
    'Quand la dernière carte est posée, toutes les autres prédictions sont montrées.',
  ],
  rowAbout: 'Douze cartes font onze changements :',
  runAbout:
    'La prédiction du haut est dans la rangée, d’un seul tenant : elle compte, avec sept signes. Celle du bas, trois hausses de suite, n’y est nulle part.',
  endTitle: 'Qui gagne',
  end: [
    'La plus longue prédiction qui compte. Plusieurs de même longueur : elles seules rejouent, jusqu’à ce qu’il n’en reste qu’une, sauf si la table partage les égalités. Aucune ne compte : tout le monde rejoue.',
    'En trois manches, chaque prédiction qui se réalise rapporte ses signes, et le plus de points gagne.',
    'Cinq donnes de suite qui n’écartent personne finissent la partie, et la victoire est partagée. Le départ passe à la personne suivante à chaque donne.',
  ],
}
