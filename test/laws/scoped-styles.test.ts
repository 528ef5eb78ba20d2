// Law: a scoped style can apply. Vue marks the last part of a selector that has a name of its own, and `:slotted` only outside others.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postcss from 'postcss'
import { expect, test } from 'vitest'

const renderer = fileURLToPath(new URL('../../renderer/', import.meta.url))

/** `.far :is(.a, .b)`: what comes before the last part, if that part is only `:is`, `:where` or `:not`. */
const NAMELESS_LAST = /^(.*\S)\s*[ >+~]\s*:(?:is|where|not)\([^()]*(?:\([^()]*\)[^()]*)*\)$/s

/** The selectors of a component that match nothing: the part that Vue marks is not drawn by this component. */
function deadSelectors(component: string): string[] {
  const drawn = component.replace(/<style[^]*?<\/style>/g, '')
  const isDrawn = (part: string) => {
    const names = [...part.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!)
    return names.length > 0
      ? names.some(name => new RegExp(`[^\\w-]${name}[^\\w-]`).test(drawn))
      : new RegExp(`<${/^[a-z]+/.exec(part)?.[0] ?? ' '}\\b`).test(drawn)
  }
  return [...component.matchAll(/<style scoped[^>]*>([^]*?)<\/style>/g)].flatMap(([, css]) => {
    const selectors: string[] = []
    postcss.parse(css!).walkRules(rule => {
      selectors.push(...rule.selectors)
    })
    return selectors.filter(selector => {
      if (/:(?:not|is|where)\([^)]*:slotted\(/.test(selector)) return true
      const marked = NAMELESS_LAST.exec(selector)?.[1]
        ?.split(/[ >+~]+/)
        .findLast(part => part !== '')
      return marked !== undefined && !selector.includes(':deep(') && !isDrawn(marked)
    })
  })
}

const components = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.vue'))

test('every selector of a scoped style can match something', () => {
  const dead = components.flatMap(file =>
    deadSelectors(readFileSync(join(renderer, file), 'utf8')).map(selector => `${file}: ${selector}`),
  )
  expect(dead).toEqual([])
})

test('a selector that matches nothing is found', () => {
  const component = (style: string) => `<template><ul class="own"><li /></ul></template><style scoped>${style}</style>`
  for (const style of ['.half :is(.a, .b) {}', ':root :is(.a) {}', '.own > :not(:slotted(*)) {}'])
    expect(deadSelectors(component(style)), style).toHaveLength(1)
  for (const style of ['.own :is(.a, .b) {}', 'ul > :not(li) {}', '.half .own {}', '.own > :slotted(*) {}'])
    expect(deadSelectors(component(style)), style).toEqual([])
})
