// Missing Persons: its rules and its words.
export { missingPersons as game } from './rules.ts'
export { words } from './words.ts'
