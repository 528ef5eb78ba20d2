// Requests that others at the table must agree to, in English.
import { listNames } from './grammar.ts'

/** Requests that others must agree to. */
export const requestWords = {
  seat: (name: string) => `Somebody asks for ${name}’s seat from another device. Is that ${name}?`,
  newcomer: (name: string, whose: string) =>
    `${name} would like to go on in ${whose}’s place, with the hand that was left.`,
  mySeat: (name: string) => `You asked for ${name}’s seat. Somebody at the table has to agree.`,
  code: 'A screen shows this table. Let it show the join code, too?',
  mine: {
    free: 'You want to free that chair. The others have to agree.',
    start: 'You want to deal. The others have to agree.',
    lobby: 'You want to go back to the lobby. The others have to agree.',
  },
  others: {
    free: (who: readonly string[], whose: string) =>
      `${listNames(who)} ${who.length === 1 ? 'wants' : 'want'} to free ${whose}’s chair.`,
    start: (who: readonly string[]) => `${listNames(who)} ${who.length === 1 ? 'wants' : 'want'} to deal.`,
    lobby: (who: readonly string[]) =>
      `${listNames(who)} ${who.length === 1 ? 'wants' : 'want'} to stop here and go back to the lobby.`,
  },
  progress: (agreed: number, needed: number) => `${agreed} of ${needed} ${agreed === 1 ? 'agrees' : 'agree'}.`,
  soon: 'Enough agree. It may take a minute.',
  agree: 'Agree',
  decline: 'No',
  takeBack: 'Take it back',
} as const
