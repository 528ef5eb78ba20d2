// The wire's one door.
export * from './client.ts'
export * from './host.ts'
export * from './lines.ts'
export * from './missing.ts'
export * from './names.ts'
export * from './news.ts'
export * from './patch.ts'
export * from './protocol.ts'
