// Communal Deduction: its rules and its words.
export { communal as game } from './rules.ts'
export { words } from './words.ts'
