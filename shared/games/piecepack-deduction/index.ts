// Deduction for the piecepack: its rules and its words.
export { piecepack as game } from './rules.ts'
export { words } from './words.ts'
