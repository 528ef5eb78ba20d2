// @vitest-environment happy-dom
// A saved game is read from a file, unless the file is too big to be one.
import { beforeEach, expect, test } from 'vitest'
import { openedRecord, readRecordFile } from '../../../../renderer/use/review/openedRecord.ts'
import { pastGamesWords } from '../../../../shared/words/en/evenings.ts'

/** The size of the longest file that is read. */
const MOST_BYTES = 4 * 1024 * 1024

beforeEach(() => {
  openedRecord.value = null
})

test('a file of up to four megabytes is opened, whatever it says', async () => {
  for (const text of ['', '{"hunch":1}', 'x'.repeat(MOST_BYTES)]) {
    expect(await readRecordFile(new File([text], 'evening.hunch'))).toBeNull()
    expect(openedRecord.value).toBe(text)
  }
})

test('a longer one is not read, and a sentence says why', async () => {
  expect(await readRecordFile(new File(['x'.repeat(MOST_BYTES + 1)], 'film.mp4'))).toBe(pastGamesWords.tooBig)
  expect(openedRecord.value).toBeNull()
})
