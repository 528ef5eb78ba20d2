// Tests the key exchange against the draft's test vectors, and that it aborts where the draft says so.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bytesToHex as hex, hexToBytes } from '@noble/hashes/utils.js'
import {
  calculateGenerator,
  newKeyExchangeHalf,
  deriveSessionKey,
  sharedSecretPoint,
  type CPaceInputs,
} from '../../shared/sealing/cpace.ts'
import { numberFromBytes } from '../../shared/sealing/ristretto255.ts'

const vectors = JSON.parse(readFileSync(new URL('cpace-ristretto255.json', import.meta.url), 'utf8')) as {
  exchange: Record<
    'prs' | 'ci' | 'sid' | 'g' | 'scalar_a' | 'share_a' | 'ada' | 'scalar_b' | 'share_b' | 'adb' | 'k' | 'isk_ir',
    string
  >
  points: {
    valid: Record<string, string>
    'invalid y1': string
    'invalid y2': string
  }
}
const { exchange, points } = vectors
const agreed = { secret: hexToBytes(exchange.prs), channel: hexToBytes(exchange.ci), session: hexToBytes(exchange.sid) }

test('the generator equals that of the draft’s test vectors', () => {
  expect(hex(calculateGenerator(agreed))).toBe(exchange.g)
})

test('both sides derive the key of the draft’s test vectors', () => {
  const [ya, yb] = [exchange.scalar_a, exchange.scalar_b].map(scalar => numberFromBytes(hexToBytes(scalar))) as [
    bigint,
    bigint,
  ]
  const point = (scalar: bigint) => sharedSecretPoint(scalar, calculateGenerator(agreed))!
  const sent = {
    initiator: { share: point(ya), associated: hexToBytes(exchange.ada) },
    responder: { share: point(yb), associated: hexToBytes(exchange.adb) },
  }
  expect([ya, yb].map(scalar => hex(point(scalar)))).toEqual([exchange.share_a, exchange.share_b])
  expect(hex(sharedSecretPoint(ya, point(yb))!)).toBe(exchange.k)
  expect(hex(deriveSessionKey(agreed, { scalar: ya, share: point(ya) }, sent)!)).toBe(exchange.isk_ir)
  expect(hex(deriveSessionKey(agreed, { scalar: yb, share: point(yb) }, sent)!)).toBe(exchange.isk_ir)
})

test('the vector on the wire page is the draft’s, and the code computes it', () => {
  const page = readFileSync(new URL('../../shared/wire/README.md', import.meta.url), 'utf8')
  const section = page.slice(page.indexOf('#### A vector of the exchange')).split('\n###')[0]!
  const rows = [...section.matchAll(/^\| ([^|]+) \| `([0-9a-f]+)` \|$/gm)]
  const onPage = (start: string) => rows.find(([, name]) => name!.startsWith(start))![2]!
  const { prs, ci, sid, g, scalar_a, share_a, ada, scalar_b, share_b, adb, k, isk_ir } = exchange
  const inDraft = [prs, ci, sid, g, scalar_a, share_a, ada, scalar_b, share_b, adb, k, isk_ir]
  expect(rows.map(([, , value]) => value)).toEqual(inDraft)
  const inputs = {
    secret: hexToBytes(onPage('PRS')),
    channel: hexToBytes(onPage('CI')),
    session: hexToBytes(onPage('sid')),
  }
  const half = (name: string, share: string) => ({
    scalar: numberFromBytes(hexToBytes(onPage(name))),
    share: hexToBytes(onPage(share)),
  })
  const [initiator, responder] = [half('scalar of the initiator', 'Ya'), half('scalar of the responder', 'Yb')]
  const generator = calculateGenerator(inputs)
  expect(hex(generator)).toBe(onPage('generator'))
  for (const { scalar, share } of [initiator, responder])
    expect(hex(sharedSecretPoint(scalar, generator)!)).toBe(hex(share))
  expect(hex(sharedSecretPoint(initiator.scalar, responder.share)!)).toBe(onPage('shared point'))
  const sent = {
    initiator: { share: initiator.share, associated: hexToBytes(onPage('ADa')) },
    responder: { share: responder.share, associated: hexToBytes(onPage('ADb')) },
  }
  for (const own of [initiator, responder]) expect(hex(deriveSessionKey(inputs, own, sent)!)).toBe(onPage('ISK'))
})

test('shares are multiplied as in the vectors; no point or the neutral element ends the exchange', () => {
  const { valid } = points
  const scalar = numberFromBytes(hexToBytes(valid['s']!))
  expect(hex(sharedSecretPoint(scalar, hexToBytes(valid['x']!))!)).toBe(valid['g.scalar_mult_vfy(s,x)'])
  expect(sharedSecretPoint(scalar, hexToBytes(points['invalid y1']))).toBeNull()
  expect(sharedSecretPoint(scalar, hexToBytes(points['invalid y2']))).toBeNull()
  expect(sharedSecretPoint(scalar, new Uint8Array(31))).toBeNull()
})

test('one’s own share sent back ends the exchange', () => {
  const half = newKeyExchangeHalf(agreed)
  const sent = { share: half.share, associated: new Uint8Array(0) }
  expect(deriveSessionKey(agreed, half, { initiator: sent, responder: sent })).toBeNull()
})

test('another secret, another channel or another session gives another key', () => {
  const keyOf = (device: CPaceInputs, host: CPaceInputs) => {
    const [a, b] = [newKeyExchangeHalf(device), newKeyExchangeHalf(host)]
    const none = new Uint8Array(0)
    const sent = { initiator: { share: a.share, associated: none }, responder: { share: b.share, associated: none } }
    return [deriveSessionKey(device, a, sent), deriveSessionKey(host, b, sent)].map(key => hex(key!))
  }
  const [same, too] = keyOf(agreed, agreed)
  expect(same).toBe(too)
  for (const part of ['secret', 'channel', 'session'] as const) {
    const [one, other] = keyOf(agreed, { ...agreed, [part]: new Uint8Array(16) })
    expect(one, part).not.toBe(other)
  }
})
