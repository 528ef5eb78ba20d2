// Answers for: who this device is to a host: what it greets it by, and the secret by which that host alone knows it.
import {
  availableCredentials,
  deviceHash,
  deviceSecret,
  deviceTag,
  secretAfterHandover,
  type Credential,
  type AuthenticationMethod,
} from '../../../shared/sealing/index.ts'
import { storedCode, storedHosts, storedLinkKey, storedMovedSecrets, storedTable } from '../storage/storage.ts'

/** What a device has to show: its own secret, the key of a host, if it was given one. */
export interface DeviceSecrets {
  readonly master: string // told to nobody; each host knows this device by another secret, which follows from it
  readonly key: string | null
}

function secretFor(master: string, host: string): string {
  return deviceSecret(master, { host, nth: storedHosts.get(host).nth })
}

/** What this device can greet a host by, the best first. */
export function credentialsFor({ master, key }: DeviceSecrets, host: string): Credential[] {
  const moved = storedMovedSecrets.get(host)
  const own = storedHosts.get(host).seated ? secretFor(master, host) : null
  const secret = moved ?? own
  const device = secret === null ? null : deviceHash(secret)
  const [link, code, table] = [storedLinkKey, storedCode, storedTable].map(kept => kept.get() || null)
  return availableCredentials({ key, device, link, code, table })
}

/** What this device tells a host of itself once nobody else can read it; undefined: by its greeting the host knows already. */
export function deviceSecretFor({ master }: DeviceSecrets, host: string, by: AuthenticationMethod): string | undefined {
  return by === 'device' && storedMovedSecrets.get(host) === null ? undefined : secretFor(master, host)
}

/** What a device tells a host beside its own secret where it greeted by the host's key: by what the host was to know it, as a table came along. */
export function formerSecretFor(host: string, by: AuthenticationMethod): string | undefined {
  return (by === 'owner' ? storedMovedSecrets.get(host) : null) ?? undefined
}

/** Where a table went that this device sat at: the secret by which that host is to know it. `mark`: what this device is called at `from`. */
export function secretAtNewHost(
  { master }: DeviceSecrets,
  from: string,
  { mark, to }: { mark: string; to: string },
): string {
  const [own, moved] = [secretFor(master, from), storedMovedSecrets.get(from)]
  const hash = moved !== null && deviceTag(deviceHash(moved)) === mark ? deviceHash(moved) : deviceHash(own)
  return secretAfterHandover(hash, to)
}

/** A table this device sat at came to `to` from another host. */
export function hasSeatFromHost({ master }: DeviceSecrets, from: string, to: string): boolean {
  if (!storedHosts.get(from).seated) return false
  storedMovedSecrets.set(to, secretAtNewHost({ master, key: null }, from, { mark: '', to }))
  return true
}

/** This device holds a chair at the host, under this mark. */
export function rememberSeatAt(host: string, mark: string): void {
  const moved = storedMovedSecrets.get(host)
  if (moved !== null && deviceTag(deviceHash(moved)) === mark) return // it is still known by the secret it came along with
  if (moved !== null) storedMovedSecrets.set(host, null)
  const known = storedHosts.get(host)
  if (!known.seated) storedHosts.set(host, { ...known, seated: true })
}

/** From now on this device has another secret at a host: the last was told to somebody who had not shown to be that host. */
export function renewSecretAt(host: string): void {
  storedHosts.set(host, { nth: storedHosts.get(host).nth + 1, seated: false })
}

/** The host says that it does not know this device: the secret it was greeted by is not told again. It may not have been the host that said so. */
export function noteForgottenAt(host: string): void {
  if (storedMovedSecrets.get(host) !== null) storedMovedSecrets.set(host, null)
  else renewSecretAt(host)
}
