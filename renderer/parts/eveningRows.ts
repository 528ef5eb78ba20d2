// Lists everybody of an evening with wins and points, best first.
import { eveningScores, isSameParticipant, type GameResult, type Participant } from '../../shared/engine/index.ts'

/** A participant with their shape and colour. */
interface ParticipantWithAvatar extends Participant {
  readonly avatar: number
}

/** One person, or computer player, of the evening. */
export interface EveningRow {
  readonly player: Participant
  readonly avatar: number | null // null: somebody else has it now
  readonly isNamesakeComputer: boolean // a computer player with the name of somebody else here, who is told apart by a word
  readonly wins: number
  readonly points: number // of the latest series of games of one kind
}

/** A place at the table, as the host describes it. */
interface Chair {
  readonly kind: string // 'free': nobody sits here; 'person' without a device: they have left, and the computer plays on
  readonly name: string
  readonly avatar: number
  readonly device: string // the tag of the device that holds it
}

/** Everybody who played this evening, and everybody who sits here and has not played yet. */
export function eveningRows({
  evening,
  chairs,
}: {
  readonly evening: readonly GameResult<ParticipantWithAvatar>[]
  readonly chairs: readonly Chair[]
}): EveningRow[] {
  const scores = eveningScores(evening)
  const seatedPeople = chairs
    .filter(({ kind, device }) => kind === 'computer' || (kind === 'person' && device !== ''))
    .map(({ name, avatar, device }) => ({ name, avatar, device }))
  const newcomers = seatedPeople.filter(player => !scores.some(score => isSameParticipant(score.player, player)))
  // Everybody keeps the shape and colour they had last, until somebody else has them.
  const holders = [...evening.flatMap(({ players }) => players), ...seatedPeople]
  const avatarOf = (player: Participant): number | null => {
    const lastHeld = holders.findLast(holder => isSameParticipant(holder, player))
    const lastHolder = holders.findLast(({ avatar }) => avatar === lastHeld?.avatar)
    return lastHeld && lastHolder && isSameParticipant(lastHolder, player) ? lastHeld.avatar : null
  }
  const rows = [...scores, ...newcomers.map(player => ({ player, wins: 0, points: 0 }))]
  return rows
    .map(row => ({
      ...row,
      avatar: avatarOf(row.player),
      isNamesakeComputer:
        row.player.device === '' && rows.some(other => other !== row && other.player.name === row.player.name),
    }))
    .sort((a, b) => b.wins - a.wins || b.points - a.points)
}

/** Each row with its rank from 1. People with equally many wins share one. */
export function rankedRows(rows: readonly EveningRow[]): (EveningRow & { readonly rank: number })[] {
  return rows.map(row => ({ ...row, rank: 1 + rows.filter(({ wins }) => wins > row.wins).length }))
}
