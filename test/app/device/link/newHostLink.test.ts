// @vitest-environment happy-dom
// A device that follows its table to another host: its identity there, and what a browser takes along in the link.
import { storedDealMemory } from '../../../../renderer/device/storage/gameMemory.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  noteTableMoved,
  credentialsFor,
  deviceSecretFor,
  noteDeviceForgottenAt,
  movedTableSecretFor,
  secretAtNewHost,
  rememberSeatAt,
} from '../../../../renderer/device/link/identity.ts'
import { encodeNewHostLink, storeNewHostLinkContent } from '../../../../renderer/device/link/newHostLink.ts'
import { parseRoute } from '../../../../renderer/device/page/route.ts'
import {
  knownHostStore,
  storedLanguage,
  storedSecretsAfterHandover,
  storedPlayerName,
  storedSeenMoves,
} from '../../../../renderer/device/storage/storage.ts'
import { deviceHash, deviceSecret, deviceTag, secretAfterHandover } from '../../../../shared/sealing/index.ts'

const [BEFORE, AFTER] = ['8f14e45fceea167a', 'c3ab8ff13720e8ad']
const me = { masterSecret: '1'.repeat(32), hostKey: null }
const own = (host: string) => deviceSecret(me.masterSecret, { host, secretNumber: 0 })
const markOf = (secret: string) => deviceTag(deviceHash(secret))

/** Clears what the device remembers. */
function forget(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const host of [BEFORE, AFTER]) {
    storedSecretsAfterHandover.set(host, null)
    knownHostStore.set(host, { secretNumber: 0, seated: false })
  }
  storedPlayerName.set('')
  storedSeenMoves.set('kitchen', [])
}
beforeEach(forget)

describe('a device that follows', () => {
  test('is known at the new host by a secret both hosts derive, not by one the old host knew', () => {
    const secret = secretAtNewHost(me, BEFORE, { tag: markOf(own(BEFORE)), receivingHost: AFTER })
    expect(secret).toBe(secretAfterHandover(deviceHash(own(BEFORE)), AFTER))
    storedSecretsAfterHandover.set(AFTER, secret)
    expect(credentialsFor(me, AFTER)[0]).toEqual({ by: 'device', secret: deviceHash(secret), tag: markOf(secret) })
    expect(deviceSecretFor(me, AFTER, 'device')).toBe(own(AFTER))
  })

  test('uses its own secret once the host has accepted that, and not before', () => {
    const secret = secretAtNewHost(me, BEFORE, { tag: markOf(own(BEFORE)), receivingHost: AFTER })
    storedSecretsAfterHandover.set(AFTER, secret)
    rememberSeatAt(AFTER, markOf(secret))
    expect(storedSecretsAfterHandover.get(AFTER)).toBe(secret)
    rememberSeatAt(AFTER, markOf(own(AFTER)))
    expect(storedSecretsAfterHandover.get(AFTER)).toBeNull()
    expect(credentialsFor(me, AFTER)[0]).toMatchObject({ by: 'device', tag: markOf(own(AFTER)) })
    expect(deviceSecretFor(me, AFTER, 'device')).toBeUndefined()
  })

  test('that moves on before that derives the next secret from the one it is known by', () => {
    const secret = secretAtNewHost(me, BEFORE, { tag: markOf(own(BEFORE)), receivingHost: AFTER })
    storedSecretsAfterHandover.set(AFTER, secret)
    expect(secretAtNewHost(me, AFTER, { tag: markOf(secret), receivingHost: BEFORE })).toBe(
      secretAfterHandover(deviceHash(secret), BEFORE),
    )
  })

  test('is unknown to a host that declines it, and does not use that secret again', () => {
    storedSecretsAfterHandover.set(AFTER, 'a'.repeat(32))
    noteDeviceForgottenAt(AFTER)
    expect(credentialsFor(me, AFTER).map(({ by }) => by)).toEqual(['none'])
    expect(knownHostStore.get(AFTER).secretNumber).toBe(0)
  })

  test('of the new owner brings its own seat along', () => {
    expect(noteTableMoved(me, BEFORE, AFTER)).toBe(false) // it never sat there
    knownHostStore.set(BEFORE, { secretNumber: 0, seated: true })
    expect(noteTableMoved(me, BEFORE, AFTER)).toBe(true)
    expect(movedTableSecretFor(AFTER, 'owner')).toBe(secretAfterHandover(deviceHash(own(BEFORE)), AFTER))
    expect(movedTableSecretFor(AFTER, 'none')).toBeUndefined() // nobody in between learns it
  })
})

describe('a browser that follows', () => {
  const part = { host: AFTER, table: 'kitchen', secret: 'a'.repeat(32), code: 'KITE' }

  test('takes its name, its acks and its seeds along, and unpacks them there', () => {
    storedPlayerName.set('Zoë 🂡')
    storedSeenMoves.set('kitchen', ['k3f9', 'Qw-2'])
    storedDealMemory.setDraws('[{"deal":"kitchen-1"}]')
    storedLanguage.set('de')
    const text = encodeNewHostLink(part)
    const came = parseRoute(`#moved=${text}`)
    expect(came).toEqual({ page: 'at', moved: text })
    forget()
    for (const name of ['hunch.draws', 'hunch.language']) localStorage.removeItem(name)
    expect(storeNewHostLinkContent(text)).toEqual(part)
    expect(storedSecretsAfterHandover.get(AFTER)).toBe(part.secret)
    expect(storedPlayerName.get()).toBe('Zoë 🂡')
    expect(storedSeenMoves.get('kitchen')).toEqual(['k3f9', 'Qw-2'])
  })

  test('keeps its own values at an address it knows', () => {
    storedPlayerName.set('Ana')
    const text = encodeNewHostLink(part)
    storedPlayerName.set('Anna')
    storeNewHostLinkContent(text)
    expect(storedPlayerName.get()).toBe('Anna')
  })

  test('unpacks nothing from other links', () => {
    const wrong = [
      { ...part, host: 'elsewhere' },
      { ...part, secret: 'short' },
      { ...part, table: '../x' },
      { ...part, code: '<b>' },
    ]
    for (const one of wrong) expect(storeNewHostLinkContent(encodeNewHostLink(one))).toBeNull()
    for (const text of ['', 'e30', 'bm90IGpzb24', '!!!']) expect(storeNewHostLinkContent(text)).toBeNull()
    expect(storedSecretsAfterHandover.get(AFTER)).toBeNull()
  })
})
