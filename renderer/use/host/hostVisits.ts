// Says which host to go to and as whom: the app has its own host, a browser uses the one its page came from.
import type { HostVisit } from '../../stores/greeting.ts'
import { appBridge } from '../../device/link/appBridge.ts'
import { loadBrowserSecret, pageHostKeyStore } from '../../device/storage/storage.ts'

let masterSecretPromise: Promise<string> | null = null

/** This device's secret: the app's, or the browser's. */
export function loadMasterSecret(): Promise<string> {
  return (masterSecretPromise ??= appBridge
    ? appBridge.facts().then(facts => facts.device)
    : Promise.resolve(loadBrowserSecret()))
}

/** This machine's host in the app, the page's host in a browser. The trouble is a sentence. */
export async function defaultHostVisit(): Promise<HostVisit | { readonly trouble: string }> {
  const master = await loadMasterSecret()
  if (!appBridge) return { address: location.host, device: master, hostKey: pageHostKeyStore.get() }
  const host = await appBridge.host()
  return 'trouble' in host ? host : { address: new URL(host.url).host, device: master, hostKey: host.key }
}

/** A host elsewhere on the network. */
export async function otherHostVisit(address: string): Promise<HostVisit> {
  return { address, device: await loadMasterSecret(), hostKey: null }
}
