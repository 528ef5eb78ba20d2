// Answers for: Mind Reader obeys every law.
import { obeysEveryLaw } from '../suite.ts'

// Who begins.
await obeysEveryLaw('mind-reader', {
  variesWithSeed: ['first', 'open.dealer', 'open.turn', 'story.*.dealer'],
  mayTakeBack: ['hide'],
})
