// Keeps handwritten marks that the host has not acknowledged.
// They are shown all the same, and sent again when the host is back.
import type { Seat } from '../../shared/engine/index.ts'
import type { ClientMessage } from '../../shared/wire/index.ts'
import { storedUnsentMarks } from '../device/storage/storage.ts'

/** The notebook of a seat in one game. */
interface NotebookId {
  readonly table: string
  readonly no: number // the number of the game in this evening
  readonly seat: Seat
}

interface UnsentMark extends NotebookId {
  readonly at: string
  readonly mark: string
  refused?: boolean // this mark may be the one that was refused
}

export function createUnsentMarks(send: (message: ClientMessage) => boolean) {
  let unsentMarks = readUnsentMarks()
  const storeMarks = (marks: UnsentMark[]) => {
    unsentMarks = marks
    storedUnsentMarks.set(JSON.stringify(marks))
  }
  const isOfNotebook = (unsentMark: UnsentMark, { table, no: gameNumber, seat }: NotebookId) =>
    unsentMark.table === table && unsentMark.no === gameNumber && unsentMark.seat === seat

  return {
    /** Records a new mark: it is sent now and kept until it is acknowledged. */
    write(notebook: NotebookId, markKey: string, mark: string): void {
      storeMarks([
        ...unsentMarks.filter(unsentMark => !isOfNotebook(unsentMark, notebook) || unsentMark.at !== markKey),
        { ...notebook, at: markKey, mark },
      ])
      send({ type: 'mark', seat: notebook.seat, at: markKey, mark })
    },
    /**
     * The host acknowledges a mark. Returns false if a later mark for the same place is on its way, because the later
     * mark is shown.
     */
    acknowledge(notebook: NotebookId, markKey: string, mark: string): boolean {
      const laterMark = unsentMarks.find(unsentMark => isOfNotebook(unsentMark, notebook) && unsentMark.at === markKey)
      if (laterMark?.mark === mark) storeMarks(unsentMarks.filter(unsentMark => unsentMark !== laterMark))
      return laterMark === undefined || laterMark.mark === mark
    },
    /**
     * Adds the unacknowledged marks to a notebook that came from the host, and sends them again, except those
     * that were refused.
     */
    complete(notebook: NotebookId, marks: Readonly<Record<string, string>>): Record<string, string> {
      const marksHere = unsentMarks.filter(
        unsentMark =>
          isOfNotebook(unsentMark, notebook) && !unsentMark.refused && (marks[unsentMark.at] ?? '') !== unsentMark.mark,
      )
      storeMarks([
        ...unsentMarks.filter(unsentMark => unsentMark.table !== notebook.table || unsentMark.seat !== notebook.seat),
        ...marksHere,
      ])
      const allMarks = { ...marks }
      for (const { at: markKey, mark, seat } of marksHere) {
        send({ type: 'mark', seat, at: markKey, mark })
        if (mark === '') Reflect.deleteProperty(allMarks, markKey)
        else allMarks[markKey] = mark
      }
      return allMarks
    },
    /**
     * Handles a refusal. Returns true if a mark may have been refused. Then the next whole view shows which marks the
     * host has.
     */
    refuse(): boolean {
      for (const unsentMark of unsentMarks) unsentMark.refused = true
      return unsentMarks.length > 0
    },
  }
}

function readUnsentMarks(): UnsentMark[] {
  try {
    const storedMarks: unknown = JSON.parse(storedUnsentMarks.get() ?? '[]')
    return Array.isArray(storedMarks) ? (storedMarks as UnsentMark[]) : []
  } catch {
    return []
  }
}
