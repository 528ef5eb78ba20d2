// Answers for: what a link or a QR code says of a table: its join code, its link key, and which it is where several are open on its host.
import type { TableState } from './hostMessages.ts'

/** What a link leads to and by what; '' for what it does not say. */
export interface JoinLinkPart {
  readonly code: string
  readonly linkKey: string
  readonly table: string
}

/** What a table's own link says; nothing of what this screen is not told. */
export function joinLinkPartOf({
  code,
  linkKey,
  id,
  beside,
}: Pick<TableState, 'code' | 'linkKey' | 'id' | 'beside'>): JoinLinkPart {
  return { code: code ?? '', linkKey: linkKey ?? '', table: beside ? id : '' }
}

/** As it stands in a link behind `#join=`: `KITE.` and the link key, with other tables beside it `@` and the table's id besides. */
export function formatJoinLinkPart({ code, linkKey, table }: JoinLinkPart): string {
  return code + (linkKey === '' ? '' : `.${linkKey}`) + (table === '' ? '' : `@${table}`)
}

export function parseJoinLinkPart(text: string): JoinLinkPart {
  const [before = '', table = ''] = text.split('@', 2)
  const [code = '', linkKey = ''] = before.split('.', 2)
  return {
    code: normalizeJoinCode(code),
    linkKey: /^[\w-]{22}$/.test(linkKey) ? linkKey : '',
    table: /^[a-z0-9-]{1,40}$/.test(table) ? table : '',
  }
}

/** A join code as it is compared: no spaces, capitals. */
export function normalizeJoinCode(typed: string): string {
  return typed
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 12)
}
