// Adds a context menu: cut, copy, paste and select all in a field, copy on a selection.
// Electron has none.
import { Menu, type MenuItemConstructorOptions, type WebContents } from 'electron'
import type { DesktopWords } from '../../shared/words/words.ts'

export function addContextMenu(contents: WebContents, words: DesktopWords): void {
  contents.on('context-menu', (_event, { isEditable, selectionText, editFlags }) => {
    const menuItems: MenuItemConstructorOptions[] = isEditable
      ? [
          { role: 'cut', label: words.cut, enabled: editFlags.canCut },
          { role: 'copy', label: words.copy, enabled: editFlags.canCopy },
          { role: 'paste', label: words.paste, enabled: editFlags.canPaste },
          { type: 'separator' },
          { role: 'selectAll', label: words.selectAll, enabled: editFlags.canSelectAll },
        ]
      : selectionText.trim() === ''
        ? []
        : [{ role: 'copy', label: words.copy }]
    if (menuItems.length > 0) Menu.buildFromTemplate(menuItems).popup()
  })
}
