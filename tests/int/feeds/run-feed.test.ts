import { mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aFeedOf, type FeedSetup, startFeedSetup } from './feed-setup.ts'

let setup: FeedSetup
let site: { id: number; slug: string }

beforeAll(async () => {
  setup = await startFeedSetup()
})
afterAll(() => setup.stop())
beforeEach(async () => {
  site = await setup.aSite()
  setup.server.asked.length = 0
})

const feedFromWeb = (more: Record<string, unknown> = {}) =>
  setup.aFeed(site.id, { source: 'url', url: setup.server.url('/stock.csv'), ...more })
const feedOf = (id: number) => setup.cms.findByID({ collection: 'stock-feeds', id, depth: 0, showHiddenFields: true })

test('a file in the folder is imported and put away as done', async () => {
  const feed = await setup.aFeed(site.id)
  await setup.drop(site.slug, { name: 'stock.csv', text: aFeedOf('A1', 'A2') })
  expect(await setup.run(feed)).toEqual({ kind: 'imported', files: 1 })
  expect(await setup.stocknums(site.id)).toEqual(['A1', 'A2'])
  expect(await setup.files(site.slug)).toEqual([])
  expect(await setup.files(site.slug, 'done')).toEqual([expect.stringMatching(/-stock\.csv$/)])
  expect(await setup.history(site.id)).toMatchObject([
    { file_name: 'stock.csv', status: 'done', feed_id: feed, created: 2 },
  ])
  expect(await feedOf(feed)).toMatchObject({
    last_received_at: expect.any(String),
    last_imported_at: expect.any(String),
    last_failure: null,
  })
})

test('a file that may still be growing is left until it is at rest', async () => {
  const feed = await setup.aFeed(site.id)
  await setup.drop(site.slug, { name: 'stock.csv', text: aFeedOf('A1'), age: 1 })
  expect(await setup.run(feed)).toEqual({ kind: 'nothing' })
  expect(await setup.files(site.slug)).toEqual(['stock.csv'])
})

test('each feed takes only files of its own pattern', async () => {
  const cars = await setup.aFeed(site.id, { pattern: 'cars-*.csv' })
  await setup.drop(site.slug, { name: 'cars-1.csv', text: aFeedOf('A1') })
  await setup.drop(site.slug, { name: 'bikes-1.csv', text: aFeedOf('B1') })
  await setup.run(cars)
  expect(await setup.files(site.slug)).toEqual(['bikes-1.csv'])
})

test('a link in the folder is not followed', async () => {
  const feed = await setup.aFeed(site.id)
  const secret = join(setup.dataDir, 'elsewhere.txt')
  await writeFile(secret, aFeedOf('A1'))
  await mkdir(join(setup.dataDir, 'feeds', site.slug), { recursive: true })
  await symlink(secret, join(setup.dataDir, 'feeds', site.slug, 'stock.csv'))
  expect(await setup.run(feed)).toEqual({ kind: 'nothing' })
})

test('files that waited are imported in the order in which they came', async () => {
  const feed = await setup.aFeed(site.id)
  await setup.drop(site.slug, { name: 'b.csv', text: aFeedOf('A1'), age: 300 })
  await setup.drop(site.slug, { name: 'a.csv', text: aFeedOf('A1', 'A2'), age: 60 })
  await setup.run(feed)
  expect((await setup.history(site.id)).map(({ file_name }) => file_name)).toEqual(['b.csv', 'a.csv'])
})

test('a file that a killed worker was reading is read by the next', async () => {
  const feed = await setup.aFeed(site.id)
  await setup.drop(site.slug, { name: 'stock.csv', text: aFeedOf('A1') })
  const folder = join(setup.dataDir, 'feeds', site.slug)
  await mkdir(join(folder, '.work', String(feed)), { recursive: true })
  await rename(join(folder, 'stock.csv'), join(folder, '.work', String(feed), 'stock.csv'))
  expect(await setup.run(feed)).toEqual({ kind: 'imported', files: 1 })
  expect(await setup.stocknums(site.id)).toEqual(['A1'])
})

test('a file that cannot be read is put away as failed, with the reason', async () => {
  const feed = await setup.aFeed(site.id)
  await setup.drop(site.slug, { name: 'stock.csv', text: 'this,is\nno,feed\n' })
  expect(await setup.run(feed)).toMatchObject({ kind: 'failed', again: false })
  expect(await setup.files(site.slug, 'failed')).toHaveLength(1)
  expect(await feedOf(feed)).toMatchObject({
    last_failed_at: expect.any(String),
    last_failure: expect.stringContaining('stocknum'),
  })
  expect(await setup.history(site.id)).toMatchObject([{ status: 'failed' }])
})

test('a feed is fetched from the web, and not again until it has changed', async () => {
  const feed = await feedFromWeb()
  setup.server.answers((req, res) => {
    const isKnown = req.headers['if-none-match'] === '"one"'
    res.writeHead(isKnown ? 304 : 200, { ETag: '"one"' }).end(isKnown ? undefined : aFeedOf('A1'))
  })
  expect(await setup.run(feed)).toEqual({ kind: 'imported', files: 1 })
  expect(await setup.run(feed)).toEqual({ kind: 'nothing' })
  expect(await setup.history(site.id)).toHaveLength(1)
})

test('anyone who asks for an import now gets one, changed or not', async () => {
  const feed = await feedFromWeb()
  setup.server.answers(
    (req, res) => void res.writeHead(req.headers['if-none-match'] ? 304 : 200, { ETag: '"one"' }).end(aFeedOf('A1')),
  )
  await setup.run(feed)
  expect(await setup.run(feed, { anyway: true })).toEqual({ kind: 'imported', files: 1 })
})

test('a feed whose import failed is fetched again, though it has not changed', async () => {
  const feed = await feedFromWeb()
  setup.server.answers(
    (req, res) => void res.writeHead(req.headers['if-none-match'] ? 304 : 200, { ETag: '"one"' }).end('no,feed\n1,2\n'),
  )
  await setup.run(feed)
  expect(await setup.run(feed)).toMatchObject({ kind: 'failed' })
})

test('a server that is away is tried again, and is one line of the history until it is back', async () => {
  const feed = await feedFromWeb()
  setup.server.answers((_req, res) => void res.writeHead(503).end())
  expect(await setup.run(feed)).toMatchObject({ kind: 'failed', again: true })
  await setup.run(feed)
  expect(await setup.history(site.id)).toMatchObject([{ status: 'failed', feed_id: feed }])
  setup.server.answers((_req, res) => void res.end(aFeedOf('A1')))
  await setup.run(feed)
  expect(await feedOf(feed)).toMatchObject({ last_failure: null, last_failed_at: null })
})

test('a host that the site no longer allows is not asked', async () => {
  const feed = await feedFromWeb()
  await setup.cms.update({ collection: 'tenants', id: site.id, data: { allowedFeedHosts: [] } })
  expect(await setup.run(feed)).toMatchObject({
    kind: 'failed',
    again: false,
    words: expect.stringContaining('feeds.localhost'),
  })
  expect(setup.server.asked).toHaveLength(0)
})

test('a feed from a host that the site does not allow cannot be saved', async () => {
  await expect(feedFromWeb({ url: 'https://elsewhere.example.com/stock.csv' })).rejects.toThrow(
    /Web address of the file/,
  )
})

test.each(['http://user:secret@feeds.localhost/', 'ftp://feeds.localhost/', 'nowhere'])(
  '%s is no address of a feed',
  async (url) => {
    await expect(feedFromWeb({ url })).rejects.toThrow(/Web address of the file/)
  },
)

test('the password of a feed goes to its server, and nowhere else', async () => {
  const feed = await feedFromWeb({ login_user: 'dealer', password: 'swordfish' })
  setup.server.answers((_req, res) => void res.end(aFeedOf('A1')))
  await setup.run(feed)
  expect(setup.server.asked[0]?.headers.authorization).toBe(
    `Basic ${Buffer.from('dealer:swordfish').toString('base64')}`,
  )
  const { rows } = await setup.pool.query('select to_jsonb(f)::text as text from stock_feeds f where id = $1', [feed])
  expect(rows[0].text).not.toContain('swordfish')
  const read = await setup.cms.findByID({ collection: 'stock-feeds', id: feed, depth: 0 })
  expect(Object.keys(read)).not.toContain('password_sealed')
  expect(read).toMatchObject({ has_password: true })
})

test('saving a feed keeps its password; another server or no user name takes it away', async () => {
  const has = async (data: Record<string, unknown>) => {
    const feed = await feedFromWeb({ login_user: 'dealer', password: 'swordfish' })
    await setup.cms.update({ collection: 'stock-feeds', id: feed, data })
    const { has_password, password_sealed } = await feedOf(feed)
    return [has_password, Boolean(password_sealed)]
  }
  expect(await has({ name: 'Renamed', password: '' })).toEqual([true, true])
  expect(await has({ url: 'http://photos.localhost/stock.csv' })).toEqual([false, false])
  expect(await has({ login_user: '' })).toEqual([false, false])
})
