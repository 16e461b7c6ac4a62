import type { PayloadRequest } from 'payload'
import { findPlatformTemplate } from '../inheritance/find-platform-template.ts'
import { findFieldUses } from './find-field-uses.ts'
import { findLayoutUses } from './find-layout-uses.ts'
import { findAddressUses } from './find-address-uses.ts'
import { findRedirectUses } from './find-redirect-uses.ts'
import { nameSites } from './name-sites.ts'
import { sortUses } from './sort-uses.ts'
import type { Use, UsedCollection } from './use.ts'

interface UsesInput {
  collection: UsedCollection
  id: number
  /** The site or template that the document belongs to. */
  tenant: number
  /** Only these sites; otherwise all that show it. */
  among?: readonly number[] | undefined
  /** Only what names a page by its address: typed links and redirects, which do not follow the page to another one. */
  isByAddress?: boolean
}

/**
 * Where a document of a site stands, published pages before drafts. A template's documents stand in its sites, too, and the platform's in all.
 * A document does not use itself.
 */
export async function findUses(
  req: PayloadRequest,
  { tenant, among, collection, id, isByAddress = false }: UsesInput,
): Promise<Use[]> {
  const showing = [tenant, ...(await listSitesOfTemplate(req, tenant))]
  const tenants = among ? showing.filter((each) => among.includes(each)) : showing
  const target = { collection, id }
  const inBlocks = isByAddress ? [] : findLayoutUses(req, { target, tenants })
  const inFields = isByAddress ? [] : findFieldUses(req, { target, tenants })
  const inRedirects = collection === 'pages' ? findRedirectUses(req, { page: id, tenants }) : []
  const byAddress = collection === 'pages' ? findAddressUses(req, { page: id, tenants }) : []
  const all = [...(await inBlocks), ...(await inFields), ...(await byAddress), ...(await inRedirects)]
  const found = sortUses(all.filter((use) => use.collection !== collection || use.id !== id))
  const names = await nameSites(
    req,
    found.map((use) => use.tenant).filter((each) => each !== tenant),
  )
  return found.map((use) => ({ ...use, site: names.get(use.tenant) ?? null }))
}

async function listSitesOfTemplate(req: PayloadRequest, tenant: number): Promise<number[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'tenants',
    req,
    limit: 0,
    pagination: false,
    select: { id: true },
    where:
      tenant === (await findPlatformTemplate(req)) ? { id: { not_equals: tenant } } : { template: { equals: tenant } },
  })
  return docs.map(({ id }) => id)
}
