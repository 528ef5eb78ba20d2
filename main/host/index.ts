// The host's one door.
export { startHost, type Host, type Setup } from './host.ts'
export { addresses } from './addresses.ts'
