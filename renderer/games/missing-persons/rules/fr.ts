// The text of Missing Persons' rules page, in French.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  lead: 'Vous cachez chacun une carte du jeu : une personne disparue. Qui nomme celle de l’autre en premier gagne.',
  hide: {
    title: 'Cacher',
    text: [
      'Chacun choisit une carte dans tout le jeu, en secret et en même temps. Si vous voulez la même, elle retourne dans le jeu et vous choisissez de nouveau.',
      'Puis dix cartes sont posées devant chacun de vous, votre rangée ; le reste est la pioche. Les deux jokers sont une seule personne, et un joker n’est ni un nombre, ni une figure, ni rouge, ni noir : toute réponse à son sujet est non.',
    ],
  },
  ask: {
    title: 'Demander',
    text: [
      'À ton tour, demande une chose sur la carte de l’autre : si elle est rouge, noire, d’une enseigne (pique, cœur, carreau, trèfle), une figure (valet, dame, roi), ou si elle est entre deux valeurs. Ces deux valeurs elles-mêmes ne comptent jamais.',
      'Les valeurs forment un anneau : entre deux d’entre elles il y a donc deux arcs ; choisis-en un. Un arc a au moins deux valeurs et au plus onze. Ce que les réponses ont déjà tranché ne peut plus être demandé.',
    ],
    picture: 'Entre valet et 5 : par le roi jusqu’à l’as, et au-delà.',
  },
  answer: {
    title: 'La réponse',
    text: [
      'Oui : chaque carte de ta rangée qui ne va pas avec toutes les réponses jusqu’ici est retournée, les vides sont comblés avec la pioche, et tu demandes encore. Une nouvelle carte qui ne va pas est retournée aussitôt et attend le prochain oui.',
      'Non : les cartes qui ne vont pas sont retournées, rien n’est pioché, et c’est à l’autre.',
      'Une carte que tu vois dans ta rangée, l’autre ne peut pas l’avoir cachée. Plus tu pioches, moins il te reste de suspects.',
    ],
    picture: 'Un pique ? Oui. Cinq cartes ne vont pas ; cinq nouvelles prennent leur place.',
  },
  name: {
    title: 'Nommer',
    text: [
      'À tout moment, à ton tour ou à celui de l’autre, tu peux nommer la personne disparue. Juste gagne la partie ; faux la perd.',
    ],
  },
  guess: {
    title: 'Quand la pioche est vide',
    text: [
      'Si elle s’est épuisée pendant le tour du côté qui a commencé, l’autre a un dernier tour, sans piocher. Puis vous notez chacun un soupçon, et on les montre ensemble.',
      'Le seul soupçon juste gagne. Si aucun n’est juste, la valeur la plus proche gagne, de l’as 1 au roi 13, sans faire le tour ; ensuite la bonne enseigne, puis la bonne couleur. Un joker est à 14 de toute valeur. Toujours égal : on donne de nouveau, et après trois égalités la partie est nulle.',
    ],
  },
  ways: {
    title: 'D’autres façons de jouer',
    list: [
      {
        name: 'Énigmes',
        text: 'Tu choisis une question et tu l’habilles, de nos mots ou des tiens. L’autre répond à la main, selon ce que la question lui semble dire. Une réponse fausse est refusée, et c’est seulement alors que l’autre apprend ce que tu voulais dire ; la table l’apprend à la fin.',
      },
      {
        name: 'Libres',
        text: 'Demande tout ce qui se répond par oui ou non. Personne ne vérifie ; tu retournes toi-même ce qui ne va pas, et trois oui de suite au plus gardent ton tour.',
      },
      {
        name: 'Piocher une carte',
        text: 'Après un oui, tu pioches une seule carte, sur le vide de ton choix : la partie est plus longue.',
      },
      { name: 'Rangées visibles de tous', text: 'Tout le monde voit les deux rangées, et tout ce qui y est pioché.' },
      {
        name: 'Deux jeux de cartes',
        text: 'Les cartes cachées viennent d’un second jeu : une carte que tu vois peut encore être la bonne, et vous pouvez cacher la même.',
      },
      { name: 'Trois questions par tour', text: 'La troisième question finit ton tour, quelle que soit la réponse.' },
      { name: 'Pas de dernier tour', text: 'Quand la pioche est vide, vous notez tout de suite vos soupçons.' },
    ],
  },
}
