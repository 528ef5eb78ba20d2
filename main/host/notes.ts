// Answers for: which notes by hand a journal must keep: the last one at each place of the game they were made in.

/** The events without the notes that later ones have replaced, rubbed out, or left behind with an earlier game. */
export function withoutReplacedNotes(events: readonly unknown[]): unknown[] {
  const kept: unknown[] = []
  const written = new Set<string>() // places of notes that come later
  let isOver = false // a later deal has put these notes away
  for (const event of [...events].reverse()) {
    if (isMark(event)) {
      const place = `${event.seat} ${event.at}`
      if (isOver || written.has(place)) continue
      written.add(place)
      if (event.mark === '') continue
    } else if (isDeal(event)) isOver = true
    kept.push(event)
  }
  return kept.reverse()
}

function isMark(event: unknown): event is { readonly mark: string; readonly seat: number; readonly at: string } {
  return typeof event === 'object' && event !== null && 'mark' in event
}

function isDeal(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'deal' in event
}
