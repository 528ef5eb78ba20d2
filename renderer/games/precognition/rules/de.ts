// The text of Precognition's rules page, in German.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  aim: 'Karte um Karte entsteht eine Reihe. Bevor die erste liegt, sagen alle heimlich voraus, wie ein Stück dieser Reihe steigt und fällt. Die längste Vorhersage, die eintrifft, gewinnt.',
  steps: [
    'Alle 52 Karten werden gleichmäßig verteilt, oder es gibt für alle je zehn, wie ihr es wählt. Was übrig ist, sieht niemand. Es zählen nur die Werte: Das Ass ist der niedrigste, der König der höchste.',
    'Schau auf deine Hand und schreib eine Vorhersage in Zeichen, einem Pfeil hoch, einem Pfeil runter oder = für gleich, so lang oder so kurz, wie du dich traust. Du kannst sie ändern, bis du sie versiegelst.',
    'Sind alle versiegelt, wird reihum gespielt: eine beliebige Karte deiner Hand, rechts an die Reihe. Hilf deiner Vorhersage nach oder komm den anderen in die Quere.',
    'Eine Vorhersage wird aufgedeckt, sobald sie eingetroffen ist oder die Karten für sie nicht mehr reichen. Kann sich nichts mehr ändern, legt ihr den Rest der Reihe auf einmal, wenn alle das wollen.',
    'Wenn die letzte Karte liegt, werden alle übrigen Vorhersagen aufgedeckt.',
  ],
  rowAbout: 'Zwölf Karten, elfmal hoch, runter oder gleich:',
  runAbout:
    'Die obere Vorhersage steht ohne Lücke in der Reihe: Sie zählt, mit sieben Zeichen. Die untere, dreimal hintereinander hoch, steht nirgends.',
  endTitle: 'Wer gewinnt',
  end: [
    'Die längste Vorhersage, die zählt. Bei gleich langen spielen nur die, die sie geschrieben haben, im Stechen weiter, bis eine Person übrig ist – es sei denn, ihr teilt bei Gleichstand den Sieg. Zählt keine, spielen alle noch einmal.',
    'Spielt ihr drei Runden, bringt jede Vorhersage, die eintrifft, so viele Punkte, wie sie Zeichen hat; die meisten Punkte gewinnen.',
    'Scheidet in fünf Wiederholungen hintereinander niemand aus, ist das Spiel zu Ende, und der Sieg wird geteilt. In jeder Runde fängt reihum jemand anderes an.',
  ],
}
