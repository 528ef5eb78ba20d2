// Answers for: the facts of the protocol that both sides must agree on.

/** Rises when a screen and a host of different numbers could not play together. */
export const PROTOCOL_VERSION = 4

/** The longest message a screen may send, in bytes. */
export const MAX_MESSAGE_BYTES = 16 * 1024

/** How often a host says that it is there, in milliseconds. */
export const HEARTBEAT_MS = 2000

/** The port a host takes if it can. */
export const DEFAULT_PORT = 4680

/** The most chairs a table has. */
export const MAX_CHAIRS = 13

/** The most tables that are open on one host. */
export const MAX_OPEN_TABLES = 128

/** How many moves a screen remembers, to say what it saw. */
export const MAX_REMEMBERED_MOVES = 64

/** The longest name of a player, and of a table, in characters. */
export const MAX_NAME_LENGTH = 20
export const MAX_TABLE_NAME_LENGTH = 32

/** The longest word beside a pause, in characters. */
export const MAX_PAUSE_WORD_LENGTH = 60
