// Discovery's one door.
export { announceTable as announce, type AnnouncerSetup as Announcement, type Announcer } from './announceTable.ts'
export { findTables as find, type TableFinder as Finder, type FinderSetup as Search } from './findTables.ts'
export type { FoundTable as Found } from './queryHost.ts'
