import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { z } from 'zod'
import { startEmbedded } from '#platform/embedded/start-embedded.ts'
import { noteOffers } from '#platform/market/store.ts'
import { currentPosition, deleteProcessed, readNews } from '#platform/events/outbox-store.ts'
import { findPendingDeliveries } from '#platform/leads/delivery/store.ts'
import { reindex } from '#platform/search/reindex.ts'
import { createSearch } from '#platform/search/create-search.ts'
import { tenantCollections } from '#cms/tenancy/tenant-collections.ts'
import { aDocument, changeOf } from '#tests/int/cms/documents.ts'
import { aCar, aLead, aLocation, dealersAtWork, type DealerAtWork } from '#tests/int/leads/a-dealer.ts'
import { canPrepare, readColumns } from './prepare-statement.ts'
import { type PreviousRelease, previousReleaseFile } from './previous-release.ts'
import { startRecordLink } from './record-link.ts'

/**
 * `node tests/release/record.ts`, when a release is made: notes the statements that it runs, for the test that the next release's database still takes
 * them. Every collection is listed, read, created, changed, drafted and deleted, and shoppers' calls are answered.
 */
const dataDir = await mkdtemp(join(tmpdir(), 'forecourt-record-'))
const postgres = await startEmbedded({ dataDir, purpose: 'test', say: () => undefined })
const direct = new URL(postgres.databaseUrl)
const link = await startRecordLink({ host: direct.hostname, port: Number(direct.port) })
const linked = new URL(postgres.databaseUrl)
linked.port = String(link.port)
delete process.env['POSTGRES_IMAGE']
process.env['DATABASE_URL'] = linked.href

const dealer = await dealersAtWork()
await useCollections(dealer)
await answerShoppers(dealer)
const database = new URL(z.string().parse(process.env['DATABASE_URL']))
database.port = direct.port
const client = new Client(database.href)
await client.connect()
const statements: string[] = []
for (const text of [...link.statements].toSorted())
  if (/^(select|insert|update|delete|with)\b/i.test(text) && (await canPrepare(client, text)) === null)
    statements.push(text)
const release: PreviousRelease = {
  release: z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))).version,
  statements,
  columns: await readColumns(client),
}
await writeFile(previousReleaseFile, gzipSync(JSON.stringify(release), { level: 9 }))
process.stdout.write(`${statements.length} statements of ${release.release} recorded.\n`)
await client.end()
await dealer.stop().catch(() => undefined)
await rm(dataDir, { recursive: true, force: true })
await postgres.stop()
process.exit()

async function useCollections({ cms, sites }: DealerAtWork): Promise<void> {
  for (const collection of tenantCollections) {
    const id = await aDocument(cms, collection, sites.alpha)
    const where = { tenant: { equals: sites.alpha } }
    await cms.find({ collection, where, sort: '-updatedAt', limit: 10, depth: 1 })
    await cms.count({ collection, where })
    await cms.findByID({ collection, id, depth: 2 })
    await cms.update({ collection, id, data: changeOf[collection] ?? {} })
    if (cms.collections[collection].config.versions) {
      await cms.update({ collection, id, draft: true, data: {} })
      await cms.findVersions({ collection, where: { parent: { equals: id } } })
    }
    await cms.delete({ collection, id })
  }
  const { alpha: tenant } = sites
  const user = await cms.create({
    collection: 'users',
    data: {
      email: 'one@staff.example',
      name: 'One',
      password: 'a-long-enough-one',
      role: 'editor',
      tenants: [{ tenant }],
    },
  })
  await cms.login({ collection: 'users', data: { email: 'one@staff.example', password: 'a-long-enough-one' } })
  await cms.update({ collection: 'users', id: user.id, data: { name: 'Two' } })
  await cms.update({ collection: 'tenants', id: tenant, data: { name: 'Changed' } })
  await cms.find({ collection: 'tenants', sort: 'name' })
}

async function answerShoppers({ cms, pool, sites, apiOf }: DealerAtWork): Promise<void> {
  const car = await aCar(cms, sites.alpha, { slug: 'a-car', price: 3_000_000 })
  await reindex({ pool, search: createSearch({ pool, env: {} }), warn: () => undefined })
  await noteOffers(pool, new Date())
  const api = await apiOf(sites.alpha)
  await api.call('leads', aLead())
  await aLocation(cms, sites.alpha)
  await api.call('reveals', { car_id: car, dealership_id: null })
  await api.call('geocode', { place: '4215' })
  await api.call('session', {})
  await readNews(pool, await currentPosition(pool))
  await deleteProcessed(pool, 7)
  await findPendingDeliveries(pool, new Date())
}
