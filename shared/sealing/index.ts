// Exports everything other folders use of sealing.
export {
  FIRST_SHARED_FRAME_NUMBER,
  FrameOpener,
  FrameSealer,
  type ChannelKeys,
  type Cipher,
  type Resumption,
} from './channel.ts'
export { DeviceChannel, type DeviceChannelSetup } from './deviceChannel.ts'
export { deviceDigest, deviceHash, deviceSecret, deviceTag, secretAfterHandover } from './deviceSecret.ts'
export {
  answerGreeting,
  availableCredentials,
  greetHost,
  type ConfirmedMessage,
  type Credential,
  type GreetMessage,
  type GreetedMessage,
  type HostHello,
  type AuthenticationMethod,
  type GreetingMethod,
} from './handshake.ts'
export { LastChannel } from './lastChannel.ts'
export { portableCipher } from './portableCipher.ts'
