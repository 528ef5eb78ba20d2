// Asks one table whether a typed join code is its own, and leaves again.
import { DeviceChannel, portableCipher } from '../../../shared/sealing/index.ts'
import { PROTOCOL_VERSION, readHostHandshake, type FoundTable } from '../../../shared/wire/index.ts'

/** What a table says to a code. `unanswered`: it takes no guesses now, cannot be reached, or is another version. */
export type CodeAnswer = 'right' | 'wrong' | 'unanswered'

/** How long a table may take to answer: its host is on the same network. */
const ANSWER_TIMEOUT_MS = 4000

/**
 * Exchanges keys by the code, as joining does: only a host that knows the code can answer. One that does not learns
 * whether the one code it guessed is this one, and nothing more. No device secret is sent.
 */
export function checkCode(code: string, { address, id }: Pick<FoundTable, 'address' | 'id'>): Promise<CodeAnswer> {
  return new Promise(resolve => {
    const socket = new WebSocket(`ws${location.protocol === 'https:' ? 's' : ''}://${address}/`)
    let hasGreeted = false
    const settle = (answer: CodeAnswer) => {
      clearTimeout(timer)
      socket.onclose = null
      resolve(answer)
      socket.close()
    }
    const timer = setTimeout(settle, ANSWER_TIMEOUT_MS, 'unanswered')
    const channel = new DeviceChannel({
      cipher: portableCipher,
      protocol: PROTOCOL_VERSION,
      credentials: () => (hasGreeted ? [] : [{ by: 'code', secret: code, tag: id }]),
      send: frame => {
        hasGreeted = true
        socket.send(frame)
      },
      onOpened: () => settle('right'),
      onUnknown: (_host, _by, how) => settle(how === 'wrong' ? 'wrong' : 'unanswered'),
      foreign: () => settle('unanswered'),
    })
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = typeof data === 'string' ? readHostHandshake(data) : null
      if (message) channel.handleHandshake(message)
    }
    socket.onclose = () => settle('unanswered')
  })
}
