import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, SanitizedCollectionConfig } from 'payload'
import { getDatabase, writeEvent } from '../outbox/write-event.ts'
import { requiredReferenceFields } from './required-reference-fields.ts'
import { tenantCollections } from './tenant-collections.ts'
import { conflict } from '../refusal.ts'
import * as texts from './texts.ts'

/**
 * Deletes all documents of a site with their history, in the transaction of the deletion, since they could not be assigned to the site
 * later. Rows are deleted per table, since a site has tens of thousands of vehicles. Media are deleted one by one for their files, and
 * last, because deleted files cannot be rolled back.
 */
export const deleteWithSite: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const site = Number(id)
  const { collections } = req.payload.config
  const ofSites = collections.filter(({ slug }) => tenantCollections.some((each) => each === slug))
  const db = await getDatabase(req)
  for (const { slug, versions } of thoseInNeedFirst(ofSites.filter(({ upload }) => !upload))) {
    const table = slug.replaceAll('-', '_')
    if (versions) await db.execute(sql`delete from ${sql.identifier(`_${table}_v`)} where version_tenant_id = ${site}`)
    await db.execute(sql`delete from ${sql.identifier(table)} where tenant_id = ${site}`)
  }
  for (const table of ['users_tenants', 'sign_in_codes', 'shopper_sessions'])
    await db.execute(sql`delete from ${sql.identifier(table)} where tenant_id = ${site}`)
  await writeEvent(req, { tenantId: site, type: 'stock.imported', ids: [] })
  const where = { tenant: { equals: site } }
  for (const { slug } of ofSites.filter(({ upload }) => upload)) {
    const { errors } = await req.payload.delete({ collection: slug, where, depth: 0, req, overrideAccess: true })
    if (errors[0]) throw conflict(texts.thisSiteCannotBeDeleted({ message: errors[0].message }))
  }
}

/** Sorts collections so that referencing documents are deleted first: test drives before locations. */
function thoseInNeedFirst(collections: SanitizedCollectionConfig[]): SanitizedCollectionConfig[] {
  const free = collections.filter(
    ({ slug }) => !requiredReferenceFields(collections, slug).some(({ by }) => by.slug !== slug),
  )
  if (free.length === 0) return collections
  return [...free, ...thoseInNeedFirst(collections.filter((each) => !free.includes(each)))]
}
