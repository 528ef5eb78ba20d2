// Version, limits and intervals that screens and hosts must agree on.

/** Rises when a screen and a host of different versions could no longer play together. */
export const PROTOCOL_VERSION = 4

/** The longest message a screen may send, in bytes. */
export const MAX_MESSAGE_BYTES = 16 * 1024

/** The interval of a host's heartbeats, in milliseconds. */
export const HEARTBEAT_MS = 2000

/** The default port. If it is taken, a host uses another one. */
export const DEFAULT_PORT = 4680

/** The largest number of chairs at a table. */
export const MAX_CHAIRS = 13

/** The largest number of tables open on one host. */
export const MAX_OPEN_TABLES = 128

/** The number of moves a screen remembers, so that it can say what it saw. */
export const MAX_REMEMBERED_MOVES = 64

/** The longest name of a player, in characters. */
export const MAX_NAME_LENGTH = 20
/** The longest name of a table, in characters. */
export const MAX_TABLE_NAME_LENGTH = 32

/** The longest message that a player may leave beside a pause, in characters. */
export const MAX_PAUSE_MESSAGE_LENGTH = 60
