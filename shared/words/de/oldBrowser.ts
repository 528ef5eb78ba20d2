// What a page says in a browser that cannot run Hunch, in German.
import type { Translation } from '../language.ts'
import type * as english from '../en/oldBrowser.ts'

export const oldBrowserWords: Translation<typeof english.oldBrowserWords> = {
  title: 'Dieser Browser kann Hunch nicht zeigen',
  about: browsers => `Hunch braucht ${browsers} oder neuer.`,
  then: 'Aktualisiere diesen Browser, oder öffne denselben Link auf einem anderen Gerät: Jedes Handy der letzten Jahre geht.',
  reload: 'Noch einmal versuchen',
}
