// Exports everything other folders use to prove that a deal was fair.
export * from './canonicalJson.ts'
export * from './commitments.ts'
export * from './deviceDraws.ts'
export * from './hiddenMoves.ts'
export * from './verifyDeal.ts'
export * from './viewDigests.ts'
