// The owner’s page on how the host is doing, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/status.ts'

export const hostStatusWords: Translation<typeof english.hostStatusWords> = {
  title: 'Cómo va el equipo anfitrión',
  about: 'Solo tú ves esta página: las mesas están en tu equipo.',
  uptime: 'En marcha desde hace',
  hours: (hours, minutes) => (hours === 0 ? `${minutes} min` : `${hours} h ${minutes} min`),
  memory: 'Memoria',
  megabytes: count => `${count} MB`,
  faults: 'Fallos del programa',
  faultsAbout: 'El registro dice más: hunch host --log',
  screens: 'Pantallas',
  tables: 'Mesas abiertas',
  none: 'Ninguna.',
  code: 'Código de mesa',
  here: 'Aquí',
  away: 'No están',
  nobody: 'nadie',
  watching: count => (count === 1 ? '1 pantalla' : `${count} pantallas`),
  pause: {
    title: 'Una pausa para todo el mundo',
    about:
      'Todas las mesas abiertas quedan en pausa, y todas las pantallas lo dicen, hasta que sigas. En cada mesa se puede seguir antes.',
    word: 'Unas palabras para todo el mundo, si quieres',
    example: 'Seguimos a las nueve',
    all: 'Pausar todas las mesas',
    goOn: 'Seguir en todas las mesas',
    paused: 'Pausa hecha por ti',
  },
  back: 'Volver a la página de inicio',
}
