// Searches for tables and prints every list and every complaint as a line of JSON.
import { findTables } from '../../main/discovery/index.ts'

const print = (line: object) => process.stdout.write(JSON.stringify({ at: Date.now(), ...line }) + '\n')

const finder = findTables({ onFound: tables => print({ tables }), onTrouble: trouble => print({ trouble }) })
print({ began: true })
process.once('SIGTERM', () => void finder.stop().then(() => process.exit(0)))
