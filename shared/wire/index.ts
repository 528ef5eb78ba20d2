// All that other rooms use of the wire.
export * from './clientMessages.ts'
export * from './hostMessages.ts'
export * from './storyCodec.ts'
export * from './startBlocker.ts'
export * from './names.ts'
export * from './viewUpdates.ts'
export * from './applyChanges.ts'
export * from './protocol.ts'
