// Sends randomly changed frames to a host: none may crash it or change a table, except by being a readable command.
import { diceFromSeed, type Dice } from '../../shared/engine/index.ts'
import { MAX_MESSAGE_BYTES, PROTOCOL_VERSION, readClientMessage } from '../../shared/wire/index.ts'
import type { SealedChannel } from '../../main/host/channel/hostChannel.ts'
import { corruptFrame, SAMPLE_COMMANDS, TEST_DEVICE, RoomUnderTest, FakeSocket } from './roomUnderTest.ts'

export interface FrameFuzzCounts {
  readonly frames: number
  readonly readable: number // still commands after the change
  readonly faults: number // errors of the host, reported or thrown
  readonly changed: number // tables changed without a command
}

/** Frames per connection, which is closed after eight unreadable ones. */
const A_CONNECTION = 12

/** A channel that treats every frame as sealed by the owner, so that only their handling is tested. */
const ownersChannel: SealedChannel = { proof: { by: 'owner' }, open: text => ({ text }), seal: text => text }

/** Frames per room. The owner gets news of all tables ever opened in it, so a room gets slower. */
const A_ROOM = 3000

/** Sends this many changed frames. */
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
