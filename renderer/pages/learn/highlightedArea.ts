// Highlights the area of a game's screen that a coach explains, and scrolls it into view.
import { nextTick, onScopeDispose, watch, type ShallowRef } from 'vue'
import type { HighlightedArea } from '../../../shared/engine/index.ts'

/** The selectors for each area, the best first. There are several because games have their own layouts. */
const SELECTORS_BY_AREA: Readonly<Record<HighlightedArea, readonly string[]>> = {
  players: ['.opponents', '.others', '.them'],
  middle: ['.result', '.middle', '.saying', '.game'],
  hand: ['.at-lineup', '.tray .hand', '.tray .in-hand', '.tray .own', '.own', '.tray'],
  moves: ['.at-dial', '.write', '.deeds', '.board', '.tray'],
  notebook: ['.aside .cube', '.aside [role="grid"]', '.aside'],
}

/** Highlights the area within `page` whenever its content changes. */
export function useAreaHighlighting(
  page: Readonly<ShallowRef<HTMLElement | null>>,
  area: () => HighlightedArea | null,
  drawn: () => unknown,
): void {
  let markedElement: Element | null = null
  function unmark(): void {
    markedElement?.removeAttribute('data-pointed-at')
    markedElement = null
  }
  async function highlight(): Promise<void> {
    await nextTick()
    unmark()
    const wantedArea = area()
    if (!wantedArea || !page.value) return
    const shownElement = SELECTORS_BY_AREA[wantedArea]
      .flatMap(selector => [...page.value!.querySelectorAll(selector)])
      .find(element => element.getClientRects().length > 0)
    if (!shownElement) return
    markedElement = shownElement
    shownElement.setAttribute('data-pointed-at', '')
    // of an area higher than the screen the beginning is shown
    shownElement.scrollIntoView({ block: shownElement.clientHeight > innerHeight / 2 ? 'start' : 'nearest' })
  }
  watch([area, drawn], highlight, { flush: 'post', immediate: true })
  onScopeDispose(unmark)
}
