// Exports everything that other folders use of discovery.
export { announceTables, type TableAnnouncerSetup, type TableAnnouncer } from './announceTables.ts'
export { findTables, type TableFinder, type TableFinderSetup } from './findTables.ts'
export { testNetwork, type NetworkTestSetup } from './networkTest.ts'
