// Answers for: the worker a computer player thinks in. It is given a seat's view and nothing else.
import { parentPort } from 'node:worker_threads'
import { dice, type Kinds, type SeatView } from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import type { Answer, Thought } from './brain.ts'

parentPort?.on('message', (thought: Thought) => {
  void answer(thought).then(reply => parentPort?.postMessage(reply))
})

async function answer({ game, view, level, seed }: Thought): Promise<Answer> {
  try {
    const mind = await gameEntry(game)!.mind()
    return { move: mind.chooseMove(view as SeatView<Kinds>, level, dice(seed)) }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}
