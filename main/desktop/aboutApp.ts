// Says what this app is: its version, its licence, and the licences of everything built in.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { app, shell } from 'electron'
import type { DesktopWords } from '../../shared/words/words.ts'

/** Fills the panel that each system shows under “About”. */
export function setAboutPanel(words: DesktopWords, icon: string): void {
  const { electron, chrome, node } = process.versions
  app.setAboutPanelOptions({
    applicationName: words.title,
    applicationVersion: app.getVersion(),
    version: `Electron ${electron} · Chromium ${chrome} · Node ${node}`, // macOS shows it in brackets behind the version
    copyright: 'The Hunch founders · MIT',
    credits: words.aboutText, // macOS and Windows
    authors: ['The Hunch founders'], // Linux
    iconPath: icon, // Linux and Windows
  })
}

/**
 * Shows all licences in the system's text viewer. Other programs cannot read inside the archive, so they are
 * copied out of it.
 */
export async function showLicences(dist: string, folder: string): Promise<void> {
  const parts = [
    join('desktop', 'LICENSE'),
    'licenses.md',
    join('renderer', 'licenses.md'),
    join('renderer', 'fonts.txt'),
  ]
  const licenceFiles = parts.map(part => join(dist, part)).filter(path => existsSync(path))
  const readableCopy = join(folder, 'licences.txt')
  writeFileSync(readableCopy, licenceFiles.map(path => readFileSync(path, 'utf8')).join('\n\n'))
  await shell.openPath(readableCopy)
}
