// Tests the network of the machine it runs on for a host at a port, and prints the result as a line of JSON.
import { testNetwork } from '../../main/discovery/index.ts'

const [port] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await testNetwork({ port: Number(port), isAnnouncing: true })) + '\n')
