// A host's choice of cipher: by a known answer, in a process like Node and in one like Electron.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { passesCipherSelfTest, nodeCipher } from '../../../main/host/channel/hostCipher.ts'
import { portableCipher, type Cipher } from '../../../shared/sealing/index.ts'
import { programArgs } from '../../kit/program.ts'
import { hasOnlyElectronCiphers } from '../../desktop/stand-in/electronCiphers.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('the pages’ cipher gives the known answer; that of a runtime without ChaCha20 does not', () => {
  expect(hasOnlyElectronCiphers()).toBe(true) // importing the stand-in has done this
  expect(passesCipherSelfTest(portableCipher)).toBe(true)
  expect(passesCipherSelfTest(nodeCipher)).toBe(false)
})

test.each<[string, Partial<Cipher>]>([
  ['seals to something else', { sealInPlace: (_key, _nonce, textAndTag) => void textAndTag.fill(1) }],
  ['opens what was changed', { open: (key, nonce, sealed) => portableCipher.open(key, nonce, sealed) ?? new Uint8Array() }], // prettier-ignore
  ['opens nothing', { open: () => null }],
])('a cipher that %s is not taken', (_, fault) => {
  expect(passesCipherSelfTest({ ...portableCipher, ...fault })).toBe(false)
})

/** What a process with these arguments for Node finds: whether its own cipher works, and whether a host's does. */
function found(...nodeArgs: string[]): unknown {
  const env = { ...process.env, NODE_OPTIONS: '' }
  const args = [...nodeArgs, ...programArgs('test/host/channel/cipherSelfTests.ts')]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', env })) as unknown
}

test('a host seals with Node’s cipher if it works, and otherwise with the pages’', () => {
  const hook = new URL('../../../dist/stand-in/electronCiphers.js', import.meta.url).href
  expect(found()).toEqual([true, true])
  expect(found('--import', hook)).toEqual([false, true])
})
