// The words about how a deal was drawn and whether it was fair, in English.
import type { DealFault } from '../../fairness/index.ts'
import { formatNumber, listNames } from './grammar.ts'

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const devicesOf = (count: number) => `${COUNTS[count] ?? formatNumber(count)} ${count === 1 ? 'device' : 'devices'}`

export const fairnessWords = {
  /** `drew`: this device drew a number as well. */
  fair: (devices: number, drew: boolean) =>
    drew
      ? devices === 1
        ? 'This deal was fair: your device and the host shuffled it, and yours checked it.'
        : `This deal was fair: ${devicesOf(devices)} shuffled it, and yours checked it.`
      : `The host and ${devicesOf(devices)} shuffled this deal, and its numbers are right.`,
  unproved: 'This deal cannot be proved fair.',
  how: 'How is this known?',
  drawing: 'Every device shuffles the cards…',
  without: (names: readonly string[]) =>
    `${listNames(names)} did not answer in time. The cards were shuffled without them.`,
  device: (names: readonly string[]) => names.join(' · '), // who sits at it
  again: (times: number) =>
    times === 1 ? 'The cards were shuffled once more.' : `The cards were shuffled ${formatNumber(times)} times more.`,
  onlyHost: (names: readonly string[]) => `What ${listNames(names)} hid, only the host can vouch for.`,
  onlyHostWhy: 'They had no device of their own at the deal that could have checked it.',
  tookBack: (names: readonly string[]) => `Took a hidden move back: ${listNames(names)}.`,
  unplayed: (deals: number) =>
    deals === 1
      ? 'Before this deal, one was drawn and not played on this device.'
      : `Before this deal, ${formatNumber(deals)} were drawn and not played on this device.`,
  fault: (fault: DealFault, who: string): string => {
    switch (fault.type) {
      case 'no-record':
        return 'The record of this game cannot be played.'
      case 'other-deal':
        return 'The numbers belong to another deal.'
      case 'other-terms':
        return 'It was agreed to deal another game, or another way.'
      case 'host-number':
        return 'The host opened another number than it had promised.'
      case 'device-number':
        return `The number of ${who} is not the one that was promised.`
      case 'other-list':
        return `${who} was shown other promises.`
      case 'causeless-void':
        return 'The cards were shuffled again for no good reason.'
      case 'claimed-seats':
        return 'Two devices are named for one seat, or there is no such seat.'
      case 'computer-seat':
        return 'A device is named for a seat that a computer played.'
      case 'seed':
        return 'The cards do not follow from the numbers.'
      case 'left-out':
        return 'This device answered too late, or was left out.'
      case 'own-number':
        return 'The number given for this device is not the one it drew.'
      case 'own-list':
        return 'This device was shown other promises than the record holds.'
      case 'called-silent':
        return 'The host says that this device did not answer. It did.'
      case 'hidden-try':
        return fault.times === 1
          ? 'This device shuffled once more for this host, and no game came of it, which the record does not say.'
          : `This device shuffled ${formatNumber(fault.times)} times more for this host, and no game came of it, which the record does not say.`
      case 'hidden-move':
        return 'A move that was hidden at first is not the one the host was bound to.'
      case 'view':
        return fault.move === 0
          ? 'What this screen was dealt is not what the record says.'
          : `After move ${formatNumber(fault.move)} this screen was shown something the record does not hold.`
    }
  },
  // the page of the numbers
  title: 'How this deal was shuffled',
  intro:
    'Before the deal the host and every device each thought of a random number and promised it: they told its fingerprint, from which nobody can guess it. Only when everybody had seen all promises were the numbers told to the host. All of them together decide the cards, so nobody could choose them.',
  letters: 'Check letters',
  lettersOnDisplay: 'The same on every screen:',
  lettersAbout: 'Compare them with the other screens: all must show the same.',
  host: 'The host',
  promise: 'Promise',
  number: 'Number',
  seed: 'All of them together',
  byHand: 'To check by hand',
  byHandAbout: 'Each line is a command for a terminal. It prints the promise, or the number of the cards.',
  views: (views: number) =>
    views === 1
      ? 'Everything this screen saw matches the record.'
      : `This screen was shown ${formatNumber(views)} states of the game, and found each of them in the record.`,
  hostKnows: 'The host knows every hand while a game is on. This proves that it did not choose them.',
  done: 'Close',
} as const
