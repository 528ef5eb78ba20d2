// The page that tests the network and shows the ways to join, in Spanish.
import type { Translation } from '../language.ts'
import type * as english from '../en/network.ts'
import { listNames } from './grammar.ts'

export const networkWords: Translation<typeof english.networkWords> = {
  // Tables that are found, and a host that is named by hand
  searching: 'Buscando mesas en esta red…',
  searchingAbout:
    'Las mesas aparecen aquí por sí solas. Si falta la tuya, escribe la dirección que muestra su pantalla.',
  otherProtocol: 'Esta mesa usa otra versión de Hunch. Instala la misma en los dos equipos para entrar.',
  onHost: address => `En ${address}`,
  tableNumber: number => `N.º\u00a0${number} de este nombre`,
  whereTo: 'Dirección o código de mesa',
  addressHint: 'como 192.168.0.12:4680',
  goThere: 'Ir allí',
  codeAsked: tables => `Probando el código en ${tables} mesas…`,
  codeOfNoTable:
    'Ninguna de las mesas encontradas tiene este código. Compruébalo o escribe la dirección que muestra la pantalla de la mesa.',
  codeOfWhich: 'No todas las mesas han respondido. Elige la tuya arriba; el código va contigo.',
  codeOfNone:
    'No se ha encontrado ninguna mesa a la que preguntar por este código. Escribe la dirección que muestra la pantalla de la mesa.',
  codeInBrowser:
    'Un navegador no encuentra mesas por sí solo. Escribe la dirección que muestra la pantalla de la mesa o escanea su código QR.',
  badAddress: 'Escribe la dirección tal como la muestra la pantalla de la mesa, como 192.168.0.12:4680.',

  title: 'Si alguien no puede entrar',
  about: 'Solo tú ves esta página: las mesas están en tu equipo.',

  ways: 'Tres maneras de entrar',
  noTable:
    'Ahora no hay ninguna mesa abierta. Abre una en la página de inicio, y esta página muestra las maneras de entrar.',
  scan: 'Escanear',
  scanAbout: 'Con la cámara de un teléfono. El código de mesa va incluido.',
  typed: 'Escribir',
  typedAbout: 'En cualquier navegador. Después, el código de mesa:',
  listed: 'Elegir',
  listedAbout: 'Abre Hunch en el otro equipo. La mesa aparece por sí sola en “Unirse a una mesa”.',
  others: 'O una de estas:',
  noAddress: 'Este equipo no está en ninguna red.',

  test: 'Lo que puede probar este equipo',
  testing: 'Probando la red… Tarda unos segundos.',
  again: 'Probar de nuevo',
  done: wrong =>
    wrong === 0
      ? 'Probado. Aquí no falla nada.'
      : wrong === 1
        ? 'Probado. Falla una cosa.'
        : `Probado. Fallan ${wrong} cosas.`,
  tried: 'Prueba',
  seen: 'Resultado',
  todo: 'Qué hacer',
  state: { good: 'Bien', look: 'Mira esto', bad: 'Falla', unknown: 'No se puede probar desde aquí' },

  address: {
    title: '¿Está este equipo en una red?',
    tried: 'Se miraron sus tarjetas de red.',
    good: address => `Sí, como ${address}.`,
    several: addresses => `Está en varias: ${listNames(addresses)}.`,
    severalDo: 'Cada dirección lleva solo a la gente de esa red. Si una no sirve, prueba la otra.',
    none: 'No tiene dirección.',
    noneDo: 'Conéctalo a tu red wifi o enchufa un cable.',
    linkLocal: address => `No encontró ningún router y se dio a sí mismo la dirección ${address}.`,
    linkLocalDo: 'Conéctalo a tu red wifi, o mira si el router está encendido.',
  },
  vpn: {
    title: '¿Estorba una VPN?',
    tried: 'Se buscaron tarjetas de red con el nombre o las direcciones de una VPN.',
    good: 'No se encontró ninguna.',
    found: names => `Hay una: ${listNames(names)}.`,
    foundDo: 'Apágala durante la partida. Muchas VPN separan este equipo de su propia red.',
  },
  port: {
    title: '¿Responde Hunch?',
    tried: port => `Se conectó con este equipo en sus propias direcciones, puerto ${port}.`,
    good: 'Responde en todas. La prueba no salió de este equipo: un cortafuegos aún puede parar a otros.',
    refused: addresses => `Nada responde en ${listNames(addresses)}: el puerto está cerrado.`,
    silent: addresses => `Sin respuesta de ${listNames(addresses)}: es probable que la bloquee un cortafuegos.`,
    closedDo: 'Cierra Hunch y ábrelo de nuevo. Si no sirve, permite Hunch en tu cortafuegos.',
  },
  mdns: {
    title: '¿Encuentra la aplicación la mesa?',
    tried: 'Se escucharon los anuncios (mDNS) que ponen las mesas en la lista de la aplicación.',
    good: 'Llegaron los propios y los de otros dispositivos.',
    alone: 'Llegaron los propios, pero ninguno de otros dispositivos.',
    aloneDo:
      'En una red tranquila es normal. Si la aplicación sigue sin mostrar la mesa, el router bloquea los anuncios: escanea o escribe la dirección.',
    silent: 'No llegaron ni los propios.',
    silentDo:
      'Algo en este equipo bloquea los anuncios. Permite Hunch en el cortafuegos; mientras tanto, escanea o escribe la dirección, que no los necesita.',
    off: 'Ahora no se envía ninguno: no hay mesa abierta, o los anuncios están desactivados.',
    offDo: 'Escanea o escribe la dirección, que no los necesita.',
  },
  visited: {
    title: '¿Pueden conectarse otros dispositivos?',
    tried: 'Se miró si algún dispositivo con otra dirección se ha conectado desde que Hunch se abrió aquí.',
    good: 'Sí, uno: no estorban ni el cortafuegos ni una red de invitados.',
    none: 'Ninguno todavía.',
    noneDo:
      'Abre la dirección de arriba en un teléfono. Si no sale nada: ¿está en la misma red wifi, sin datos móviles y fuera de la red de invitados? Las redes de invitados separan los dispositivos. Entonces usa la principal, o el punto de acceso de un teléfono para todo el mundo.',
  },
  firewall: {
    title: '¿Deja entrar este sistema?',
    triedLinux: 'Se leyó si ufw o firewalld está activo.',
    triedWindows: 'Se preguntó a Windows cómo trata esta red y si su cortafuegos está activo.',
    triedMac: 'macOS no se lo dice a una aplicación.',
    triedOther: 'Este sistema no lo dice.',
    nothing: 'No se pudo leer nada.',
    good: 'Ninguno está activo.',
    private: 'La red es privada: se puede llegar a Hunch en ella.',
    passed: 'Sí: ya han entrado otros dispositivos.',
    linux: names => `${names.length === 1 ? 'Activo' : 'Activos'}: ${listNames(names)}.`,
    linuxDo: (port, names) =>
      names.includes('firewalld')
        ? `Deja pasar el puerto: sudo firewall-cmd --add-port=${port}/tcp, y para la lista de la aplicación --add-service=mdns.`
        : `Deja pasar el puerto: sudo ufw allow ${port}/tcp, y para la lista de la aplicación sudo ufw allow 5353/udp.`,
    public: 'Windows trata esta red como pública y no deja entrar.',
    publicDo: 'Configuración, Red e Internet, tu red: elige “Red privada”. Si Windows pregunta por Hunch, permítelo.',
    windows: 'Windows no lo dijo.',
    windowsDo: 'Configuración, Red e Internet, tu red: ¿es privada? ¿Y está Hunch permitido en el cortafuegos?',
    macDo:
      'Ajustes del Sistema, Privacidad y seguridad, Red local: ¿está Hunch activado? Y en Red, Firewall: ¿se puede llegar a él?',
    otherDo: 'Mira si hay un cortafuegos activo y deja pasar a Hunch.',
  },
  here: '¿No funciona nada? Todo el mundo puede jugar en esta pantalla: elige “Jugar en esta pantalla” en la página de inicio.',
  back: 'Volver',
}
