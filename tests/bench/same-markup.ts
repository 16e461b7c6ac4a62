import { inspect } from 'node:util'
import { JSDOM } from 'jsdom'

/** Throws at the first element, attribute or text of two pages' bodies that differs. */
export function requireSameMarkup(ours: string, other: string): void {
  const [a, b] = [outline(ours), outline(other)]
  const at = Array.from({ length: Math.max(a.length, b.length) }).findIndex((_, index) => a[index] !== b[index])
  if (at >= 0) throw new Error(`The pages differ at node ${at} of the body:\nours:  ${a[at]}\nother: ${b[at]}`)
}

/** Elements of a page's body in order, each with its attributes and its own words. */
const outline = (html: string): string[] =>
  [...new JSDOM(html).window.document.body.querySelectorAll('*')].map((element) =>
    [element.localName, ...attributesOf(element), wordsOf(element)].join(' '),
  )

const attributesOf = (element: Element): string[] =>
  [...element.attributes].map(({ name, value }) => `${name}=${value}`).toSorted()

/** Of data, what it says: not in which order. */
const wordsOf = (element: Element): string =>
  element.matches('[type="application/json"]')
    ? inspect(JSON.parse(element.innerHTML), { depth: null, maxArrayLength: null, sorted: true })
    : [...element.childNodes].map((node) => (node.nodeType === node.TEXT_NODE ? node.textContent : '')).join('')
