// What pages say inside the app only: games opened from files, links from a chat, a table others cannot see, in Spanish.
import type { DesktopPageWords } from '../words.ts'

export const desktopPageWords: DesktopPageWords = {
  silent: {
    network:
      'Esta mesa no aparece en la lista de otros dispositivos: este equipo no está en ninguna red. Conéctalo a tu red wifi.',
    port: 'Esta mesa no aparece en la lista de otros dispositivos: otro programa ocupa el puerto 5353. Aun así se puede escanear o escribir la dirección.',
    refused:
      'Esta mesa no aparece en la lista de otros dispositivos: el sistema no deja que Hunch use la red local. Aun así se puede escanear o escribir la dirección.',
  },
  why: 'Qué hacer',
  leaveFor: address => `¿Ir a la mesa de ${address}?`,
  leaveForAbout:
    'Un enlace te trajo esta invitación. Tu sitio en esta mesa sigue siendo tuyo; puede que el resto tenga que esperarte.',
  hostingAbout:
    'Un enlace te trajo esta invitación. Tu propia mesa sigue abierta, y vuelves a ella desde la página de inicio.',
  goThere: 'Ir allí',
  badLink:
    'Ese enlace no lleva a ninguna mesa de esta red. Busca la dirección en la pantalla de la mesa y escríbela en la página de inicio.',
  dropHere: 'Suelta aquí una partida guardada para repasarla',
  notOne: 'Suelta las partidas guardadas de una en una.',
}
