import { demoSites } from '#tests/support/demo-sites.ts'
import { startDemo } from '#tests/support/demo.ts'
import type { Forecourt } from '#tests/support/forecourt.ts'
import { type Finding, median } from '../finding.ts'
import { categories, type Report, runLighthouse } from './run-lighthouse.ts'

/** spec of this house: performance 95, everything else 100, on a vehicle page. */
const targets = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const

/** The machine's noise is in the performance of one look, not in what is right or wrong. */
const looks = 3

/** Lighthouse's scores of a vehicle page of each demo company; the lowest company's counts. */
export async function lighthouseOfVehiclePages(say: (line: string) => void): Promise<Finding[]> {
  const demo = await startDemo({ count: 100, say: () => undefined })
  try {
    const pages: { site: string; reports: Report[] }[] = []
    for (const slug of demoSites) {
      const url = `http://${slug}.localhost:${demo.port}/cars/${await firstVehicle(demo, slug)}`
      const reports: Report[] = []
      for (let look = 0; look < looks; look += 1) reports.push(await runLighthouse(url))
      say(`Lighthouse: ${url} ${categories.map((category) => Math.round(100 * scoreOf(reports, category))).join(' ')}`)
      for (const lack of new Set(reports.flatMap(({ lacking }) => lacking))) say(`  ${lack}`)
      pages.push({ site: slug, reports })
    }
    return categories.map((category) => ({
      name: `vehicle page, ${category}`,
      of: `Lighthouse, mobile: ${category} of a vehicle page, the lowest of ${pages.length} demo companies, of 1`,
      target: { ratio: targets[category], is: 'at least' },
      ratio: Math.min(...pages.map(({ reports }) => scoreOf(reports, category))),
      details: category === 'performance' ? metricsOf(pages.flatMap(({ reports }) => reports)) : {},
    }))
  } finally {
    await demo.stop()
  }
}

const scoreOf = (reports: Report[], category: (typeof categories)[number]) =>
  median(reports.map(({ scores }) => scores[category]))

const metricsOf = (reports: Report[]): Record<string, number> => {
  const worst = (name: keyof Report['metrics']) => Math.max(...reports.map(({ metrics }) => metrics[name]))
  return {
    largestContentfulPaintMs: worst('largestContentfulPaint'),
    totalBlockingTimeMs: worst('totalBlockingTime'),
    cumulativeLayoutShift: worst('cumulativeLayoutShift'),
  }
}

/** One with everything that the site shows of a vehicle. */
async function firstVehicle(demo: Forecourt, site: string): Promise<string> {
  const { text } = await demo.ask('/api/search?refinementList[status][0]=in_stock', { host: `${site}.localhost` })
  const { hits }: { hits: { slug: string }[] } = JSON.parse(text)
  const slug = hits[0]?.slug
  if (!slug) throw new Error(`${site} has no vehicle.`)
  return slug
}
