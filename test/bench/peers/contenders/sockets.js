// Screens whose messages come over a WebSocket: when the last bytes of a move arrived, and how many they were.

/** @typedef {import('ws').WebSocket} WebSocket */
/** A table with its screens: a move is over once every screen has its news. @typedef {{ move: () => Promise<number>, sizes: number[] }} Screens */

/**
 * `sockets`: one for each screen. `send`: makes the nth move. `updates`: messages each screen gets for a move.
 * @param {readonly WebSocket[]} sockets @param {{ send: (nth: number) => void, isUpdate?: (content: Buffer) => boolean }} how
 * @returns {Screens}
 */
export function screensOf(sockets, { send, isUpdate = () => true }) {
  /** @type {number[]} */
  const sizes = []
  let [last, missing, nth] = [0, 0, 0]
  let heard = () => {}
  for (const socket of sockets) {
    // When bytes arrive is the server's time; reading them is not.
    const { _socket: wire } = /** @type {any} */ (socket)
    wire.prependListener('data', () => (last = performance.now()))
    socket.on('message', content => {
      const bytes = Buffer.from(/** @type {Buffer} */ (content)) // some libraries ask for an ArrayBuffer
      if (!isUpdate(bytes)) return
      sizes.push(bytes.length)
      if (--missing === 0) heard()
    })
  }
  return {
    sizes,
    async move() {
      missing = sockets.length
      const all = new Promise(resolve => (heard = () => resolve(undefined)))
      const began = performance.now()
      send(nth++)
      await all
      return last - began
    },
  }
}
