// Chooses how this device identifies itself to each host, and derives the secret that only that host knows it by.
import {
  availableCredentials,
  deviceHash,
  deviceSecret,
  deviceTag,
  secretAfterHandover,
  type Credential,
  type AuthenticationMethod,
} from '../../../shared/sealing/index.ts'
import {
  storedJoinCode,
  knownHostStore,
  storedTableLinkKey,
  storedSecretsAfterHandover,
  storedTableOfThisWindow,
} from '../storage/storage.ts'

/** The secrets that a device can prove itself with: its own, and a host's key if it was given one. */
export interface DeviceSecrets {
  readonly masterSecret: string // never sent; each host knows this device by a different secret that is derived from it
  readonly hostKey: string | null
}

function secretFor(masterSecret: string, host: string): string {
  return deviceSecret(masterSecret, { host, secretNumber: knownHostStore.get(host).secretNumber })
}

/** The credentials this device can greet a host with, best first. */
export function credentialsFor({ masterSecret, hostKey }: DeviceSecrets, host: string): Credential[] {
  const movedSecret = storedSecretsAfterHandover.get(host)
  const ownSecret = knownHostStore.get(host).seated ? secretFor(masterSecret, host) : null
  const secret = movedSecret ?? ownSecret
  const secretHash = secret === null ? null : deviceHash(secret)
  const [link, code, table] = [storedTableLinkKey, storedJoinCode, storedTableOfThisWindow].map(
    store => store.get() || null,
  )
  return availableCredentials({ hostKey, device: secretHash, link, code, table })
}

/**
 * The secret this device sends a host once nobody else can read it; undefined if the host already knows it from
 * the greeting.
 */
export function deviceSecretFor(
  { masterSecret }: DeviceSecrets,
  host: string,
  method: AuthenticationMethod,
): string | undefined {
  return method === 'device' && storedSecretsAfterHandover.get(host) === null
    ? undefined
    : secretFor(masterSecret, host)
}

/**
 * The secret by which a table that moved here knows this device. It is sent along where the host's key was used to
 * greet.
 */
export function movedTableSecretFor(host: string, by: AuthenticationMethod): string | undefined {
  return (by === 'owner' ? storedSecretsAfterHandover.get(host) : null) ?? undefined
}

/**
 * The secret by which `receivingHost`, to which a table moves, will know this device. `tag`: this device's tag at
 * `givingHost`.
 */
export function secretAtNewHost(
  { masterSecret }: DeviceSecrets,
  givingHost: string,
  { tag, receivingHost }: { tag: string; receivingHost: string },
): string {
  const [ownSecret, movedSecret] = [secretFor(masterSecret, givingHost), storedSecretsAfterHandover.get(givingHost)]
  const hash =
    movedSecret !== null && deviceTag(deviceHash(movedSecret)) === tag ? deviceHash(movedSecret) : deviceHash(ownSecret)
  return secretAfterHandover(hash, receivingHost)
}

/** Notes that a table moved from `givingHost` to `receivingHost`. Returns true if this device sat there. */
export function noteTableMoved({ masterSecret }: DeviceSecrets, givingHost: string, receivingHost: string): boolean {
  if (!knownHostStore.get(givingHost).seated) return false
  storedSecretsAfterHandover.set(
    receivingHost,
    secretAtNewHost({ masterSecret, hostKey: null }, givingHost, { tag: '', receivingHost }),
  )
  return true
}

/** Notes that this device holds a chair at the host under the tag `tag`. */
export function rememberSeatAt(host: string, tag: string): void {
  const movedSecret = storedSecretsAfterHandover.get(host)
  if (movedSecret !== null && deviceTag(deviceHash(movedSecret)) === tag) return // the host still knows this device by the secret that moved here with the table
  if (movedSecret !== null) storedSecretsAfterHandover.set(host, null)
  const knownHost = knownHostStore.get(host)
  if (!knownHost.seated) knownHostStore.set(host, { ...knownHost, seated: true })
}

/**
 * Switches to a new secret at a host, because the last one was sent to a peer that had not proved to be that
 * host.
 */
export function renewDeviceSecretAt(host: string): void {
  knownHostStore.set(host, { secretNumber: knownHostStore.get(host).secretNumber + 1, seated: false })
}

/**
 * Notes that the host does not know this device. The secret used to greet is not sent again, because the answer
 * may not have come from the host.
 */
export function noteDeviceForgottenAt(host: string): void {
  if (storedSecretsAfterHandover.get(host) !== null) storedSecretsAfterHandover.set(host, null)
  else renewDeviceSecretAt(host)
}
