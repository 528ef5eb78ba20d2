// What the owners of two hosts read while one hands a table over to the other, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/handover.ts'

export const handoverWords: Translation<typeof english.handoverWords> = {
  give: {
    title: 'Diesen Tisch übergeben',
    about:
      'Der Tisch geht auf einem anderen Rechner in diesem Netz weiter: Spiel, Notizen und Plätze ziehen dorthin um, und alle kommen von selbst mit.',
    how: 'Tippe auf dem anderen Rechner auf der Startseite von Hunch auf „Einen Tisch übernehmen“. Er zeigt eine Adresse und vier Buchstaben.',
    whose:
      'Danach gehört der Tisch dem anderen Rechner: Wer dort Gastgeber ist, richtet ihn ein und könnte auf der Festplatte jede Hand lesen, so wie du jetzt.',
    address: 'Adresse des anderen Rechners',
    addressHint: '192.168.1.7:4680',
    badAddress: 'Gib die Adresse so ein, wie der andere Rechner sie zeigt.',
    code: 'Die vier Buchstaben, die er zeigt',
    badCode: 'Gib die vier Buchstaben ein, die der andere Rechner zeigt.',
    deed: 'Übergeben',
    asking: 'Der andere Rechner wird gefragt …',
    moving: 'Der Tisch zieht um …',
    awaited: 'Der Tisch gehört jetzt dem anderen Rechner. Gleich ist er dort offen …',
    unanswered:
      'Der andere Rechner antwortet schon eine Weile nicht. Sieh erst dort nach: Ist der Tisch dort offen, darf er hier nicht auch weitergehen.',
    reclaim: 'Er ist dort nicht offen: zurückholen',
    reclaiming: 'Der andere Rechner wird noch einmal gefragt …',
  },
  take: {
    title: 'Einen Tisch über\u00adnehmen',
    about:
      'Der Tisch eines anderen Rechners in diesem Netz geht hier weiter: Spiel, Notizen und Plätze kommen mit. Danach gehört er dir.',
    how: 'Am anderen Rechner „Den Tisch übergeben“ wählen und das hier eingeben:',
    address: 'Adresse',
    code: 'Buchstaben',
    once: 'Die Buchstaben gelten einmal, zehn Minuten lang.',
    coming: 'Der Tisch kommt …',
    here: 'Der Tisch ist da. Alle kommen von selbst nach.',
    failed: 'Der Tisch ist nicht gekommen und bleibt, wo er war. Der andere Rechner sagt, warum.',
    guessed: 'Jemand hat zu oft falsche Buchstaben eingegeben, deshalb gelten diese nicht mehr. Lass neue zeigen.',
    stopped: 'Diese Buchstaben gelten nicht mehr.',
    again: 'Neue Buchstaben zeigen',
    goThere: 'Zum Tisch',
  },
}
