// What the coach says in the lesson of Communal Deduction, in German.
import type { LessonWords, Sentence } from '../../../words/sentence.ts'
import type { CommunalLessonValues, CommunalLessonStepKey, HeardStatement } from '../learn.ts'
import { answerPiece, traitInSentence, statementSentence } from './de.ts'

const ADA = { seat: 1 } as const
const BEN = { seat: 2 } as const

/** What was said, and by whom. */
function statementWithSpeaker({ of, about, truth }: HeardStatement): Sentence {
  return [{ seat: of }, ': ', ...statementSentence(about, truth), ' ']
}

export const lessonWords: LessonWords<CommunalLessonStepKey, CommunalLessonValues> = {
  hands: ({ all }) => [
    `Eine von ${all} Karten ist versteckt, und ihr findet sie zusammen oder verliert zusammen. Deine Hand ist dein Indiz: Einzelkarten, und Dreierkarten, von denen keine die versteckte ist.`,
  ],
  left: ({ left, hand }) => [
    'Mindestens eine deiner Einzelkarten ist echt. Die gesuchte Karte ist also ',
    ...[...new Set(hand.singles)].flatMap((card, i): Sentence => [i === 0 ? '' : ' oder ', ...traitInSentence(card)]),
    `. Und deine Dreierkarten sind es nicht. Bleiben ${left}.`,
  ],
  state: () => [
    'Zuerst sagen alle eine Sache über die eigene Hand. Was haben deine beiden Dreierkarten gemeinsam? Sag es den anderen.',
  ],
  said: ({ stated }) => [
    'Jetzt hör zu. ',
    ...stated.flatMap(statementWithSpeaker),
    'Ihr macht alle etwas anderes daraus.',
  ],
  ask: () => [
    'Dann stellen alle eine Frage. Hat ',
    ADA,
    ' rote Einzelkarten? Wenn nicht, zeigt ihre Hand auf etwas anderes.',
  ],
  spare: ({ left, before, spare, asked }) => [
    ...(asked ? ['Sie antwortet ', answerPiece(asked.truth), '. '] : []),
    `Dann sind die freien Hände verteilt worden, und diese ${spare} siehst nur du. Von ${before} auf ${left} mit einem Schlag!`,
  ],
  claim: ({ left }) => [
    `Keine deiner ${left} ist ein Dreieck. Vielleicht wissen die anderen das nicht, also sag es. Reden darfst du nur über die gesuchte Karte, nie über eine Hand.`,
  ],
  ifThen: () => [
    'Hunch hat geprüft: Deine Behauptung folgt, also glauben dir alle. Einmal darfst du auch „Wenn … dann“ sagen. Sieh dir deine Karten an: Wenn sie ein Quadrat ist, welche Farbe hat sie dann?',
  ],
  pass: () => [
    'Das hilft am meisten, wenn jemand die andere Hälfte kennt. Passe jetzt und hör zu, was die anderen sagen.',
  ],
  blue: () => [
    ADA,
    ' behauptet, sie ist ',
    { card: 'blue' },
    '. Welche deiner Karten fällt weg? Tippe im Notizbuch bei den Karten auf sie.',
  ],
  shape: ({ left, before }) => [
    `Genau: von ${before} auf ${left}. Jetzt ist nur noch die Form offen. Kennt `,
    BEN,
    ' sie?',
  ],
  square: () => [
    BEN,
    ' behauptet, sie ist ein ',
    { card: 'square' },
    '. Welche Karte ist also versteckt? Tippe auf sie.',
  ],
  verdict: ({ only }) => [
    'Es muss ein ',
    ...(only ? [{ card: only }] : []),
    ' sein. Stimme für dieses Urteil: Sobald die meisten von euch dafür sind, wird aufgedeckt.',
  ],
  won: () => [
    'Zusammen gelöst, ohne einen einzigen Hinweis! Sag, was den anderen hilft, und überleg, woher sie wissen, was sie behaupten.',
  ],
}
