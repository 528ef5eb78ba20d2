// Says who is away, has left, or was moved for, and what the others can do about it.
import type { Chair } from '../../../shared/wire/index.ts'
import { seatWords as words, timeControlWords } from '../../device/words/tableWords.ts'

/** One line about an absent person. */
export interface AwayNotice {
  readonly avatars: readonly number[]
  readonly text: string
  readonly deed?: { readonly label: string; readonly seat: number; readonly by: 'computer' | 'person' } // absent: there is nothing to do but wait
}

export interface Absences {
  readonly chairs: readonly Chair[]
  readonly mine: readonly number[]
  readonly peopleOnly: boolean
  readonly movedFor: number | null // the computer made the last move for this seat, which ran out of time
}

function noticeOf({ mine, peopleOnly }: Absences, chair: Chair, seat: number): AwayNotice | null {
  if (chair.kind !== 'person') return null
  const { name, avatar, substituted, here, held } = chair
  const avatars = [avatar]
  if (mine.includes(seat))
    return substituted
      ? { avatars, text: words.mineSubstituted, deed: { label: words.takeMineBack, seat, by: 'person' } }
      : null
  if (held === '') return null
  if (substituted)
    return { avatars, text: words.substituted(name), deed: { label: words.takeBack(name), seat, by: 'person' } }
  if (here) return null
  const wait = { avatars, text: words.away(name) }
  return peopleOnly ? wait : { ...wait, deed: { label: words.substitute(name), seat, by: 'computer' } }
}

/** One line for all who have left, as nothing can be done about them; then who was moved for; then each who is away. */
export function awayNotices(absences: Absences): readonly AwayNotice[] {
  const { chairs, mine, peopleOnly, movedFor } = absences
  const left = chairs.filter(({ kind, held }, seat) => kind === 'person' && held === '' && !mine.includes(seat))
  const gone = left.map(({ name }) => name)
  const late = movedFor === null ? undefined : chairs[movedFor]
  return [
    ...(left.length > 0
      ? [
          {
            avatars: left.map(({ avatar }) => avatar),
            text: (peopleOnly ? words.leftOpen : words.leftChairs)(gone),
          },
        ]
      : []),
    ...(late && movedFor !== null
      ? [
          {
            avatars: [late.avatar],
            text: mine.includes(movedFor) ? timeControlWords.movedForYou : timeControlWords.movedFor(late.name),
          },
        ]
      : []),
    ...chairs.flatMap((chair, seat) => noticeOf(absences, chair, seat) ?? []),
  ]
}
