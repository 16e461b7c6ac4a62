import axe from 'axe-core'
import type { Frame, Page } from 'playwright/test'

interface AxeOptions {
  /** The part of the page to check; the whole page by default. */
  within?: string
  /** Parts of the page that are left out. */
  without?: readonly string[]
  /** All rules by default. */
  rules?: readonly string[]
  impacts?: readonly ('minor' | 'moderate' | 'serious' | 'critical')[]
}

/**
 * What axe objects to on a page or in a frame as it stands, a line an element. It looks at frames of the same origin too, and gathers only what it
 * objects to: that takes a quarter of the time.
 */
export async function axeFindings(
  shown: Page | Frame,
  { within, without = [], rules, impacts }: AxeOptions = {},
): Promise<string[]> {
  const frame = 'mainFrame' in shown ? shown.mainFrame() : shown
  await loadAxe(frame)
  const { violations } = await frame.evaluate(
    ({ include, exclude, runOnly }) =>
      (Reflect.get(globalThis, 'axe') as typeof axe).run(
        { ...(include && { include }), exclude },
        { resultTypes: ['violations'], ...(runOnly && { runOnly }) },
      ),
    { include: within && [within], exclude: [...without], runOnly: rules && [...rules] },
  )
  return violations
    .filter(({ impact }) => !impacts || (impact && impacts.includes(impact)))
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ html, target, failureSummary }) => `${id}: ${target.join(' ')}: ${html.slice(0, 300)}: ${failureSummary}`,
      ),
    )
}

/** Into a frame and those of its origin within. Loading takes as long as checking a small page: once in a document is enough. */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source)
  const origin = URL.parse(frame.url())?.origin
  // One that has just been made has no address yet, and nothing to look at.
  const within = frame.childFrames().filter((child) => [origin, 'null'].includes(URL.parse(child.url())?.origin))
  await Promise.all(within.map(loadAxe))
}
