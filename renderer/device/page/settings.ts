// Keeps this device's settings for how it looks and sounds, and applies them at once.
import { computed, reactive, readonly, ref, watchEffect } from 'vue'
import { storedSettings } from '../storage/storage.ts'

/** Every setting and its values, default first. `system`: follows the device's own settings. */
export const SETTINGS = {
  theme: ['system', 'light', 'dark'],
  contrast: ['system', 'usual', 'strong'],
  text: ['100', '125', '150', '200'], // percent
  motion: ['system', 'less', 'full'],
  words: ['off', 'on'], // shows the table as text
  hand: ['right', 'left'], // the hand that holds the phone
  confirm: ['off', 'on'], // asks before a move that cannot be undone
  flat: ['off', 'on'], // the table display lies in the middle of the table
  aloud: ['off', 'on'], // the table display reads the story aloud
  courts: ['JQK', 'own'], // the letters of court cards: international, or as in packs of the language
  reactions: ['on', 'off'], // gestures can be sent, and are shown
} as const satisfies Record<string, readonly string[]>

export type SettingName = keyof typeof SETTINGS
export type Settings = { [Name in SettingName]: (typeof SETTINGS)[Name][number] }

const settingNames = Object.keys(SETTINGS) as SettingName[]
const isAllowedValue = (name: SettingName, value: unknown) => (SETTINGS[name] as readonly unknown[]).includes(value)

/** Parses the stored settings. `wasUnreadable`: some of them are invalid; the others count. */
export function parseSettings(storedText: string | null): {
  readonly settings: Settings
  readonly wasUnreadable: boolean
} {
  const settings = Object.fromEntries(settingNames.map(name => [name, SETTINGS[name][0]])) as Settings
  let storedValues: unknown = {}
  let isBroken = false
  try {
    if (storedText) storedValues = JSON.parse(storedText) as unknown
  } catch {
    isBroken = true
  }
  if (typeof storedValues !== 'object' || storedValues === null || Array.isArray(storedValues))
    return { settings, wasUnreadable: true }
  for (const [name, value] of Object.entries(storedValues as Record<string, unknown>)) {
    if (settingNames.includes(name as SettingName) && isAllowedValue(name as SettingName, value))
      Object.assign(settings, { [name]: value })
    else isBroken = true
  }
  return { settings, wasUnreadable: isBroken }
}

const chosenSettings = reactive(parseSettings(null).settings)
const wereSettingsSetAside = ref(false)

/** The settings of this device. */
export const settings: Readonly<Settings> = readonly(chosenSettings)

/** Some stored settings were invalid when the page was opened, and were set aside. */
export const settingsWereUnreadable = readonly(wereSettingsSetAside)

/** Loads the stored settings. Invalid ones are set aside, the others are kept. */
export function loadSettings(): void {
  const storedText = storedSettings.get()
  const storedValues = parseSettings(storedText)
  Object.assign(chosenSettings, storedValues.settings)
  wereSettingsSetAside.value = storedValues.wasUnreadable
  if (!storedValues.wasUnreadable) return
  storedSettings.setAside(storedText ?? '')
  storeSettings()
}

/** Stores only what differs from the defaults, because a default may change. */
function storeSettings(): void {
  storedSettings.set(
    JSON.stringify(
      Object.fromEntries(
        settingNames.flatMap(name =>
          chosenSettings[name] === SETTINGS[name][0] ? [] : [[name, chosenSettings[name]]],
        ),
      ),
    ),
  )
}

export function setSetting<Name extends SettingName>(name: Name, value: Settings[Name]): void {
  Object.assign(chosenSettings, { [name]: value })
  storeSettings()
}

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)'

/** Whether motion should be reduced. */
export function prefersReducedMotion(): boolean {
  return settings.motion === 'system' ? matchMedia(REDUCED_MOTION_QUERY).matches : settings.motion === 'less'
}

/** Follows a media query of the system. */
function followMediaQuery(query: string) {
  const mediaQuery = matchMedia(query)
  const now = ref(mediaQuery.matches)
  mediaQuery.addEventListener('change', () => (now.value = mediaQuery.matches))
  return now
}

/**
 * Whether this page is a table display, which a room sees in the evening. It is dark unless something else is
 * chosen on it, whatever the system says.
 */
export const isTableDisplay = ref(false)

/**
 * Applies the settings to the page from now on: the style sheets read them from the root element. Resolves when
 * the first style sheets are loaded.
 */
export async function applySettings(): Promise<void> {
  const [light, strong, still] = [
    '(prefers-color-scheme: light)',
    '(prefers-contrast: more)',
    REDUCED_MOTION_QUERY,
  ].map(followMediaQuery)
  const rootAttributes = computed(() => ({
    theme: settings.theme === 'system' ? (light!.value && !isTableDisplay.value ? 'light' : 'dark') : settings.theme,
    contrast: settings.contrast === 'system' ? (strong!.value ? 'strong' : 'usual') : settings.contrast,
    motion: settings.motion === 'system' ? (still!.value ? 'less' : 'full') : settings.motion,
    hand: settings.hand,
    text: settings.text,
  }))
  let loadedPalette: Promise<unknown> | undefined // the light palette, which most devices never need
  watchEffect(() => {
    const page = document.documentElement
    Object.assign(page.dataset, rootAttributes.value)
    page.style.setProperty('--text', String(Number(settings.text) / 100))
    if (rootAttributes.value.theme === 'light' || rootAttributes.value.contrast === 'strong')
      loadedPalette ??= import('../../styles/light.css').catch(() => (loadedPalette = undefined)) // the page stays dark until the palette is loaded
    void loadedPalette?.then(colourBrowserFrame)
    colourBrowserFrame()
  })
  await loadedPalette
}

/** Colours the browser's own frame like the bar of the page. */
function colourBrowserFrame(): void {
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bar')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', bar)
}
