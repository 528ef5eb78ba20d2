// Chooses where the app's window opens: where it was left, if that is still on a screen, otherwise in the middle.
import type { BrowserWindow, Rectangle } from 'electron'
import type { AppSettingsStore } from './appSettings.ts'

/** The size of a window that was never moved, and the smallest size of a window. */
const DEFAULT_SIZE = { width: 1280, height: 840 }
export const MIN_WINDOW_SIZE = { width: 360, height: 560 }

/** How much of a window must be on a screen for it to be reached and moved. */
const MIN_VISIBLE_SIZE = { width: 120, height: 48 }

/** The options for opening a window. Without x and y the system centres it. */
export type WindowPlace = { readonly width: number; readonly height: number } & (
  { readonly x: number; readonly y: number } | { readonly x?: never; readonly y?: never }
)

/** The place for a window that was left at `lastPlace`, on screens with these work areas (the main one first). */
export function chooseWindowPlace(lastPlace: Rectangle | undefined, workAreas: readonly Rectangle[]): WindowPlace {
  const [main] = workAreas
  if (!main) return DEFAULT_SIZE
  const lastArea = lastPlace && workAreas.find(area => isReachable(lastPlace, area))
  const area = lastArea ?? main
  const width = Math.min(area.width, Math.max(MIN_WINDOW_SIZE.width, lastPlace?.width ?? DEFAULT_SIZE.width))
  const height = Math.min(area.height, Math.max(MIN_WINDOW_SIZE.height, lastPlace?.height ?? DEFAULT_SIZE.height))
  if (!lastArea) return { width, height }
  return {
    width,
    height,
    x: clamp(lastPlace.x, area.x, area.x + area.width - width),
    y: clamp(lastPlace.y, area.y, area.y + area.height - height),
  }
}

/** True if enough of the window's upper edge, by which it is moved, is within an area. */
function isReachable({ x, y, width }: Rectangle, area: Rectangle): boolean {
  const across = Math.min(x + width, area.x + area.width) - Math.max(x, area.x)
  return (
    across >= MIN_VISIBLE_SIZE.width &&
    y >= area.y - MIN_VISIBLE_SIZE.height &&
    y <= area.y + area.height - MIN_VISIBLE_SIZE.height
  )
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

/** Stores the window's place whenever it was moved, sized or closed. */
export function trackWindowPlace(window: BrowserWindow, settings: AppSettingsStore): void {
  const savePlace = () => {
    if (window.isMinimized() || window.isFullScreen()) return
    const { x, y, width, height } = window.getNormalBounds()
    settings.change({ window: { x, y, width, height, maximized: window.isMaximized() } })
  }
  // `moved` and `resized` come once, at the end of a drag, on macOS and Windows; Linux only has `close`.
  window.on('moved', savePlace)
  window.on('resized', savePlace)
  window.on('close', savePlace)
}
