import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, Option } from 'commander'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { startForecourt } from '#tests/support/forecourt.ts'
import { nameContainerImages } from '#tests/support/container-images.ts'
import { emptyDatabase } from '#tests/support/test-database.ts'
import { newBenchTenant } from './bench-tenant.ts'
import { cachedPage } from './cached-page.ts'
import { canvas } from './canvas/canvas.ts'
import { type Finding, verdictOf } from './finding.ts'
import { type ImportedStock, importedStock } from './import/imported-stock.ts'
import { lighthouseOfVehiclePages } from './lighthouse/vehicle-pages.ts'
import { longPage } from './long-page.ts'
import { outboxCommits } from './outbox-commits.ts'
import { pageForm } from './page-form/page-form.ts'
import { plotOf } from './plot.ts'
import { renderedPage } from './rendered-page.ts'
import { plotSearch } from './search/plot-search.ts'
import { searchEngines } from './search/search-engines.ts'
import { tableOf } from './table.ts'

const parts = ['pages', 'import', 'saves', 'commits', 'search', 'lighthouse', 'form', 'canvas'] as const

interface Options {
  json?: boolean
  strict?: boolean
  count: string
  only?: (typeof parts)[number]
}

const { json, strict, count, only } = new Command('npm run bench --')
  .description('Ratios of one run: what this machine does with us, against what it does without.')
  .option('--json', 'one document on standard output')
  .option('--strict', 'exit with 1 where a target is missed')
  .option('--count <number>', 'vehicles of the largest stock; ten times smaller ones are measured beside it', '100000')
  .addOption(new Option('--only <part>', 'one part alone').choices(parts))
  .parse()
  .opts<Options>()

/** Plots are written here; the folder is not the repository's. */
const plotFolder = '.forecourt/bench'
const smallest = 10_000

const say = (line: string) => process.stderr.write(`${line}\n`)
await nameContainerImages(say)
const findings = await measure(sizesUpTo(Number(count)))
process.stdout.write(
  json
    ? `${JSON.stringify({ findings: findings.map((finding) => ({ ...finding, verdict: verdictOf(finding) })) }, null, 2)}\n`
    : tableOf(findings),
)
process.exitCode = strict && findings.some((finding) => verdictOf(finding) === 'missed') ? 1 : 0

/** 10,000, 100,000 and so on, up to the asked. */
function sizesUpTo(largest: number): number[] {
  return largest <= smallest ? [largest] : [...sizesUpTo(Math.floor(largest / 10)), largest]
}

async function measure(sizes: readonly number[]): Promise<Finding[]> {
  const isAsked = (part: (typeof parts)[number]) => only === undefined || only === part
  const searched = isAsked('search') ? await measureSearch(sizes) : []
  const seen = isAsked('lighthouse') ? await lighthouseOfVehiclePages(say) : []
  const typed = isAsked('form') ? await pageForm(say) : []
  const followed = isAsked('canvas') ? await canvas(say) : []
  const stored = isAsked('saves') || isAsked('commits') || isAsked('pages') || isAsked('import')
  return [...(stored ? await measureOnCms(sizes, isAsked) : []), ...searched, ...seen, ...typed, ...followed]
}

/** One CMS for all that needs one: a process reads its settings once. */
async function measureOnCms(
  sizes: readonly number[],
  isAsked: (part: (typeof parts)[number]) => boolean,
): Promise<Finding[]> {
  const running = await startCms()
  try {
    if (isAsked('saves')) say('A page of 500 blocks …')
    const saved = isAsked('saves') ? [await longPage(running)] : []
    if (isAsked('commits')) say('Commits with an event …')
    const committed = isAsked('commits') ? [await outboxCommits(running.databaseUrl)] : []
    const served = isAsked('pages') || isAsked('import') ? await measureSite(running, sizes) : []
    return [...served, ...saved, ...committed]
  } finally {
    await running.stop()
  }
}

async function measureSearch(sizes: readonly number[]): Promise<Finding[]> {
  const image = process.env['MEILISEARCH_IMAGE']
  if (!image) {
    say('Search: no MEILISEARCH_IMAGE, so there is nothing to compare with.')
    return []
  }
  const database = await emptyDatabase()
  try {
    const { findings, timed } = await searchEngines({ databaseUrl: database.url, image, sizes, say })
    await keepPlot('search-cost.svg', plotSearch(timed))
    return findings
  } finally {
    await database.stop()
  }
}

async function measureSite(running: TestCms, sizes: readonly number[]): Promise<Finding[]> {
  if (only !== 'import') say('Rendered pages …')
  const rendered = only === 'import' ? [] : [await renderedPage('search'), await renderedPage('vehicle')]
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  const host = 'bench-1.localhost'
  try {
    const forecourt = await startForecourt({ databaseUrl: running.databaseUrl, dataDir: folder, roles: 'web,worker' })
    try {
      let tenants = 0
      const imported = await importedStock({
        databaseUrl: running.databaseUrl,
        dataDir: folder,
        sizes: only === 'pages' ? [smallest] : sizes,
        newTenant: () => newBenchTenant(running, `bench-${(tenants += 1)}`),
        forecourt,
        say,
      })
      if (only !== 'pages') await plotRates(imported.rates)
      if (only === 'import') return imported.findings
      say('Cached page …')
      const cached = await cachedPage({ forecourt, host, path: '/search/used-cars', folder })
      return [cached, ...rendered, ...(only === 'pages' ? [] : imported.findings)]
    } finally {
      await forecourt.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function plotRates(rates: ImportedStock['rates']): Promise<void> {
  const svg = plotOf({
    title: 'Import rate by size of the feed',
    x: 'vehicles in the feed',
    y: 'rows a second',
    series: [
      { name: 'bare COPY + index', points: rates.map(({ rows, copied }) => ({ x: rows, y: copied })) },
      { name: 'import, searchable', points: rates.map(({ rows, imported }) => ({ x: rows, y: imported })) },
    ],
  })
  await keepPlot('import-rate.svg', svg)
}

async function keepPlot(name: string, svg: string): Promise<void> {
  const file = join(plotFolder, name)
  await mkdir(plotFolder, { recursive: true })
  await writeFile(file, svg)
  say(`Plot: ${file}`)
}
