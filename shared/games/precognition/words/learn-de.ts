// What the coach says in the lesson of Precognition, in German.
import type { LessonWords } from '../../../words/sentence.ts'
import type { PrecognitionLessonValues, PrecognitionLessonStepKey } from '../learn.ts'
import { CHANGE_PIECES } from './de.ts'

export const lessonWords: LessonWords<PrecognitionLessonStepKey, PrecognitionLessonValues> = {
  dealt: ({ handCardCount }) => [`Alle haben ${handCardCount} Karten. Es zählt nur ihr Wert, von Ass bis König.`],
  row: ({ rowCardCount }) => [
    `Reihum legt ihr je eine Karte rechts an eine Reihe, ${rowCardCount} im Ganzen. Von Karte zu Karte geht es hoch, runter, oder es bleibt gleich. Kannst du ein Stück davon vorhersehen?`,
  ],
  write: () => [
    'Schreib deine Vorhersage in Pfeilen. Sie muss irgendwo in der Reihe eintreffen, ganz und ohne Lücke; die längste, die das tut, gewinnt. So ein Auf und Ab ist wahrscheinlich.',
  ],
  seal: () => [
    'Aufgeschrieben. Noch könntest du sie ändern. Bis sie eintrifft oder scheitert, sieht sie niemand: Versiegle sie.',
  ],
  first: ({ next }) => [
    'Alle haben versiegelt, und du fängst an. ',
    ...(next
      ? ['Deine Vorhersage will zuerst ', CHANGE_PIECES[next], ': Nach welcher Karte kommt das am ehesten?']
      : []),
  ],
  second: ({ matched, end, next }) => [
    `Die anderen haben gelegt, und die Reihe endet mit deinen ersten ${matched} Pfeilen. `,
    ...(next && end
      ? ['Du brauchst ', CHANGE_PIECES[next], ' nach ', { card: end }, ': Behalte die hohen, leg eine niedrige.']
      : []),
  ],
  look: ({ matched, prediction, end, next }) => [
    `Schon ${matched} von ${prediction.length}! `,
    ...(next && end ? ['Es fehlt nur ', CHANGE_PIECES[next], ' nach ', { card: end }, '. '] : []),
    'Welche Karte der anderen könnte das bringen? Tippe im Notizbuch auf eine.',
  ],
  third: ({ next }) => [
    'Sie könnten, aber tun sie es? Du bist ohnehin dran. ',
    ...(next ? ['Mit welcher deiner Karten geht es ', CHANGE_PIECES[next], '?'] : []),
  ],
  stands: ({ toCome }) => [
    `Da steht sie, und niemand kann das ändern. Es kommen noch ${toCome} Karten: Jetzt machst du kaputt, worauf die anderen hoffen. Weiter in eine Richtung, oder denselben Wert noch einmal.`,
  ],
  won: ({ longer, prediction }) => [
    'Den Rest haben wir für euch gelegt. ',
    ...(longer
      ? [{ seat: longer.of }, ' hatte mehr geschrieben, ', { card: longer.letters }, ', aber das kam nie. ']
      : []),
    'Deine, ',
    { card: prediction },
    ', ist die längste, die eingetroffen ist: Du gewinnst!',
  ],
}
