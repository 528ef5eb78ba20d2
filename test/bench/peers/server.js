// Serves one contender, named by the first argument, and answers the bench: its port, then what it has used.
import { contender } from './contenders/index.js'

process.env['NODE_ENV'] = 'production' // as each of them is run in earnest
const { serve, leavesOut } = await contender(process.argv[2])
process.on('message', request => {
  if (request !== 'usage') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: (user + system) / 1000, rss: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())
process.send?.({ port: await serve(), leavesOut })
