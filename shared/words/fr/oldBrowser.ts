// What a page says in a browser that cannot run Hunch, in French.
import type { Translation } from '../language.ts'
import type * as english from '../en/oldBrowser.ts'

export const oldBrowserWords: Translation<typeof english.oldBrowserWords> = {
  title: 'Ce navigateur ne peut pas montrer Hunch',
  about: browsers => `Hunch demande ${browsers} ou plus récent.`,
  then: 'Mets ce navigateur à jour, ou ouvre le même lien sur un autre appareil : tout téléphone des dernières années convient.',
  reload: 'Réessayer',
}
