// Answers for: Precognition obeys every law.
import { obeysEveryLaw } from '../suite.ts'

// Who begins.
await obeysEveryLaw('precognition', {
  variesWithSeed: ['first', 'open.starter', 'open.turn', 'story.*.starter'],
  mayTakeBack: ['predict'],
})
