// Answers for: what the rest of the house may use of sealing.
export { FIRST_SHARED, Opener, Sealer, type ChannelKeys, type Cipher } from './channel.ts'
export { DeviceChannel, type DeviceChannelEnds } from './deviceChannel.ts'
export { deviceHash, deviceSecret, deviceTag, movedSecret } from './deviceSecret.ts'
export {
  answerGreet,
  credentialsOf,
  greetHost,
  type Confirmed,
  type Credential,
  type Greet,
  type Greeted,
  type HostOffer,
  type Means,
} from './handshake.ts'
