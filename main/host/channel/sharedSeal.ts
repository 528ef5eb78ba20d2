// Seals a table's public messages once for all its unauthenticated displays.
import { randomBytes } from 'node:crypto'
import { FIRST_SHARED_FRAME_NUMBER, FrameSealer } from '../../../shared/sealing/index.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { hostCipher } from './hostCipher.ts'

/** A text, and the frame in which it was sealed once for all displays. */
interface SharedFrame {
  readonly text: Buffer
  readonly number: number
  readonly frame: Uint8Array
}

export class SharedSealer {
  readonly #key = randomBytes(32)
  readonly #sealer = new FrameSealer(hostCipher, this.#key, FIRST_SHARED_FRAME_NUMBER)
  #lastFrame: SharedFrame | null = null

  /** The frame of a text. */
  seal(text: Buffer): Uint8Array {
    return this.#sealOnce(text).frame
  }

  /**
   * The message with the shared key, which a display must receive on its own channel before it can open the frame
   * of this text.
   */
  invitation(text: Buffer): HostMessage {
    return { type: 'shares', key: this.#key.toString('hex'), next: this.#sealOnce(text).number }
  }

  #sealOnce(text: Buffer): SharedFrame {
    if (this.#lastFrame?.text !== text)
      this.#lastFrame = { text, number: this.#sealer.next, frame: this.#sealer.seal(text) }
    return this.#lastFrame
  }
}
