// What the coach says in the lesson of Communal Deduction, in French.
import type { LessonWords, Sentence } from '../../../words/sentence.ts'
import type { CommunalLessonValues, CommunalLessonStepKey, HeardStatement } from '../learn.ts'
import { answerPiece, traitInSentence, statementSentence } from './fr.ts'

const ADA = { seat: 1 } as const
const BEN = { seat: 2 } as const

/** What was said, and by whom. */
function statementWithSpeaker({ of, about, truth }: HeardStatement): Sentence {
  return [{ seat: of }, ' : ', ...statementSentence(about, truth), ' ']
}

export const lessonWords: LessonWords<CommunalLessonStepKey, CommunalLessonValues> = {
  hands: ({ all }) => [
    `Une carte sur ${all} est cachée, et vous la trouvez ensemble ou perdez ensemble. Ta main, ce sont des preuves : des simples, et des complètes, dont aucune n’est la carte cachée.`,
  ],
  left: ({ left, hand }) => [
    'Au moins une de tes simples est vraie : la carte cachée est ',
    ...[...new Set(hand.singles)].flatMap((card, i): Sentence => [i === 0 ? '' : ' ou ', ...traitInSentence(card)]),
    `. Et ce n’est aucune de tes complètes. Il en reste ${left}.`,
  ],
  state: () => ['D’abord, chacun dit une chose sur sa main. Qu’ont en commun tes deux complètes ? Dis-le aux autres.'],
  said: ({ stated }) => [
    'Maintenant écoute. ',
    ...stated.flatMap(statementWithSpeaker),
    'Chacun de vous en tirera autre chose.',
  ],
  ask: () => [
    'Ensuite, chacun pose une question. ',
    ADA,
    ' a-t-elle une simple rouge ? Sinon, ses preuves vont ailleurs.',
  ],
  spare: ({ left, before, spare, asked }) => [
    ...(asked ? ['Elle a répondu ', answerPiece(asked.truth), '. '] : []),
    `Puis les mains libres ont été données, et personne d’autre que toi ne voit ces ${spare}. De ${before} à ${left} d’un seul coup !`,
  ],
  claim: ({ left }) => [
    `Aucune de tes ${left} n’est un triangle. Les autres l’ignorent peut-être, alors dis-le. On ne parle que de la carte cachée, jamais d’une main.`,
  ],
  ifThen: () => [
    'Hunch a vérifié : ton affirmation est fondée, tous y croient. Et une fois, tu peux dire « si… alors ». Regarde tes cartes : si c’est un carré, quelle est forcément sa couleur ?',
  ],
  pass: () => [
    'Un « si… alors » aide surtout là où quelqu’un en connaît l’autre moitié. Maintenant passe, et écoute les autres.',
  ],
  blue: () => [
    ADA,
    ' affirme que c’est ',
    { card: 'blue' },
    '. Laquelle de tes cartes est exclue ? Touche-la dans le carnet, parmi les cartes.',
  ],
  shape: ({ left, before }) => [
    `Exactement : de ${before} à ${left}. Il ne reste que la forme à trouver. `,
    BEN,
    ' la connaît-il ?',
  ],
  square: () => [BEN, ' affirme que c’est un ', { card: 'square' }, '. Quelle carte est donc cachée ? Touche-la.'],
  verdict: ({ only }) => [
    'C’est forcément ',
    ...(only ? ['le ', { card: only }] : []),
    '. Demande ce verdict : dès que la plupart le veulent, la carte est retournée.',
  ],
  won: () => [
    'Trouvé ensemble, et sans une seule révélation ! Dis ce qui aide les autres, et demande-toi d’où ils savent ce qu’ils affirment.',
  ],
}
