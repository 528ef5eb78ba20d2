// Discovery's one door.
export { announce, type Announcement, type Announcer } from './announce.ts'
export { find, type Finder, type Search } from './find.ts'
export type { Found } from './ask.ts'
