// The group ristretto255 (RFC 9496) over edwards25519: encoding, scalar multiplication, and elements from a hash.
// The library's whole ristretto255 would take three times as much of a page. Names are the RFC's.
import { Point } from '@noble/ed25519'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

const { p: P, n: ORDER, d: D } = Point.CURVE()

/** The order of the group: scalars are taken modulo this. */
export const GROUP_ORDER = ORDER

/** The bytes of an encoded element. An element is derived from twice as many bytes. */
const ELEMENT_BYTES = 32

function mod(x: bigint): bigint {
  const remainder = x % P
  return remainder < 0n ? remainder + P : remainder
}

function squareRepeatedly(x: bigint, times: number): bigint {
  let result = x
  for (let left = times; left > 0; left--) result = mod(result * result)
  return result
}

/** `x` to the power of 2^`bits` - 1, by doubling the number of ones in the exponent. */
function powerOfOnes(x: bigint, bits: number): bigint {
  if (bits === 1) return x
  if (bits % 2 === 1) return mod(squareRepeatedly(powerOfOnes(x, bits - 1), 1) * x)
  const half = powerOfOnes(x, bits / 2)
  return mod(squareRepeatedly(half, bits / 2) * half)
}

/** `x` to the power of (P - 5) / 8, which is 2^252 - 3. */
const powerForRoot = (x: bigint): bigint => mod(squareRepeatedly(powerOfOnes(x, 250), 2) * x)

/** "IS_NEGATIVE", of a number below P. */
const isNegative = (x: bigint) => (x & 1n) === 1n
/** "CT_ABS". */
const abs = (x: bigint) => (isNegative(x) ? P - x : x)

/** A number of any length from its bytes, little-endian. */
export function numberFromBytes(bytes: Uint8Array): bigint {
  return BigInt(`0x${bytesToHex(Uint8Array.from(bytes).reverse())}`)
}

function bytesFromNumber(x: bigint): Uint8Array {
  return hexToBytes(x.toString(16).padStart(2 * ELEMENT_BYTES, '0')).reverse()
}

// "4.1. Implementation constants", each computed from its definition.
const SQRT_M1 = mod(2n * powerForRoot(2n) ** 2n) // (P - 1) / 4 is 2 (P - 5) / 8 + 1
const SQRT_AD_MINUS_ONE = P - sqrtRatio(-D - 1n, 1n).root // the negative one of the two roots, as the RFC chooses
const INVSQRT_A_MINUS_D = sqrtRatio(1n, -1n - D).root
const ONE_MINUS_D_SQ = mod(1n - D * D)
const D_MINUS_ONE_SQ = mod((D - 1n) ** 2n)

/** "SQRT_RATIO_M1": the non-negative root of u / v; if it is no square, the root of the square root of -1 times it. */
function sqrtRatio(u: bigint, v: bigint): { readonly wasSquare: boolean; readonly root: bigint } {
  const v3 = mod(v * v * v)
  const root = mod(u * v3 * powerForRoot(mod(u * v3 * v3 * v)))
  const check = mod(v * root * root)
  const isCorrect = check === mod(u)
  const isFlipped = check === mod(-u)
  const isFlippedByI = check === mod(-u * SQRT_M1)
  return { wasSquare: isCorrect || isFlipped, root: abs(isFlipped || isFlippedByI ? mod(SQRT_M1 * root) : root) }
}

/**
 * "4.3.1. Decode": the point with this encoding.
 *
 * @throws RangeError if the bytes do not encode an element.
 */
function decode(bytes: Uint8Array): Point {
  const s = bytes.length === ELEMENT_BYTES ? numberFromBytes(bytes) : P
  if (s < P && !isNegative(s)) {
    const ss = mod(s * s)
    const [u1, u2] = [mod(1n - ss), 1n + ss]
    const u2Square = mod(u2 * u2)
    const v = mod(-D * mod(u1 * u1) - u2Square)
    const { wasSquare, root } = sqrtRatio(1n, mod(v * u2Square))
    const denX = mod(root * u2)
    const denY = mod(root * denX * v)
    const x = abs(mod(2n * s * denX))
    const y = mod(u1 * denY)
    const t = mod(x * y)
    if (wasSquare && !isNegative(t) && y !== 0n) return new Point(x, y, 1n, t)
  }
  throw new RangeError('the bytes do not encode an element of ristretto255')
}

/** "4.3.2. Encode": the same bytes for all points of an element. */
function encode({ X, Y, Z, T }: Point): Uint8Array {
  const u1 = mod((Z + Y) * (Z - Y))
  const u2 = mod(X * Y)
  const { root } = sqrtRatio(1n, mod(u1 * u2 * u2))
  const den1 = mod(root * u1)
  const den2 = mod(root * u2)
  const inverseZ = mod(den1 * den2 * T)
  const rotates = isNegative(mod(T * inverseZ))
  const x = rotates ? Y * SQRT_M1 : X
  const y = rotates ? X * SQRT_M1 : Y
  const inverse = rotates ? den1 * INVSQRT_A_MINUS_D : den2
  const signedY = isNegative(mod(x * inverseZ)) ? -y : y
  return bytesFromNumber(abs(mod(inverse * (Z - signedY))))
}

/** "4.3.4. Element derivation", its MAP. */
function mapToPoint(half: Uint8Array): Point {
  const t = numberFromBytes(half) & ((1n << 255n) - 1n)
  const r = mod(SQRT_M1 * t * t)
  const u = mod((r + 1n) * ONE_MINUS_D_SQ)
  const v = mod((-1n - r * D) * (r + D))
  const { wasSquare, root } = sqrtRatio(u, v)
  const s = wasSquare ? root : -abs(mod(root * t))
  const c = wasSquare ? -1n : r
  const n = mod(c * (r - 1n) * D_MINUS_ONE_SQ - v)
  const [w0, w1, w2, w3] = [mod(2n * s * v), mod(n * SQRT_AD_MINUS_ONE), mod(1n - s * s), mod(1n + s * s)]
  return new Point(mod(w0 * w3), mod(w2 * w1), mod(w1 * w3), mod(w0 * w2))
}

/** "4.3.4. Element derivation": the encoded element derived from 64 uniform bytes. */
export function elementFromHash(uniform: Uint8Array): Uint8Array {
  const halves = [uniform.subarray(0, ELEMENT_BYTES), uniform.subarray(ELEMENT_BYTES)] as const
  return encode(mapToPoint(halves[0]).add(mapToPoint(halves[1])))
}

/** Bits of a scalar processed per step. */
const WINDOW_BITS = 4
const WINDOW_COUNT = Math.ceil(253 / WINDOW_BITS)

/** Takes the same steps whatever the scalar is. The library's own multiplication takes half as long again. */
function multiply(point: Point, scalar: bigint): Point {
  let nextMultiple = point
  const multiples = Array.from({ length: 2 ** WINDOW_BITS - 1 }, () => {
    const multiple = nextMultiple
    nextMultiple = nextMultiple.add(point)
    return multiple
  })
  let result = Point.ZERO
  for (let step = WINDOW_COUNT - 1; step >= 0; step--) {
    for (let bit = 0; bit < WINDOW_BITS; bit++) result = result.double()
    const digit = Number((scalar >> BigInt(step * WINDOW_BITS)) & (2n ** BigInt(WINDOW_BITS) - 1n))
    result = result.add(multiples[digit - 1] ?? Point.ZERO)
  }
  return result
}

/**
 * An encoded element times a scalar between 1 and the group's order.
 *
 * @throws RangeError if the bytes do not encode an element or the scalar is out of range.
 */
export function scalarMultiply(element: Uint8Array, scalar: bigint): Uint8Array {
  if (scalar < 1n || scalar >= ORDER) throw new RangeError('a scalar must be between 1 and the order of the group')
  return encode(multiply(decode(element), scalar))
}
