// Reads a message by its type and checks it against the schema of that type.
import * as v from 'valibot'

type MessageSchema = v.GenericSchema & { readonly entries: { readonly type: v.LiteralSchema<string, undefined> } }

/** A reader of these messages, which returns null for anything else and for invalid JSON. */
export function createMessageReader<G extends MessageSchema>({
  options,
}: {
  readonly options: readonly G[]
}): (text: string) => v.InferOutput<G> | null {
  const schemaByType = new Map(options.map(guard => [guard.entries.type.literal, guard]))
  return text => {
    const message = parseJson(text)
    const guard = schemaByType.get((message as { type?: unknown } | null | undefined)?.type as string)
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
