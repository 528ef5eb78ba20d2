// The owner of a table, on another device: renames it, sits down, and prints a line once the host was told.
import { SocketToHost } from '../../main/host/channel/socketToHost.ts'
import { PROTOCOL_VERSION } from '../../shared/wire/index.ts'

const [port, hostKey] = process.argv.slice(2)
const owner = new SocketToHost(`http://127.0.0.1:${port}/`, {
  by: { hostKey },
  heard: () => {},
  onOpened() {
    owner.say({ type: 'hello', protocol: PROTOCOL_VERSION, device: 'ab'.repeat(16) })
    owner.say({ type: 'set', name: 'After' })
    owner.say({ type: 'sit', chair: 0, name: 'Ana' })
    process.stdout.write('told\n')
  },
})
