// Says who is away, has left, or was moved for, and what the others can do about it.
import type { Chair } from '../../../shared/wire/index.ts'
import { seatWords as words, timeControlWords } from '../../device/words/tableWords.ts'

/** One line about an absent person. */
export interface AwayNotice {
  readonly avatars: readonly number[]
  readonly text: string
  readonly deed?: { readonly label: string; readonly seat: number; readonly by: 'computer' | 'person' } // what can be done about it; absent if nothing can
}

export interface AwayContext {
  readonly chairs: readonly Chair[]
  readonly ownSeats: readonly number[]
  readonly peopleOnly: boolean
  readonly movedFor: number | null // the computer made the last move for this seat, which ran out of time
}

function noticeOf({ ownSeats, peopleOnly }: AwayContext, chair: Chair, seat: number): AwayNotice | null {
  if (chair.kind !== 'person') return null
  const { name, avatar, substituted, here, device } = chair
  const avatars = [avatar]
  if (ownSeats.includes(seat))
    return substituted
      ? { avatars, text: words.mineSubstituted, deed: { label: words.takeMineBack, seat, by: 'person' } }
      : null
  if (device === '') return null
  if (substituted)
    return { avatars, text: words.substituted(name), deed: { label: words.takeBack(name), seat, by: 'person' } }
  if (here) return null
  const waitNotice = { avatars, text: words.away(name) }
  return peopleOnly ? waitNotice : { ...waitNotice, deed: { label: words.substitute(name), seat, by: 'computer' } }
}

/** One line for all who have left, as nothing can be done about them; then who was moved for; then each who is away. */
export function awayNotices(absences: AwayContext): readonly AwayNotice[] {
  const { chairs, ownSeats, peopleOnly, movedFor } = absences
  const leftChairs = chairs.filter(
    ({ kind, device }, seat) => kind === 'person' && device === '' && !ownSeats.includes(seat),
  )
  const goneNames = leftChairs.map(({ name }) => name)
  const lateChair = movedFor === null ? undefined : chairs[movedFor]
  return [
    ...(leftChairs.length > 0
      ? [
          {
            avatars: leftChairs.map(({ avatar }) => avatar),
            text: (peopleOnly ? words.leftOpen : words.leftChairs)(goneNames),
          },
        ]
      : []),
    ...(lateChair && movedFor !== null
      ? [
          {
            avatars: [lateChair.avatar],
            text: ownSeats.includes(movedFor)
              ? timeControlWords.movedForYou
              : timeControlWords.movedFor(lateChair.name),
          },
        ]
      : []),
    ...chairs.flatMap((chair, seat) => noticeOf(absences, chair, seat) ?? []),
  ]
}
