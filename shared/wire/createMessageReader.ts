// Reads a message by its type and checks it against the schema of that type.
import * as v from 'valibot'

type Guard = v.GenericSchema & { readonly entries: { readonly type: v.LiteralSchema<string, undefined> } }

/** A reader of these messages, which returns null for anything else and for invalid JSON. */
export function createMessageReader<G extends Guard>({
  options,
}: {
  readonly options: readonly G[]
}): (text: string) => v.InferOutput<G> | null {
  const guardByType = new Map(options.map(guard => [guard.entries.type.literal, guard]))
  return text => {
    const message = parseJson(text)
    const guard = guardByType.get((message as { type?: unknown } | null | undefined)?.type as string)
    const result = guard && v.safeParse(guard, message)
    return result?.success ? result.output : null
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
