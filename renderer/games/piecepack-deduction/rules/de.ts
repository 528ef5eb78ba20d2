// The text of the rules page of Deduction for the piecepack, in German.
import type { Translation } from '../../../../shared/words/language.ts'
import type { rulesPageWords as english } from './en.ts'

export const rulesPageWords: Translation<typeof english> = {
  aim: 'Eins von 24 Plättchen fehlt. Frag die anderen nach ihren Plättchen und nenne das fehlende, bevor es jemand anderes tut.',
  tiles:
    'Die Plättchen haben vier Symbole, Sonnen, Monde, Kronen und Schilde, mit je sechs Werten: Null, Ass, 2, 3, 4 und 5. Die Münzen im Beutel sind dieselben 24.',
  steps: [
    'Ein Plättchen wird ungesehen beiseitegelegt. Die anderen werden gleichmäßig ausgeteilt, und die zwei oder drei übrigen liegen offen.',
    'Wenn du dran bist, wird eine Münze gezogen. Stell jemandem eine Frage zu ihrem Symbol oder ihrem Wert. Jede Münze erlaubt vier Fragen.',
    'Wer auf „Hast du …?“ etwas Passendes hat, sucht davon ein Plättchen aus und zeigt es nur dir. Auf „Wie viele?“ hörst du die Anzahl. Antworten sind immer wahr.',
    'Nach der Antwort darfst du das fehlende Plättchen nennen. Liegst du richtig, hast du gewonnen. Liegst du falsch, siehst nur du das fehlende Plättchen: Du fragst dann nicht mehr, antwortest aber weiter.',
  ],
  coinAbout:
    'Mit dieser Münze darfst du fragen: nach einer 3, nach einer Sonne, wie viele Dreien oder wie viele Sonnen.',
  shownAbout:
    'Alle sehen, dass ein Plättchen gezeigt wurde, aber nur die beiden sehen, welches; und nur wer es zeigt, weiß, ob es eine Wahl gab.',
  endTitle: 'Wie es endet',
  end: [
    'Haben alle bis auf eine Person falsch genannt, gewinnt sie sofort, oder sie muss weiterspielen und das Plättchen nennen, wie es euch am Tisch lieber ist. Nach 200 Zügen gewinnt niemand.',
    'Die Münze kommt nach jedem Zug in den Beutel zurück, kann also wiederkommen.',
  ],
}
