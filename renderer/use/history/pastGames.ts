// Groups the finished games of a host by evening and by year, and searches them.
import type { PastGame } from '../../../shared/wire/index.ts'

/** An evening ends at five in the morning: people who play past midnight still play the same one. */
const EVENING_ENDS_HOUR = 5

/** A year as four digits, or the day on which an evening began, as `2026-11-20`. */
export type DayOrYear = string

export interface PastEvening {
  readonly day: DayOrYear
  readonly began: Date // that day, at noon
  readonly games: readonly PastGame[] // the latest first
}

/** The day on which the evening of a game began, by this device's clock. */
export function eveningDayOf({ when }: Pick<PastGame, 'when'>): DayOrYear {
  const shiftedDate = new Date(when)
  shiftedDate.setHours(shiftedDate.getHours() - EVENING_ENDS_HOUR)
  return dayOf(shiftedDate)
}

/** Whether a game ended after midnight, on another day than the one that its evening is named after. */
export function isAfterMidnight(game: Pick<PastGame, 'when'>): boolean {
  return dayOf(new Date(game.when)) !== eveningDayOf(game)
}

function dayOf(date: Date): DayOrYear {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** The evenings of these games, latest first. */
export function pastEvenings(games: readonly PastGame[]): PastEvening[] {
  const gamesByDay = new Map<DayOrYear, PastGame[]>()
  for (const game of games) gamesByDay.set(eveningDayOf(game), [...(gamesByDay.get(eveningDayOf(game)) ?? []), game])
  return [...gamesByDay]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([day, games]) => ({ day, began: new Date(`${day}T12:00`), games }))
}

/** The years in which these games were played, latest first. */
export function yearsOf(games: readonly PastGame[]): DayOrYear[] {
  return [...new Set(games.map(game => eveningDayOf(game).slice(0, 4)))].sort().reverse()
}

/** The games of an evening, or of a year. */
export function gamesInPeriod(games: readonly PastGame[], period: DayOrYear): PastGame[] {
  return games.filter(game => eveningDayOf(game).startsWith(period))
}

/** The games where every word occurs in a player's name or in the game's title. */
export function searchGames(
  games: readonly PastGame[],
  text: string,
  { titleOf, locale }: { readonly titleOf: (game: string) => string; readonly locale: string },
): readonly PastGame[] {
  const lowerCased = (text: string) => text.toLocaleLowerCase(locale)
  const searchedWords = lowerCased(text).split(/\s+/).filter(Boolean)
  return games.filter(({ game, players }) => {
    const searchedText = lowerCased([titleOf(game), ...players].join('\n'))
    return searchedWords.every(word => searchedText.includes(word))
  })
}

/** The player whose whole name is `text`, ignoring case; null: none. */
export function playerNamed(games: readonly PastGame[], text: string, locale: string): string | null {
  const searchedText = text.trim().toLocaleLowerCase(locale)
  const names = new Set(games.flatMap(({ players }) => players))
  return [...names].find(name => name.toLocaleLowerCase(locale) === searchedText) ?? null
}
