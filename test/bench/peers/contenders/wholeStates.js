// Bare ws that sends the whole state after every move, written as JSON once for all screens.
import { serveWith } from './bareWs.js'
import { newTable, playOn } from './table.js'

export { connect } from './bareWs.js'
export const leavesOut = 'legality, private views, seal, journal, budgets'

export async function serve() {
  const table = newTable()
  return serveWith(() => {
    playOn(table)
    return JSON.stringify(table)
  })
}
