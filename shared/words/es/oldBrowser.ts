// What a page says in a browser that cannot run Hunch, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/oldBrowser.ts'

export const oldBrowserWords: Translation<typeof english.oldBrowserWords> = {
  title: 'Este navegador no puede mostrar Hunch',
  about: browsers => `Hunch necesita ${browsers} o posterior.`,
  then: 'Actualiza este navegador, o abre el mismo enlace en otro dispositivo: sirve cualquier teléfono de los últimos años.',
  reload: 'Intentarlo de nuevo',
}
