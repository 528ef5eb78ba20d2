// Answers for: Blank obeys every law.
import { obeysEveryLaw } from '../suite.ts'

// Who begins.
await obeysEveryLaw('blank', { variesWithSeed: ['first', 'open.turn'], mayTakeBack: [] })
