import { rulesAttribute } from '#blocks/_ui/style/class-cache.ts'
import { criticalCss } from '#blocks/_ui/style/page-styles.ts'
import { attributes } from './html.ts'
import type { InlineElement } from './inline-element.ts'
import { sourceHash } from './source-hash.ts'

const maxElements = 300
const known = new Map<string, InlineElement>()

/**
 * The one style element of a page with these rules, from `renderWithStyles`. Pages of one theme and the same classes share it: writing and
 * hashing 20 kB takes as long as five cards.
 */
export function styleElement(rules: readonly string[]): InlineElement {
  const names = rules.join(' ')
  const element = known.get(names) ?? writeElement(names, criticalCss(rules))
  if (known.size >= maxElements) known.clear()
  known.set(names, element)
  return element
}

const writeElement = (names: string, css: string): InlineElement => ({
  html: `<style${attributes({ [rulesAttribute]: names })}>${css}</style>`,
  hash: sourceHash(css),
})
