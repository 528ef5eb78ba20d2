// The drawing of each gesture, in a square of 24: its lines and its fills.
import type { Gesture } from '../../../shared/wire/index.ts'

const FACE = 'M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18Z'
const EYES = 'M8.7 9.1a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 1 1 0-2.4ZM15.3 9.1a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 1 1 0-2.4Z'

export const GESTURE_DRAWINGS: Readonly<Record<Gesture, { readonly line: string; readonly ink?: string }>> = {
  bravo: {
    line: 'M7.5 11 11.4 3.4c1.7 0 2.6 1.3 2.3 2.8L13 9.6h5.8a2.1 2.1 0 0 1 2.1 2.5l-1.2 6.3a2.1 2.1 0 0 1-2.1 1.7H7.5Z',
    ink: 'M3 11h3v9.1H3Z',
  },
  hat: {
    line: 'M2.4 16.4c3.4 3.1 15.8 3.1 19.2 0M6.2 15.6l1.3-8c.3-1.6 2.2-2 3.2-1.1.8.7 1.8.7 2.6 0 1-.9 2.9-.5 3.2 1.1l1.3 8',
    ink: 'M6.7 12.6h10.6l.5 3.1c-3.2 1-8.4 1-11.6 0Z',
  },
  laugh: {
    line: `${FACE}M6.9 10.6q1.7-2.2 3.4 0M13.7 10.6q1.7-2.2 3.4 0`,
    ink: 'M7.2 13.2h9.6a4.8 4.8 0 0 1-9.6 0Z',
  },
  gasp: {
    line: `${FACE}M6.8 7.2 9.4 6M17.2 7.2 14.6 6`,
    ink: `${EYES}M12 13.1c1.3 0 2.1 1.2 2.1 2.6s-.8 2.6-2.1 2.6-2.1-1.2-2.1-2.6.8-2.6 2.1-2.6Z`,
  },
  doubt: {
    line: `${FACE}M6.6 7.6q1.8-1.9 3.9-.7M13.8 8h3.4M8.8 16.5l6.2-1.5`,
    ink: EYES,
  },
  ouch: {
    line: `${FACE}M7.2 8.4 9.9 10l-2.7 1.6M16.8 8.4 14.1 10l2.7 1.6M7.4 16.3l1.9-1.6 1.8 1.6 1.8-1.6 1.8 1.6 1.9-1.6`,
  },
}
