// `hunch host` in a process that reports on request what its time was spent on, for benches.
import { Session, type Profiler } from 'node:inspector'
import { hostCommand } from '../../main/cli/host.ts'
import { answerUsage } from './usage.ts'

/** The messages to this process, and its answer. */
export type ProfileRequest = 'begin' | 'end'
export type ProfileAnswer = { readonly begun: true } | { readonly profile: Profiler.Profile }

/** Microseconds between two samples. */
const INTERVAL_US = 100

/** Opened when it is first asked for: a profiler that only waits costs time as well. */
let session: Session | null = null

function profiler(): Session {
  if (session) return session
  session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US })
  return session
}

process.on('message', (request: ProfileRequest) => {
  const answer = (answer: ProfileAnswer) => process.send!(answer)
  if (request === 'begin') profiler().post('Profiler.start', () => answer({ begun: true }))
  if (request === 'end') profiler().post('Profiler.stop', (_, { profile }) => answer({ profile }))
})
answerUsage()

process.exitCode = await hostCommand(process.argv.slice(3)) // as on the command line: `host …`
