// What the coach says in the lesson of Missing Persons, in German.
import type { LessonWords, Sentence } from '../../../words/sentence.ts'
import type { MissingPersonsLessonValues, MissingPersonsLessonStepKey } from '../learn.ts'
import { plainWording } from '../rules/phrases/phrases.ts'
import { answerPiece } from './de.ts'

const ADA = { seat: 1 } as const
const ADAS = { seat: 1, form: 'deine' } as const

/** The other's last answer, as a sentence; empty if there is none. */
function lastAnswerSentence({ asked }: MissingPersonsLessonValues): Sentence {
  return asked ? ['Sie sagt ', answerPiece(asked.yes), '. '] : []
}

export const lessonWords: LessonWords<MissingPersonsLessonStepKey, MissingPersonsLessonValues> = {
  hide: () => [
    'Such dir eine Karte aus, die verschwindet: ',
    ADA,
    ' muss sie durch Fragen finden und du ihre. Nehmen wir eine aus der Mitte?',
  ],
  lineup: ({ lineup }) => [
    ADA,
    ` hat auch eine versteckt. Diese ${lineup} Karten sind deine Auslage. Sie kommen aus demselben Kartenspiel, also ist keine davon die vermisste Person.`,
  ],
  sheet: ({ left }) => [`Bleiben ${left} Verdächtige. Das Notizbuch zählt mit: Was hell ist, kann es noch sein.`],
  ask: () => [
    'Du fragst, sie antwortet mit Ja oder Nein. Eine gute Frage teilt die Verdächtigen in zwei Hälften. Ist ihre Karte rot?',
  ],
  yes: given => [
    ...lastAnswerSentence(given),
    'Wer scheidet jetzt aus? Tippe auf jemanden, der es nicht mehr sein kann.',
  ],
  again: ({ left, before }) => [
    `Von ${before} auf ${left}. Nach einem Ja deckst du in deiner Auslage alles, was nicht passt, mit neuen Karten zu: So siehst du mehr Karten. Und du fragst noch einmal: Ist sie ein Karo?`,
  ],
  no: given => [...lastAnswerSentence(given), 'Sie ist rot und kein Karo: Tippe auf eine, die es sein kann.'],
  theirs: ({ left, asked }) => [
    `Richtig, es bleiben ${left} Herzen. Aber ein Nein beendet deinen Zug, und `,
    ADA,
    ' fragt. ',
    ...(asked
      ? [`„${plainWording(asked.question, 'de')}“ `, answerPiece(asked.yes), ', also bist du wieder dran.']
      : []),
  ],
  ring: () => [
    'Die Werte bilden einen Ring: Tippe zwei davon an, und du fragst nach allem dazwischen. Nimm die untere Hälfte, Ass bis Sechs: zwischen König und Sieben.',
  ],
  closer: given => [
    ...lastAnswerSentence(given),
    `Jetzt sind es ${given.left}, auch weil du so viele neue Karten gesehen hast. Teil sie noch einmal: zwischen König und Fünf.`,
  ],
  who: given => [...lastAnswerSentence(given), 'Wer bleibt übrig? Tippe auf die Karte.'],
  name: ({ only }) => [
    ...(only ? ['Sonst passt niemand: ', { card: only }, '. '] : []),
    'Nenne ',
    ADAS,
    ' Karte. Das geht jederzeit, aber nur einmal, also sei sicher.',
  ],
  won: () => ['Fall gelöst! Verdächtige halbieren, auf neue Karten achten und nennen, bevor du genannt wirst.'],
}
