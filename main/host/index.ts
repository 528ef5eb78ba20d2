// Exports everything that other folders use of the host.
export { startHost, type Host, type HostSetup } from './host.ts'
export { PAGES_FOLDER, WORKER_PROGRAM } from './server/builtFiles.ts'
export { keepDamagedCopy } from './storage/damagedFile.ts'
export { defaultDataFolder } from './storage/dataFolder.ts'
export { APP_ORIGIN, listPageFiles, pageHeaders } from './server/pageFiles.ts'
export { lanAddresses } from './network/lanAddresses.ts'
export { faultLogPath, openFaultLog, type FaultLog, type ReportFault } from './errors/faultLog.ts'
export type { Table } from './table/table.ts'
