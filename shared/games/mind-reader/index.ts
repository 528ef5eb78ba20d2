// Mind Reader: its rules and its words.
export { mindReader as game } from './rules.ts'
export { words } from './words.ts'
