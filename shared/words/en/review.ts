// The words of a game’s review, in English.
import type { RecordFault, Seat } from '../../engine/index.ts'
import type { Sentence } from '../sentence.ts'
import { formatNumber, formatPercentage } from './grammar.ts'

/** The review of a finished game. */
export const reviewWords = {
  title: 'Looking back',
  of: (game: string) => `Looking back at ${game}`,
  look: 'Look back at the game',
  lookShort: 'Look back',
  back: 'Back',
  eyes: 'Through whose eyes',
  table: 'The table',
  all: 'Everything',
  allAbout: 'The table and every hand',
  steps: 'Step by step',
  scene: 'The game at this move',
  hands: 'Every hand is shown as well. Choose a player to go through theirs.',
  step: (step: number, all: number) => `Move ${step} of ${all}`,
  deal: 'The deal',
  first: 'To the deal',
  before: 'One move back',
  after: 'One move on',
  last: 'To the end',
  keys: 'The arrow keys go from move to move.',
  story: 'Moves',
  outOfTime: 'Time was out: the computer made this move.',
  knowing: 'Possibilities',
  knowingAbout:
    'How many answers were still possible for each player, after every move. Far down is close to the truth.',
  left: (left: number) =>
    left === 1 ? 'solved' : `${left >= 1e6 ? left.toExponential(1).replace('e+', ' × 10^') : formatNumber(left)} left`,
  revealed: 'revealed',
  now: 'At this move',
  axisPossible: 'Answers still possible',
  axisMoves: 'Moves',
  couldKnow: '★ could have known',
  toldMost: '◆ an answer that told much',
  atStep: (step: number) => (step === 0 ? 'from the deal on' : `after move ${step}`),
  firsts: 'Who could know when',
  firstsAbout: 'The first moment at which only one answer was left.',
  nobody: 'Nobody could be certain before it was revealed.',
  overlooked: (moves: number, used: boolean) =>
    moves === 0
      ? used
        ? 'and used it at once'
        : 'and it came out before their next move'
      : moves === 1
        ? 'and moved once more before it came out'
        : moves === 2
          ? 'and moved twice more before it came out'
          : `and moved ${moves} times more before it came out`,
  questions: 'Questions',
  questionsAbout:
    'How good each question was before its answer was known, what the answer ruled out, and a better question where there was one. The figures are bits: one bit halves the possibilities.',
  verdict: ({
    grade,
    luck,
  }: {
    grade: 'best' | 'good' | 'fair' | 'weak' | 'silent' | 'vain'
    luck: 'lucky' | 'unlucky' | null
  }) => {
    const question = {
      best: 'The best question',
      good: 'A good question',
      fair: 'A fair question',
      weak: 'A weak question',
      silent: 'Its answer told nothing',
      vain: 'Nothing was left to learn',
    }[grade]
    return luck === null ? question : luck === 'lucky' ? `${question}, and lucky` : `${question}, but unlucky`
  },
  cut: (from: number, to: number) =>
    `${formatNumber(from)} → ${formatNumber(to)} ${to === 1 ? 'answer' : 'answers'} possible`,
  cutNothing: 'It ruled out nothing.',
  better: 'Better',
  promised: (best: number, own: number) =>
    `It promised to rule out ${formatPercentage(best)}; the one asked, ${formatPercentage(own)}.`,
  noQuestions: 'No questions are asked in this game.',
  expected: 'Expected',
  told: 'Told',
  best: 'Best',
  bits: (bits: number, estimated: boolean) =>
    `${estimated ? 'about ' : ''}${(Math.round(10 * bits) / 10 + 0).toFixed(1)}`, // + 0 turns -0 into 0
  bitsEstimated: 'Where it says “about”, the bits are estimates: some cards were known to others alone.',
  because: 'Why?',
  becauseOf: (player: string) => `Why? What ${player} could tell it from`,
  becauseWorking: 'One moment…',
  becauseRest: 'Together with their own cards and what everybody can count.',
  becauseNothing: 'Their own cards and what everybody can count are enough.',
  whatIf: 'What if…?',
  whatIfMove: (step: number) => `What if…? · move ${step}`,
  whatIfAt: (step: number) => `What if…? The question of move ${step}`,
  whatIfOf: (seat: Seat): Sentence => ['What if ', { seat }, ' had asked something else?'],
  whatIfDone: 'Back to the game as it was',
  whatIfHint: 'Ask something else on this screen. The answer comes from the actual cards.',
  whatIfWorking: 'One moment…',
  whatIfSeveral: (answers: number) => `There was a choice what to show: ${answers} answers were possible.`,
  wasAskedAt: (step: number) => `As it was, move ${step}`,
  takeIt: 'Take it from here',
  takenBy: (seat: Seat, step: number): Sentence => [
    'You play on for ',
    { seat },
    step === 0 ? ' from the deal on; computers play the others.' : ` after move ${step}; computers play the others.`,
  ],
  turnedHere: 'This is where the game turned.',
  instead: 'Instead',
  together: 'The table together',
  togetherKnown: 'From public facts it could be known',
  togetherNever: (left: number) =>
    `Public facts were never enough: without seeing a hand, ${formatNumber(left)} answers were left.`,
  worthAbout:
    'How much each statement told the others, in bits (one bit halves the possibilities), and whom it helped most. Statements not listed told nobody anything new.',
  toldInAll: (bits: number) => (Math.abs(bits) < 0.05 ? 'Hardly anything new' : `${bits.toFixed(1)} bits in all`),
  forAll: 'Everybody together',
  chances: 'Chances, card by card',
  chancesAbout:
    'How likely each prediction was to come true after every move, as its writer could know. While undecided this is an estimate with random play.',
  brokenBy: 'It could no longer come true after',
  madeBy: 'It was certain after',
  stoodAt: (chance: number) => `Before that it stood at ${formatPercentage(chance)}.`,
  settledAtOnce: 'That was certain from the beginning.',
  moveByMove: 'Every change',
  chance: (chance: number) =>
    chance === 0 ? 'no more' : chance === 1 ? 'certain' : `about ${formatPercentage(chance)}`,
  working: (step: number, all: number) => `Working it out: move ${step} of ${all}`,
  trouble: 'This could not be worked out.',
  doubtful: 'An answer was wrong somewhere: what follows is uncertain.',
  save: 'Save to a file',
  saveShort: 'Save',
  bad: 'This file cannot be looked back at. Choose a saved game.',
  wrong: {
    game: ({ game }) => `This Hunch does not know the game “${game}”. Choose another file.`,
    rules: ({ made, played }) =>
      `This record was made with rules ${made}; this Hunch plays rules ${played}. Choose another file.`,
    line: ({ line }) => `This is no record of Hunch: line ${line} of the file cannot be read. Choose another file.`,
    start: () => 'This record does not fit its game, and cannot be begun. Choose another file.',
    move: ({ move }) => `Move ${move} of this record is against the rules. Choose another file.`,
  } satisfies { readonly [T in RecordFault['type']]: (fault: Extract<RecordFault, { type: T }>) => string },
  waiting: 'Fetching the game…',
  gone: 'The record of that game is not here. Open it from a file, or from the computer it was played on.',
} as const
