// Node's own ciphers, even in a process whose `node:crypto` was reduced to what Electron has.
import crypto from 'node:crypto'

type Ciphers = Pick<typeof crypto, 'createCipheriv' | 'createDecipheriv' | 'createHash'>

/** Where the reduced process keeps the removed ciphers. */
export const OWN_CIPHERS = Symbol.for('hunch: the ciphers of Node itself')

export const ownCiphers: Ciphers =
  (globalThis as { [OWN_CIPHERS]?: Ciphers })[OWN_CIPHERS] ??
  (({ createCipheriv, createDecipheriv, createHash }) => ({ createCipheriv, createDecipheriv, createHash }))(crypto)
