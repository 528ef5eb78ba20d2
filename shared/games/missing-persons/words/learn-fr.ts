// What the coach says in the lesson of Missing Persons, in French.
import type { LessonWords, Sentence } from '../../../words/sentence.ts'
import type { MissingPersonsLessonValues, MissingPersonsLessonStepKey } from '../learn.ts'
import { plainWording } from '../rules/phrases/phrases.ts'
import { answerPiece } from './fr.ts'

const ADA = { seat: 1 } as const
const OF_ADA = { seat: 1, form: 'de' } as const

/** The other's last answer, as a sentence; empty if there is none. */
function lastAnswerSentence({ asked }: MissingPersonsLessonValues): Sentence {
  return asked ? ['Elle dit ', answerPiece(asked.yes), '. '] : []
}

export const lessonWords: LessonWords<MissingPersonsLessonStepKey, MissingPersonsLessonValues> = {
  hide: () => [
    'Choisis une carte qui disparaît : ',
    ADA,
    ' doit la trouver par des questions, et toi la sienne. On en prend une du milieu ?',
  ],
  lineup: ({ lineup }) => [
    ADA,
    ` en a caché une aussi. Ces ${lineup} cartes sont ta rangée. Elles viennent du même jeu : aucune n’est donc celle qu’elle cache.`,
  ],
  sheet: ({ left }) => [
    `Il reste ${left} suspects. Le carnet tient le compte : les cartes claires sont encore possibles.`,
  ],
  ask: () => [
    'Tu demandes, elle répond oui ou non. Une bonne question coupe les suspects en deux. Sa carte est-elle rouge ?',
  ],
  yes: given => [
    ...lastAnswerSentence(given),
    'Qui est hors de cause maintenant ? Touche une carte qui ne peut plus l’être.',
  ],
  again: ({ left, before }) => [
    `De ${before} à ${left}. Après un oui, de nouvelles cartes remplacent celles de ta rangée qui ne vont pas, et tu en vois plus. Et tu demandes encore : un carreau ?`,
  ],
  no: given => [...lastAnswerSentence(given), 'Elle est rouge et n’est pas un carreau : touche une carte possible.'],
  theirs: ({ left, asked }) => [
    `Oui, il reste ${left} cœurs. Mais un non finit ton tour, et `,
    ADA,
    ' demande. ',
    ...(asked
      ? [`« ${plainWording(asked.question, 'fr')} » `, answerPiece(asked.yes), ', donc c’est de nouveau à toi.']
      : []),
  ],
  ring: () => [
    'Les valeurs forment un anneau : touches-en deux, et tu demandes tout ce qui est entre elles. Essaie la moitié basse, de l’as au six : entre le roi et le sept.',
  ],
  closer: given => [
    ...lastAnswerSentence(given),
    `Il en reste ${given.left}, aussi parce que tu as vu tant de nouvelles cartes. Coupe-les encore en deux : entre le roi et le cinq.`,
  ],
  who: given => [...lastAnswerSentence(given), 'Qui reste-t-il ? Touche la carte.'],
  name: ({ only }) => [
    ...(only ? ['Personne d’autre ne convient : ', { card: only }, '. '] : []),
    'Nomme la personne disparue ',
    OF_ADA,
    '. C’est permis à tout moment, mais une seule fois : mieux vaut avoir la preuve.',
  ],
  won: () => ['Affaire classée ! Coupe les suspects en deux, regarde ce qui se montre, et nomme avant l’autre.'],
}
