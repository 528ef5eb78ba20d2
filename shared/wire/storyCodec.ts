// Packs lines of the story into few bytes. A line sent as an object defines the order of its fields;
// later lines of that type with the same fields are sent as a list: the type, then the values in that order.
import type { GameTypeParams } from '../engine/index.ts'

type Line = GameTypeParams['line']

/** A line as it is sent. */
export type PackedLine = Line | readonly [type: string, ...values: unknown[]]

/** The field orders one audience knows. Both ends start with the story of a view and continue with each new line. */
export class StoryCodec {
  readonly #fieldOrderByType = new Map<string, readonly string[]>()

  constructor(story: readonly Line[]) {
    for (const line of story) this.#learn(line)
  }

  /** A line as a list if its fields are known, otherwise as it is. */
  pack(line: Line): PackedLine {
    const knownFields = this.#learn(line)
    if (!knownFields) return line
    const packedLine: [type: string, ...values: unknown[]] = [line.type]
    for (const field in line) {
      if (field === 'type') continue
      if (field !== knownFields[packedLine.length - 1]) return line
      packedLine.push((line as Record<string, unknown>)[field])
    }
    return packedLine.length - 1 === knownFields.length ? packedLine : line
  }

  /** The line that was sent. Throws for a list of an unknown type or of the wrong length. */
  unpack(packedLine: PackedLine): Line {
    if (!isList(packedLine)) {
      this.#learn(packedLine)
      return packedLine
    }
    const [type, ...values] = packedLine
    const fields = this.#fieldOrderByType.get(type)
    if (fields?.length !== values.length)
      throw new TypeError(`unknown order of fields of line ${type} with ${values.length} fields`)
    const line: Line & Record<string, unknown> = { type }
    for (const [i, field] of fields.entries()) line[field] = values[i]
    return line
  }

  /** The fields of this type if they were known before. */
  #learn(line: Line): readonly string[] | null {
    const knownFields = this.#fieldOrderByType.get(line.type)
    if (!knownFields) this.#fieldOrderByType.set(line.type, fieldNamesOf(line))
    return knownFields ?? null
  }
}

function isList(packedLine: PackedLine): packedLine is readonly [type: string, ...values: unknown[]] {
  return Array.isArray(packedLine)
}

function fieldNamesOf(line: Line): string[] {
  return Object.keys(line).filter(field => field !== 'type')
}
