// What the coach says in the lesson of Mind Reader, in German.
import type { LessonWords, Sentence } from '../../../words/sentence.ts'
import type { MindReaderLessonValues, MindReaderLessonStepKey } from '../learn.ts'
import { comparisonSentence } from './de.ts'

const ADA = { seat: 1 } as const
const ADAS = { seat: 1, form: 'deine' } as const

/** The last answer, as it was given. */
function lastAnswerSentence({ asked }: MindReaderLessonValues): Sentence {
  return asked ? ['Die Antwort: ', { card: asked.card }, ' ist ', ...comparisonSentence(asked.clue, 'ihre')] : []
}

export const lessonWords: LessonWords<MindReaderLessonStepKey, MindReaderLessonValues> = {
  dealt: () => ['Diese Karten siehst nur du. ', ADA, ' hat ebenso viele und kennt deine nicht.'],
  hide: () => [
    'Eine davon wird dein Geheimnis: ',
    ADA,
    ' will sie nennen, so wie du ihre. Welche lässt sich am schwersten einkreisen? Keine ganz hohe und keine ganz niedrige.',
  ],
  sheet: ({ left }) => [
    ADA,
    ` hat auch eine versteckt. Dein Notizbuch zeigt, welche es sein kann: eine der ${left} Karten, die du nicht selbst siehst.`,
  ],
  first: () => [
    'Jetzt finde sie. Spiel eine Karte und frag: höher oder niedriger? Eine aus der Mitte verrät am meisten.',
  ],
  fallen: given => [
    ...lastAnswerSentence(given),
    '. Welche Karte kann es also nicht mehr sein? Tippe im Notizbuch auf eine.',
  ],
  draw: ({ left, before }) => [
    `Genau: Aus ${before} wurden ${left}. Zum Nennen noch zu viele. Zieh eine Karte, dann ist `,
    ADA,
    ' dran.',
  ],
  theirs: ({ asked }) => [
    ADA,
    ' fragt nach deiner Karte. Auch daraus lernst du: ',
    ...(asked ? [{ card: asked.card }] : []),
    ' liegt jetzt offen und kann nicht ihr Geheimnis sein.',
  ],
  second: ({ left }) => [
    `Du bist dran, noch ${left}. Alle sind niedrig. Wie niedrig? Versuch es mit deiner niedrigsten.`,
  ],
  same: () => ['Gleich, so ein Glück! Welche kann ', ADAS, ' Karte jetzt noch sein? Tippe auf eine.'],
  wait: ({ left, before }) => [
    `Von ${before} auf ${left} mit einer Frage. Zieh, und überleg dir, was sie unterscheidet.`,
  ],
  suit: ({ left }) => [
    `Alle ${left} haben denselben Wert: Da hilft nur die Farbe. Stell die andere Frage, stärker oder schwächer. Jede Farbe schlägt zwei andere.`,
  ],
  last: given => [...lastAnswerSentence(given), '. Welche Karte ist stark genug? Tippe auf sie.'],
  name: ({ only }) => ['Es kann nur ', ...(only ? [{ card: only }] : []), ' sein. Du weißt es, also nenne sie!'],
  won: () => ['Das ist das ganze Spiel: fragen, streichen und nennen, bevor jemand deine nennt.'],
}
