// What the coach says in the lesson of Mind Reader, in French.
import type { LessonWords, Sentence } from '../../../words/sentence.ts'
import type { MindReaderLessonValues, MindReaderLessonStepKey } from '../learn.ts'
import { comparisonSentence, cardWithArticle } from './fr.ts'

const ADA = { seat: 1 } as const
const OF_ADA = { seat: 1, form: 'de' } as const

/** The last answer, as it was given. */
function lastAnswerSentence({ asked }: MindReaderLessonValues): Sentence {
  return asked
    ? ['Réponse pour ', ...cardWithArticle(asked.card), ' : c’est ', ...comparisonSentence(asked.clue, 'la sienne')]
    : []
}

export const lessonWords: LessonWords<MindReaderLessonStepKey, MindReaderLessonValues> = {
  dealt: () => ['Ces cartes ne sont qu’à toi. ', ADA, ' en a autant, et ne peut pas les voir.'],
  hide: () => [
    'L’une d’elles devient ton secret : ',
    ADA,
    ' cherchera à la nommer, comme toi la sienne. Laquelle est la plus dure à coincer ? Ni une très haute, ni une très basse.',
  ],
  sheet: ({ left }) => [
    ADA,
    ` en a caché une aussi. Ton carnet liste tout ce qu’elle peut être : les ${left} cartes que tu ne vois pas toi-même.`,
  ],
  first: () => [
    'Maintenant, trouve-la. Joue une carte et demande : plus haut ou plus bas ? Une du milieu en dit le plus.',
  ],
  fallen: given => [
    ...lastAnswerSentence(given),
    '. Quelles cartes la sienne ne peut-elle plus être ? Touches-en une dans le carnet.',
  ],
  draw: ({ left, before }) => [
    `Exactement : de ${before} à ${left}. Encore trop pour en nommer une. Pioche, et c’est au tour `,
    OF_ADA,
    '.',
  ],
  theirs: ({ asked }) => [
    ADA,
    ' demande à propos de ta carte. Cela t’apprend aussi quelque chose : ',
    ...(asked ? cardWithArticle(asked.card) : []),
    ' est maintenant visible, ce n’est donc pas sa carte cachée.',
  ],
  second: ({ left }) => [
    `À toi, il en reste ${left}. Toutes sont basses. Basses à quel point ? Essaie ta carte la plus basse.`,
  ],
  same: () => ['Aussi haut, quelle chance ! Que peut être la carte ', OF_ADA, ' maintenant ? Touches-en une.'],
  wait: ({ left, before }) => [
    `De ${before} à ${left}, en une question. Pioche, et pense à une question qui les sépare.`,
  ],
  suit: ({ left }) => [
    `Ces ${left} ont la même valeur : seule la couleur peut les séparer. Pose l’autre question, plus fort ou plus faible. Chaque couleur en bat deux autres.`,
  ],
  last: given => [...lastAnswerSentence(given), '. Quelle carte est assez forte ? Touche-la.'],
  name: ({ only }) => ['Ce ne peut être que ', ...(only ? cardWithArticle(only) : []), '. C’est sûr, alors nomme-la !'],
  won: () => ['C’est tout le jeu : demande, barre, et nomme sa carte avant qu’on nomme la tienne.'],
}
