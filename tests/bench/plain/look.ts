import { JSDOM } from 'jsdom'

/** By the name of a part: its class on our page, or its id. */
export type Look = Record<string, string>

/** How the plain pages name a part where its class or id belongs: `className="part:card"`. */
export const partMark = /part:(\w+)/g

/**
 * Classes are hashes that change with every style, so they are read off our page and not written down: a plain page that was built with the names
 * of its parts has each where ours has the class. Throws where the two are not the same elements, or where one part would have two classes.
 */
export function lookOf(ours: string, named: string): Look {
  const [a, b] = [elementsOf(ours), elementsOf(named)]
  const look: Look = {}
  for (const [index, element] of b.entries()) {
    const other = a[index]
    if (other?.localName !== element.localName)
      throw new Error(`Element ${index} is ${describe(element)}, and on our page ${other ? describe(other) : 'none'}.`)
    for (const { name, value } of element.attributes) {
      for (const [part, found] of partsIn(value, other.getAttribute(name) ?? '')) {
        if (look[part] !== undefined && look[part] !== found)
          throw new Error(`Part ${part} is ${look[part]}, and at ${describe(element)} it is ${found}: two parts.`)
        look[part] = found
      }
    }
  }
  return look
}

const elementsOf = (html: string): Element[] => [...new JSDOM(html).window.document.body.querySelectorAll('*')]

/** `url(#part:star)` beside `url(#_b1)`: star is `_b1`. */
function partsIn(named: string, ours: string): [part: string, value: string][] {
  const parts = [...named.matchAll(partMark)].map(([, part = '']) => part)
  if (parts.length === 0) return []
  const around = named.split(/part:\w+/).map((text) => text.replaceAll(/[#$()*+.?[\]^{|}]/g, String.raw`\$&`))
  const values = new RegExp(`^${around.join('(.*)')}$`).exec(ours)?.slice(1) ?? []
  return parts.map((part, index) => [part, values[index] ?? ''])
}

const describe = (element: Element): string =>
  `<${element.localName} ${[...element.attributes].map(({ name, value }) => `${name}="${value}"`).join(' ')}> "${element.textContent.slice(0, 40)}"`
