// The ciphers of this Node itself, also in a process whose `node:crypto` was cut down to what Electron has.
import crypto from 'node:crypto'

type Ciphers = Pick<typeof crypto, 'createCipheriv' | 'createDecipheriv' | 'createHash'>

/** Where the cut-down process keeps what was taken from it. */
export const OWN_CIPHERS = Symbol.for('hunch: the ciphers of Node itself')

export const ownCiphers: Ciphers =
  (globalThis as { [OWN_CIPHERS]?: Ciphers })[OWN_CIPHERS] ??
  (({ createCipheriv, createDecipheriv, createHash }) => ({ createCipheriv, createDecipheriv, createHash }))(crypto)
