// Answers for: Missing Persons obeys every law.
import { obeysEveryLaw } from '../suite.ts'

// Who begins.
await obeysEveryLaw('missing-persons', ['first', 'open.starter', 'open.turn', 'story.*.starter'])
