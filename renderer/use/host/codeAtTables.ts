// Finds the table that a typed join code belongs to, by asking the tables found on the network one after another.
import { PROTOCOL_VERSION, type FoundTable } from '../../../shared/wire/index.ts'
import { checkCode } from '../../device/link/codeCheck.ts'

/** Each table that is asked has one guess at what was typed, so somebody who announces many tables gets no more than these. */
export const MAX_ASKED_TABLES = 8

/** The table with this code; `none` if all tables said no, `unsure` if some gave no answer or were not asked. */
export async function tableWithCode(
  code: string,
  found: readonly FoundTable[],
): Promise<FoundTable | 'none' | 'unsure'> {
  let isSure = found.length <= MAX_ASKED_TABLES
  for (const table of found.slice(0, MAX_ASKED_TABLES)) {
    const answer = table.protocol === PROTOCOL_VERSION ? await checkCode(code, table) : 'unanswered'
    if (answer === 'right') return table
    if (answer === 'unanswered') isSure = false
  }
  return isSure ? 'none' : 'unsure'
}
