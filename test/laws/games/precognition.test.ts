// Checks all laws on Precognition.
import { obeysEveryLaw } from '../suite.ts'

// who begins
await obeysEveryLaw('precognition', {
  variesWithSeed: ['first', 'open.starter', 'open.turn', 'story.*.starter'],
  mayTakeBack: ['finish', 'predict'], // to agree tells nothing that was not open
})
