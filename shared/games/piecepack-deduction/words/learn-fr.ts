// What the coach says in the lesson of Deduction for the piecepack, in French.
import type { LessonWords } from '../../../words/sentence.ts'
import type { PiecepackLessonValues, PiecepackLessonStepKey } from '../learn.ts'
import { answerPiece, tileWithArticle, spokenQuestion } from './fr.ts'

const ADA = { seat: 1 } as const
const BEN = { seat: 2 } as const

export const lessonWords: LessonWords<PiecepackLessonStepKey, PiecepackLessonValues> = {
  dealt: ({ all }) => [
    `Il y a ${all} tuiles. Celles-ci sont à toi ; `,
    ADA,
    ' et ',
    BEN,
    ' en ont autant, et quelques-unes sont face visible.',
  ],
  missing: ({ left }) => [
    `Une tuile n’est à personne : elle manque, et tu dois la nommer. Regarde la dernière colonne : c’est l’une des ${left} que tu ne vois pas.`,
  ],
  coin: ({ coin }) => [
    'À chaque tour, une pièce dit ce que tu peux demander : sa couleur ou sa valeur. Celle-ci est ',
    ...tileWithArticle(coin),
    '.',
  ],
  ask: () => ['On regarde qui a des Boucliers ? Demande à ', ADA, ' si elle en a.'],
  no: ({ asked, left }) => [
    ...(asked ? ['Elle a dit ', answerPiece(asked.answer, asked.trait), ' : '] : []),
    `le carnet a barré tous les Boucliers dans sa colonne. Il en reste ${left} qui peuvent manquer : ne nomme encore rien.`,
  ],
  listen: ({ asked }) => [
    'Maintenant écoute. ',
    ...(asked
      ? [
          { seat: asked.by },
          ' a demandé à ',
          { seat: asked.of },
          ` : ${spokenQuestion(asked.question, asked.trait)} `,
          answerPiece(asked.answer, asked.trait),
          `. Tu en vois ${asked.seenCount} toi-même, et il y en a ${asked.all} en tout. Tu remarques quelque chose ?`,
        ]
      : []),
  ],
  count: ({ asked }) => [
    ...(asked
      ? [
          `Sur ${asked.all} Boucliers, tu en vois ${asked.seenCount}. Chez `,
          BEN,
          ' : ',
          answerPiece(asked.answer, asked.trait),
          ', et chez ',
          ADA,
          ', rien. ',
        ]
      : []),
    'Alors, qu’est-ce qui peut manquer ? Touche-le dans la dernière colonne.',
  ],
  suit: ({ left, before }) => [
    `Oui : un Bouclier n’est nulle part, c’est donc lui qui manque. De ${before} à ${left}, et ce n’était même pas ton tour.`,
  ],
  again: ({ coin }) => [
    'C’est de nouveau à toi, et la pièce est ',
    ...tileWithArticle(coin),
    '. Les Boucliers que tu ne vois pas sont chez ',
    BEN,
    ', sauf celui qui manque. Que vas-tu lui demander ?',
  ],
  where: ({ asked }) => [
    ...(asked ? [spokenQuestion(asked.question, asked.trait), ' ', answerPiece(asked.answer, asked.trait), '. '] : []),
    'Quel Bouclier n’a-t-il donc pas ? Touche-le dans la dernière colonne.',
  ],
  name: ({ only }) => [
    'Personne n’a ',
    ...(only ? tileWithArticle(only) : []),
    '. C’est sûr, et il le faut : une erreur te sortirait du jeu. Nomme-le avant les autres !',
  ],
  won: () => ['Trouvé ! Demande peu, écoute beaucoup, et compte : c’est ainsi que les tuiles se trahissent.'],
}
