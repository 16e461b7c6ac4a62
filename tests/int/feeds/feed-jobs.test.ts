import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askForDueFeeds } from '#platform/app/jobs/feed-jobs.ts'
import { type JobRequests, requestsOver } from '#platform/jobs/queues.ts'
import { isAskedFor } from '#platform/jobs/store.ts'
import { type Jobs, startJobs } from '#platform/app/jobs/start-jobs.ts'
import { createSearch } from '#platform/search/create-search.ts'
import { prepareSearch } from '#platform/search/reindex.ts'
import { createMessageSender } from '#platform/messages/message-sender.ts'
import { networkWithLoopback } from '#platform/stock/fetch/network.ts'
import { until } from '#tests/support/forecourt.ts'
import { aFeedOf, type FeedSetup, startFeedSetup } from './feed-setup.ts'

let setup: FeedSetup
let site: { id: number; slug: string }
let workers: Jobs[] = []
const log = pino({ level: 'silent' })

beforeAll(async () => {
  setup = await startFeedSetup()
  const { pool, cms, dataDir, running } = setup
  const search = createSearch({ pool, env: {} })
  const indexing = { pool, search, warn: () => undefined }
  await prepareSearch(indexing)
  const transports = { email: null, sms: null }
  const context = {
    pool,
    payload: cms,
    log,
    indexing,
    auditKeepDays: 365,
    dataDir,
    network: networkWithLoopback,
    transports,
    post: createMessageSender({ payload: cms, pool, transports }),
    payments: null,
    backups: null,
    ownOrigin: 'http://localhost:3000',
    publishEvery: 60_000,
  }
  workers = [await startJobs(running.databaseUrl, context), await startJobs(running.databaseUrl, context)]
})
afterAll(async () => {
  await Promise.all(workers.map((each) => each.stop()))
  await setup.stop()
})
beforeEach(async () => {
  site = await setup.aSite()
})

const done = (status = 'done') =>
  until(
    () => setup.history(site.id),
    (rows) => rows.some((row) => row['status'] === status),
    20_000,
  )

test('a feed that somebody asks for is imported by one of two workers, once', async () => {
  let served = 0
  const bothRequested = Promise.withResolvers<void>()
  setup.server.answers((_req, res) => {
    served += 1
    void bothRequested.promise.then(() => res.end(aFeedOf('A1')))
  })
  const feed = await setup.aFeed(site.id, { source: 'url', url: setup.server.url('/stock.csv') })
  const requests = requestsOver(setup.pool)
  const asked = [await requests.importFeed({ feed, anyway: true }), await requests.importFeed({ feed, anyway: true })]
  expect(asked).toEqual([true, false])
  expect(await isAskedFor(setup.pool, { queue: 'import-feed', key: String(feed) })).toBe(true)
  bothRequested.resolve()
  await done()
  await until(
    () => isAskedFor(setup.pool, { queue: 'import-feed', key: String(feed) }),
    (isAsked) => !isAsked,
  )
  expect([served, (await setup.history(site.id)).length]).toEqual([1, 1])
})

test('only feeds whose time has come are asked for', async () => {
  const hourly = await setup.aFeed(site.id, { schedule: 'every-60' })
  const quarter = await setup.aFeed(site.id, { schedule: 'every-15' })
  await setup.aFeed(site.id, { schedule: 'off' })
  const asked: number[] = []
  const requests: Pick<JobRequests, 'importFeed'> = {
    importFeed: ({ feed }) => Promise.resolve(asked.push(feed) > 0),
  }
  const { rows } = await setup.pool.query<{ id: number; created_at: Date }>(
    'select id, updated_at as created_at from stock_feeds where id = $1',
    [quarter],
  )
  const since = rows[0]?.created_at.getTime() ?? 0
  const inMinutes = (minutes: number) =>
    askForDueFeeds({ pool: setup.pool, log }, requests, new Date(since + minutes * 60_000))
  await inMinutes(10)
  expect(asked).toEqual([])
  await inMinutes(20)
  expect(asked).toEqual([quarter])
  await inMinutes(61)
  expect(asked).toEqual([quarter, hourly, quarter])
})

test('a schedule that was just set counts from then, not from a look of last week', async () => {
  const feed = await setup.aFeed(site.id, { schedule: 'off' })
  await setup.pool.query(`update stock_feeds set last_looked_at = now() - interval '7 days' where id = $1`, [feed])
  await setup.cms.update({ collection: 'stock-feeds', id: feed, data: { schedule: 'every-360' } })
  const asked: number[] = []
  const requests: Pick<JobRequests, 'importFeed'> = {
    importFeed: ({ feed: id }) => Promise.resolve(asked.push(id) > 0),
  }
  await askForDueFeeds({ pool: setup.pool, log }, requests, new Date())
  expect(asked).not.toContain(feed)
})

test('a feed that failed and waits for another try tells of it, and runs at once for anyone who asks', async () => {
  setup.server.answers((_req, res) => void res.writeHead(503).end())
  const feed = await setup.aFeed(site.id, { source: 'url', url: setup.server.url('/stock.csv') })
  const requests = requestsOver(setup.pool)
  await requests.importFeed({ feed, anyway: true })
  await done('failed')
  const isAsked = () => isAskedFor(setup.pool, { queue: 'import-feed', key: String(feed) })
  await until(isAsked, (asked) => !asked)
  setup.server.answers((_req, res) => void res.end(aFeedOf('A1')))
  expect(await requests.importFeed({ feed, anyway: true })).toBe(false)
  await done()
  expect(await setup.stocknums(site.id)).toEqual(['A1'])
})

test('a job whose worker fell silent is taken back by its heartbeat', async () => {
  const { rows } = await setup.pool.query(`select heartbeat_seconds from pgboss.queue where name = 'import-feed'`)
  expect(rows).toEqual([{ heartbeat_seconds: 60 }])
})
