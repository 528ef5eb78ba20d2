// Checks all laws on Missing Persons.
import { obeysEveryLaw } from '../suite.ts'

// who begins
await obeysEveryLaw('missing-persons', ['first', 'open.starter', 'open.turn', 'story.*.starter'])
