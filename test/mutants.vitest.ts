// Answers for: the tests that are asked whether they find a planted fault: those of the room it lies in, the quickest first.
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/**
 * By room, in the order they are asked: the first that finds the fault ends the search.
 * Not asked is `going-away-and-coming-back.test.ts`: it kills hosts in processes of their own, run from the build, where no fault is planted.
 */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'shared/wire': ['test/wire/', 'test/host/scenarios/wire-as-described.test.ts', 'test/wire/names.test.ts'],
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
    'test/host/moveClock.test.ts',
    'test/sealing/channel.test.ts',
    'test/host/fileCache.test.ts',
    'test/host/thinkingWorker.test.ts',
    'test/host/computerPlayers.test.ts',
    'test/host/table.test.ts',
    'test/host/evening.test.ts',
    'test/host/pageServer.test.ts',
    'test/host/openFolder.test.ts',
    'test/host/room.test.ts',
    'test/wire/names.test.ts', // then those with them
    'test/host/scenarios/taking-a-chair.test.ts',
    'test/host/scenarios/join-code.test.ts',
    'test/host/scenarios/sealed-wire.test.ts',
    'test/host/sharedSeal.test.ts',
    'test/host/sentAway.test.ts',
    'test/host/scenarios/several-tables.test.ts',
    'test/host/reactions.test.ts',
    'test/host/pause.test.ts',
    'test/host/scenarios/missing-moves.test.ts',
    'test/host/dataFolder.test.ts',
    'test/host/scenarios/moves-over-sockets.test.ts',
    'test/host/scenarios/bad-input.test.ts',
    'test/host/scenarios/kept-tables.test.ts',
    'test/host/finishedGames.test.ts',
    'test/host/scenarios/who-is-sent-what.test.ts',
    'test/host/scenarios/one-seat-for-each-device.test.ts',
    'test/host/journal.test.ts',
    'test/host/faultLog.test.ts',
    'test/host/scenarios/computer-players-between-people.test.ts',
    'test/host/computerTurns.test.ts',
    'test/host/scenarios/damaged-folder.test.ts',
    'test/host/scenarios/deal-drawn-together.test.ts',
    'test/host/networkTester.test.ts',
    'test/host/slicedSocket.test.ts',
    'test/host/budgets.test.ts',
    'test/host/scenarios/wire-as-described.test.ts',
    'test/host/scenarios/dishonest-host.test.ts',
    'test/host/scenarios/handover.test.ts',
    'test/host/scenarios/handover-host-lost.test.ts', // the host that hands over is in this process
    'test/host/scenarios/time-of-moves.test.ts',
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
