// Tests the group against RFC 9496's test vectors and an independent library.
import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js'
import { bytesToHex as hex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { elementFromHash, GROUP_ORDER, scalarMultiply, numberFromBytes } from '../../shared/sealing/ristretto255.ts'
import vectors from './ristretto255.json' with { type: 'json' }

const { Point } = ristretto255

test('an element is derived as in A.3 of RFC 9496', () => {
  for (const { input, output } of vectors.derived) expect(hex(elementFromHash(hexToBytes(input)))).toBe(output)
})

test.each(Object.entries(vectors.invalid))('the bytes of A.2 of RFC 9496 are not an element: %s', (_, all) => {
  for (const bytes of all)
    expect(() => scalarMultiply(hexToBytes(bytes), 1n), bytes).toThrow('do not encode an element')
})

test('too few or too many bytes are not an element', () => {
  for (const length of [0, 31, 33])
    expect(() => scalarMultiply(new Uint8Array(length), 1n)).toThrow('do not encode an element')
})

test('multiples of the neutral element are the neutral element', () => {
  expect(scalarMultiply(new Uint8Array(32), 7n)).toEqual(new Uint8Array(32))
})

test('the number of elements is the RFC’s', () => {
  expect(GROUP_ORDER).toBe(2n ** 252n + 27742317777372353535851937790883648493n)
})

test('any element times any scalar equals the other library’s product', () => {
  for (let round = 0; round < 100; round++) {
    const uniform = randomBytes(64)
    const scalar = (numberFromBytes(randomBytes(64)) % (GROUP_ORDER - 1n)) + 1n
    const element = elementFromHash(uniform)
    const theirs = ristretto255_hasher.deriveToCurve!(uniform)
    expect(hex(element)).toBe(theirs.toHex())
    expect(hex(scalarMultiply(element, scalar))).toBe(theirs.multiply(scalar).toHex())
  }
})

test('the generator’s small multiples are the other library’s', () => {
  const generator = Point.BASE.toBytes()
  for (let scalar = 1n; scalar <= 16n; scalar++)
    expect(hex(scalarMultiply(generator, scalar))).toBe(Point.BASE.multiply(scalar).toHex())
})
