// Keeps the page true when somebody else changes what stands in it: a browser's translation, a dictionary, a highlighter.
import type { VNode } from 'vue'

/** A text of ours, and the element that somebody put in its place or around it. */
type Replaced = readonly [text: Text, standIn: Element]

/** How often one text is put back at once. Who replaces it again after that is let be, until the text changes. */
const MAX_PUT_BACK_AT_ONCE = 2
/** A translation that comes so soon after a change may be one of the text before. */
const MAY_BE_STALE_MS = 5000
/** How long the page must have been quiet before it is compared with what was drawn. */
const QUIET_MS = 500
/** How often the page is drawn anew before whoever changes it is let be. */
const MAX_DRAWN_ANEW = 3

/**
 * Watches the page from now on. A text that was replaced is put back; what cannot be put back has the page drawn anew.
 * Vue keeps the text nodes it has made. It writes into them also after somebody has taken them out of the page, and nobody sees that.
 */
export function watchForeignChanges(drawAnew: () => void): void {
  const timesPutBack = new WeakMap<Text, number>()
  const changedAt = new WeakMap<Text, number>()
  let drawnAnew = 0
  let quiet: ReturnType<typeof setTimeout> | undefined

  const found = ([text, standIn]: Replaced) => {
    const times = (timesPutBack.get(text) ?? 0) + 1
    timesPutBack.set(text, times)
    if (times <= MAX_PUT_BACK_AT_ONCE) return standIn.replaceWith(text)
    putBackWhenTouched([text, standIn])
    const age = performance.now() - (changedAt.get(text) ?? -Infinity)
    if (age < MAY_BE_STALE_MS) setTimeout(() => text.parentNode, MAY_BE_STALE_MS - age) // asking for it is touching it
  }

  const compare = () => {
    const page: (HTMLElement & { _vnode?: VNode }) | null = document.getElementById('page')
    const drawn = page?._vnode
    if (!drawn || isAsDrawn(drawn) || ++drawnAnew > MAX_DRAWN_ANEW) return
    drawAnew()
  }

  new MutationObserver(records => {
    for (const record of records) {
      if (record.type === 'characterData') changedAt.set(record.target as Text, performance.now())
      else
        for (const node of record.removedNodes) {
          const replaced = node instanceof Text && node.data.trim() !== '' ? replacedBy(node, record) : null
          if (replaced) found(replaced)
        }
    }
    clearTimeout(quiet)
    quiet = setTimeout(compare, QUIET_MS)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** What a text that was removed was replaced by; null when it was not. Vue itself never puts an element in the place of a text in one step, nor a text into another element. */
function replacedBy(text: Text, { target, addedNodes, previousSibling, nextSibling }: MutationRecord): Replaced | null {
  if (text.parentNode === target) return null // it is back already
  let around = text.parentNode
  while (around && around.parentNode !== target) around = around.parentNode
  const isOther = (node: Node | null) => node?.nodeName === 'FONT' && node.parentNode === target
  const standIn = around ?? [...addedNodes].find(node => node instanceof Element && node.parentNode === target)
  const found = standIn ?? [previousSibling, nextSibling].find(isOther)
  return found instanceof Element ? [text, found] : null
}

const isWaiting = new WeakSet<Node>()

/** Puts a text back once Vue is about to do something with it. */
function putBackWhenTouched([text, standIn]: Replaced): void {
  const parent = standIn.parentNode
  if (!parent || isWaiting.has(text)) return
  isWaiting.add(text)
  isWaiting.add(standIn)
  const putBack = () => {
    for (const name of ['parentNode', 'nextSibling', 'nodeValue', 'data']) Reflect.deleteProperty(text, name)
    Reflect.deleteProperty(parent, 'insertBefore')
    isWaiting.delete(text)
    if (standIn.parentNode === parent) standIn.replaceWith(text)
  }
  for (const name of ['parentNode', 'nextSibling', 'nodeValue', 'data'])
    Object.defineProperty(text, name, {
      configurable: true,
      get: () => (putBack(), Reflect.get(text, name) as unknown),
      set: (value: unknown) => (putBack(), Reflect.set(text, name, value)),
    })
  parent.insertBefore = <T extends Node>(added: T, before: Node | null) => {
    if (before === text || (added as Node) === text) putBack()
    return Node.prototype.insertBefore.call(parent, added, before) as T
  }
}

/** Whether the page still is what Vue has drawn: each element and text at its place, and each text as it was written. */
function isAsDrawn(vnode: VNode): boolean {
  const { el, component, suspense, children } = vnode
  if (suspense) return !suspense.activeBranch || isAsDrawn(suspense.activeBranch)
  if (component) return isAsDrawn(component.subTree)
  if (el instanceof Text && isWaiting.has(el)) return true
  if (el && !(el as Node).isConnected) return false
  if (el instanceof Text) return typeof children !== 'string' || el.data === children
  if (Array.isArray(children))
    return children.every(
      child => typeof child !== 'object' || child === null || Array.isArray(child) || isAsDrawn(child),
    )
  if (typeof children !== 'string' || !(el instanceof Element) || el instanceof HTMLTextAreaElement) return true
  return el.textContent === children || [...el.children].some(child => isWaiting.has(child))
}
