// The contenders by name, in the order of the table.

/**
 * `serve`: starts the server in this process and resolves with its port. `connect`: connects screens to it from another.
 * @typedef {{ leavesOut: string, serve: () => Promise<number>, connect: (port: number, screens: number) => Promise<import('./sockets.js').Screens> }} Contender
 */

/** @type {Readonly<Record<string, () => Promise<Contender>>>} */
export const CONTENDERS = {
  'bare ws': () => import('./bareWs.js'),
  'bare ws, whole states': () => import('./wholeStates.js'),
  'socket.io': () => import('./socketIo.js'),
  'Colyseus, tuned': () => import('./colyseus.js'),
  'boardgame.io': () => import('./boardgameIo.js'),
}

/** @param {string | undefined} name @returns {Promise<Contender>} */
export async function contender(name) {
  const load = name === undefined ? undefined : CONTENDERS[name]
  if (!load) throw new Error(`there is no contender “${name}”`)
  return load()
}
