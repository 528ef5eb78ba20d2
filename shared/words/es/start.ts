// What `npm start` says when it cannot open its window: the obstacle, and what to type, in Spanish.
import type { NpmStartWords } from '../words.ts'

export const npmStartWords: NpmStartWords = {
  asked: 'Hunch se inicia sin ventana, como se pidió.',
  noDisplay: 'Aquí no hay pantalla, así que Hunch se inicia sin ventana. Ábrelo en un navegador.',
  noRuntime: 'Aquí no se puede obtener Electron, así que Hunch se inicia sin ventana. Ábrelo en un navegador.',
  fetching: 'Descargando Electron, una sola vez. Son unos 100 MB…',
  fetchFailed:
    'Electron no se pudo descargar. Mira si este equipo tiene conexión y escribe “npm start” otra vez. Si tu red necesita un proxy, define antes HTTPS_PROXY.',
  noWindow: how => `La ventana no se pudo abrir (${how}), así que Hunch se inicia sin ella. Ábrelo en un navegador.`,
  status: status => `terminó con ${status}`,
  signal: signal => `lo terminó ${signal}`,
  noSandbox: helper =>
    [
      'Este sistema prohíbe a programas como Electron el aislamiento que separa las páginas del sistema. Para permitírselo a Hunch, escribe:',
      `  sudo chown root "${helper}"`,
      `  sudo chmod 4755 "${helper}"`,
      'Después escribe “npm start” otra vez.',
    ].join('\n'),
  asRoot: 'Electron no abre ninguna ventana para root. Inicia Hunch con tu propia cuenta: quita “sudo”.',
  lostWindow:
    'La ventana terminó antes de tiempo. Escribe “npm start” para abrirla de nuevo: tus mesas están guardadas.',
}
