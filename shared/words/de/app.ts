// What pages say inside the app only: games opened from files, links from a chat, a table others cannot see, in German.
import type { DesktopPageWords } from '../words.ts'

export const desktopPageWords: DesktopPageWords = {
  silent: {
    network:
      'Andere sehen diesen Tisch nicht in ihrer Liste: Dieser Rechner ist in keinem Netz. Verbinde ihn mit eurem WLAN.',
    port: 'Andere sehen diesen Tisch nicht in ihrer Liste: Ein anderes Programm hält Port 5353 für sich. Sie können die Adresse scannen oder eintippen.',
    refused:
      'Andere sehen diesen Tisch nicht in ihrer Liste: Dieses System lässt Hunch nicht ins lokale Netz. Sie können die Adresse scannen oder eintippen.',
  },
  why: 'Was hilft',
  leaveFor: address => `Zum Tisch unter ${address} gehen?`,
  leaveForAbout:
    'Ein Link hat dir diese Einladung gebracht. Dein Platz an diesem Tisch bleibt deiner; die anderen müssen vielleicht auf dich warten.',
  hostingAbout:
    'Ein Link hat dir diese Einladung gebracht. Dein eigener Tisch bleibt offen, und von der Startseite kommst du zu ihm zurück.',
  goThere: 'Hingehen',
  badLink:
    'Dieser Link führt zu keinem Tisch in diesem Netz. Frag nach der Adresse am Bildschirm des Tischs und gib sie auf der Startseite ein.',
  dropHere: 'Zieh ein gespeichertes Spiel hierher, um es anzusehen',
  notOne: 'Zieh immer nur ein gespeichertes Spiel hierher.',
}
