// Checks all laws on Mind Reader.
import { obeysEveryLaw } from '../suite.ts'

// who begins
await obeysEveryLaw('mind-reader', {
  variesWithSeed: ['first', 'open.dealer', 'open.turn', 'story.*.dealer'],
  mayTakeBack: ['hide'],
})
