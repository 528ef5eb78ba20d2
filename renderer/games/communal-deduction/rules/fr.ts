// The text of communal Deduction's rules page, in French.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  aim: 'Une carte est cachée, et vous jouez tous contre elle. Chacun tient quelques preuves. Dites peu, dites-le exactement, et trouvez la carte ensemble, ou perdez ensemble.',
  handAbout: 'Une main : trois simples, d’un trait chacune, et deux complètes. Celle-ci est un exemple.',
  steps: [
    'Il y a neuf traits : trois fonds, trois couleurs, trois formes. Une complète en porte un de chaque, il y en a donc 27, et l’une est cachée.',
    'Quatre simples de chacun de ses trois traits sont vraies : ces douze sont dans les neuf mains, au moins une dans chacune. De fausses pistes complètent chaque main à trois simples. À pile ou face, jusqu’à trois des douze restent dehors, et personne ne sait combien.',
    'Déclarations : chacun dit une chose sur sa propre main, dans l’ordre qu’on veut. Un nombre de simples ou de complètes d’une sorte, ou qu’une certaine complète y est ou n’y est pas.',
    'Questions : chacun interroge une autre personne sur une telle chose, dans l’ordre qu’on veut. La réponse est vraie, et tout le monde l’entend.',
    'Les mains libres vont à qui en tient le moins. Personne d’autre ne les regarde.',
    'Discussion : affirme ce dont tu as la certitude, sur la carte cachée seulement, jamais sur une main. C’est rouge ; ce n’est pas un cercle ; si c’est mi‑plein, c’est un cercle. On ne donne pas de raisons : que quelqu’un ait pu en être certain est déjà un message. Quand les affirmations sont vérifiées, celle qui ne découle pas de ce que tu sais te revient, et personne ne l’entend. Quand elles sont libres, tout est entendu, et tu peux confirmer de ta parole ce que quelqu’un d’autre a affirmé.',
    'Lève la main pour une révélation ou pour un verdict. Ce que veut plus de la moitié se fait.',
  ],
  cubeLabel: 'Ce que deux affirmations laissent des 27',
  cubeAbout: ['C’est ', ', et ce n’est pas un ', ' : il en reste six sur 27.'],
  knownTitle: 'Ce qui aide',
  known: [
    'Trois simples pareilles dans une main : la carte cachée a ce trait, car au moins une des trois est vraie.',
    'Parmi les trois simples d’une main, l’une au moins est vraie. Exclus-en deux, et c’est la troisième.',
    'Les neuf complètes d’un trait sont toutes connues : la carte cachée n’a pas ce trait.',
  ],
  endTitle: 'Révélations et verdict',
  end: [
    'Une révélation nomme un trait que la carte cachée n’a pas : jamais un trait déjà révélé, mais peut-être un trait que vous aviez déjà exclu. Trois au plus.',
    'Le verdict retourne la carte cachée. Juste : tout le monde gagne, avec 4 points sans révélation, puis 3, 2 et 1. Faux : personne.',
  ],
}
