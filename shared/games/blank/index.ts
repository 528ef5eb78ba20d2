// The blank game: its rules and its words.
export { blank as game } from './rules.ts'
export { words } from './words.ts'
