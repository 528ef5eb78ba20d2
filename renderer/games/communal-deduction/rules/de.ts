// The text of communal Deduction's rules page, in German.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  aim: 'Eine Karte ist versteckt, und ihr spielt alle gegen sie. Alle haben ein paar Indizien auf der Hand. Sagt wenig, sagt es genau, und findet die Karte zusammen – oder verliert zusammen.',
  handAbout: 'Eine Hand: drei Einzelkarten mit je einem Merkmal und zwei Dreierkarten. Diese ist ein Beispiel.',
  steps: [
    'Es gibt neun Merkmale: drei Füllungen, drei Farben, drei Formen. Eine Dreierkarte hat von jeder Art eines. Davon gibt es also 27, und eine ist versteckt.',
    'Zu jedem ihrer drei Merkmale sind vier Einzelkarten echt: Diese zwölf stecken in den neun Händen, in jeder mindestens eine. Falsche Fährten füllen jede Hand auf drei Einzelkarten auf. Mit Münzwurf fehlen bis zu drei der zwölf, und niemand weiß, wie viele.',
    'Aussagen: Alle sagen eine Sache über die eigene Hand, in beliebiger Reihenfolge. Wie viele Einzelkarten oder Dreierkarten einer bestimmten Art darin sind, oder dass eine bestimmte Dreierkarte darin ist oder nicht.',
    'Fragen: Alle stellen einer anderen Person eine solche Frage, in beliebiger Reihenfolge. Die Antwort ist wahr, und alle hören sie.',
    'Jede freie Hand bekommt, wer gerade die wenigsten Hände hat. Nur diese Person sieht sie an.',
    'Beratung: Behaupte, was du sicher weißt, aber nur über die gesuchte Karte, nie über eine Hand. Sie ist rot; sie ist kein Kreis; wenn sie halb ist, ist sie ein Kreis. Gründe werden nicht genannt: Dass jemand sicher sein konnte, verrät schon etwas. Werden Behauptungen geprüft und deine folgt nicht aus dem, was du weißt, bekommst du sie zurück, und niemand hört sie. Sind Behauptungen frei, hören alle alles, und du kannst bestätigen, was jemand anderes behauptet hat.',
    'Bitte um einen Hinweis oder stimme für ein Urteil. Wofür mehr als die Hälfte von euch stimmt, das geschieht.',
  ],
  cubeLabel: 'Was zwei Behauptungen von den 27 übrig lassen',
  cubeAbout: ['Sie ist ', ', und sie ist kein ', ': Sechs der 27 sind noch möglich.'],
  knownTitle: 'Was euch hilft',
  known: [
    'Drei gleiche Einzelkarten in einer Hand: Die gesuchte Karte hat dieses Merkmal, denn mindestens eine der drei ist echt.',
    'Unter den drei Einzelkarten jeder Hand ist mindestens eine echt. Sind zwei ausgeschlossen, ist es die dritte.',
    'Ihr wisst von allen neun Dreierkarten mit einem Merkmal, wo sie sind: Die gesuchte Karte hat es nicht.',
  ],
  endTitle: 'Hinweise und das Urteil',
  end: [
    'Ein Hinweis nennt ein Merkmal, das die gesuchte Karte nicht hat: nie eines, das schon ein Hinweis nannte, aber vielleicht eines, das ihr selbst schon ausgeschlossen habt. Höchstens drei gibt es.',
    'Das Urteil deckt die gesuchte Karte auf. Richtig: Alle gewinnen, ohne Hinweis 4 Punkte, sonst 3, 2 oder 1. Falsch: niemand.',
  ],
}
