// Writes release/SHA256SUMS: the checksum of everything there that people download, as `sha256sum --check` reads it.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(process.argv[2] ?? 'release')
const files = (existsSync(folder) ? readdirSync(folder) : []).filter(name =>
  /\.(exe|dmg|zip|AppImage|deb|tgz|pdf)$/.test(name),
)
if (files.length === 0) {
  process.stderr.write(`There is nothing to download in ${folder}. Make it first: npm run app\n`)
  process.exit(1)
}
const sums = files.sort().map(name => `${createHash('sha256').update(readFileSync(join(folder, name))).digest('hex')}  ${name}\n`) // prettier-ignore
writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
process.stdout.write(sums.join(''))
