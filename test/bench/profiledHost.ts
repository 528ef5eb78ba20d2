// Answers for: `hunch host` in a process that tells, when asked, what its time went into: for benches.
import { Session, type Profiler } from 'node:inspector'
import { hostCommand } from '../../main/cli/host.ts'

/** What the process is asked, and what it answers. */
export type ProfileRequest = 'begin' | 'end'
export type ProfileAnswer = { readonly begun: true } | { readonly profile: Profiler.Profile }

/** Microseconds between two looks at what runs. */
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

process.exitCode = await hostCommand(process.argv.slice(3)) // as the command line has it: `host …`
