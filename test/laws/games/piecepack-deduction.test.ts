// Checks all laws on Deduction for the piecepack.
import { obeysEveryLaw } from '../suite.ts'

// who begins, the first coin, and the tiles face up
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
