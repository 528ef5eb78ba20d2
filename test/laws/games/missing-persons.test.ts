// Checks all laws on Missing Persons.
import { obeysEveryLaw } from '../suite.ts'

// who begins
await obeysEveryLaw('missing-persons', {
  variesWithSeed: ['first', 'open.starter', 'open.turn', 'story.*.starter'],
  mayTakeBack: ['done', 'hide'],
})
