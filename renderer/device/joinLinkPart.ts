// Answers for: what a link says of a table: its join code, and which it is where several are open on its host.
import type { TableState } from '../../shared/wire/index.ts'

/** The code and the table a link leads to; '' for what it does not say. */
export interface JoinLinkPart {
  readonly code: string
  readonly table: string
}

/** As it stands in a link: `KITE`, with other tables beside it `KITE@9f86d081884c7d65`. */
export function formatJoinLinkPart({ code, id, beside }: Pick<TableState, 'code' | 'id' | 'beside'>): string {
  return (code ?? '') + (beside ? `@${id}` : '')
}

export function parseJoinLinkPart(text: string): JoinLinkPart {
  const [code = '', table = ''] = text.split('@', 2)
  return { code: normalizeJoinCode(code), table: /^[a-z0-9-]{1,40}$/.test(table) ? table : '' }
}

/** A join code as it is compared: no spaces, capitals. */
export function normalizeJoinCode(typed: string): string {
  return typed
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 12)
}
