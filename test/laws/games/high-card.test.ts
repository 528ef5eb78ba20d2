// Tries every law on High Card.
import { obeysEveryLaw } from '../suite.ts'

// Who begins.
await obeysEveryLaw('high-card', { variesWithSeed: ['first'], mayTakeBack: ['lay'] })
