// Runs `hunch host` in a process that can be profiled on request, for benchmarks.
import { Session, type Profiler } from 'node:inspector'
import { hostCommand } from '../../main/cli/host.ts'

/** The requests to the process, and its answers. */
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

process.exitCode = await hostCommand(process.argv.slice(3)) // with its arguments as on the command line: `host …`
