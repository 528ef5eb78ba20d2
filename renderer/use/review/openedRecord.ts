// Keeps the record that was opened from a file in this window. It is sent nowhere.
import { pastGamesWords } from '../../device/words/pastEveningsWords.ts'
import { shallowRef } from 'vue'

/** A longer file is not a game: the longest have some hundred kilobytes. */
const MAX_FILE_BYTES = 4 * 1024 * 1024

/** The record as text; null: none was opened. */
export const openedRecord = shallowRef<string | null>(null)

/** Reads a file as a record. Resolves with an error sentence, or with null if the file may be a record. */
export async function readRecordFile(file: File): Promise<string | null> {
  if (file.size > MAX_FILE_BYTES) return pastGamesWords.tooBig
  openedRecord.value = await file.text()
  return null
}

/** Opens a record that the app has read from a file. */
export function openRecordText(text: string): void {
  openedRecord.value = text
}
