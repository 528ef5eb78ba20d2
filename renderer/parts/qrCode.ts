// Computes and caches an address's QR code, which takes longer than everything else in a menu.
import { encode } from 'uqr'

export interface QrCode {
  readonly path: string // the code's dark squares, as a path
  readonly size: number // squares per side
}

const codeByText = new Map<string, QrCode>()

/** The code, if it is cached. */
export function cachedQrCode(text: string): QrCode | null {
  return codeByText.get(text) ?? null
}

/** Computes the code. */
export function computeQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 1 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  const code = { path, size }
  codeByText.set(text, code)
  return code
}
