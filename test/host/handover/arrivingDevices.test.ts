// A device that has seen a hand stays that device: it cannot say hello as one that has seen none.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { deviceHash } from '../../../shared/sealing/index.ts'
import { ArrivingDevices } from '../../../main/host/handover/arrivingDevices.ts'
import type { Connection } from '../../../main/host/channel/connection.ts'
import type { OpenTable } from '../../../main/host/openTable/openTable.ts'
import { tableWith } from '../roomKit.ts'

const secret = () => randomBytes(16).toString('hex')

/** A table at which these devices were dealt a game, on this host or on a host that handed it over. */
function dealtTo(secrets: readonly string[], { came }: { readonly came: boolean }) {
  const table = tableWith(secrets.map((secret, seat) => [`P${seat}`, deviceHash(secret)]))
  table.start('ab'.repeat(32))
  if (came)
    table.redo({
      type: 'came',
      from: '5'.repeat(16),
      digests: secrets.map((secret, seat) => [`digest${seat}`, deviceHash(secret)]),
    })
  const hash = (known: string, said: string) =>
    new ArrivingDevices({ all: [{ table } as OpenTable] }).hashOf(
      { authentication: { by: 'device', hash: deviceHash(known) } } as Connection,
      { type: 'hello', protocol: 4, device: said },
    )
  return { table, hash }
}

test('a device that greets with its secret and sends another gets no second hand', () => {
  const [ana, ben, other] = [secret(), secret(), secret()]
  const { table, hash } = dealtTo([ana, ben], { came: false })
  expect(hash(ana, other)).toBe(deviceHash(ana))
  table.seating.stand(0, deviceHash(ana))
  table.seating.stand(1, deviceHash(ben))
  expect(hash(ana, other)).toBe(deviceHash(ana))
  expect(table.seating.mayHold(1, hash(ana, other))).toBe(false)
})

test('a device that came with a table sends its secret once, and its hand counts for both', () => {
  const [ana, ben, own, third] = [secret(), secret(), secret(), secret()]
  const { table, hash } = dealtTo([ana, ben], { came: true })
  table.seating.stand(0, deviceHash(ana)) // it left its chair, and has seen a hand all the same
  expect(hash(ana, own)).toBe(deviceHash(own))
  expect(hash(ana, own)).toBe(deviceHash(own)) // another window of the same device
  expect(hash(ana, third)).toBe(deviceHash(ana))
  expect(hash(own, third)).toBe(deviceHash(own))
  table.seating.stand(1, deviceHash(ben))
  for (const secret of [ana, own]) expect(table.seating.mayHold(1, deviceHash(secret))).toBe(false)
})
