import { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Jobs, scheduledJobs, startJobs } from '#platform/app/jobs/start-jobs.ts'
import type { JobRequests } from '#platform/jobs/queues.ts'
import { createMessageSender } from '#platform/messages/message-sender.ts'
import { preparePhotoLedger } from '#platform/stock/photos/store.ts'
import { publicNetwork } from '#platform/stock/fetch/network.ts'
import { createSearch } from '#platform/search/create-search.ts'
import { prepareSearch } from '#platform/search/reindex.ts'
import type { Search } from '#platform/search/search-port.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { until } from '#tests/support/forecourt.ts'
import { aHero, aPage, type Sites, twoDealers } from './sites.ts'

let running: TestCms
let sites: Sites
let pool: Pool
let search: Search
let jobs: Jobs
const log = pino({ level: 'silent' })

beforeAll(async () => {
  running = await startCms()
  sites = await twoDealers(running.cms)
  pool = new Pool({ connectionString: running.databaseUrl })
  search = createSearch({ pool, env: {} })
  await prepareSearch({ pool, search, warn: () => undefined })
  await scheduleOfFormerRelease(running.databaseUrl)
  jobs = await startJobs(running.databaseUrl, { ...context(), publishEvery: 200 })
})
afterAll(async () => {
  await jobs.stop()
  await pool.end()
  await running.stop()
})

const nobodyAsks: JobRequests = {
  importFeed: () => Promise.resolve(false),
  fetchPhotos: () => Promise.resolve(false),
  sendMessage: () => Promise.resolve(false),
  deliverLead: () => Promise.resolve(false),
}
const transports = { email: null, sms: null }
const context = () => ({
  pool,
  payload: running.cms,
  log,
  indexing: { pool, search, warn: () => undefined },
  auditKeepDays: 365,
  dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
  network: publicNetwork,
  transports,
  post: createMessageSender({ payload: running.cms, pool, transports }),
  payments: null,
  backups: null,
  signal: new AbortController().signal,
  ownOrigin: 'http://localhost:3000',
})

/** As an upgraded installation has it. */
async function scheduleOfFormerRelease(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, schema: 'pgboss', supervise: false, schedule: false })
  await boss.start()
  await boss.createQueue('look-after-payments')
  await boss.schedule('look-after-payments', '* * * * *')
  await boss.stop({ graceful: false })
}

test('every job is scheduled once, and none that a former release scheduled', async () => {
  const { rows } = await pool.query('select name, cron from pgboss.schedule order by name')
  expect(rows).toEqual(
    scheduledJobs
      .map(({ name, cron }) => ({ name, cron }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  )
})

test('the nightly reindex repairs an index that lost a vehicle', async () => {
  const [id] = await search.ids(sites.alpha)
  await search.remove({ tenantId: sites.alpha, ids: [id ?? 0] })
  await scheduledJobs.find(({ name }) => name === 'reindex-stock')?.run(context(), nobodyAsks)
  expect(await search.ids(sites.alpha)).toEqual([id])
})

test('a page that was to be published by now is published, with nobody’s hand', async () => {
  const id = await aPage(running.cms, {
    tenant: sites.alpha,
    title: 'Timed',
    path: '/timed',
    heading: 'Timed',
    draft: true,
  })
  await running.cms.update({ collection: 'pages', id, draft: true, data: { layout: [aHero('On time')] } as never })
  await running.cms.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: id } },
    waitUntil: new Date(Date.now() - 1_000),
  })
  const status = async () => (await running.cms.findByID({ collection: 'pages', id, depth: 0 }))._status
  expect((await until(status, (found) => found === 'published')).seen).toBe('published')
})

test('what feeds had brought to a site goes with it, and no other site’s', async () => {
  await preparePhotoLedger(pool)
  const gone = sites.beta + 1_000
  await pool.query(
    "insert into stock.photos (tenant_id, url) values ($1, 'https://a.example/1.jpg'), ($2, 'https://a.example/1.jpg')",
    [sites.alpha, gone],
  )
  await scheduledJobs.find(({ name }) => name === 'purge-deleted-sites')?.run(context(), nobodyAsks)
  const { rows } = await pool.query('select tenant_id from stock.photos')
  expect(rows).toEqual([{ tenant_id: sites.alpha }])
})
