// The text of Mind Reader's rules page, in German.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  aim: 'Alle verstecken eine Karte. Spiele Karten, um zu erfahren, was die anderen verstecken, und nenne ihre, bevor jemand deine nennt.',
  steps: [
    'Alle bekommen vier Karten. Verstecke eine davon: Sie ist deine Geheimkarte.',
    'Wenn du dran bist, spiele eine Karte gegen jemanden und stelle dazu eine von zwei Fragen. Ist sie höher oder niedriger als die Geheimkarte? Ist sie stärker oder schwächer?',
    'Die Antwort sagt, wie die gespielte Karte ist: Ist deine 9 höher, dann ist die Geheimkarte unter 9. Dann zieh eine Karte, und im Uhrzeigersinn geht es weiter.',
    'Vor deiner Frage und nach der Antwort darfst du eine Geheimkarte der anderen nennen.',
  ],
  rankTitle: 'Höher oder niedriger?',
  rank: 'Nur der Wert zählt: Ass 1, König 13, Joker 0. Bei gleichem Wert heißt es: gleich hoch.',
  suitTitle: 'Stärker oder schwächer?',
  suit: 'Jede Farbe ist stärker als zwei andere und schwächer als zwei. Innerhalb einer Farbe ist der höhere Wert stärker. Dass es dieselbe Farbe ist, wird nie gesagt.',
  beats: (stronger, [first, second]) => `${stronger} ist stärker als ${first} und ${second}`,
  exampleTitle: 'Was sechs Antworten über Wasser 5 als Geheimkarte sagen',
  nameTitle: 'Nennen',
  name: [
    'Richtig: Du bekommst die Karte, 10 Punkte, und wer sie versteckt hat, ist für diese Runde raus.',
    'Falsch: Nur dir wird die Karte gezeigt. Wer sie versteckt hat, bekommt deine, 10 Punkte, und du bist raus.',
    'Wer zuletzt noch dabei ist, behält die eigene Karte: 10 Punkte. Wer in einem einzigen Zug die Karten aller nennt, die noch dabei sind, mindestens zwei, bekommt für jede 20 Punkte.',
  ],
  otherwiseTitle: 'Andere Spielweisen',
}
