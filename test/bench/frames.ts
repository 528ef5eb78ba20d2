// Sends a host randomly changed frames: none may crash it, or change a table unless it is a readable command.
import { diceFromSeed, type Dice } from '../../shared/engine/index.ts'
import { MAX_MESSAGE_BYTES, PROTOCOL_VERSION, readClientMessage } from '../../shared/wire/index.ts'
import type { SealedChannel } from '../../main/host/channel/hostChannel.ts'
import { corruptFrame, SAMPLE_COMMANDS, TEST_DEVICE, RoomUnderTest, FakeSocket } from './roomUnderTest.ts'

export interface FrameFuzzCounts {
  readonly frames: number
  readonly readable: number // still commands after the change
  readonly faults: number // bugs of Hunch, reported or thrown
  readonly changed: number // tables changed by something that is not a command
}

/** Frames per connection; after eight unreadable ones it is closed. */
const A_CONNECTION = 12

/**
 * As if every frame had come through the owner's sealed channel: what is tested is what the host does with the
 * content.
 */
const ownersChannel: SealedChannel = { authentication: { by: 'owner' }, open: text => ({ text }), seal: text => text }

/** Frames per room: the owner receives every table opened in it, and there are more and more of them. */
const A_ROOM = 3000

/** Sends `frames` changed frames. */
export async function fuzzFrames({
  times,
  seed,
  progress = () => {},
}: {
  readonly times: number
  readonly seed: string
  readonly progress?: (done: number) => void
}): Promise<FrameFuzzCounts> {
  const luck = diceFromSeed(`frames ${seed}`)
  const sum = { frames: 0, readable: 0, changed: 0, faults: 0 }
  while (sum.frames < times) {
    const { frames, readable, changed, faults } = await changeFrames(Math.min(A_ROOM, times - sum.frames), luck)
    sum.frames += frames
    sum.readable += readable
    sum.changed += changed
    sum.faults += faults
    progress(sum.frames)
  }
  return sum
}

async function changeFrames(times: number, luck: Dice): Promise<FrameFuzzCounts> {
  const count = { frames: 0, readable: 0, changed: 0 }
  const tried = await RoomUnderTest.open()
  try {
    while (count.frames < times) {
      const socket = new FakeSocket()
      tried.attend(socket, ownersChannel)
      socket.says({ type: 'hello', protocol: PROTOCOL_VERSION, device: TEST_DEVICE })
      tried.layTable(message => socket.says(message))
      for (let nth = 0; nth < A_CONNECTION && count.frames < times; nth++) {
        const frame = corruptFrame(Buffer.from(JSON.stringify(luck.pick(SAMPLE_COMMANDS))), luck)
        const isCommand = frame.length <= MAX_MESSAGE_BYTES && readClientMessage(frame.toString('utf8')) !== null
        const before = isCommand ? '' : tried.state
        tried.try(() => socket.emit('message', frame, false))
        count.frames++
        if (isCommand) count.readable++
        else if (tried.state !== before) count.changed++
      }
      socket.leave()
    }
    return { ...count, faults: tried.faults }
  } finally {
    tried.close()
  }
}
