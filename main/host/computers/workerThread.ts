// The worker in which computer players think.
// It gets a seat's view, and what everybody saw in earlier games of the evening; nothing else.
import { parentPort } from 'node:worker_threads'
import { diceFromSeed, type GameTypeParams, type SeatView } from '../../../shared/engine/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import type { ThinkReply, ThinkRequest } from './thinkingWorker.ts'

parentPort?.on('message', (request: ThinkRequest) => {
  void answerThinkRequest(request).then(reply => parentPort?.postMessage(reply))
})

async function answerThinkRequest({ game, view, earlierChoices, level, seed }: ThinkRequest): Promise<ThinkReply> {
  try {
    const mind = await gameEntry(game)!.mind()
    return { move: mind.chooseMove(view as SeatView<GameTypeParams>, level, diceFromSeed(seed), earlierChoices) }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }
}
