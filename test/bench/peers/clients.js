// The screens of one contender, in a process of their own: name, port and number are its arguments. It plays as many moves as it is asked for.
import { contender } from './contenders/index.js'

const [name, port, count] = process.argv.slice(2)
const screens = await (await contender(name)).connect(Number(port), Number(count))

/** @param {number} moves */
async function play(moves) {
  screens.sizes.length = 0
  const waits = []
  for (let made = 0; made < moves; made++) {
    waits.push(await screens.move())
    await new Promise(resolve => setImmediate(resolve))
  }
  const sizes = [...screens.sizes].sort((a, b) => a - b)
  process.send?.({ waits, bytes: sizes[Math.floor(sizes.length / 2)] ?? 0 })
}

process.on('message', moves => void play(Number(moves)))
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })
