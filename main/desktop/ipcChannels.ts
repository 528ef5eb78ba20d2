// The IPC channels between a window's page and the app. There are no others.
export const ipcChannels = {
  facts: 'hunch:facts',
  host: 'hunch:host',
  stop: 'hunch:stop',
  display: 'hunch:display',
  awake: 'hunch:awake',
  listen: 'hunch:listen',
  found: 'hunch:found',
  listenTold: 'hunch:listen-told',
  told: 'hunch:told',
} as const
