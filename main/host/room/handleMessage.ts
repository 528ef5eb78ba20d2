// Checks who sent a message and what the table allows now, then does what its rule says.
import type { Connection } from '../channel/connection.ts'
import { Refusal } from '../errors/refusal.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type {
  HostParts,
  ClientMessageOf,
  MessageRule,
  ClientMessageType,
  AllowedSender,
  TableLevelRule,
} from './messageRuleTypes.ts'
import { deviceHashOf, MESSAGE_RULES } from './messageRules.ts'

/** The rule of a message. */
export function ruleOfMessage<T extends ClientMessageType>({ type }: { readonly type: T }): MessageRule<T> {
  return MESSAGE_RULES[type]
}

/** Does what a message of a screen asks for, at the table the screen is at. Throws Refusal, and then nothing has changed. */
export function handleMessage<T extends ClientMessageType>(
  host: HostParts,
  message: ClientMessageOf<T>,
  connection: Connection,
): void {
  const rule = ruleOfMessage<T>(message)
  if (rule.from === 'anyone') return rule.handle(host, message, connection)
  if (!connection.device) throw new Refusal('hello-first')
  if (connection.device.isDisplay && !SENDERS_INCLUDING_DISPLAYS.has(rule.from)) throw new Refusal('display-only')
  if (rule.from === 'display' && !connection.device.isDisplay) return
  if (rule.at === 'host') {
    if (rule.from === 'owner' && !connection.device.isOwner) throw new Refusal('not-the-host')
    return rule.handle(host, message, connection)
  }
  const openTable = host.whereabouts.tableOf(connection)
  if (openTable)
    return openTable.handleFor(connection, () => handleAtTable(rule, { openTable, message, by: connection }))
  if (!rule.withoutTable) throw new Refusal('no-table')
  rule.withoutTable(message)
}

const SENDERS_INCLUDING_DISPLAYS: ReadonlySet<AllowedSender> = new Set(['screen', 'display'])

function handleAtTable<T extends ClientMessageType>(
  rule: TableLevelRule<T>,
  {
    openTable,
    message,
    by: connection,
  }: { readonly openTable: OpenTable; readonly message: ClientMessageOf<T>; readonly by: Connection },
): void {
  if (rule.changesDeal && openTable.dealer.isDrawing) throw new Refusal('dealing')
  if (openTable.table.departure.state !== null && !rule.whileMoving) throw new Refusal('moving')
  if (!isSender(rule.from, openTable, connection)) throw new Refusal('not-the-host')
  rule.handle(openTable, message, connection)
}

/** Whether this screen is one of these senders at this table. */
function isSender(allowedSender: AllowedSender, { table, rights }: OpenTable, connection: Connection): boolean {
  switch (allowedSender) {
    case 'seated':
      return connection.device!.isOwner || table.isHeldBy(deviceHashOf(connection))
    case 'playing':
      return rights.sitsOrArranges(connection)
    case 'agreeing':
      return rights.isAskedToAgree(connection)
    case 'arranger':
      return rights.mayArrangeTable(connection)
    default:
      return true
  }
}
