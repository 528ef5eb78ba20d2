// Repairs the page when a browser's translation, a dictionary or a highlighter changes its text.
import { comparePageWithDrawn, renderedRootVNode, type OverwrittenText } from './drawnPage.ts'

/** A text node of this page, and the element that replaced or wrapped it. */
type ReplacedText = readonly [text: Text, standIn: Element]

/**
 * How often one text is restored immediately. If it is replaced again after that, it is left alone until the text
 * changes. If it is overwritten again, it is restored from time to time.
 */
const MAX_RESTORES_PER_TEXT = 2
/**
 * How long a text that is overwritten again and again is left alone. What stands there may be the translation of
 * an older text; restored more often, it would be a fight with the translator that empties a phone's battery.
 */
const LEFT_ALONE_MS = 20_000
/** A translation that arrives this soon after a change may be of the old text. */
const MAY_BE_STALE_MS = 5000
/** How long the page must have been quiet before it is compared with what was drawn. */
const QUIET_BEFORE_COMPARE_MS = 500
/**
 * How often the page is compared in any case. What Vue writes into a text that was removed from the page is no
 * change of the page, and on some pages something always moves.
 */
const COMPARE_EVERY_MS = 3000
/** The most redraws of the page within a span. A redrawn page loses its focus and its open sheets. */
const MAX_REDRAWS = 3
/** The length of that span, in milliseconds. */
const REDRAWS_SPAN_MS = 120_000

/**
 * Watches the page from now on; the returned function ends that. A replaced or overwritten text is restored; if
 * that is not possible, the page is redrawn. Vue keeps writing to its own text nodes even after something has
 * removed them from the page, so its changes would be invisible.
 */
export function repairForeignChanges(redraw: () => void): () => void {
  const restoreCounts = new WeakMap<Text, number>()
  const changedAt = new WeakMap<Text, number>()
  const mayPutBack = createRestoreLimiter()
  let redrawnAt: readonly number[] = []
  let quietTimer: ReturnType<typeof setTimeout> | undefined

  const onReplaced = ([text, standIn]: ReplacedText) => {
    const times = (restoreCounts.get(text) ?? 0) + 1
    restoreCounts.set(text, times)
    if (times <= MAX_RESTORES_PER_TEXT) return standIn.replaceWith(text)
    restoreWhenTouched([text, standIn])
    const age = performance.now() - (changedAt.get(text) ?? -Infinity)
    if (age < MAY_BE_STALE_MS) setTimeout(() => text.parentNode, MAY_BE_STALE_MS - age) // reading `parentNode` counts as a touch, so the text is restored
  }

  const repair = () => {
    const drawnRoot = renderedRootVNode()
    if (!drawnRoot) return
    const { overwritten, isBroken } = comparePageWithDrawn(drawnRoot, node => nodesAwaitingRestore.has(node))
    const now = performance.now()
    redrawnAt = redrawnAt.filter(at => now - at < REDRAWS_SPAN_MS)
    if (!isBroken || redrawnAt.length >= MAX_REDRAWS) return overwritten.filter(mayPutBack).forEach(putBack)
    redrawnAt = [...redrawnAt, now]
    redraw()
  }

  const observer = new MutationObserver(records => {
    for (const record of records) {
      if (record.type === 'characterData') changedAt.set(record.target as Text, performance.now())
      else
        for (const node of record.removedNodes) {
          const replacedText = node instanceof Text && node.data.trim() !== '' ? replacedBy(node, record) : null
          if (replacedText) onReplaced(replacedText)
        }
    }
    clearTimeout(quietTimer)
    quietTimer = setTimeout(repair, QUIET_BEFORE_COMPARE_MS)
  })
  repair() // a browser translates when a page is loaded, before anybody watches
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  const compareTimer = setInterval(() => {
    if (!document.hidden) repair()
  }, COMPARE_EVERY_MS)
  return () => {
    observer.disconnect()
    clearInterval(compareTimer)
    clearTimeout(quietTimer)
  }
}

/** Returns a test: may this overwritten text be put back now? Each yes counts as one more time. */
function createRestoreLimiter(): (overwritten: OverwrittenText) => boolean {
  const putBackBefore = new WeakMap<Node, { readonly drawn: string; readonly times: number; readonly at: number }>()
  return ({ node, drawn: drawnText }) => {
    const now = performance.now()
    const earlierRestore = putBackBefore.get(node)
    const timesPutBack = earlierRestore?.drawn === drawnText ? earlierRestore.times : 0
    if (earlierRestore && timesPutBack >= MAX_RESTORES_PER_TEXT && now - earlierRestore.at < LEFT_ALONE_MS) return false
    putBackBefore.set(node, { drawn: drawnText, times: timesPutBack + 1, at: now })
    return true
  }
}

function putBack({ node, drawn: drawnText }: OverwrittenText): void {
  if (node instanceof Text) node.data = drawnText
  else node.textContent = drawnText
}

/**
 * The element that now stands in the place of a removed text, or around it; null if there is none. Only other programs,
 * such as a translator, put one there: Vue does not.
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
  const replacement = standIn ?? [previousSibling, nextSibling].find(isOther)
  return replacement instanceof Element ? [text, replacement] : null
}

const nodesAwaitingRestore = new WeakSet<Node>()

/** Restores a text when Vue is about to use it. */
function restoreWhenTouched([text, standIn]: ReplacedText): void {
  const parent = standIn.parentNode
  if (!parent || nodesAwaitingRestore.has(text)) return
  nodesAwaitingRestore.add(text)
  nodesAwaitingRestore.add(standIn)
  const restoreText = () => {
    for (const name of ['parentNode', 'nextSibling', 'nodeValue', 'data']) Reflect.deleteProperty(text, name)
    Reflect.deleteProperty(parent, 'insertBefore')
    nodesAwaitingRestore.delete(text)
    if (standIn.parentNode === parent) standIn.replaceWith(text)
  }
  for (const propertyName of ['parentNode', 'nextSibling', 'nodeValue', 'data'])
    Object.defineProperty(text, propertyName, {
      configurable: true,
      get: () => (restoreText(), Reflect.get(text, propertyName) as unknown),
      set: (value: unknown) => (restoreText(), Reflect.set(text, propertyName, value)),
    })
  parent.insertBefore = <T extends Node>(addedNode: T, before: Node | null) => {
    if (before === text || (addedNode as Node) === text) restoreText()
    return Node.prototype.insertBefore.call(parent, addedNode, before) as T
  }
}
