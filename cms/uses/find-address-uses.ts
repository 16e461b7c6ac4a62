import type { PayloadRequest } from 'payload'
import { findTemplates } from '../inheritance/find-template.ts'
import { findAddressFieldUses } from './find-field-uses.ts'
import { findLayoutUses } from './find-layout-uses.ts'
import { readPageAddress } from './page-address.ts'
import { listShownTemplatePages } from './list-shown-template-pages.ts'
import type { AddressTarget, FoundUse, UseScope } from './use.ts'

interface AddressUseQuery extends UseScope {
  page: number
}

/** Where a link with a typed address leads to a page, on these sites and on the pages of their templates that they show. */
export async function findAddressUses(req: PayloadRequest, { page, tenants }: AddressUseQuery): Promise<FoundUse[]> {
  const target = await readPageAddress(req, page)
  if (!target) return []
  const [inBlocks, inFields, inherited] = await Promise.all([
    findLayoutUses(req, { target, tenants }),
    findAddressFieldUses(req, { target, tenants }),
    findInherited(req, { target, tenants }),
  ])
  return [...inBlocks, ...inFields, ...inherited]
}

interface InheritedUseQuery extends UseScope {
  target: AddressTarget
}

/** A template's page leads each site to that site's own page, if it has one at the address. */
async function findInherited(req: PayloadRequest, { target, tenants }: InheritedUseQuery): Promise<FoundUse[]> {
  const shown = new Set(await listShownTemplatePages(req, { tenants }))
  if (shown.size === 0) return []
  const leadsTo = await target.follow(tenants)
  const onAnySite: AddressTarget = {
    ...target,
    follow: async () => (address) => tenants.some((tenant) => leadsTo(address, tenant)),
  }
  const uses = await findLayoutUses(req, { target: onAnySite, tenants: await findTemplates(req, tenants) })
  return uses.filter(({ collection, id, state }) => collection === 'pages' && state === 'published' && shown.has(id))
}
