import { chromium } from 'playwright'
import { chromiumOptions } from '#tests/support/chromium.ts'
import { startDemo } from '#tests/support/demo.ts'
import { createLongPage } from '../create-long-page.ts'
import { type Finding, median } from '../finding.ts'
import { measureTyping } from './measure-typing.ts'

/** Blocks of the pages. */
const counts = [20, 60]

/** How long after a key of the panel the page on the canvas shows it, on the screen. */
export async function canvas(say: (line: string) => void): Promise<Finding[]> {
  const demo = await startDemo({ count: 60, say: () => undefined })
  const browser = await chromium.launch(chromiumOptions)
  try {
    const findings: Finding[] = []
    for (const count of counts) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      const address = await createLongPage(page, { demo, count })
      // A hero in the middle: kinds of blocks repeat after ten.
      const keys = await measureTyping(page, { url: `${address}?view=canvas`, block: count / 2 })
      await page.close()
      say(`Canvas of ${count} blocks: ${keys.map((key) => Math.round(key)).join(' ')}`)
      findings.push(...describe(count, keys))
    }
    return findings
  } finally {
    await browser.close()
    await demo.stop()
  }
}

function describe(count: number, keys: readonly number[]): Finding[] {
  const sorted = keys.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  const finding = (name: string, ratio: number, target: number): Finding => ({
    name: `canvas, ${count} blocks, milliseconds from key to painted page, ${name}`,
    of: `${keys.length} keys at 120 ms in the text of a block in the middle, while drafts are saved`,
    target: { ratio: target, is: 'at most' },
    ratio,
    details: { slowest: at(1) },
  })
  return [finding('median', median(keys), 100), finding('95th percentile', at(0.95), 300)]
}
