import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tenantCollections } from '#cms/tenancy/tenant-collections.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument, changeOf } from './documents.ts'
import { aTenant } from '#tests/int/platform/sites.ts'
import { aPerson } from './staff.ts'

let running: TestCms
let cms: Payload
let pool: Pool

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  pool = new Pool({ connectionString: running.databaseUrl })
})
afterAll(async () => {
  await pool.end()
  await running.stop()
})

const aTemplate = () => aTenant(cms, { slug: randomUUID(), isTemplate: true, hosts: [] })

const aSite = async (hosts: { host: string }[] = []) =>
  aTenant(cms, { slug: randomUUID(), template: await aTemplate(), hosts })

async function fill(site: number): Promise<void> {
  for (const collection of tenantCollections) await aChangedDocument(collection, site)
}

/** With a version, where the collection keeps them. */
async function aChangedDocument(collection: (typeof tenantCollections)[number], tenant: number): Promise<void> {
  const id = await aDocument(cms, collection, tenant)
  const data = changeOf[collection]
  if (data) await cms.update({ collection, id, data })
}

/** Rows of each table that names sites: of this one, or of none. */
async function rowsOf(site: number | null): Promise<Record<string, number>> {
  const { rows: columns } = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
     where table_schema = 'public' and column_name in ('tenant_id', 'version_tenant_id') and table_name <> 'outbox' order by 1`,
  )
  const counts: [string, number][] = []
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from "${table}" where "${column}" is not distinct from $1`,
      [site],
    )
    counts.push([table, rows[0]?.count ?? 0])
  }
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

test('a template stays while sites take their values from it, and says so', async () => {
  const template = await aTemplate()
  await aTenant(cms, { slug: randomUUID(), template, hosts: [] })
  await expect(cms.delete({ collection: 'tenants', id: template })).rejects.toThrow(
    'This template cannot be deleted: 1 site inherits from it. Choose another template there first.',
  )
})

test('a site stays while shoppers find it, and says what would go with it', async () => {
  const host = `${randomUUID()}.localhost`
  const site = await aSite([{ host }])
  await fill(site)
  const before = await rowsOf(site)
  await expect(cms.delete({ collection: 'tenants', id: site })).rejects.toThrow(
    `This site cannot be deleted while it has the domain ${host}. Remove its domains first.`,
  )
  expect(await rowsOf(site)).toEqual(before)
})

test('a site that is deleted takes with it all that belongs to it, and nothing of another site', async () => {
  const [site, other] = [await aSite([{ host: `${randomUUID()}.localhost` }]), await aSite()]
  await fill(site)
  await fill(other)
  await aPerson(cms, randomUUID(), 'editor', [site, other])
  const before = await rowsOf(other)
  expect(Object.keys(before).length).toBeGreaterThan(tenantCollections.length)
  expect(await rowsOf(site)).toEqual(before)

  await cms.update({ collection: 'tenants', id: site, data: { hosts: [] } })
  await cms.delete({ collection: 'tenants', id: site })

  expect({ ofTheSite: await rowsOf(site), ofNoSite: await rowsOf(null) }).toEqual({ ofTheSite: {}, ofNoSite: {} })
  expect(await rowsOf(other)).toEqual(before)
})

test('its staff keep their other sites, and their accounts can be changed as before', async () => {
  const [site, other] = [await aSite(), await aSite()]
  const { id } = await aPerson(cms, randomUUID(), 'editor', [site, other])
  await cms.delete({ collection: 'tenants', id: site })
  const person = await cms.findByID({ collection: 'users', id, depth: 0 })
  expect(person.tenants?.map(({ tenant }) => tenant)).toEqual([other])
  await cms.update({ collection: 'users', id, data: { name: 'Still here' } })
})
