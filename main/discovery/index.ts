// Everything that other rooms use of discovery.
export { announceTable, type AnnouncerSetup, type Announcer } from './announceTable.ts'
export { findTables, type TableFinder, type FinderSetup } from './findTables.ts'
export { testNetwork, type NetworkTestSetup } from './networkTest.ts'
