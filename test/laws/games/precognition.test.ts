// Checks all laws on Precognition.
import { obeysEveryLaw } from '../suite.ts'

// who begins
await obeysEveryLaw('precognition', ['first', 'open.starter', 'open.turn', 'story.*.starter'])
