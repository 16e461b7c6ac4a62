import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { sharedPages } from '#seed/tenants/shared-pages.ts'
import { startCms } from '#tests/support/cms.ts'
import { startForecourt } from '#tests/support/forecourt.ts'
import { writeFeed } from './bench-stock.ts'
import { cachedPage } from './cached-page.ts'
import { type Finding, verdictOf } from './finding.ts'
import { importedStock } from './imported-stock.ts'
import { renderedPage } from './rendered-page.ts'
import { tableOf } from './table.ts'

interface Options {
  json?: boolean
  strict?: boolean
  rows: string
}

const { json, strict, rows } = new Command('npm run bench --')
  .description('Ratios of one run: what this machine does with us, against what it does without.')
  .option('--json', 'one document on standard output')
  .option('--strict', 'exit with 1 where a target is missed')
  .option('--rows <number>', 'vehicles in the imported feed', '10000')
  .parse()
  .opts<Options>()

const say = (line: string) => process.stderr.write(`${line}\n`)
const findings = await measure(Number(rows))
process.stdout.write(
  json
    ? `${JSON.stringify({ findings: findings.map((finding) => ({ ...finding, verdict: verdictOf(finding) })) }, null, 2)}\n`
    : tableOf(findings),
)
process.exitCode = strict && findings.some((finding) => verdictOf(finding) === 'missed') ? 1 : 0

async function measure(rows: number): Promise<Finding[]> {
  say('Rendered page …')
  const rendered = await renderedPage()
  const running = await startCms()
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  try {
    const file = join(folder, 'feed.csv')
    await writeFeed(file, rows)
    const tenants = []
    for (const slug of ['bench-one', 'bench-two', 'bench-three']) {
      const { id } = await running.cms.create({
        collection: 'tenants',
        data: {
          slug,
          name: slug,
          hosts: [{ host: `${slug}.localhost` }],
          country: 'AU',
          locale: 'en-AU',
          currency: 'AUD',
          timeZone: 'Australia/Brisbane',
        },
      })
      tenants.push({ id, slug })
      for (const { path, title, layout } of sharedPages.filter(({ path }) => path.startsWith('/search/'))) {
        const refs = { picture: () => 0, slide: () => 0, logo: () => 0, section: () => 0, location: () => 0 }
        await running.cms.create({
          collection: 'pages',
          data: { tenant: id, path, title, layout: layout(refs), _status: 'published' } as never,
        })
      }
    }
    say('Import …')
    const imported = await importedStock({ databaseUrl: running.databaseUrl, dataDir: folder, file, rows, tenants })
    const forecourt = await startForecourt({ databaseUrl: running.databaseUrl, dataDir: folder, roles: 'web,worker' })
    try {
      say('Cached page …')
      const host = 'bench-one.localhost'
      return [await cachedPage({ forecourt, host, path: '/search/used-cars', folder }), ...rendered, imported]
    } finally {
      await forecourt.stop()
    }
  } finally {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
