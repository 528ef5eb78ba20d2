// The host's one door.
export { startHost, type Host, type HostSetup as Setup } from './host.ts'
export { lanAddresses as addresses } from './lanAddresses.ts'
export {
  faultLogPath as logFile,
  openFaultLog as openLog,
  type FaultLog,
  type ReportFault as Report,
} from './faultLog.ts'
export type { Table } from './table.ts'
