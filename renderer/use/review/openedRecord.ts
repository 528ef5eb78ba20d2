// Keeps the record that was opened from a file in this window. It goes nowhere else.
import { shallowRef } from 'vue'
import { pastGamesWords } from '../../device/words/words.ts'

/** A longer file is no game: the longest have some hundred kilobytes. */
const LONGEST = 4 * 1024 * 1024

/** The record as text; null when none was opened. */
export const openedRecord = shallowRef<string | null>(null)

/** Takes a file. Resolves with a sentence when it cannot be a record, with null when it may be one. */
export async function openRecordFile(file: File): Promise<string | null> {
  if (file.size > LONGEST) return pastGamesWords.tooBig
  openedRecord.value = await file.text()
  return null
}

/** Takes a record that the app has read from a file. */
export function openRecordText(text: string): void {
  openedRecord.value = text
}
