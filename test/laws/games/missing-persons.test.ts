// Answers for: Missing Persons obeys every law.
import { obeysEveryLaw } from '../suite.ts'

// Who begins.
await obeysEveryLaw('missing-persons', {
  variesWithSeed: ['first', 'open.starter', 'open.turn', 'story.*.starter'],
  mayTakeBack: ['done', 'hide'],
})
