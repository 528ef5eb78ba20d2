// Where the window opens, and which places are worth remembering.
import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { describe, expect, test, vi } from 'vitest'
import { MIN_WINDOW_SIZE, trackWindowPlace, chooseWindowPlace } from '../../main/desktop/windowPlace.ts'

const laptop = { x: 0, y: 30, width: 1280, height: 690 }
const screen = { x: 1280, y: 0, width: 1920, height: 1080 }

describe('the window', () => {
  test('opens in the middle, no larger than its screen', () => {
    expect(chooseWindowPlace(undefined, [screen])).toEqual({ width: 1280, height: 840 })
    expect(chooseWindowPlace(undefined, [laptop])).toEqual({ width: 1280, height: 690 })
    expect(chooseWindowPlace(undefined, [{ ...laptop, width: 1024, height: 560 }])).toEqual({
      width: 1024,
      height: 560,
    })
    expect(chooseWindowPlace(undefined, [])).toEqual({ width: 1280, height: 840 })
  })

  test('opens where it was left, on whichever screen that was', () => {
    const left = { x: 1500, y: 40, width: 900, height: 700 }
    expect(chooseWindowPlace(left, [laptop, screen])).toEqual(left)
  })

  test('that stood out of its screen is moved into it, whole', () => {
    expect(chooseWindowPlace({ x: -200, y: 20, width: 900, height: 600 }, [laptop])).toMatchObject({ x: 0, y: 30 })
    expect(chooseWindowPlace({ x: 900, y: 500, width: 900, height: 600 }, [laptop])).toMatchObject({ x: 380, y: 120 })
    expect(chooseWindowPlace({ x: 0, y: 30, width: 3000, height: 2000 }, [laptop])).toEqual(laptop)
  })

  test('whose screen is gone, or whose edge is out of reach, opens in the middle with its size', () => {
    const size = { width: 900, height: 600 }
    for (const [x, y] of [
      [1500, 40],
      [-850, 40],
      [1200, 40],
      [40, 700],
      [40, -60],
    ] as const)
      expect(chooseWindowPlace({ x, y, ...size }, [laptop]), `${x}, ${y}`).toEqual(size)
  })

  test('is never smaller than its pages can be used', () => {
    expect(chooseWindowPlace({ x: 40, y: 40, width: 200, height: 1 }, [laptop])).toMatchObject(MIN_WINDOW_SIZE)
  })
})

test('a place is remembered, but not that of a window that is minimized or fills its screen', () => {
  const set = vi.fn()
  const state = { minimized: false, full: false, maximized: false }
  const window = Object.assign(new EventEmitter(), {
    isMinimized: () => state.minimized,
    isFullScreen: () => state.full,
    isMaximized: () => state.maximized,
    getNormalBounds: () => ({ x: 1, y: 2, width: 900, height: 700 }),
  })
  trackWindowPlace(window as unknown as BrowserWindow, { values: {}, change: set })
  for (const name of ['moved', 'resized', 'close']) window.emit(name)
  expect(set).toHaveBeenCalledTimes(3)
  state.minimized = true
  window.emit('close')
  Object.assign(state, { minimized: false, full: true })
  window.emit('close')
  expect(set).toHaveBeenCalledTimes(3)
  Object.assign(state, { full: false, maximized: true })
  window.emit('close')
  expect(set).toHaveBeenLastCalledWith({ window: { x: 1, y: 2, width: 900, height: 700, maximized: true } })
})
