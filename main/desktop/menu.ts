// Answers for: the menu. Mostly roles: the system names them in the language of whoever sits there.
import { Menu, type MenuItemConstructorOptions } from 'electron'
import { desktopWords } from '../../shared/words/en/programs.ts'

/** Sets the menu: what a person expects of any window, and a developer of one under work. */
export function setMenu({
  mac,
  developing,
  openLog,
}: {
  mac: boolean
  developing: boolean
  openLog: () => void
}): void {
  const view: MenuItemConstructorOptions[] = [
    { role: 'reload' },
    { type: 'separator' },
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ]
  if (developing) view.push({ role: 'toggleDevTools' })
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(mac ? [{ role: 'appMenu' } as const] : []),
      { role: 'fileMenu' },
      { role: 'editMenu' },
      { label: desktopWords.view, submenu: view },
      { role: 'windowMenu' },
      { role: 'help', submenu: [{ label: desktopWords.openLog, click: openLog }] },
    ]),
  )
}
