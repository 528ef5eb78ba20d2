// Removes from this process's `node:crypto` what Electron's does not have.
// Importing it is enough; built, it also serves Node's `--import`. It must come before everything that checks at
// its start what is available.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { OWN_CIPHERS } from '../../kit/ownCiphers.ts'

/**
 * What Electron's `getCiphers()` lists: electron/electron#27277, in that order. ChaCha20 is missing (#24024,
 * and with 40.1 binaricat/Netcatty#179), and so are CCM (#23637) and key wrap (#31874).
 */
const CIPHERS = new Set([
  ...['aes-128-cbc', 'aes-128-cfb', 'aes-128-ctr', 'aes-128-ecb', 'aes-128-gcm', 'aes-128-ofb'],
  ...['aes-192-cbc', 'aes-192-ctr', 'aes-192-ecb', 'aes-192-gcm', 'aes-192-ofb'],
  ...['aes-256-cbc', 'aes-256-cfb', 'aes-256-ctr', 'aes-256-ecb', 'aes-256-gcm', 'aes-256-ofb'],
  ...['des-cbc', 'des-ecb', 'des-ede', 'des-ede-cbc', 'des-ede3-cbc', 'rc2-cbc', 'rc4'],
])

/**
 * The digests that BoringSSL finds by name: cloudflare/workerd#790, from its own list. No BLAKE2, SHA-3 or SM3
 * (electron/electron#34925).
 */
const HASHES = new Set(['md4', 'md5', 'md5-sha1', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'])

function unknown(what: string, code: string): never {
  throw Object.assign(new Error(what), { code })
}

const own = crypto as typeof crypto & Record<string, unknown>
const { createCipheriv, createDecipheriv, createHash, createHmac } = own

function limited<F extends (name: string, ...rest: never[]) => unknown>(
  make: F,
  known: ReadonlySet<string>,
  refuse: () => never,
): F {
  return ((name: string, ...rest: never[]) =>
    known.has(name.toLowerCase()) ? make(name, ...rest) : refuse()) as unknown as F
}

/** True once it is done; a second import in the same process changes nothing. */
export function hasOnlyElectronCiphers(): boolean {
  return OWN_CIPHERS in globalThis
}

if (!hasOnlyElectronCiphers()) {
  Object.assign(globalThis, { [OWN_CIPHERS]: { createCipheriv, createDecipheriv, createHash } })
  const noCipher = () => unknown('Unknown cipher', 'ERR_CRYPTO_UNKNOWN_CIPHER')
  const noHash = () => unknown('Digest method not supported', 'ERR_OSSL_EVP_UNSUPPORTED')
  Object.assign(own, {
    createCipheriv: limited(createCipheriv as never, CIPHERS, noCipher),
    createDecipheriv: limited(createDecipheriv as never, CIPHERS, noCipher),
    createHash: limited(createHash as never, HASHES, noHash),
    createHmac: limited(createHmac as never, HASHES, noHash),
    getCiphers: () => [...CIPHERS],
    getHashes: () => [...HASHES],
  })
  syncBuiltinESMExports()
}
