import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export interface Report {
  /** From 0 to 1. */
  scores: Record<Category, number>
  /** What the page lacks of a whole score, by the audits' names. */
  lacking: string[]
  /** Milliseconds; the shift has no unit. */
  metrics: Record<
    'firstContentfulPaint' | 'largestContentfulPaint' | 'totalBlockingTime' | 'cumulativeLayoutShift',
    number
  >
}

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']

/** One page by Lighthouse's own mobile setting, in a browser of its own. `CHROME_PATH` names another than the one that is found. */
export async function runLighthouse(url: string): Promise<Report> {
  const chrome = await launch({ chromeFlags: flags })
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`Lighthouse could not load ${url}: ${lhr.runtimeError.message}`)
    const score = (category: Category) => lhr.categories[category]?.score ?? 0
    const metric = (audit: string) => lhr.audits[audit]?.numericValue ?? NaN
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      lacking: categories.flatMap((category) =>
        (lhr.categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${category}: ${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
      ),
      metrics: {
        firstContentfulPaint: metric('first-contentful-paint'),
        largestContentfulPaint: metric('largest-contentful-paint'),
        totalBlockingTime: metric('total-blocking-time'),
        cumulativeLayoutShift: metric('cumulative-layout-shift'),
      },
    }
  } finally {
    chrome.kill()
  }
}
