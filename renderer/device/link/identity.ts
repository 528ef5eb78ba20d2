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
  storedHosts,
  storedTableLinkKey,
  storedMovedSecrets,
  storedTableId,
} from '../storage/storage.ts'

/** The secrets that a device can prove itself with: its own, and a host's key if it was given one. */
export interface CredentialSource {
  readonly masterSecret: string // never sent; each host knows this device by a different secret that is derived from it
  readonly hostKey: string | null
}

function secretFor(masterSecret: string, host: string): string {
  return deviceSecret(masterSecret, { host, nth: storedHosts.get(host).nth })
}

/** The credentials this device can greet a host with, best first. */
export function credentialsFor({ masterSecret, hostKey }: CredentialSource, host: string): Credential[] {
  const moved = storedMovedSecrets.get(host)
  const ownSecret = storedHosts.get(host).seated ? secretFor(masterSecret, host) : null
  const secret = moved ?? ownSecret
  const secretHash = secret === null ? null : deviceHash(secret)
  const [link, code, table] = [storedTableLinkKey, storedJoinCode, storedTableId].map(store => store.get() || null)
  return availableCredentials({ hostKey: hostKey, device: secretHash, link, code, table })
}

/**
 * The secret this device sends a host once nobody else can read it; undefined if the host already knows it from
 * the greeting.
 */
export function deviceSecretFor(
  { masterSecret }: CredentialSource,
  host: string,
  by: AuthenticationMethod,
): string | undefined {
  return by === 'device' && storedMovedSecrets.get(host) === null ? undefined : secretFor(masterSecret, host)
}

/**
 * The secret by which a table that moved here knows this device. It is sent along where the host's key was used to
 * greet.
 */
export function formerSecretFor(host: string, by: AuthenticationMethod): string | undefined {
  return (by === 'owner' ? storedMovedSecrets.get(host) : null) ?? undefined
}

/**
 * The secret by which host `to`, to which a table moves, will know this device. `tag`: this device's tag at host
 * `from`.
 */
export function secretAtNewHost(
  { masterSecret }: CredentialSource,
  from: string,
  { tag, to }: { tag: string; to: string },
): string {
  const [own, moved] = [secretFor(masterSecret, from), storedMovedSecrets.get(from)]
  const hash = moved !== null && deviceTag(deviceHash(moved)) === tag ? deviceHash(moved) : deviceHash(own)
  return secretAfterHandover(hash, to)
}

/** Notes that a table moved from host `from` to host `to`. Returns true if this device sat there. */
export function noteTableMoved({ masterSecret }: CredentialSource, from: string, to: string): boolean {
  if (!storedHosts.get(from).seated) return false
  storedMovedSecrets.set(to, secretAtNewHost({ masterSecret, hostKey: null }, from, { tag: '', to }))
  return true
}

/** Notes that this device holds a chair at the host under the tag `tag`. */
export function rememberSeatAt(host: string, tag: string): void {
  const moved = storedMovedSecrets.get(host)
  if (moved !== null && deviceTag(deviceHash(moved)) === tag) return // the host still knows this device by the secret that moved here with the table
  if (moved !== null) storedMovedSecrets.set(host, null)
  const known = storedHosts.get(host)
  if (!known.seated) storedHosts.set(host, { ...known, seated: true })
}

/**
 * Switches to a new secret at a host, because the last one was sent to a peer that had not proved to be that
 * host.
 */
export function renewDeviceSecretAt(host: string): void {
  storedHosts.set(host, { nth: storedHosts.get(host).nth + 1, seated: false })
}

/**
 * Notes that the host does not know this device. The secret used to greet is not sent again, because the answer
 * may not have come from the host.
 */
export function noteDeviceForgottenAt(host: string): void {
  if (storedMovedSecrets.get(host) !== null) storedMovedSecrets.set(host, null)
  else renewDeviceSecretAt(host)
}
