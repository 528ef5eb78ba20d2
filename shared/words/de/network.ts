// The page that tests the network and shows the ways to join, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/network.ts'
import { listNames } from './grammar.ts'

export const networkWords: Translation<typeof english.networkWords> = {
  // Tables that are found, and a host that is named by hand
  searching: 'In diesem Netz wird nach Tischen gesucht\u00a0…',
  searchingAbout:
    'Tische erscheinen hier von selbst. Wenn eurer fehlt, gib die Adresse ein, die auf seinem Bildschirm steht.',
  otherProtocol:
    'An diesem Tisch läuft eine andere Version von Hunch. Installiere auf beiden Geräten dieselbe, um mitzuspielen.',
  onHost: address => `Unter ${address}`,
  tableNumber: number => `Nr.\u00a0${number} dieses Namens`,
  whereTo: 'Adresse oder Tischcode',
  addressHint: 'zum Beispiel 192.168.0.12:4680',
  goThere: 'Zum Tisch',
  codeAsked: tables => `Der Tischcode wird an ${tables} Tischen probiert\u00a0…`,
  codeOfNoTable:
    'Keiner der gefundenen Tische hat diesen Tischcode. Prüfe ihn, oder gib die Adresse ein, die am Bildschirm des Tischs steht.',
  codeOfWhich: 'Nicht alle Tische haben geantwortet. Wähl oben deinen aus, der Tischcode kommt mit.',
  codeOfNone:
    'Kein Tisch gefunden, der diesen Tischcode haben könnte. Gib die Adresse ein, die am Bildschirm des Tischs steht.',
  codeInBrowser:
    'Ein Browser findet Tische nicht von selbst. Gib die Adresse ein, die am Bildschirm des Tischs steht, oder scanne den QR-Code dort.',
  badAddress: 'Gib die Adresse so ein, wie sie am Bildschirm des Tischs steht, zum Beispiel 192.168.0.12:4680.',

  title: 'Wenn jemand nicht dazukommt',
  about: 'Diese Seite siehst nur du: Die Tische liegen auf deinem Rechner.',

  ways: 'Drei Wege an den Tisch',
  noTable: 'Gerade ist kein Tisch offen. Eröffne einen auf der Startseite, dann stehen hier die Wege dorthin.',
  scan: 'Scannen',
  scanAbout: 'Mit der Kamera des Handys. Der Tischcode ist schon dabei.',
  typed: 'Eintippen',
  typedAbout: 'In jedem Browser. Dann der Tischcode:',
  listed: 'Auswählen',
  listedAbout: 'Öffne Hunch auf dem anderen Rechner. Unter „An einem Tisch mitspielen“ erscheint der Tisch von selbst.',
  others: 'Oder eine von diesen:',
  noAddress: 'Dieser Rechner ist in keinem Netz.',

  test: 'Was dieser Rechner prüfen kann',
  testing: 'Das Netz wird geprüft … Das dauert ein paar Sekunden.',
  again: 'Noch einmal prüfen',
  done: wrong =>
    wrong === 0
      ? 'Geprüft. Hier ist nichts falsch.'
      : wrong === 1
        ? 'Geprüft. Eines stimmt nicht.'
        : `Geprüft. ${wrong} Dinge stimmen nicht.`,
  tried: 'Versucht',
  seen: 'Gefunden',
  todo: 'Was du tun kannst',
  state: { good: 'In Ordnung', look: 'Sieh hier nach', bad: 'Stimmt nicht', unknown: 'Von hier nicht prüfbar' },

  address: {
    title: 'Ist dieser Rechner in einem Netz?',
    tried: 'Seine Netzwerkkarten angesehen.',
    good: address => `Ja, als ${address}.`,
    several: addresses => `In mehreren: ${listNames(addresses)}.`,
    severalDo: 'Jede Adresse führt nur zu den Leuten in diesem Netz. Geht eine nicht, nimm die andere.',
    none: 'Er hat keine Adresse.',
    noneDo: 'Verbinde ihn mit deinem WLAN oder steck ein Kabel an.',
    linkLocal: address => `Er hat keinen Router gefunden und sich selbst die Adresse ${address} gegeben.`,
    linkLocalDo: 'Verbinde ihn mit deinem WLAN, oder sieh nach, ob der Router an ist.',
  },
  vpn: {
    title: 'Ist ein VPN im Weg?',
    tried: 'Nach Netzwerkkarten gesucht, die wie ein VPN heißen oder seine Adressen haben.',
    good: 'Keines gefunden.',
    found: names => `Es gibt eines: ${listNames(names)}.`,
    foundDo: 'Schalte es aus, solange ihr spielt. Manches VPN trennt diesen Rechner vom eigenen Netz.',
  },
  port: {
    title: 'Antwortet Hunch?',
    tried: port => `Diesen Rechner unter seinen eigenen Adressen angesprochen, Port ${port}.`,
    good: 'Er antwortet unter jeder. Das wurde nur auf diesem Rechner geprüft: Eine Firewall kann andere trotzdem aufhalten.',
    refused: addresses => `Unter ${listNames(addresses)} antwortet nichts: Der Port ist zu.`,
    silent: addresses => `Keine Antwort von ${listNames(addresses)}: Wahrscheinlich blockiert sie eine Firewall.`,
    closedDo: 'Schließe Hunch und öffne es neu. Hilft das nicht, erlaube Hunch in deiner Firewall.',
  },
  mdns: {
    title: 'Findet die App den Tisch?',
    tried: 'Auf die Ankündigungen (mDNS) gehört, aus denen die Liste der App entsteht.',
    good: 'Die eigenen waren zu hören, und die anderer Geräte.',
    alone: 'Die eigenen waren zu hören, andere nicht.',
    aloneDo:
      'In einem ruhigen Netz ist das in Ordnung. Zeigt die App trotzdem keinen Tisch, hält der Router Ankündigungen zurück: Scannt die Adresse oder gebt sie ein.',
    silent: 'Nicht einmal die eigenen waren zu hören.',
    silentDo:
      'Etwas auf diesem Rechner hält Ankündigungen auf. Erlaube Hunch in der Firewall; bis dahin scannt die Adresse oder gebt sie ein, das geht ohne.',
    off: 'Gerade gibt es keine: Kein Tisch ist offen, oder der Gastgeber soll keine machen.',
    offDo: 'Scannt die Adresse oder gebt sie ein, das geht ohne.',
  },
  visited: {
    title: 'Kommen andere Geräte durch?',
    tried: 'Nachgesehen, ob ein Gerät mit einer anderen Adresse da war, seit Hunch hier läuft.',
    good: 'Ja, eines war da: Weder Firewall noch Gastnetz ist im Weg.',
    none: 'Noch keines.',
    noneDo:
      'Öffne die Adresse oben auf einem Handy. Kommt nichts: Ist es im selben WLAN, ohne mobile Daten, und nicht im Gastnetz? Gastnetze trennen die Geräte. Dann nehmt das Hauptnetz oder alle den Hotspot eines Handys.',
  },
  firewall: {
    title: 'Lässt dieses System andere herein?',
    triedLinux: 'Gelesen, ob ufw oder firewalld an ist.',
    triedWindows: 'Windows gefragt, wofür es dieses Netz hält und ob seine Firewall an ist.',
    triedMac: 'macOS sagt es keiner App.',
    triedOther: 'Dieses System sagt es nicht.',
    nothing: 'Nichts war zu lesen.',
    good: 'Keine davon ist an.',
    private: 'Das Netz gilt als privat: Hunch darf darin erreicht werden.',
    passed: 'Ja: Andere waren schon da.',
    linux: names => `${listNames(names)} ${names.length === 1 ? 'ist' : 'sind'} an.`,
    linuxDo: (port, names) =>
      names.includes('firewalld')
        ? `Lass den Port herein: sudo firewall-cmd --add-port=${port}/tcp, und für die Liste der App --add-service=mdns.`
        : `Lass den Port herein: sudo ufw allow ${port}/tcp, und für die Liste der App sudo ufw allow 5353/udp.`,
    public: 'Windows hält dieses Netz für ein öffentliches und lässt andere nicht herein.',
    publicDo:
      'Einstellungen, Netzwerk und Internet, dein Netz: Wähle „Privates Netzwerk“. Fragt Windows nach Hunch, erlaube es.',
    windows: 'Windows hat es nicht gesagt.',
    windowsDo:
      'Einstellungen, Netzwerk und Internet, dein Netz: Ist es ein privates? Und ist Hunch in der Firewall erlaubt?',
    macDo:
      'Systemeinstellungen, Datenschutz & Sicherheit, Lokales Netzwerk: Ist Hunch an? Und unter Netzwerk, Firewall: Darf es erreicht werden?',
    otherDo: 'Sieh nach, ob eine Firewall an ist, und lass Hunch durch.',
  },
  here: 'Hilft alles nichts? Alle können an diesem Gerät spielen: „An diesem Gerät spielen“ auf der Startseite.',
  back: 'Zurück',
}
