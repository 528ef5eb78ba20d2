// Precognition: its rules and its words.
export { precognition as game } from './rules.ts'
export { words } from './words.ts'
