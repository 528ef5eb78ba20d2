// The words about how a deal was drawn and whether it was fair, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/fairness.ts'
import { formatNumber, listNames } from './grammar.ts'

const COUNTS = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]
const devicesOf = (count: number) => `${COUNTS[count] ?? formatNumber(count)} ${count === 1 ? 'Gerät' : 'Geräte'}`

export const fairnessWords: Translation<typeof english.fairnessWords> = {
  fair: (devices, drew) =>
    drew
      ? devices === 1
        ? 'Ehrlich gegeben: Dein Gerät und der Gastgeber haben gemischt, und deines hat es geprüft.'
        : `Ehrlich gegeben: Gemischt haben ${devicesOf(devices)}, und deines hat es geprüft.`
      : `Gemischt haben der Gastgeber und ${devicesOf(devices)}, und die Zahlen stimmen.`,
  unproved: 'Dass ehrlich gegeben wurde, lässt sich nicht beweisen.',
  how: 'Woher weiß man das?',
  drawing: 'Alle Geräte mischen …',
  without: names =>
    `${listNames(names)}: keine rechtzeitige Antwort. Gemischt wurde ohne ${names.length === 1 ? 'dieses Gerät' : 'diese Geräte'}.`,
  device: names => names.join(' · '),
  again: times =>
    times === 1 ? 'Es wurde noch einmal gemischt.' : `Es wurde noch ${formatNumber(times)}-mal gemischt.`,
  onlyHost: names =>
    `Was ${listNames(names)} verdeckt ${names.length === 1 ? 'hat' : 'haben'}, dafür kann nur der Gastgeber bürgen.`,
  onlyHostWhy: 'Dort war beim Geben kein eigenes Gerät, das es hätte prüfen können.',
  tookBack: names => `Einen verdeckten Zug zurückgenommen: ${listNames(names)}.`,
  unplayed: deals =>
    `Vor diesem Spiel wurde ${deals === 1 ? 'einmal' : `${formatNumber(deals)}-mal`} gemischt, ohne dass auf diesem Gerät gespielt wurde.`,
  fault: (fault, who) => {
    switch (fault.type) {
      case 'no-record':
        return 'Die Aufzeichnung dieses Spiels lässt sich nicht nachspielen.'
      case 'other-deal':
        return 'Die Zahlen gehören zu einem anderen Spiel.'
      case 'other-terms':
        return 'Ausgemacht war ein anderes Spiel, oder andere Regeln.'
      case 'host-number':
        return 'Der Gastgeber hat eine andere Zahl aufgedeckt, als er versprochen hatte.'
      case 'device-number':
        return `Die Zahl von ${who} ist nicht die versprochene.`
      case 'other-list':
        return `${who} wurden andere Versprechen gezeigt.`
      case 'causeless-void':
        return 'Es wurde ohne guten Grund noch einmal gemischt.'
      case 'claimed-seats':
        return 'Für einen Platz stehen zwei Geräte da, oder es gibt ihn nicht.'
      case 'computer-seat':
        return 'Für einen Platz, auf dem ein Computer spielte, steht ein Gerät da.'
      case 'seed':
        return 'Die Karten folgen nicht aus den Zahlen.'
      case 'left-out':
        return 'Dieses Gerät hat zu spät geantwortet, oder es wurde ausgelassen.'
      case 'own-number':
        return 'Die Zahl, die für dieses Gerät dasteht, ist nicht seine.'
      case 'own-list':
        return 'Diesem Gerät wurden andere Versprechen gezeigt, als aufgezeichnet sind.'
      case 'called-silent':
        return 'Der Gastgeber sagt, dieses Gerät habe nicht geantwortet. Es hat geantwortet.'
      case 'hidden-try':
        return `Dieses Gerät hat bei diesem Gastgeber noch ${fault.times === 1 ? 'einmal' : `${formatNumber(fault.times)}-mal`} gemischt, ohne dass ein Spiel daraus wurde; aufgezeichnet ist davon nichts.`
      case 'hidden-move':
        return 'Ein zunächst verdeckter Zug ist nicht der, an den der Gastgeber gebunden war.'
      case 'view':
        return fault.move === 0
          ? 'Was dieser Bildschirm bekam, ist nicht das, was aufgezeichnet ist.'
          : `Nach Schritt ${formatNumber(fault.move)} wurde diesem Bildschirm etwas gezeigt, das nicht aufgezeichnet ist.`
    }
  },
  title: 'Wie gemischt wurde',
  intro:
    'Vor dem Geben dachten sich der Gastgeber und jedes Gerät eine zufällige Zahl und versprachen sie: Sie nannten ihren Fingerabdruck, aus dem niemand sie erraten kann. Erst als jedes Gerät alle Versprechen gesehen hatte, erfuhr der Gastgeber die Zahlen. Alle zusammen bestimmen die Karten; niemand konnte sie sich aussuchen.',
  letters: 'Prüfbuchstaben',
  lettersOnDisplay: 'Auf jedem Bildschirm gleich:',
  lettersAbout: 'Vergleicht sie mit den anderen Bildschirmen: Alle müssen dieselben zeigen.',
  host: 'Der Gastgeber',
  promise: 'Versprechen',
  number: 'Zahl',
  seed: 'Alle zusammen',
  byHand: 'Von Hand nachrechnen',
  byHandAbout: 'Jede Zeile ist ein Befehl für ein Terminal. Er gibt das Versprechen aus, oder die Zahl der Karten.',
  views: views =>
    views === 1
      ? 'Alles, was dieser Bildschirm sah, steht so in der Aufzeichnung.'
      : `Dieser Bildschirm sah ${formatNumber(views)} Zustände des Spiels, und jeder steht so in der Aufzeichnung.`,
  hostKnows: 'Der Gastgeber kennt während des Spiels alle Karten. Bewiesen ist: Er hat sie nicht ausgesucht.',
  done: 'Schließen',
}
