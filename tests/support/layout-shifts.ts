import type { Page } from 'playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface LayoutShifts {
  /** Cumulative layout shift, without shifts that follow an input. */
  sum: number
  /** A line a move: how much it counts, how far down the page was, and what went from where to where. */
  moved: string[]
}

declare global {
  interface Window {
    layoutShifts: LayoutShifts
  }
}

/** From the next page on; call it before the page is opened. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts)
}

/** What has moved on the page so far. */
export const layoutShifts = (page: Page): Promise<LayoutShifts> => page.evaluate(() => window.layoutShifts)

function noteShifts(): void {
  const noted: LayoutShifts = { sum: 0, moved: [] }
  window.layoutShifts = noted

  const nameOf = (node: Node | null): string => {
    const named: string[] = []
    for (let at = node instanceof Element ? node : node?.parentElement; at && named.length < 4; at = at.parentElement) {
      const { id } = at
      const label = at.getAttribute('aria-label')
      named.unshift(`${at.localName}${id && `#${id}`}${label ? `[${label}]` : ''}`)
    }
    return `${named.join(' > ')} "${(node?.textContent ?? '').trim().slice(0, 40)}"`
  }
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')

  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      noted.sum += value
      for (const { node, previousRect, currentRect } of sources)
        noted.moved.push(
          `${value.toFixed(4)} at ${Math.round(scrollY)}: ${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
        )
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
