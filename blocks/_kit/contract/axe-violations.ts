import axe from 'axe-core'
import type { JSDOM } from 'jsdom'

/** jsdom computes no colours; contrast is checked in a real browser. */
const options: axe.RunOptions = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } }

/** axe's violations in a block's HTML on an otherwise valid page. */
export async function axeViolations(window: JSDOM['window'], html: string): Promise<string[]> {
  if (!('axe' in window)) window.eval(axe.source)
  const { document } = window
  document.body.innerHTML = `<main><h1>Page</h1>${html}</main>`
  const page = Reflect.get(window, 'axe') as typeof axe
  const { violations } = await page.run(document.documentElement, options)
  document.body.innerHTML = ''
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(', ')})`)
}
