// The vitest settings for mutation tests: which tests look for a planted fault in which room, quickest first.
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

/** By room, in order; the first test that finds the fault ends the search. */
const ASKED: Readonly<Record<string, readonly string[]>> = {
  'shared/wire': ['test/wire/'],
  'shared/engine': [
    'test/engine/',
    'test/games/blank/',
    'test/host/table/evening.test.ts',
    'test/laws/games/blank.test.ts',
    'test/laws/faults.test.ts',
    'test/records/',
  ],
  'main/host': [
    'test/host/table/events.test.ts', // those without sockets and clocks
    'test/host/openTable/requests.test.ts',
    'test/host/channel/connection.test.ts',
    'test/host/channel/codes.test.ts',
    'test/host/table/moveClock.test.ts',
    'test/sealing/channel.test.ts',
    'test/host/storage/fileCache.test.ts',
    'test/host/computers/thinkingWorker.test.ts',
    'test/host/computers/computerPlayers.test.ts',
    'test/host/table/table.test.ts',
    'test/host/table/evening.test.ts',
    'test/host/server/pageServer.test.ts',
    'test/host/openDataFolder.test.ts',
    'test/host/room/room.test.ts',
    'test/wire/names.test.ts', // then those with them
    'test/host/scenarios/join-code.test.ts',
    'test/host/scenarios/sealed-wire.test.ts',
    'test/host/channel/sharedSeal.test.ts',
    'test/host/table/sentAway.test.ts',
    'test/host/scenarios/several-tables.test.ts',
    'test/host/openTable/playerGestures.test.ts',
    'test/host/table/pause.test.ts',
    'test/host/scenarios/missing-moves.test.ts',
    'test/host/storage/dataFolder.test.ts',
    'test/host/scenarios/moves-over-sockets.test.ts',
    'test/host/scenarios/going-away-and-coming-back.test.ts',
    'test/host/scenarios/bad-input.test.ts',
    'test/host/storage/finishedGames.test.ts',
    'test/host/scenarios/who-is-sent-what.test.ts',
    'test/host/scenarios/one-seat-for-each-device.test.ts',
    'test/host/storage/journal.test.ts',
    'test/host/errors/faultLog.test.ts',
    'test/host/table/computerTurns.test.ts',
    'test/host/scenarios/damaged-folder.test.ts',
    'test/host/scenarios/deal-drawn-together.test.ts',
    'test/host/network/networkTester.test.ts',
    'test/host/limits/slicedSocket.test.ts',
    'test/host/limits/budgets.test.ts',
    'test/wire/scenarios/wire-as-described.test.ts',
    'test/host/scenarios/dishonest-host.test.ts',
    'test/host/scenarios/handovers.test.ts',
    'test/host/scenarios/handover-host-lost.test.ts', // the host that hands over runs in this process
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
