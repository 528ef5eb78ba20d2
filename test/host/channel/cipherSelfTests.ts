// Prints whether the cipher of this process passes its self-test, and whether a host's does.
import { hostCipher, nodeCipher, passesCipherSelfTest } from '../../../main/host/channel/hostCipher.ts'

process.stdout.write(JSON.stringify([nodeCipher, hostCipher].map(passesCipherSelfTest)))
