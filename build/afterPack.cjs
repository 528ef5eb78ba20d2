// Gives the app's program on macOS its own identity before it is signed.
// macOS remembers by LC_UUID which program was allowed the local network (Apple TN3179), and all Electron apps of
// one version share it: a permission granted to one may not take effect for this one.
const { createHash } = require('node:crypto')
const { readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

const MACHO_64 = 0xfeedfacf
const FAT = 0xcafebabe
const LC_UUID = 0x1b

/**
 * Replaces every LC_UUID of a Mach-O program, thin or of several architectures, by one derived from `identity`
 * and the old one. Returns how many there were.
 */
function replaceUuids(program, identity) {
  const starts =
    program.readUInt32BE(0) === FAT
      ? Array.from({ length: program.readUInt32BE(4) }, (_, nth) => program.readUInt32BE(8 + nth * 20 + 8))
      : [0]
  let replaced = 0
  for (const start of starts) {
    if (program.readUInt32LE(start) !== MACHO_64) throw new Error('not a 64-bit Mach-O program')
    const commands = program.readUInt32LE(start + 16)
    for (let at = start + 32, nth = 0; nth < commands; nth++) {
      if (program.readUInt32LE(at) === LC_UUID) {
        const uuid = createHash('sha256').update(identity).update(program.subarray(at + 8, at + 24)).digest().subarray(0, 16) // prettier-ignore
        uuid[6] = (uuid[6] & 0x0f) | 0x50 // a UUID made of a name (RFC 9562, version 5)
        uuid[8] = (uuid[8] & 0x3f) | 0x80
        uuid.copy(program, at + 8)
        replaced++
      }
      at += program.readUInt32LE(at + 4)
    }
  }
  return replaced
}

module.exports = async ({ electronPlatformName, appOutDir, packager }) => {
  if (electronPlatformName !== 'darwin') return
  const { productFilename, id } = packager.appInfo
  const path = join(appOutDir, `${productFilename}.app`, 'Contents/MacOS', productFilename)
  const program = readFileSync(path)
  if (replaceUuids(program, id) === 0) throw new Error(`${path} has no LC_UUID`)
  writeFileSync(path, program)
}
module.exports.replaceUuids = replaceUuids
