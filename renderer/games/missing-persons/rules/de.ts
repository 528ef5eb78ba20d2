// The text of Missing Persons' rules page, in German.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  lead: 'Ihr versteckt beide eine Karte aus dem Kartenspiel: eine vermisste Person. Wer zuerst die andere nennt, gewinnt.',
  hide: {
    title: 'Verstecken',
    text: [
      'Beide suchen gleichzeitig und geheim eine Karte aus dem ganzen Kartenspiel aus. Wollt ihr dieselbe, kommt sie ins Kartenspiel zurück, und beide suchen neu aus.',
      'Dann liegen vor dir zehn Karten, deine Auslage, und gegenüber ebenso viele; der Rest ist der Stapel. Die beiden Joker sind ein und dieselbe Person. Ein Joker ist keine Zahl, kein Bild, weder rot noch schwarz: Zu ihm ist jede Antwort Nein.',
    ],
  },
  ask: {
    title: 'Fragen',
    text: [
      'Wenn du dran bist, frag etwas zur anderen Karte: ob sie rot, schwarz, ein Pik, ein Herz, ein Karo, ein Kreuz oder ein Bild ist, oder ob sie zwischen zwei Werten liegt. Diese zwei selbst zählen nie dazu.',
      'Die Werte bilden einen Ring, zwischen zweien liegen also zwei Bögen: Wähle einen. Ein Bogen hat mindestens zwei und höchstens elf Werte. Was nach den Antworten schon feststeht, darfst du nicht mehr fragen.',
    ],
    picture: 'Zwischen Bube und 5: über den König zum Ass und weiter.',
  },
  answer: {
    title: 'Die Antwort',
    text: [
      'Ja: In deiner Auslage wird jede Karte umgedreht, die nicht zu allen bisherigen Antworten passt, die Lücken werden vom Stapel aufgefüllt, und du fragst noch einmal. Eine neue Karte, die nicht passt, wird gleich umgedreht und wartet auf das nächste Ja.',
      'Nein: Die unpassenden Karten werden umgedreht, es wird nichts gezogen, und die andere Seite ist dran.',
      'Eine Karte, die du in deiner Auslage siehst, kann die andere Seite nicht versteckt haben. Je mehr du ziehst, desto weniger bleiben verdächtig.',
    ],
    picture: 'Ist deine Karte ein Pik? Ja. Fünf Karten passen nicht; fünf neue nehmen ihren Platz ein.',
  },
  name: {
    title: 'Nennen',
    text: [
      'Die vermisste Person darfst du jederzeit nennen, auch wenn du nicht dran bist. Richtig gewinnt das Spiel; falsch verliert es.',
    ],
  },
  guess: {
    title: 'Wenn der Stapel leer ist',
    text: [
      'Ging er aus, während die Seite dran war, die begonnen hat, hat die andere noch einen letzten Zug, ohne zu ziehen. Dann schreibt ihr beide einen Verdacht auf, und beide werden zugleich aufgedeckt.',
      'Ein einziger richtiger Verdacht gewinnt. Ist keiner richtig, gewinnt der nähere Wert, von Ass 1 bis König 13 und nicht rundherum; dann das richtige Symbol, dann die richtige Farbe, Rot oder Schwarz. Ein Joker ist von jedem Wert 14 entfernt. Immer noch gleich: Es wird neu ausgeteilt, und nach dreimal Gleichstand endet das Spiel unentschieden.',
    ],
  },
  ways: {
    title: 'Andere Spielweisen',
    list: [
      {
        name: 'Verrätselt',
        text: 'Du wählst eine Frage und verkleidest sie, in unseren Worten oder deinen. Die andere Seite antwortet von Hand, so wie sie die Frage versteht. Eine unwahre Antwort wird nicht angenommen, und erst dann erfährt die andere Seite, was gemeint war; der Tisch erfährt es am Ende.',
      },
      {
        name: 'Frei',
        text: 'Frag irgendetwas, worauf Ja oder Nein passt. Niemand prüft nach; du drehst selbst um, was nicht passt, und mit höchstens drei Ja hintereinander bleibst du dran.',
      },
      {
        name: 'Eine Karte ziehen',
        text: 'Nach einem Ja ziehst du nur eine Karte, auf eine Lücke deiner Wahl: So dauert das Spiel länger.',
      },
      { name: 'Alle sehen beide', text: 'Alle sehen beide Auslagen und alles, was darauf gezogen wird.' },
      {
        name: 'Zwei Kartenspiele',
        text: 'Die versteckten Karten kommen aus einem zweiten Kartenspiel: Auch eine Karte, die du siehst, kann es sein, und ihr könnt beide dieselbe verstecken.',
      },
      {
        name: 'Höchstens drei Fragen',
        text: 'Mit der dritten Frage endet dein Zug, wie auch immer die Antwort lautet.',
      },
      { name: 'Kein letzter Zug', text: 'Ist der Stapel leer, schreiben beide gleich ihren Verdacht auf.' },
    ],
  },
}
