// Answers for: which notes by hand a journal must keep: the last one at each place of the game they were made in.
import { readTableEvent } from './events.ts'

/** The lines without the notes that later ones have replaced, rubbed out, or left behind with an earlier game. */
export function withoutReplacedNotes<L>(lines: readonly L[], eventOf: (line: L) => unknown = line => line): L[] {
  const kept: L[] = []
  const written = new Set<string>() // places of notes that come later
  let isOver = false // a later deal has put these notes away
  for (const line of [...lines].reverse()) {
    const event = readTableEvent(eventOf(line))
    if (event?.type === 'noted') {
      const place = `${event.seat} ${event.at}`
      if (isOver || written.has(place)) continue
      written.add(place)
      if (event.mark === '') continue
    } else if (event?.type === 'dealt') isOver = true
    kept.push(line)
  }
  return kept.reverse()
}
