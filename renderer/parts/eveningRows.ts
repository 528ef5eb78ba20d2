// Lists everybody of an evening with wins and points, best first.
import { eveningScores, isSameParticipant, type GameResult, type Participant } from '../../shared/engine/index.ts'

/** One person, or computer player, of the evening. */
export interface EveningRow {
  readonly player: Participant
  readonly avatar: number | null // null: has left, and somebody else may sit on that chair now
  readonly wins: number
  readonly points: number // of the latest series of games of one kind
}

/** A place at the table, as the host describes it. */
interface Chair {
  readonly kind: string // 'free': nobody sits here
  readonly name: string
  readonly avatar: number
  readonly device: string // the tag of the device that holds it
}

/** Everybody who played this evening, and everybody who sits here and has not played yet. */
export function eveningRows({
  evening,
  chairs,
}: {
  readonly evening: readonly GameResult[]
  readonly chairs: readonly Chair[]
}): EveningRow[] {
  const scores = eveningScores(evening)
  const seatedPeople = chairs
    .filter(({ kind }) => kind !== 'free')
    .map(({ name, avatar, device }) => ({ name, avatar, device }))
  const newcomers = seatedPeople.filter(player => !scores.some(score => isSameParticipant(score.player, player)))
  return [...scores, ...newcomers.map(player => ({ player, wins: 0, points: 0 }))]
    .map(row => ({
      ...row,
      avatar: seatedPeople.find(participant => isSameParticipant(participant, row.player))?.avatar ?? null,
    }))
    .sort((a, b) => b.wins - a.wins || b.points - a.points)
}

/** Each row with its rank from 1. People with equally many wins share one. */
export function rankedRows(rows: readonly EveningRow[]): (EveningRow & { readonly rank: number })[] {
  return rows.map(row => ({ ...row, rank: 1 + rows.filter(({ wins }) => wins > row.wins).length }))
}
