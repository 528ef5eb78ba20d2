// Answers for: which page is shown. The part of the address after "#" says so; nothing else is kept there.
import { readonly, ref } from 'vue'
import { code, key } from './kept.ts'

/** home · at: at a table, whichever page that takes · watch: this screen is the table-top display */
export type Page = 'home' | 'at' | 'watch'

export interface Arrival {
  readonly page: Page
  readonly key?: string
  readonly code?: string
}

/** Reads what stands after "#". Links and QR codes carry a join code or a host's key. */
export function arrival(hash: string): Arrival {
  const text = hash.replace(/^#/, '')
  const [word, value = ''] = text.split('=', 2) as [string, string?]
  if (word === 'key' && /^[0-9a-f]{32}$/.test(value)) return { page: 'home', key: value }
  if (word === 'join') return { page: 'at', code: plainCode(value) }
  if (word === 'at') return { page: 'at' }
  if (word === 'table') return { page: 'watch' }
  return { page: 'home' }
}

/** A join code as it is compared: no spaces, capitals. */
export function plainCode(typed: string): string {
  return typed.replace(/[^a-z0-9]/gi, '').toUpperCase().slice(0, 12)
}

const words: Record<Page, string> = { home: '', at: 'at', watch: 'table' }

const page = ref<Page>('home')

/** Keeps what the address brought, takes secrets out of it, and turns to its page. */
function arrive(): void {
  const came = arrival(location.hash)
  if (came.key !== undefined) key.set(came.key)
  if (came.code !== undefined) code.set(came.code)
  if (came.key !== undefined || came.code !== undefined) history.replaceState(null, '', `#${words[came.page]}`)
  page.value = came.page
}

/** Reads the address now, and whenever it changes. */
export function followAddress(): void {
  arrive()
  window.addEventListener('hashchange', arrive)
  window.addEventListener('popstate', arrive)
}

/** Turns to a page. */
export function go(to: Page): void {
  if (page.value === to) return
  history.pushState(null, '', words[to] === '' ? location.pathname : `#${words[to]}`)
  page.value = to
}

export function useRoute() {
  return { page: readonly(page), go }
}
