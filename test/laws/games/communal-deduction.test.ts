// Checks all laws on Communal Deduction.
import { obeysEveryLaw } from '../suite.ts'

// whom the table listens to first
await obeysEveryLaw('communal-deduction', { variesWithSeed: ['first', 'open.turn'], mayTakeBack: ['pass', 'withdraw'] })
