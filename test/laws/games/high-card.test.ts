// Checks all laws on High Card.
import { obeysEveryLaw } from '../suite.ts'

// who begins
await obeysEveryLaw('high-card', { variesWithSeed: ['first'], mayTakeBack: ['lay'] })
