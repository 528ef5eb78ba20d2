// Answers for: the tests that are asked whether they find a planted fault: those of the room it lies in, the quickest first.
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** By room, in the order they are asked: the first that finds the fault ends the search. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'shared/wire': ['test/wire/', 'test/host/wire.test.ts', 'test/host/names.test.ts'],
  'shared/engine': [
    'test/engine/',
    'test/games/blank/',
    'test/host/evening.test.ts',
    'test/laws/games/blank.test.ts',
    'test/laws/faults.test.ts',
    'test/records/',
  ],
  'main/host': ['test/host/'],
}

const asked = ASKED[process.env['ROOM'] ?? ''] ?? Object.values(ASKED).flat()

class Quickest extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => asked.findIndex(path => moduleId.includes(path))
    return files.sort((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  test: {
    include: asked.map(path => (path.endsWith('/') ? `${path}**/*.test.ts` : path)),
    environment: 'node',
    setupFiles: ['test/screens/setup.ts'],
    sequence: { sequencer: Quickest },
    testTimeout: 60_000,
  },
})
