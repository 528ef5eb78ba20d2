// ristretto255 (RFC 9496) in plain numbers and slow, as somebody writes it from the RFC alone.
const P = 2n ** 255n - 19n
export const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n

const mod = (n: bigint, by = P) => ((n % by) + by) % by

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, mod(base)]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = mod(result * square)
    square = mod(square * square)
  }
  return result
}

const invert = (n: bigint) => power(n, P - 2n)
const D = mod(-121665n * invert(121666n))
const SQRT_M1 = power(2n, (P - 1n) / 4n)
const isNegative = (n: bigint) => (mod(n) & 1n) === 1n
const absolute = (n: bigint) => (isNegative(n) ? mod(-n) : mod(n))

/** Section 4.2, SQRT_RATIO_M1. */
function squareRootOfRatio(u: bigint, v: bigint): { readonly isSquare: boolean; readonly root: bigint } {
  const v3 = mod(v * v * v)
  let root = mod(u * v3 * power(u * v3 * v3 * v, (P - 5n) / 8n))
  const check = mod(v * root * root)
  const isFlipped = check === mod(-u)
  const isFlippedI = check === mod(-u * SQRT_M1)
  if (isFlipped || isFlippedI) root = mod(root * SQRT_M1)
  return { isSquare: check === mod(u) || isFlipped, root: absolute(root) }
}

const INVSQRT_A_MINUS_D = squareRootOfRatio(1n, mod(-1n - D)).root
const SQRT_AD_MINUS_ONE = (() => {
  const { root } = squareRootOfRatio(mod(-D - 1n), 1n)
  return isNegative(root) ? root : mod(-root) // the RFC's constant is the odd one
})()

/** A point in extended coordinates. */
export type Point = readonly [x: bigint, y: bigint, z: bigint, t: bigint]
const ZERO: Point = [0n, 1n, 1n, 0n]

function add([x1, y1, z1, t1]: Point, [x2, y2, z2, t2]: Point): Point {
  const [a, b] = [mod((y1 - x1) * (y2 - x2)), mod((y1 + x1) * (y2 + x2))]
  const [c, d] = [mod(2n * D * t1 * t2), mod(2n * z1 * z2)]
  const [e, f, g, h] = [b - a, d - c, d + c, b + a]
  return [mod(e * f), mod(g * h), mod(f * g), mod(e * h)]
}

export function multiply(point: Point, by: bigint): Point {
  let [result, double] = [ZERO, point]
  for (let left = by; left > 0n; left >>= 1n) {
    if (left & 1n) result = add(result, double)
    double = add(double, double)
  }
  return result
}

export const toNumber = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`)
const toBytes = (n: bigint) => Buffer.from(n.toString(16).padStart(64, '0'), 'hex').reverse()

/** Section 4.3.2. */
export function encode([x0, y0, z0, t0]: Point): Buffer {
  const u1 = mod((z0 + y0) * (z0 - y0))
  const u2 = mod(x0 * y0)
  const { root } = squareRootOfRatio(1n, mod(u1 * u2 * u2))
  const [d1, d2] = [mod(root * u1), mod(root * u2)]
  const zInverse = mod(d1 * d2 * t0)
  const isRotated = isNegative(t0 * zInverse)
  const x = isRotated ? mod(y0 * SQRT_M1) : x0
  let y = isRotated ? mod(x0 * SQRT_M1) : y0
  const denominator = isRotated ? mod(d1 * INVSQRT_A_MINUS_D) : d2
  if (isNegative(x * zInverse)) y = mod(-y)
  return toBytes(absolute(denominator * (z0 - y)))
}

/** Section 4.3.1. Throws if the bytes are not a point. */
export function decode(bytes: Uint8Array): Point {
  const s = toNumber(bytes)
  const u1 = mod(1n - s * s)
  const u2 = mod(1n + s * s)
  const v = mod(-D * u1 * u1 - u2 * u2)
  const { isSquare, root } = squareRootOfRatio(1n, mod(v * u2 * u2))
  const x = absolute(2n * s * root * u2)
  const y = mod(u1 * root * root * u2 * v)
  const t = mod(x * y)
  if (s >= P || isNegative(s) || !isSquare || isNegative(t) || y === 0n) throw new Error('the bytes are not a point')
  return [x, y, 1n, t]
}

/** Section 4.3.4, MAP. */
function map(bytes: Uint8Array): Point {
  const t = mod(toNumber(bytes) & (2n ** 255n - 1n))
  const r = mod(SQRT_M1 * t * t)
  const u = mod((r + 1n) * (1n - D * D))
  let c = mod(-1n)
  const v = mod((c - r * D) * (r + D))
  const { isSquare, root } = squareRootOfRatio(u, v)
  const s = isSquare ? root : mod(-absolute(root * t))
  if (!isSquare) c = r
  const n = mod(c * (r - 1n) * mod((D - 1n) * (D - 1n)) - v)
  const w = [mod(2n * s * v), mod(n * SQRT_AD_MINUS_ONE), mod(1n - s * s), mod(1n + s * s)] as const
  return [mod(w[0] * w[3]), mod(w[2] * w[1]), mod(w[1] * w[3]), mod(w[0] * w[2])]
}

/** Section 4.3.4: a point from 64 bytes. */
export function derive(bytes: Uint8Array): Point {
  return add(map(bytes.subarray(0, 32)), map(bytes.subarray(32)))
}
