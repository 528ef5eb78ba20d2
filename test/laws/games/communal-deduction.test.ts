// Answers for: Communal Deduction obeys every law.
import { obeysEveryLaw } from '../suite.ts'

// Whom the talk hears out first.
await obeysEveryLaw('communal-deduction', { variesWithSeed: ['first', 'open.turn'], mayTakeBack: ['pass', 'withdraw'] })
