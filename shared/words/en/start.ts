// What `npm start` says when it cannot open its window: the obstacle, and what to type, in English.
export const npmStartWords = {
  asked: 'Hunch starts without a window, as asked.',
  noDisplay: 'There is no display here, so Hunch starts without a window. Open it in a browser instead.',
  noRuntime: 'The Electron runtime cannot be had here, so Hunch starts without a window. Open it in a browser instead.',
  fetching: 'Fetching the Electron runtime, once. It has about 100 MB …',
  fetchFailed:
    'The Electron runtime could not be fetched. Look whether this computer is online, then type "npm start" again. If your network needs a proxy, set HTTPS_PROXY first.',
  noWindow: (how: string) =>
    `The window could not be opened (${how}), so Hunch starts without one. Open it in a browser instead.`,
  status: (status: number) => `it ended with ${status}`,
  signal: (signal: string) => `it was ended by ${signal}`,
  noSandbox: (helper: string) =>
    [
      'This system forbids programs like Electron the sandbox that keeps pages apart from the system. To allow it for Hunch, type:',
      `  sudo chown root "${helper}"`,
      `  sudo chmod 4755 "${helper}"`,
      'Then type "npm start" again.',
    ].join('\n'),
  asRoot: 'Electron opens no window for root. Start Hunch as yourself: leave out "sudo".',
  lostWindow: 'The window ended before its time. Type "npm start" to open it again: your tables are kept.',
} as const
