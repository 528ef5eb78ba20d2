// Finds the table that a typed join code belongs to, by asking the tables this window knows of one after another.
import { DeviceChannel, portableCipher } from '../../../shared/sealing/index.ts'
import { PROTOCOL_VERSION, readHostHandshake, type FoundTable } from '../../../shared/wire/index.ts'

/** A table's answer to a code. `unanswered`: it takes no guesses now, cannot be reached, or is another version. */
type CodeAnswer = 'right' | 'wrong' | 'unanswered'

/** A table that can be asked for its code. */
export type AskableTable = Pick<FoundTable, 'id' | 'address' | 'protocol'>

/** How long a table may take to answer: its host is on the same network. */
const ANSWER_TIMEOUT_MS = 4000

/** Each table that is asked has one guess at what was typed, so somebody who announces many tables gets no more than these. */
export const MAX_ASKED_TABLES = 8

/**
 * Asks one table whether the code is its own, and leaves again. It exchanges keys by the code, as joining does: only a
 * host that knows the code can answer. One that does not learns whether the one code it guessed is this one, and
 * nothing more. No device secret is sent.
 */
function askTableForCode(code: string, { address, id: tableId }: AskableTable): Promise<CodeAnswer> {
  return new Promise(resolve => {
    const socket = new WebSocket(`ws${location.protocol === 'https:' ? 's' : ''}://${address}/`)
    let hasGreeted = false
    const settle = (answer: CodeAnswer) => {
      clearTimeout(answerTimeout)
      socket.onclose = null
      resolve(answer)
      socket.close()
    }
    const answerTimeout = setTimeout(settle, ANSWER_TIMEOUT_MS, 'unanswered')
    const channel = new DeviceChannel({
      cipher: portableCipher,
      protocol: PROTOCOL_VERSION,
      credentials: () => (hasGreeted ? [] : [{ by: 'code', secret: code, tag: tableId }]),
      send: frame => {
        hasGreeted = true
        socket.send(frame)
      },
      onOpened: () => settle('right'),
      onUnknown: (_host, _by, reason) => settle(reason === 'wrong' ? 'wrong' : 'unanswered'),
      foreign: () => settle('unanswered'),
    })
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = typeof data === 'string' ? readHostHandshake(data) : null
      if (message) channel.handleHandshake(message)
    }
    socket.onclose = () => settle('unanswered')
  })
}

/** The table with this code; `none` if all tables said no, `unsure` if some gave no answer or were not asked. */
export async function findTableWithCode(
  code: string,
  foundTables: readonly AskableTable[],
): Promise<AskableTable | 'none' | 'unsure'> {
  let isSure = foundTables.length <= MAX_ASKED_TABLES
  for (const table of foundTables.slice(0, MAX_ASKED_TABLES)) {
    const answer = table.protocol === PROTOCOL_VERSION ? await askTableForCode(code, table) : 'unanswered'
    if (answer === 'right') return table
    if (answer === 'unanswered') isSure = false
  }
  return isSure ? 'none' : 'unsure'
}
