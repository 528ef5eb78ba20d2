// Random numbers from a seed: the same seed gives the same dice, and nobody can predict a 256-bit seed.
import { chacha20 } from '@noble/ciphers/chacha.js'

/** The seed of this game's dice and how many words of it were used. Hidden from everybody until the end. */
export interface DiceState {
  readonly seed: string
  drawn: number
}

/** The only source of randomness a game has. */
export interface Dice {
  /** A whole number from 0 to n − 1, each equally likely. `n` is 1 to 2³². */
  below(n: number): number
  /** A shuffled copy; the given list stays as it is. */
  shuffle<T>(things: readonly T[]): T[]
  /** One of the things, each equally likely. Throws when there are none. */
  pick<T>(things: readonly T[]): T
}

const WORD_RANGE = 2 ** 32
const FAIR_SEED_PATTERN = /^[0-9a-f]{64}$/

/**
 * Dice that continue from `chance` and count there what they use.
 * A seed of 64 hexadecimal digits is read as a ChaCha20 key: fit for a real deal.
 * Any other seed gives fast dice, fit for simulation only.
 */
export function resumeDice(chance: DiceState): Dice {
  const wordAt = FAIR_SEED_PATTERN.test(chance.seed) ? chachaWordSource(chance.seed) : hashedWordSource(chance.seed)
  const drawBelow = (range: number) => {
    const limit = WORD_RANGE - (WORD_RANGE % range) // words at or above it would favour small numbers
    for (;;) {
      const drawn = wordAt(chance.drawn++)
      if (drawn < limit) return drawn % range
    }
  }
  return {
    below: drawBelow,
    shuffle(things) {
      const shuffled = [...things]
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = drawBelow(i + 1)
        const swapped = shuffled[i]!
        shuffled[i] = shuffled[j]!
        shuffled[j] = swapped
      }
      return shuffled
    },
    pick(things) {
      if (things.length === 0) throw new RangeError('there is nothing to pick from')
      return things[drawBelow(things.length)]!
    },
  }
}

/** Fresh dice from a seed. */
export function diceFromSeed(seed: string | number): Dice {
  return resumeDice({ seed: String(seed), drawn: 0 })
}

function chachaWordSource(seed: string): (at: number) => number {
  const key = Uint8Array.from({ length: 32 }, (_, i) => parseInt(seed.slice(2 * i, 2 * i + 2), 16))
  const nonce = new Uint8Array(12)
  const zeroBytes = new Uint8Array(64)
  let keystreamBlock = new DataView(zeroBytes.buffer)
  let heldBlock: number | null = null // index of the block held
  return wordIndex => {
    const blockIndex = Math.floor(wordIndex / 16)
    if (blockIndex !== heldBlock) {
      keystreamBlock = new DataView(chacha20(key, nonce, zeroBytes, undefined, blockIndex).buffer)
      heldBlock = blockIndex
    }
    return keystreamBlock.getUint32((wordIndex % 16) * 4, true)
  }
}

function hashedWordSource(seed: string): (at: number) => number {
  let low = 0x9e3779b9
  let high = 0x85ebca6b
  for (let i = 0; i < seed.length; i++) {
    low = Math.imul(low ^ seed.charCodeAt(i), 0x01000193)
    high = Math.imul(high ^ seed.charCodeAt(i), 0x27d4eb2f)
  }
  return at => mixBits(low + Math.imul(at + 1, 0x9e3779b9), high)
}

/** A finaliser of the murmur family, twice keyed. */
function mixBits(value: number, key: number): number {
  let bits = value | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b) ^ key
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  bits = Math.imul(bits ^ (bits >>> 16), 0x27d4eb2f)
  return (bits ^ (bits >>> 15)) >>> 0
}
