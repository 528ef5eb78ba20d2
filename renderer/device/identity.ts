// Answers for: who this device is to a host: what it greets it by, and the secret by which that host alone knows it.
import { credentialsOf, deviceHash, deviceSecret, type Credential, type Means } from '../../shared/sealing/index.ts'
import { storedCode, storedHosts, storedTable } from './storage.ts'

/** What a device has to show: its own secret, the key of a host, if it was given one. */
export interface Identity {
  readonly master: string // told to nobody; each host knows this device by another secret, which follows from it
  readonly key: string | null
}

function secretFor(master: string, host: string): string {
  return deviceSecret(master, { host, nth: storedHosts.get(host).nth })
}

/** What this device can greet a host by, the best first. */
export function credentialsFor({ master, key }: Identity, host: string): Credential[] {
  const device = storedHosts.get(host).seated ? deviceHash(secretFor(master, host)) : null
  return credentialsOf({ key, device, code: storedCode.get() || null, table: storedTable.get() || null })
}

/** What this device tells a host of itself once nobody else can read it; undefined: by its greeting the host knows already. */
export function deviceFor({ master }: Identity, host: string, by: Means): string | undefined {
  return by === 'device' ? undefined : secretFor(master, host)
}

/** This device holds a chair at the host. */
export function sitsAt(host: string): void {
  const known = storedHosts.get(host)
  if (!known.seated) storedHosts.set(host, { ...known, seated: true })
}

/**
 * This device's secret is not told again at a host that says it does not know it, or that was told it before it had shown to be the host:
 * it may have been somebody else.
 */
export function forgottenAt(host: string): void {
  storedHosts.set(host, { nth: storedHosts.get(host).nth + 1, seated: false })
}
