// Answers for: the tests that are asked whether they find a planted fault: those of the room it lies in, the quickest first.
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/**
 * By room, in the order they are asked: the first that finds the fault ends the search.
 * Not asked is `coming.test.ts`: it kills hosts in processes of their own, run from the build, where no fault is planted.
 */
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
  'main/host': [
    'test/host/events.test.ts', // those without sockets and clocks
    'test/host/requests.test.ts',
    'test/host/connection.test.ts',
    'test/host/codes.test.ts',
    'test/host/move-clock.test.ts',
    'test/sealing/channel.test.ts',
    'test/host/file-cache.test.ts',
    'test/host/worker.test.ts',
    'test/host/thinking.test.ts',
    'test/host/table.test.ts',
    'test/host/evening.test.ts',
    'test/host/pages.test.ts',
    'test/host/folder.test.ts',
    'test/host/room.test.ts',
    'test/host/names.test.ts', // then those with them
    'test/host/sitting.test.ts',
    'test/host/join-code.test.ts',
    'test/host/sealing.test.ts',
    'test/host/sharing.test.ts',
    'test/host/sent-away.test.ts',
    'test/host/tables.test.ts',
    'test/host/reactions.test.ts',
    'test/host/pause.test.ts',
    'test/host/missing.test.ts',
    'test/host/data-folder.test.ts',
    'test/host/playing.test.ts',
    'test/host/badinput.test.ts',
    'test/host/keeping.test.ts',
    'test/host/finished-games.test.ts',
    'test/host/privacy.test.ts',
    'test/host/two-hands.test.ts',
    'test/host/journal.test.ts',
    'test/host/report.test.ts',
    'test/host/computers.test.ts',
    'test/host/computer-turns.test.ts',
    'test/host/damage.test.ts',
    'test/host/dealing.test.ts',
    'test/host/network-tester.test.ts',
    'test/host/sliced-socket.test.ts',
    'test/host/budgets.test.ts',
    'test/host/wire.test.ts',
    'test/host/dishonest.test.ts',
    'test/host/handover.test.ts',
    'test/host/handover-lost.test.ts', // the host that hands over is in this process
    'test/host/time.test.ts',
  ],
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
    setupFiles: ['test/kit/setup.ts'],
    sequence: { sequencer: Quickest },
    env: { LISTENING_MS: '5000' },
    testTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
