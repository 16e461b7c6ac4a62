import { classPrefix } from './sheet.ts'
import { forgetStyles, knownStyles } from './style-class.ts'

const maxDistinctStyles = 4000

export interface CriticalStyles {
  html: string
  /** The rules of this HTML's classes, in the order in which it first names them. */
  css: string
  /** For `<style data-emotion="fc id id …">`, from which the browser learns what it need not insert again. */
  ids: string[]
}

/**
 * Renders, and collects the CSS of just what was rendered. Nothing else may render meanwhile, so `render` is
 * synchronous; before it begins is the one moment at which the caches may be emptied.
 */
export function renderWithStyles(render: () => string): CriticalStyles {
  if (knownStyles().count > maxDistinctStyles) forgetStyles()
  return extractCritical(render())
}

/** Must run in the same tick as the render that made `html`. */
export function extractCritical(html: string): CriticalStyles {
  const { rules } = knownStyles()
  const used = [...classesIn(html)].filter((name) => rules.has(name))
  return {
    html,
    css: used.map((name) => rules.get(name)).join(''),
    ids: used.map((name) => name.slice(classPrefix.length + 1)),
  }
}

const classMark = ' class="'

/** Many elements share one class attribute: each distinct one is taken apart once. */
function classesIn(html: string): Set<string> {
  const lists = new Set<string>()
  for (let at = html.indexOf(classMark); at !== -1; at = html.indexOf(classMark, at)) {
    at += classMark.length
    lists.add(html.slice(at, html.indexOf('"', at)))
  }
  return new Set([...lists].flatMap((list) => list.split(' ')))
}
