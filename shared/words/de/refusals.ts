// What a screen says when the host refuses something or cannot read a table, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/refusals.ts'

/** Refusals: each says what to do. */
export const refusalWords: Translation<typeof english.refusalWords> = {
  unreadable: 'Diese Nachricht war nicht lesbar. Lade die Seite neu und versuche es noch einmal.',
  'too-long': 'Diese Nachricht ist zu lang. Schicke höchstens 16\u00a0KiB.',
  'too-often': 'Zu viele Nachrichten waren nicht lesbar. Lade die Seite neu, um zurückzukommen.',
  protocol:
    'Der Rechner des Gastgebers spricht eine andere Version von Hunch. Installiere auf beiden Geräten dieselbe Version oder lade die Seite neu.',
  'hello-first': 'Melde dich zuerst mit „hello“.',
  'hello-once': 'Dieser Bildschirm ist schon da. Lade die Seite neu, um noch einmal zu kommen.',
  crowded: 'Hier schauen schon zu viele Bildschirme zu. Schließe einen davon und lade dann diese Seite neu.',
  'wrong-code': 'Das ist nicht der Code dieses Tischs. Die vier Buchstaben stehen am Rechner des Gastgebers.',
  'too-many-codes':
    'Hier wurden zu viele falsche Codes versucht. Scanne den QR-Code am Rechner des Gastgebers oder warte eine Weile.',
  full: 'Alle Plätze sind besetzt. Bitte am Rechner des Gastgebers um einen weiteren.',
  taken: 'Dort sitzt schon jemand. Wähle einen anderen Platz.',
  'under-way': 'Ein Spiel läuft gerade. Du kannst zuschauen und dich setzen, wenn es vorbei ist.',
  'not-yours': 'Das ist nicht dein Platz. Spiele an dem Bildschirm, zu dem er gehört.',
  'not-the-host': 'Das geht nur am Rechner des Gastgebers. Frag dort nach.',
  'no-table': 'Hier ist kein Tisch offen. Bitte darum, am Rechner des Gastgebers einen zu eröffnen.',
  'no-game': 'Gerade läuft kein Spiel. Starte zuerst eins.',
  'no-such-chair': 'Diesen Platz gibt es am Tisch nicht. Wähle einen anderen.',
  'no-such-game': 'Diese Version von Hunch kennt dieses Spiel nicht. Wähle eins aus der Liste.',
  'no-such-record': 'Die Aufzeichnung dieses Spiels gibt es hier nicht mehr. Wähle eine andere.',
  'no-such-table': 'Diesen Tisch gibt es nicht mehr. Wähle einen anderen.',
  'too-many-tables':
    'Bei diesem Gastgeber sind schon sehr viele Tische offen. Schließe einen, dann ist Platz für den nächsten.',
  'bad-options': 'So lässt sich dieses Spiel nicht einstellen. Wähle aus, was angeboten wird.',
  damaged:
    'Die Aufzeichnung dieses Tischs ist beschädigt, und nichts davon ließ sich retten. Eröffne einen neuen Tisch.',
  'cannot-start': 'Das Spiel kann noch nicht beginnen. Auf dem Startknopf steht, was noch fehlt.',
  stale: 'Am Tisch ist es schon weitergegangen. Sieh noch einmal hin und wähle neu.',
  'no-way-back': 'Dieser Zug lässt sich nicht mehr zurücknehmen. Spiel von hier weiter.',
  dealing: 'Gerade wird gegeben. Einen Moment noch.',
  'not-offered': 'Das geht gerade nicht. Wähle etwas, das auf deinem Bildschirm angeboten wird.',
  'nobody-away': 'Auf diesem Platz ist jemand da. Der Computer spielt nur für jemanden, der nicht da ist.',
  'people-only':
    'So eingestellt können nur Menschen spielen. Stelle das Spiel anders ein oder setze dort einen Menschen hin.',
  'not-away': 'Um diesen Platz kannst du erst bitten, wenn dort niemand mehr da ist.',
  'saw-another-hand':
    'Dieses Gerät hat in diesem Spiel schon eine andere Hand gesehen. Schau bis zum Ende zu und setz dich dann.',
  'no-such-request': 'Das ist schon erledigt.',
  'display-only': 'Dieser Bildschirm zeigt nur den Tisch. Spiele an dem Bildschirm, zu dem dein Platz gehört.',
  'too-many-notes': 'Dieses Notizbuch ist voll. Radiere zuerst etwas aus.',
  'too-many-pauses':
    'Du hast das Spiel gerade oft angehalten. Warte eine Minute, oder bitte jemand anderen, es anzuhalten.',
  'too-many-reactions': 'Das war viel auf einmal. Warte einen Moment, dann sehen die anderen auch das nächste.',
  paused: 'Das Spiel macht Pause. Tippe auf „Weiterspielen“, wenn alle wieder da sind, und zieh dann.',
  'no-more-time': 'Mehr Zeit gibt es für diesen Zug nicht. Nutze, was noch da ist.',
  'not-out': 'Da ist noch Zeit übrig. Warte, bis die Lampe heruntergebrannt ist.',
  'sent-away':
    'Dieses Gerät wurde am Rechner des Gastgebers für heute Abend verabschiedet. War es ein Versehen, bitte dort darum, wieder hereinzudürfen, und lade dann diese Seite neu.',
  'nobody-to-send':
    'Verabschieden kannst du nur das Gerät von jemand anderem, solange es einen Platz hat. Sieh noch einmal nach, wer dort sitzt.',
  moving: 'Dieser Tisch zieht gerade auf einen anderen Rechner um. Einen Moment, dann versuche es noch einmal.',
  'no-such-address': 'Diese Adresse hat der Rechner nicht mehr. Wähle eine, die jetzt in der Liste steht.',
  'no-answer':
    'Unter dieser Adresse hat niemand geantwortet. Sieh nach, ob Hunch dort im selben Netz läuft und ob die Adresse stimmt. Der Tisch bleibt hier.',
  'not-awaited':
    'Das sind nicht die Buchstaben, die der andere Rechner jetzt zeigt. Lass dort neue zeigen und gib die ein. Der Tisch bleibt hier.',
  'same-host': 'Das ist die Adresse dieses Rechners. Gib die ein, die der andere Rechner zeigt. Der Tisch bleibt hier.',
  'there-already': 'Der andere Rechner hat diesen Tisch schon. Lösche dort zuerst den alten. Der Tisch bleibt hier.',
  'crowded-there':
    'Auf dem anderen Rechner sind schon sehr viele Tische offen. Schließe dort zuerst einen. Der Tisch bleibt hier.',
  'disk-there':
    'Der Tisch ließ sich nicht auf die Festplatte des anderen Rechners schreiben. Mach dort Speicher frei und versuche es noch einmal. Der Tisch bleibt hier.',
  'unlike-there':
    'Der andere Rechner spielt diesen Tisch nicht so weiter wie dieser hier. Installiere auf beiden dieselbe Version von Hunch. Der Tisch bleibt hier.',
  fault:
    'Hier hat Hunch selbst einen Fehler gemacht. Versuche es anders; mehr steht im Protokoll auf dem Rechner des Gastgebers.',
  disk: 'Der Zug ließ sich auf dem Rechner des Gastgebers nicht speichern. Mach dort Speicher frei und versuche es noch einmal.',
}
