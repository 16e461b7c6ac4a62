import type { Payload } from 'payload'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tenantCollections } from '#cms/tenancy/tenant-collections.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument, changeOf } from './documents.ts'
import { aPerson, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let pool: Pool
let sites: Sites

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  pool = new Pool({ connectionString: running.databaseUrl })
  sites = await twoSites(cms)
  for (const tenant of [sites.own, sites.other])
    for (const collection of tenantCollections) await aChangedDocument(collection, tenant)
  await aPerson(cms, 'both', 'editor', [sites.own, sites.other])
})
afterAll(async () => {
  await pool.end()
  await running.stop()
})

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
  await expect(cms.delete({ collection: 'tenants', id: sites.template })).rejects.toThrow(
    'This template cannot be deleted: 1 site inherits from it. Choose another template there first.',
  )
})

test('a site stays while shoppers find it, and says what would go with it', async () => {
  const before = await rowsOf(sites.own)
  await expect(cms.delete({ collection: 'tenants', id: sites.own })).rejects.toThrow(
    'This site cannot be deleted while it has the domain own.localhost. Remove its domains first.',
  )
  expect(await rowsOf(sites.own)).toEqual(before)
})

test('a site that is deleted takes with it all that belongs to it, and nothing of another site', async () => {
  const before = await rowsOf(sites.other)
  expect(Object.keys(before).length).toBeGreaterThan(tenantCollections.length)
  expect(await rowsOf(sites.own)).toEqual(before)

  await cms.update({ collection: 'tenants', id: sites.own, data: { hosts: [] } })
  await cms.delete({ collection: 'tenants', id: sites.own })

  expect({ ofTheSite: await rowsOf(sites.own), ofNoSite: await rowsOf(null) }).toEqual({ ofTheSite: {}, ofNoSite: {} })
  expect(await rowsOf(sites.other)).toEqual(before)
})

test('its staff keep their other sites, and their accounts can be changed as before', async () => {
  const { docs } = await cms.find({ collection: 'users', where: { email: { equals: 'both@staff.example' } }, depth: 0 })
  expect(docs[0]?.tenants?.map(({ tenant }) => tenant)).toEqual([sites.other])
  await cms.update({ collection: 'users', id: docs[0]?.id ?? 0, data: { name: 'Still here' } })
})
