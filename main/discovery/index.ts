// Exports everything that other folders use of discovery.
export { announceTables, type AnnouncerSetup, type Announcer } from './announceTables.ts'
export { findTables, type TableFinder, type FinderSetup } from './findTables.ts'
export { testNetwork, type NetworkTestSetup } from './networkTest.ts'
