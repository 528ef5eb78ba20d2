// Answers for: the facts of the protocol that both sides must agree on.

/** Rises when a screen and a host of different numbers could not play together. */
export const PROTOCOL = 2

/** The longest message a screen may send, in bytes. */
export const LONGEST = 16 * 1024

/** How often a host says that it is there, in milliseconds. */
export const BEAT = 2000

/** The port a host takes if it can. */
export const PORT = 4680

/** The most chairs a table has. */
export const CHAIRS = 13

/** The longest name of a player, and of a table, in characters. */
export const NAME = 20
export const TABLE_NAME = 32
