// Answers for: Precognition obeys every law.
import { obeysEveryLaw } from '../suite.ts'

// Who begins.
await obeysEveryLaw('precognition', ['first', 'open.starter', 'open.turn', 'story.*.starter'])
