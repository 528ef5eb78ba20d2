// Repairs the page when a browser's translation, a dictionary or a highlighter changes its text.
import type { VNode } from 'vue'

/** A text node of this page, and the element that replaced or wrapped it. */
type ReplacedText = readonly [text: Text, standIn: Element]

/**
 * How often one text is restored at once. If it is replaced again after that, it is left alone until the text
 * changes.
 */
const MAX_RESTORES_PER_TEXT = 2
/** A translation that arrives this soon after a change may be of the old text. */
const MAY_BE_STALE_MS = 5000
/** How long the page must have been quiet before it is compared with what was drawn. */
const QUIET_MS = 500
/** How often the page is redrawn before further changes from outside are ignored. */
const MAX_REDRAWS = 3

/**
 * Watches the page from now on. A replaced text is restored; if that is not possible, the page is redrawn.
 * Vue keeps writing to its own text nodes even after something has removed them from the page, so its changes
 * would be invisible.
 */
export function watchForeignChanges(drawAnew: () => void): void {
  const restoreCounts = new WeakMap<Text, number>()
  const changedAt = new WeakMap<Text, number>()
  let redrawCount = 0
  let quietTimer: ReturnType<typeof setTimeout> | undefined

  const onReplaced = ([text, standIn]: ReplacedText) => {
    const times = (restoreCounts.get(text) ?? 0) + 1
    restoreCounts.set(text, times)
    if (times <= MAX_RESTORES_PER_TEXT) return standIn.replaceWith(text)
    restoreWhenTouched([text, standIn])
    const age = performance.now() - (changedAt.get(text) ?? -Infinity)
    if (age < MAY_BE_STALE_MS) setTimeout(() => text.parentNode, MAY_BE_STALE_MS - age) // reading `parentNode` counts as a touch, so the text is restored
  }

  const compareWithDrawn = () => {
    const page: (HTMLElement & { _vnode?: VNode }) | null = document.getElementById('page')
    const drawn = page?._vnode
    if (!drawn || isAsDrawn(drawn) || ++redrawCount > MAX_REDRAWS) return
    drawAnew()
  }

  new MutationObserver(records => {
    for (const record of records) {
      if (record.type === 'characterData') changedAt.set(record.target as Text, performance.now())
      else
        for (const node of record.removedNodes) {
          const replaced = node instanceof Text && node.data.trim() !== '' ? replacedBy(node, record) : null
          if (replaced) onReplaced(replaced)
        }
    }
    clearTimeout(quietTimer)
    quietTimer = setTimeout(compareWithDrawn, QUIET_MS)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

/**
 * The element that replaced or wrapped a removed text; null if there is none. Vue itself never replaces a text by
 * an element in one step, nor moves a text into another element.
 */
function replacedBy(
  text: Text,
  { target, addedNodes, previousSibling, nextSibling }: MutationRecord,
): ReplacedText | null {
  if (text.parentNode === target) return null // the text is already back
  let around = text.parentNode
  while (around && around.parentNode !== target) around = around.parentNode
  const isOther = (node: Node | null) => node?.nodeName === 'FONT' && node.parentNode === target
  const standIn = around ?? [...addedNodes].find(node => node instanceof Element && node.parentNode === target)
  const found = standIn ?? [previousSibling, nextSibling].find(isOther)
  return found instanceof Element ? [text, found] : null
}

const waitingTexts = new WeakSet<Node>()

/** Restores a text when Vue is about to use it. */
function restoreWhenTouched([text, standIn]: ReplacedText): void {
  const parent = standIn.parentNode
  if (!parent || waitingTexts.has(text)) return
  waitingTexts.add(text)
  waitingTexts.add(standIn)
  const restoreText = () => {
    for (const name of ['parentNode', 'nextSibling', 'nodeValue', 'data']) Reflect.deleteProperty(text, name)
    Reflect.deleteProperty(parent, 'insertBefore')
    waitingTexts.delete(text)
    if (standIn.parentNode === parent) standIn.replaceWith(text)
  }
  for (const name of ['parentNode', 'nextSibling', 'nodeValue', 'data'])
    Object.defineProperty(text, name, {
      configurable: true,
      get: () => (restoreText(), Reflect.get(text, name) as unknown),
      set: (value: unknown) => (restoreText(), Reflect.set(text, name, value)),
    })
  parent.insertBefore = <T extends Node>(added: T, before: Node | null) => {
    if (before === text || (added as Node) === text) restoreText()
    return Node.prototype.insertBefore.call(parent, added, before) as T
  }
}

/**
 * Whether the page is still as Vue drew it: every element and text is in its place, and every text reads as it
 * was written.
 */
function isAsDrawn(vnode: VNode): boolean {
  const { el, component, suspense, children } = vnode
  if (suspense) return !suspense.activeBranch || isAsDrawn(suspense.activeBranch)
  if (component) return isAsDrawn(component.subTree)
  if (el instanceof Text && waitingTexts.has(el)) return true
  if (el && !(el as Node).isConnected) return false
  if (el instanceof Text) return typeof children !== 'string' || el.data === children
  if (Array.isArray(children))
    return children.every(
      child => typeof child !== 'object' || child === null || Array.isArray(child) || isAsDrawn(child),
    )
  if (typeof children !== 'string' || !(el instanceof Element) || el instanceof HTMLTextAreaElement) return true
  return el.textContent === children || [...el.children].some(child => waitingTexts.has(child))
}
