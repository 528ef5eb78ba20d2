// Finds the Chromium for browser tests, and the flags it starts with.
import { existsSync } from 'node:fs'

/** The engine alone: pages take two thirds of the time they take in the full browser. */
const SHELLS = ['/usr/bin/chromium-headless-shell']
const BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @type {(places: readonly string[]) => string | null} */
const firstOf = places => {
  const named = process.env['CHROMIUM']
  return [...(named === undefined ? [] : [named]), ...places].find(path => existsSync(path)) ?? null
}

/** This machine's Chromium, the engine alone if possible; null if there is none. The environment variable CHROMIUM overrides it. */
export const CHROMIUM = firstOf([...SHELLS, ...BROWSERS])

/** The full browser, as people have it, for tests of its network behaviour. */
export const WHOLE_CHROMIUM = firstOf([...BROWSERS, ...SHELLS])

export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
