// The part of a link or QR code that names a table: its join code, its link key, and its id if the host has several.
import type { TableState } from './hostMessages.ts'
import { isId } from './idForms.ts'
import { replaceConfusables } from './names.ts'

/** The facts in a link to a table; '' for those it lacks. */
export interface JoinLinkParams {
  readonly code: string
  readonly linkKey: string
  readonly table: string
}

/** The parts of a table's own link, as far as this screen knows them. */
export function joinLinkParamsOf({
  code,
  linkKey,
  id,
  beside,
}: Pick<TableState, 'code' | 'linkKey' | 'id' | 'beside'>): JoinLinkParams {
  return { code: code ?? '', linkKey: linkKey ?? '', table: beside ? id : '' }
}

/** The text after `#join=`: `KITE.` and the link key, then `@` and the table's id if the host has other tables. */
export function formatJoinLinkParams({ code, linkKey, table }: JoinLinkParams): string {
  return code + (linkKey === '' ? '' : `.${linkKey}`) + (table === '' ? '' : `@${table}`)
}

/** Reads the text after `#join=`, also if it was typed in full-width letters. */
export function parseJoinLinkParams(text: string): JoinLinkParams {
  const [secretPart = '', table = ''] = replaceConfusables(text).split('@', 2)
  const [code = '', linkKey = ''] = secretPart.split('.', 2)
  return {
    code: normalizeJoinCode(code),
    linkKey: /^[\w-]{22}$/.test(linkKey) ? linkKey : '',
    table: isId(table) ? table : '',
  }
}

/** A join code in the form used for comparing: no spaces, capitals. */
export function normalizeJoinCode(typedText: string): string {
  return typedText
    .replace(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .slice(0, 12)
}

/** The letters of a join code. */
export const JOIN_CODE_LENGTH = 4

/** The join code in what was typed or pasted, or ''. “Code: KITE” is read as people mean it. */
export function readTypedJoinCode(typedText: string): string {
  const typedParts = replaceConfusables(typedText).split(/[^a-z0-9]+/i).filter(Boolean) // prettier-ignore
  const isCode = (word: string) => word.length === JOIN_CODE_LENGTH && /^(?!code$)[a-z]+$/i.test(word)
  const code = typedParts.length > 1 ? typedParts.findLast(isCode) : undefined
  return normalizeJoinCode(code ?? typedParts.join(''))
}

/** A join code after at most one word, as people type it into a field for addresses. */
const LONE_CODE_PATTERN = new RegExp(
  `^(?:\\p{L}+(?:\\s*:\\s*|\\s+))?\\p{L}(?:\\s?\\p{L}){${JOIN_CODE_LENGTH - 1}}$`,
  'u',
)

/** The join code if nothing else was typed, as in “KITE”, “K I T E” or “Code: KITE”; else ''. */
export function readLoneJoinCode(typedText: string): string {
  const isAlone = LONE_CODE_PATTERN.test(typedText.normalize('NFKC').trim())
  const code = isAlone ? readTypedJoinCode(typedText) : ''
  return code.length === JOIN_CODE_LENGTH ? code : ''
}
