// Builds the state of a table that every screen gets: chairs, phase, evening and requests, without device hashes.
import type { TableState } from '../../../shared/wire/index.ts'
import { publicDeviceTag } from '../table/publicDeviceTags.ts'
import type { PendingRequest, RequestForConsent } from './requests.ts'
import type { Table } from '../table/table.ts'

/** Facts about a table that the table itself does not have. */
interface TableStateContext {
  readonly isHere: (device: string) => boolean
  readonly requests: readonly PendingRequest[]
  readonly neededCount: (request: RequestForConsent) => number
  readonly addresses: readonly string[]
  readonly hasOtherTables: boolean
  readonly hasDisplay: boolean
  readonly missing: number
  readonly drawing: boolean
  readonly linkKey: string | null // null for screens that must not show how to join
}

export function buildTableState(
  table: Table,
  {
    isHere,
    requests,
    neededCount,
    addresses,
    hasOtherTables,
    hasDisplay,
    missing,
    drawing,
    linkKey,
  }: TableStateContext,
): TableState {
  const { name, game, options, notebook, hints, time } = table.setting
  return {
    id: table.id,
    name,
    code: linkKey === null ? null : table.code,
    linkKey,
    phase: table.phase,
    game,
    options: { ...options },
    notebook,
    hints,
    chairs: table.chairs.map(({ name, avatar, kind, substituted, device, level }) => ({
      name,
      avatar,
      kind,
      substituted,
      level: level ?? null,
      here: kind === 'computer' || isHere(device),
      device: publicDeviceTag(device),
    })),
    peopleOnly: table.isPeopleOnly,
    evening: table.evening.map(({ id, game, first, outcome: { winners, points }, players }) => ({
      id,
      game,
      first,
      outcome: { winners: [...winners], points: [...points] },
      players: players.map(({ name, avatar, device }) => ({ name, avatar, device: publicDeviceTag(device) })),
    })),
    requests: requests.map(({ id, request, agreedDevices }) => ({
      id,
      wish: request.wish,
      chair: request.chair,
      ...(request.wish === 'seat' && request.name !== undefined && { name: request.name }),
      by: publicDeviceTag(request.by),
      agreed: [...agreedDevices].map(publicDeviceTag),
      needed: neededCount(request),
    })),
    addresses: [...addresses],
    ...(table.bets.length > 0 && { bets: [...table.bets] }),
    ...(hasDisplay && { displayed: true }),
    ...(hasOtherTables && { beside: true }),
    ...(table.departure.state !== null && { moving: table.departure.state }),
    ...(table.departure.isUnanswered && { unanswered: true }),
    ...(table.paused && { paused: table.paused.by }),
    ...(table.paused?.word != null && { pauseWord: table.paused.word }),
    ...(time && { time }),
    ...(table.movedFor !== null && { movedFor: table.movedFor }),
    ...(missing > 0 && { missing }),
    ...(drawing && { drawing }),
    ...(table.drawn && { drawn: table.drawn }),
  }
}
