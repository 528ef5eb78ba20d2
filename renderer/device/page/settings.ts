// Answers for: how this device is to be drawn and heard: its settings, kept here, read by a schema, and applied where they stand.
import { computed, reactive, readonly, ref, watchEffect } from 'vue'
import { storedSettings } from '../storage/storage.ts'

/** Every setting with its values; the first is the default. `system`: as the device's own settings say. */
export const SETTINGS = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'usual', 'strong'],
  text: ['100', '125', '150', '200'], // percent
  motion: ['system', 'less', 'full'],
  words: ['off', 'on'], // the table is drawn as text, in words alone
  hand: ['right', 'left'], // which one holds the phone
  confirm: ['off', 'on'], // asks before a move that cannot be undone
  aloud: ['off', 'on'], // the table screen reads what is said
  reactions: ['on', 'off'], // gestures are shown here, and can be made
} as const satisfies Record<string, readonly string[]>

export type SettingName = keyof typeof SETTINGS
export type Settings = { [Name in SettingName]: (typeof SETTINGS)[Name][number] }

const names = Object.keys(SETTINGS) as SettingName[]
const isValue = (name: SettingName, value: unknown) => (SETTINGS[name] as readonly unknown[]).includes(value)

/** What was kept, by the schema above. `broken`: some of it is no such setting; the rest counts. */
export function readSettings(kept: string | null): { readonly settings: Settings; readonly broken: boolean } {
  const settings = Object.fromEntries(names.map(name => [name, SETTINGS[name][0]])) as Settings
  let read: unknown = {}
  let broken = false
  try {
    if (kept) read = JSON.parse(kept) as unknown
  } catch {
    broken = true
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return { settings, broken: true }
  for (const [name, value] of Object.entries(read as Record<string, unknown>)) {
    if (names.includes(name as SettingName) && isValue(name as SettingName, value))
      Object.assign(settings, { [name]: value })
    else broken = true
  }
  return { settings, broken }
}

const chosen = reactive(readSettings(null).settings)
const setAside = ref(false)

/** The settings of this device. */
export const settings: Readonly<Settings> = readonly(chosen)

/** Something kept here could not be read when the page was opened: it was set aside. */
export const settingsWereUnreadable = readonly(setAside)

/** Reads what this device has kept. What cannot be read is set aside, and the rest is kept. */
export function loadSettings(): void {
  const kept = storedSettings.get()
  const read = readSettings(kept)
  Object.assign(chosen, read.settings)
  setAside.value = read.broken
  if (!read.broken) return
  storedSettings.setAside(kept ?? '')
  keep()
}

/** Only what differs from the usual is kept: a default may change. */
function keep(): void {
  storedSettings.set(
    JSON.stringify(
      Object.fromEntries(names.flatMap(name => (chosen[name] === SETTINGS[name][0] ? [] : [[name, chosen[name]]]))),
    ),
  )
}

export function setSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  Object.assign(chosen, { [name]: value })
  keep()
}

const STILL = '(prefers-reduced-motion: reduce)'

/** Nothing is to move before these eyes. */
export function prefersReducedMotion(): boolean {
  return settings.motion === 'system' ? matchMedia(STILL).matches : settings.motion === 'less'
}

/** What the system wishes, as it changes. */
function wish(query: string) {
  const asked = matchMedia(query)
  const now = ref(asked.matches)
  asked.addEventListener('change', () => (now.value = asked.matches))
  return now
}

/** Draws the page as the settings say, from now on. The styles ask the root for it. Comes true when those of the first look are here. */
export async function applySettings(): Promise<void> {
  const [light, strong, still] = ['(prefers-color-scheme: light)', '(prefers-contrast: more)', STILL].map(wish)
  const look = computed(() => ({
    theme: settings.theme === 'system' ? (light!.value ? 'light' : 'dark') : settings.theme,
    contrast: settings.contrast === 'system' ? (strong!.value ? 'strong' : 'usual') : settings.contrast,
    motion: settings.motion === 'system' ? (still!.value ? 'less' : 'full') : settings.motion,
    hand: settings.hand,
    text: settings.text,
  }))
  let here: Promise<unknown> | undefined // the palette that most devices need not fetch
  watchEffect(() => {
    const page = document.documentElement
    Object.assign(page.dataset, look.value)
    page.style.setProperty('--text', String(Number(settings.text) / 100))
    if (look.value.theme === 'light' || look.value.contrast === 'strong')
      here ??= import('../../styles/light.css').catch(() => (here = undefined)) // it stays dark until it can be had
    void here?.then(colourFrame)
    colourFrame()
  })
  await here
}

/** The browser's own frame around the page, in the colour of the bar. */
function colourFrame(): void {
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar)
}
