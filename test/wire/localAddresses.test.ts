// Addresses at which no other machine finds a host, however they are written.
import { expect, test } from 'vitest'
import { isLinkLocal, isLoopback } from '../../shared/wire/index.ts'

test.each([
  ...['127.0.0.1', '127.5.0.1:4680', '::1', '[::1]', '[::1]:4680', '::ffff:127.0.0.1', '[::ffff:127.0.0.1]:80'],
  ...['localhost', 'localhost:4680', 'LOCALHOST'],
])('%s leads only to this machine', address => {
  expect(isLoopback(address)).toBe(true)
})

test.each([
  ...['192.168.1.27:4680', '10.127.0.1', '1.127.0.0.1', '::1:4680', '[::1:2]:80', 'fe80::1', '::ffff:10.0.0.127'],
  ...['localhost.example', 'my-localhost', ''],
])('“%s” does not', address => {
  expect(isLoopback(address)).toBe(false)
})

test('an address a machine gave itself is told from one a router gave', () => {
  expect(['169.254.3.4', '169.254.3.4:4680', '169.25.4.1', '10.169.254.1'].map(isLinkLocal)).toEqual(
    [true, true, false, false], // prettier-ignore
  )
})
