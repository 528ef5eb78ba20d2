// Answers for: the host this machine runs for the network, from the first wish for it until it is stopped.
import { startHost, type HostSetup } from '../host/index.ts'
import { announceTable, testNetwork, type Announcer } from '../discovery/index.ts'
import { desktopWords } from '../../shared/words/en/programs.ts'

export interface LocalHost {
  /** Starts the host, or finds it running. Says in a sentence why it cannot. */
  readonly host: () => Promise<{ url: string; key: string } | { trouble: string }>
  /** Says goodbye to the network and stops the host, if there is one. */
  readonly stop: () => Promise<void>
}

interface Running {
  readonly url: string
  readonly key: string
  readonly stop: () => Promise<void>
}

export interface LocalHostSetup extends Pick<HostSetup, 'data' | 'pages' | 'thinker' | 'report'> {
  readonly card?: string | undefined
  /** Hears a sentence for people when others cannot be told of the table. */
  readonly trouble: (sentence: string) => void
}

export function createLocalHost(wishes: LocalHostSetup): LocalHost {
  let running: Promise<Running> | null = null
  return {
    host: async () => {
      const mine = (running ??= start(wishes))
      try {
        const { url, key } = await mine
        return { url, key }
      } catch (error) {
        if (running === mine) running = null // another attempt may fare better
        return { trouble: sentence(error as NodeJS.ErrnoException) }
      }
    },
    stop: async () => {
      const gone = running
      running = null
      await (await gone?.catch(() => null))?.stop()
    },
  }
}

async function start({ data, pages, thinker, report, card, trouble }: LocalHostSetup): Promise<Running> {
  let announcer: Announcer | null = null
  const host = await startHost({
    data,
    pages,
    thinker,
    announced: () => announcer?.update(),
    testNetwork: told => testNetwork({ ...told, ...(card ? { card } : {}) }),
    ...(report ? { report } : {}),
  })
  host.room.resumeUnfinished()
  announcer = announceTable({ port: host.port, info: () => host.room.info, trouble, ...(card ? { card } : {}) })
  return {
    url: `http://127.0.0.1:${host.port}/`,
    key: host.key,
    stop: async () => {
      await announcer.stop()
      await host.stop()
    },
  }
}

function sentence({ code, message }: NodeJS.ErrnoException): string {
  if (code === undefined) return message // the host says so itself
  if (code === 'EADDRINUSE') return desktopWords.noPort
  return desktopWords.noHost(message)
}
