// Compares the page with what Vue drew: which texts read otherwise, and whether a part is gone.
import { Static, type VNode } from 'vue'

/** A text on the page that somebody else wrote over, and what Vue wrote. */
export interface OverwrittenText {
  readonly node: Text | Element // an element if Vue wrote its whole content
  readonly drawn: string
}

/** A difference between the page and what Vue drew. */
export interface DomMismatch {
  readonly overwritten: readonly OverwrittenText[]
  /** A node of Vue's is no longer on the page, so what Vue writes into it is not seen. */
  readonly isBroken: boolean
}

/** The root of Vue's own tree of what it drew; null while nothing is mounted. */
export function renderedRootVNode(): VNode | null {
  const page: (HTMLElement & { _vnode?: VNode | null }) | null = document.getElementById('page')
  return page?._vnode ?? null
}

/** Compares the page with the drawn `root`. Nodes for which `isKept` is true differ on purpose. */
export function comparePageWithDrawn(root: VNode, isKept: (node: Node) => boolean): DomMismatch {
  const overwritten: OverwrittenText[] = []
  let isBroken = false

  const compare = (vnode: VNode): void => {
    const { el, type, component, suspense, children } = vnode
    if (suspense) return suspense.activeBranch ? compare(suspense.activeBranch) : undefined
    if (component) return (component.subTree as VNode | undefined) && compare(component.subTree)
    // All rows of a list share Vue's node for a single space, whose own row may be gone; and it says nothing.
    if (el instanceof Text && (isKept(el) || el.data === ' ')) return
    if (el && !(el as Node).isConnected) return void (isBroken = true)
    if (Array.isArray(children)) for (const child of children) if (isVNode(child)) compare(child)
    if (typeof children !== 'string' || type === Static || !hasTextByVue(el)) return
    const now = el instanceof Text ? el.data : el.textContent
    if (now !== children && ![...el.childNodes].some(isKept)) overwritten.push({ node: el, drawn: children })
  }
  compare(root)
  return { overwritten, isBroken }
}

function isVNode(child: unknown): child is VNode {
  return typeof child === 'object' && child !== null && !Array.isArray(child)
}

/** A node whose text Vue writes. What is in a text area is its user's. */
function hasTextByVue(el: unknown): el is Text | Element {
  return el instanceof Text || (el instanceof Element && !(el instanceof HTMLTextAreaElement))
}
