// Checks all laws on Blank.
import { obeysEveryLaw } from '../suite.ts'

// who begins
await obeysEveryLaw('blank', { variesWithSeed: ['first', 'open.turn'], mayTakeBack: [] })
