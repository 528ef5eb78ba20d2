// All that other rooms use of the host.
export { startHost, type Host, type HostSetup } from './host.ts'
export { PAGES_FOLDER, WORKER_PROGRAM } from './builtFiles.ts'
export { defaultDataFolder } from './dataFolder.ts'
export { APP_ORIGIN, listPageFiles, pageHeaders } from './pageFiles.ts'
export { lanAddresses } from './lanAddresses.ts'
export { faultLogPath, openFaultLog, type FaultLog, type ReportFault } from './faultLog.ts'
export type { Table } from './table.ts'
