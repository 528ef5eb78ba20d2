// Checks who sent a message and what the table allows now, then does what its rule says.
import type { Connection } from '../channel/connection.ts'
import { Refusal } from '../errors/refusal.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { HostParts, MessageOf, MessageRule, MessageType, AllowedSender, TableRule } from './messageRule.ts'
import { hashOf, MESSAGE_RULES } from './messageRules.ts'

/** The rule of a message. */
export function messageRule<T extends MessageType>({ type }: { readonly type: T }): MessageRule<T> {
  return MESSAGE_RULES[type]
}

/** Does what a message of a screen asks for, at the table the screen is at. Throws Refusal, and then nothing has changed. */
export function handleMessage<T extends MessageType>(host: HostParts, message: MessageOf<T>, by: Connection): void {
  const rule = messageRule<T>(message)
  if (rule.from === 'anyone') return rule.handle(host, message, by)
  if (!by.device) throw new Refusal('hello-first')
  if (by.device.display && !SENDERS_WITH_DISPLAYS.has(rule.from)) throw new Refusal('display-only')
  if (rule.from === 'display' && !by.device.display) return
  if (rule.at === 'host') {
    if (rule.from === 'owner' && !by.device.owner) throw new Refusal('not-the-host')
    return rule.handle(host, message, by)
  }
  const openTable = host.whereabouts.tableOf(by)
  if (openTable) return openTable.handleFor(by, () => handleAtTable(rule, { open: openTable, message, by }))
  if (!rule.withoutTable) throw new Refusal('no-table')
  rule.withoutTable(message)
}

const SENDERS_WITH_DISPLAYS: ReadonlySet<AllowedSender> = new Set(['screen', 'display'])

function handleAtTable<T extends MessageType>(
  rule: TableRule<T>,
  { open, message, by }: { readonly open: OpenTable; readonly message: MessageOf<T>; readonly by: Connection },
): void {
  if (rule.changesDeal && open.dealer.isDrawing) throw new Refusal('dealing')
  if (open.table.departure.state !== null && !rule.whileMoving) throw new Refusal('moving')
  if (!isSender(rule.from, open, by)) throw new Refusal('not-the-host')
  rule.handle(open, message, by)
}

/** Whether this screen is one of these senders at this table. */
function isSender(from: AllowedSender, { table, rights }: OpenTable, by: Connection): boolean {
  switch (from) {
    case 'seated':
      return by.device!.owner || table.isHeldBy(hashOf(by))
    case 'playing':
      return rights.sitsOrArranges(by)
    case 'agreeing':
      return rights.agrees(by)
    case 'arranger':
      return rights.arranges(by)
    default:
      return true
  }
}
