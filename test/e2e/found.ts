// Inspects all elements that a page has of a kind, and fails if it has none: of nothing everything is true.
import { expect } from 'vitest'
import type { Locator } from 'playwright-core'

type Elements = (HTMLElement | SVGElement)[]

/** Calls `inspect` in the page with all elements found, of which there must be some, and with what it is given. */
export async function inspectAll<Result>(elements: Locator, inspect: (all: Elements) => Result): Promise<Result>
export async function inspectAll<Given, Result>(
  elements: Locator,
  inspect: (all: Elements, given: Given) => Result,
  given: Given,
): Promise<Result>
export async function inspectAll<Result>(
  elements: Locator,
  inspect: (all: Elements, given?: unknown) => Result,
  given?: unknown,
): Promise<Result> {
  await expectSome(elements)
  return elements.evaluateAll(inspect, given)
}

/** All elements found, of which there must be some. */
export async function allFound(elements: Locator): Promise<Locator[]> {
  await expectSome(elements)
  return elements.all()
}

const expectSome = async (elements: Locator): Promise<void> =>
  expect(await elements.count(), `${String(elements)} in the page`).toBeGreaterThan(0)
