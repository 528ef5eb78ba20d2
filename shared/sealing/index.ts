// Answers for: what the rest of the house may use of sealing.
export { Opener, Sealer, NUMBER_BYTES, PADDED_BYTES, type ChannelKeys, type Cipher } from './channel.ts'
export { DeviceChannel, type DeviceChannelEnds } from './deviceChannel.ts'
export { deviceHash, deviceSecret, deviceTag } from './deviceSecret.ts'
export {
  answerGreet,
  greetHost,
  type Confirmed,
  type Credential,
  type Greet,
  type Greeted,
  type HostOffer,
  type Means,
} from './handshake.ts'
