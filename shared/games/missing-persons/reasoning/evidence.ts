// Collects what a player knows about the other's missing person, each fact with the story lines that say it.
import { at, type Seat, type SeatView } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import { opponentOf, ALL_LINEUP_PLACES } from '../rules/deal.ts'
import type { MissingPersons } from '../kinds.ts'
import type { Answer, Question } from '../rules/questions.ts'

type View = SeatView<MissingPersons>

/** One fact. `lines` are indexes in this seat's story. */
export type EvidenceClue = { readonly lines: readonly number[] } & (
  | { readonly is: 'seen'; readonly cards: readonly Card[] } // cards that are or were in a line-up I can see
  | { readonly is: 'mine'; readonly card: Card } // my own missing person
  | { readonly is: 'barred'; readonly card: Card } // the card both of us wanted to hide
  | { readonly is: 'answer'; readonly answer: Answer } // about the other's card
  | OpponentQuestion
  | { readonly is: 'opened'; readonly card: Card } // the hidden card, once it is revealed
)

/** A question of the other, and how it changed their line-up, whose cards I cannot see. */
export interface OpponentQuestion {
  readonly is: 'heard'
  readonly nth: number // which question of the opponent in this deal, counted from 0
  readonly answer: Answer | null // about my card; null: I know only the wording
  readonly turned: number // number of cards that fitted all earlier answers but not this one
  readonly misfits: number // number of cards drawn after it that do not fit all answers so far
  readonly lines: readonly number[]
}

/** Everything one player knows in this deal. */
export interface Evidence {
  readonly clues: readonly EvidenceClue[]
  readonly faceUp: number // unseen face-up cards of the other: they fit all answers so far
}

/** Everything this seat was dealt, shown and told in this deal. Answers to free questions do not count: only the players know their meaning. */
export function collectEvidence(view: View): Evidence {
  const { open, seat, own, options } = view
  const opponent = opponentOf(seat)
  const dealStart = view.story.findLastIndex(({ type }) => type === 'began')
  const clues: EvidenceClue[] = []
  const hidLines: number[] = []
  let isDealt = false
  for (const [i, line] of view.story.entries()) {
    if (i < dealStart) continue
    if (line.type === 'hid' && line.by === seat) hidLines.push(i)
    if (line.type === 'clashed') clues.push({ is: 'barred', card: line.card, lines: [i] })
    if (line.type === 'dealt') isDealt = true
    if (line.type === 'lined' || line.type === 'got') clues.push({ is: 'seen', cards: line.cards, lines: [i] })
    if (line.type === 'guessed' || line.type === 'opened')
      clues.push({ is: 'opened', card: at(line.suspects, opponent), lines: [i] })
  }
  if (own.hidden !== null) clues.push({ is: 'mine', card: own.hidden, lines: hidLines.slice(-1) })
  if (options.questions !== 'free') clues.push(...answersToOwnQuestions(view, dealStart))
  const isOwnLineupUnseen = isDealt && options.lineups === 'own' && options.questions !== 'free'
  if (isOwnLineupUnseen) clues.push(...questionsFrom(view, opponent, dealStart))
  return { clues, faceUp: isOwnLineupUnseen ? ALL_LINEUP_PLACES.length - at(open.down, opponent).length : 0 }
}

/** The other's answers to my questions, with the questions' meanings. */
function answersToOwnQuestions({ open, own, seat, story }: View, dealStart: number): EvidenceClue[] {
  const clues: EvidenceClue[] = []
  let questionIndex = -1
  let lines: number[] = []
  for (const [i, line] of story.entries()) {
    if (i < dealStart) continue
    if (line.type === 'asked' && line.by === seat) {
      questionIndex++
      lines = [i]
    } else if (line.type === 'meant' && line.by === seat) lines.push(i)
    else if (line.type === 'answered' && line.by !== seat) lines.push(i)
    else continue
    const { question, yes } = open.asked[seat]?.[questionIndex] ?? {}
    const plainQuestion = question ?? own.meant[questionIndex]
    const isAnswer = line.type === 'answered' || (line.type === 'asked' && line.yes !== null)
    if (isAnswer && plainQuestion && yes !== null && yes !== undefined)
      clues.push({ is: 'answer', answer: { question: plainQuestion, yes }, lines })
  }
  return clues
}

/** The other's questions, with the number of cards each of them turned. */
function questionsFrom({ seat, story }: View, opponent: Seat, dealStart: number): EvidenceClue[] {
  type MutableQuestion = { -readonly [Name in keyof OpponentQuestion]: OpponentQuestion[Name] } & {
    meant: Question | null
  }
  const questionsHeard: MutableQuestion[] = []
  for (const [i, line] of story.entries()) {
    if (i < dealStart) continue
    if (line.type === 'asked' && line.by === opponent) {
      const meant = line.question ?? null
      const answer = meant !== null && line.yes !== null ? { question: meant, yes: line.yes } : null
      questionsHeard.push({ is: 'heard', nth: questionsHeard.length, meant, answer, turned: 0, misfits: 0, lines: [i] })
      continue
    }
    const lastQuestionHeard = questionsHeard.at(-1)
    if (lastQuestionHeard === undefined || !('by' in line)) continue
    if (line.type === 'refused' && line.by === seat) lastQuestionHeard.meant = line.question
    else if (line.type === 'answered' && line.by === seat)
      lastQuestionHeard.answer = lastQuestionHeard.meant && { question: lastQuestionHeard.meant, yes: line.yes }
    else if (line.type === 'turned' && line.by === opponent) lastQuestionHeard.turned += line.places.length
    else if (line.type === 'drew' && line.by === opponent && line.misfits.length > 0)
      lastQuestionHeard.misfits += line.misfits.length
    else continue
    lastQuestionHeard.lines = [...lastQuestionHeard.lines, i]
  }
  return questionsHeard.map(({ meant: _, ...clue }) => clue)
}
