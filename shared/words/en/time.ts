// Time control: how a table keeps time, what is left, more time, and nudges, in English.
import { formatDuration } from './grammar.ts'

export const timeControlWords = {
  label: 'Time for a move',
  about:
    'Gentle: a lamp burns down, and then the others may nudge. Strict: then the computer makes the move, where it can play. While somebody is away, or the game is paused, the lamp stands still.',
  kept: { none: 'None', gentle: 'Gentle', strict: 'Strict' },
  lengthLabel: 'Each move',
  lengthAbout: 'A press on “More time” gives as much again.',
  span: (seconds: number) => formatDuration(seconds),
  clocks: 'Time left',
  you: 'You',
  left: (clock: string) => `${clock} left`,
  standsStill: (clock: string) => `${clock} left, standing still`,
  out: 'burnt down',
  more: 'More time',
  moreFor: (name: string) => `More time for ${name}`,
  nudge: 'Nudge',
  nudgeWhom: (name: string) => `Nudge ${name}`,
  nudgedBy: (name: string) => `${name} nudges you.`,
  half: (name: string | null) => (name === null ? 'Half of your time is left.' : `${name} has half of the time left.`),
  soon: (name: string | null) => (name === null ? 'You have ten seconds left.' : `${name} has ten seconds left.`),
  isOut: (name: string | null) => (name === null ? 'Your lamp has burnt down.' : `${name}’s lamp has burnt down.`),
  movedFor: (name: string) => `${name}’s time ran out: the computer made the move.`,
  movedForYou: 'Your time ran out: the computer made this move. The next is yours.',
} as const
