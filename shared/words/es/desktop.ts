// What the app says outside its pages: menus, dialogs and its icon in the dock, in Spanish.
import type { DesktopWords } from '../words.ts'

export const desktopWords: DesktopWords = {
  title: 'Hunch',
  ok: 'Aceptar',
  cancel: 'Cancelar',

  // Menus
  file: 'Archivo',
  openGame: 'Abrir una partida guardada…',
  openRecent: 'Abrir reciente',
  noRecent: 'Aún no hay',
  clearRecent: 'Vaciar la lista',
  savedGames: 'Partidas guardadas',
  closeWindow: 'Cerrar la ventana',
  quit: 'Salir de Hunch',
  edit: 'Edición',
  undo: 'Deshacer',
  redo: 'Rehacer',
  cut: 'Cortar',
  copy: 'Copiar',
  paste: 'Pegar',
  selectAll: 'Seleccionar todo',
  view: 'Ver',
  reload: 'Recargar',
  actualSize: 'Tamaño real',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  fullScreen: 'Pantalla completa',
  tvScreen: 'Pantalla para el televisor',
  askForScreen: 'Preguntar siempre',
  developerTools: 'Herramientas de desarrollo',
  window: 'Ventana',
  minimize: 'Minimizar',
  zoom: 'Zoom',
  bringAllToFront: 'Traer todo al frente',
  services: 'Servicios',
  hide: 'Ocultar Hunch',
  hideOthers: 'Ocultar otros',
  showAll: 'Mostrar todo',
  help: 'Ayuda',
  openLog: 'Abrir el registro de fallos',
  licences: 'Licencias',
  about: 'Acerca de Hunch',
  aboutText: 'Juegos de deducción con cartas ocultas, para toda la sala.',
  noLog: 'No se ha registrado ningún fallo. No hay nada que abrir.',

  // Starting
  noPages:
    'No se pueden mostrar las páginas de Hunch. Vuelve a instalar Hunch; si lo compilaste tú, ejecuta antes “npm run build”.',
  noStart: why => `Hunch no pudo iniciarse: ${why}. Ábrelo de nuevo; si no sirve, reinicia este equipo.`,
  noPort: 'Todos los puertos que podría usar están ocupados. Cierra otro programa y abre Hunch de nuevo.',
  noHost: why => `No se pudo iniciar: ${why}`,

  // Leaving
  guests: count => (count === 1 ? 'Hay otra persona en tu mesa.' : `Hay otras ${count} personas en tu mesa.`),
  guestsAbout: 'Si Hunch se cierra, la partida se detiene para todo el mundo. Se guarda, y puedes continuarla después.',
  keepHosting: 'Dejar abierto',
  close: 'Cerrar',

  // When the window's page is in trouble
  crashed: 'La ventana dejó de funcionar',
  crashedAbout:
    'Tu mesa sigue y no se ha perdido nada. Carga la ventana de nuevo; si vuelve a pararse, abre Hunch otra vez.',
  hangs: 'La ventana no responde',
  hangsAbout: 'Espera un poco más o cárgala de nuevo. Tu mesa sigue.',
  loadAgain: 'Cargar de nuevo',
  wait: 'Esperar',

  // The TV
  whichScreen: '¿Qué pantalla muestra la mesa?',
  whichScreenAbout:
    'La ve todo el mundo; no muestra las cartas de nadie. Hunch recuerda la respuesta; se cambia en Ver › Pantalla para el televisor.',
  screen: (nth, label, width, height) => `${label === '' ? `Pantalla ${nth}` : label} (${width} × ${height})`,
  dragToTv: 'Arrastra esta ventana al televisor y pulsa F11',
  dragToTvAbout: 'En este sistema una aplicación no puede elegir la pantalla por sí sola.',

  // Saved games
  games: 'Partidas guardadas de Hunch',
  notRead: name => `No se puede abrir ${name}`,
  notReadAbout: 'Quizá se movió o se borró, o no es una partida guardada de Hunch.',

  // While the app hosts with its window closed
  showTable: 'Mostrar la mesa',
  stopHosting: 'Cerrar la mesa',
}
