// `hunch host` in a process that reports on request what its time was spent on, for benches.
import { Session, type Profiler } from 'node:inspector'
import { hostCommand } from '../../main/cli/host.ts'

/** The messages to this process, and its answer. */
export type ProfileRequest = 'begin' | 'end'
export type ProfileAnswer = { readonly begun: true } | { readonly profile: Profiler.Profile }

/** Microseconds between two samples. */
const INTERVAL_US = 100

const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US })

process.on('message', (request: ProfileRequest) => {
  const answer = (answer: ProfileAnswer) => process.send!(answer)
  if (request === 'begin') session.post('Profiler.start', () => answer({ begun: true }))
  else session.post('Profiler.stop', (_, { profile }) => answer({ profile }))
})
process.channel?.unref()

process.exitCode = await hostCommand(process.argv.slice(3)) // as on the command line: `host …`
