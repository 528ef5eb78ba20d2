// The engine's one door.
export * from './dice.ts'
export * from './game.ts'
export * from './mind.ts'
export * from './offers.ts'
export * from './record.ts'
export * from './series.ts'
export * from './stray.ts'
export * from './table.ts'
