// What the coach says in the lesson of Precognition, in French.
import type { LessonWords } from '../../../words/sentence.ts'
import type { PrecognitionLessonValues, PrecognitionLessonStepKey } from '../learn.ts'
import { CHANGE_PIECES, cardWithArticle } from './fr.ts'

export const lessonWords: LessonWords<PrecognitionLessonStepKey, PrecognitionLessonValues> = {
  dealt: ({ handCardCount }) => [`Chacun a ${handCardCount} cartes. Seule leur valeur compte, de l’as au roi.`],
  row: ({ rowCardCount }) => [
    `L’un après l’autre, vous posez une carte au bout droit d’une rangée, ${rowCardCount} en tout. D’une carte à l’autre, elle monte, descend ou reste égale. Peux-tu en prévoir un morceau ?`,
  ],
  write: () => [
    'Écris ta prédiction en flèches. Elle doit se réaliser quelque part dans la rangée, entière et sans trou ; la plus longue gagne. Des hausses et des baisses comme celles-ci sont probables.',
  ],
  seal: () => [
    'C’est écrit. Tu pourrais encore la changer. Personne ne la voit avant qu’elle se réalise ou échoue : scelle-la.',
  ],
  first: ({ next }) => [
    'Tout est scellé, et tu commences. ',
    ...(next
      ? ['Ta prédiction veut d’abord ', CHANGE_PIECES[next], ' : après quelle carte est-ce le plus probable ?']
      : []),
  ],
  second: ({ matched, end, next }) => [
    `Les autres ont posé les leurs, et la rangée finit par tes ${matched} premières flèches. `,
    ...(next && end
      ? [
          'Il te faut ',
          CHANGE_PIECES[next],
          ' après ',
          ...cardWithArticle(end),
          ' : garde tes cartes hautes, poses-en une basse.',
        ]
      : []),
  ],
  look: ({ matched, prediction, end, next }) => [
    `Déjà ${matched} sur ${prediction.length} ! `,
    ...(next && end ? ['Il ne manque que ', CHANGE_PIECES[next], ' après ', ...cardWithArticle(end), '. '] : []),
    'Quelle carte des autres pourrait l’apporter ? Touches-en une dans le carnet.',
  ],
  third: ({ next }) => [
    'Les autres pourraient, mais le voudront-ils ? De toute façon, c’est à toi. ',
    ...(next ? ['Laquelle de tes cartes fait ', CHANGE_PIECES[next], ' ?'] : []),
  ],
  stands: ({ toCome }) => [
    `La voilà, et personne ne peut la défaire. Avec ${toCome} cartes à venir, casse maintenant ce que les autres espèrent : continue dans un sens, ou répète une valeur.`,
  ],
  won: ({ longer, prediction }) => [
    'Nous avons posé le reste pour tout le monde. ',
    ...(longer
      ? [{ seat: longer.of }, ' avait écrit plus, ', { card: longer.letters }, ', mais la rangée ne l’a jamais fait. ']
      : []),
    'La tienne, ',
    { card: prediction },
    ', est la plus longue qui s’est réalisée : tu gagnes !',
  ],
}
