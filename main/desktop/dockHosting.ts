// Shows in a Mac's dock that this machine still hosts while the window is closed, with “Show the Table” and “Stop
// Hosting”.
import { app, Menu } from 'electron'
import type { DesktopWords } from '../../shared/words/words.ts'

/** The badge on the app's icon. */
const HOSTING_BADGE = '●'

export function showHostingInDock(
  isHosting: boolean,
  { words, show, stop }: { words: DesktopWords; show: () => void; stop: () => void },
): void {
  app.dock?.setBadge(isHosting ? HOSTING_BADGE : '')
  app.dock?.setMenu(
    Menu.buildFromTemplate(
      isHosting
        ? [
            { label: words.showTable, click: show },
            { label: words.stopHosting, click: stop },
          ]
        : [],
    ),
  )
}
