// What every coach says, in any game, in English.
import type { Sentence } from '../sentence.ts'

export const coachWords = {
  of: (game: string) => `Learn ${game}`,
  coach: 'Your coach',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  me: 'You',
  watching: 'Watch what happens…',
  next: 'Next',
  showMe: 'Show me',
  none: 'This game has no lesson yet. Its rules say how it is played.',
  leave: 'Leave',
  again: 'From the start',
  home: 'To the games',
  table: 'To the table',
  wanted: (deed: Sentence): Sentence => ['This can be done too, but here it goes on with: ', ...deed, '.'],
  stillPossible: (card: string): Sentence => [{ card }, ' could still be it. Look for one that is ruled out.'],
  fallenAway: (card: string): Sentence => [{ card }, ' cannot be it. Look again.'],
  ruledOutBefore: (card: string): Sentence => [
    { card },
    ' was ruled out before. Look for one that is ruled out just now.',
  ],
  notAnAnswer: 'Press what the question is about, here in the notebook.',
  failed: 'Hunch made a mistake here and cannot say what follows. The lesson goes on all the same.',
} as const
