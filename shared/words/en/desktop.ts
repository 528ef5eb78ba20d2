// What the app says outside its pages: menus, dialogs and its icon in the dock, in English.
export const desktopWords = {
  title: 'Hunch',
  ok: 'OK',
  cancel: 'Cancel',

  // Menus
  file: 'File',
  openGame: 'Open a Saved Game…',
  openRecent: 'Open Recent',
  noRecent: 'None Yet',
  clearRecent: 'Clear the List',
  savedGames: 'Saved games',
  closeWindow: 'Close Window',
  quit: 'Quit Hunch',
  edit: 'Edit',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select All',
  view: 'View',
  reload: 'Reload',
  actualSize: 'Actual Size',
  zoomIn: 'Zoom In',
  zoomOut: 'Zoom Out',
  fullScreen: 'Full Screen',
  tvScreen: 'Screen for the TV',
  askForScreen: 'Ask Each Time',
  developerTools: 'Developer Tools',
  window: 'Window',
  minimize: 'Minimise',
  zoom: 'Zoom',
  bringAllToFront: 'Bring All to Front',
  services: 'Services',
  hide: 'Hide Hunch',
  hideOthers: 'Hide Others',
  showAll: 'Show All',
  help: 'Help',
  openLog: 'Open the Log of Faults',
  licences: 'Licences',
  about: 'About Hunch',
  aboutText: 'Deduction games with hidden cards, for everybody in the room.',
  noLog: 'No fault was reported. There is nothing to open.',

  // Starting
  noPages: 'Hunch’s pages cannot be shown. Install Hunch again; if you built it yourself, run "npm run build" first.',
  noStart: (why: string) =>
    `Hunch could not start: ${why}. Start it again; if it does not help, restart this computer.`,
  noPort: 'Every port it could use is taken. Close another program, then start Hunch again.',
  noHost: (why: string) => `It could not be started: ${why}`,

  // Leaving
  guests: (count: number) =>
    count === 1 ? 'One other person is at your table.' : `${count} other people are at your table.`,
  guestsAbout: 'If Hunch closes, the game stops for everybody. It is kept, and you can continue it later.',
  keepHosting: 'Keep Hosting',
  close: 'Close',

  // When the window's page is in trouble
  crashed: 'The window stopped working',
  crashedAbout:
    'Your table goes on, and nothing is lost. Load the window again; if it stops once more, start Hunch again.',
  hangs: 'The window does not answer',
  hangsAbout: 'Wait a little longer, or load it again. Your table goes on.',
  loadAgain: 'Load Again',
  wait: 'Wait',

  // The TV
  whichScreen: 'Which screen shows the table?',
  whichScreenAbout:
    'Everybody sees it; it shows nobody’s cards. Hunch remembers the answer; View › Screen for the TV changes it.',
  screen: (nth: number, label: string, width: number, height: number) =>
    `${label === '' ? `Screen ${nth}` : label} (${width} × ${height})`,
  dragToTv: 'Drag this window to the TV, then press F11',
  dragToTvAbout: 'On this system an app cannot choose the screen by itself.',

  // Saved games
  games: 'Saved games of Hunch',
  notRead: (name: string) => `${name} cannot be opened`,
  notReadAbout: 'It may have been moved or deleted, or it is not a saved game of Hunch.',

  // While the app hosts with its window closed
  showTable: 'Show the Table',
  stopHosting: 'Stop Hosting',
} as const
