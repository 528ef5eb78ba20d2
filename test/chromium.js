// Answers for: which Chromium the browser tests run, and how it is started.
import { existsSync } from 'node:fs'

/** The engine alone: a page in it takes two thirds of the time that one in a whole browser takes. */
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

/** The Chromium of this machine, the engine alone where it is there; null when there is none. CHROMIUM in the environment names another. */
export const CHROMIUM = firstOf([...SHELLS, ...BROWSERS])

/** The browser as people have it: for what a network does to it. */
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
