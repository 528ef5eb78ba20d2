// The host's one door.
export { startHost, type Host, type Setup } from './host.ts'
export { addresses } from './addresses.ts'
export { logFile, openLog, type FaultLog, type Report } from './report.ts'
export type { Table } from './table.ts'
