// Answers for: Deduction for the piecepack obeys every law.
import { obeysEveryLaw } from '../suite.ts'

// Who begins; the first coin; the tiles face up.
await obeysEveryLaw('piecepack-deduction', {
  variesWithSeed: [
    'first',
    'open.coin',
    'open.faceUp.*',
    'open.turn',
    'story.*.by',
    'story.*.coin',
    'story.*.faceUp.*',
  ],
  mayTakeBack: [],
})
