// All that other rooms use of the proof that a deal was fair.
export * from './canonicalJson.ts'
export * from './commitments.ts'
export * from './deviceDraws.ts'
export * from './verifyDeal.ts'
export * from './viewDigests.ts'
