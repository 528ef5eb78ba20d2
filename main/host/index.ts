// The host's one door.
export { startHost, type Host, type HostSetup } from './host.ts'
export { lanAddresses } from './lanAddresses.ts'
export { faultLogPath, openFaultLog, type FaultLog, type ReportFault } from './faultLog.ts'
export type { Table } from './table.ts'
