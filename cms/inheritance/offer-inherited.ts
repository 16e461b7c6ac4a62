import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { CollectionConfig, Field, FilterOptions, FilterOptionsProps, Plugin, Where } from 'payload'
import { listTenantIds } from '../access/list-tenant-ids.ts'
import { readId } from '../outbox/announce.ts'
import { previewCollections } from '../preview/token.ts'
import { findTemplate } from './find-template.ts'
import { listOwners } from './list-owners.ts'
import { isInherited } from './inherited-collections.ts'

/**
 * Choosers of a site's document offer what its template shares, too. Applied after the multi-tenant plugin, whose filter of relationships it
 * replaces. `blockForeignReferences` judges what is saved.
 */
export const offerInherited: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === 'tenants' ? collection : withInherited(collection),
  ),
  blocks: config.blocks?.map((block) => ({ ...block, fields: block.fields.map(offered) })),
})

const withInherited = (collection: CollectionConfig): CollectionConfig => {
  const fields = collection.fields.map(offered)
  const isPreviewed = previewCollections.some((slug) => slug === collection.slug)
  return withInheritedList({ ...collection, fields: isPreviewed ? [notice, ...fields] : fields })
}

const notice: Field = {
  name: 'inheritance',
  type: 'ui',
  admin: {
    components: { Field: '/admin/templates/inheritance-notice.tsx#InheritanceNotice' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}

function withInheritedList(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'pages') return collection
  const { components } = collection.admin ?? {}
  // Below the pager too, which belongs to the site's own pages.
  const afterList = [...(components?.afterList ?? []), '/admin/templates/inherited-pages.tsx#InheritedPages']
  return { ...collection, admin: { ...collection.admin, components: { ...components, afterList } } }
}

function offered(field: Field): Field {
  switch (field.type) {
    case 'relationship':
      if (typeof field.relationTo !== 'string' || !isInherited(field.relationTo)) return field
      if (field.relationTo !== 'pages') return { ...field, filterOptions: sharedWithSite }
      // A page stays a valid target when the site replaces it by a copy at the same address.
      return { ...field, filterOptions: pagesOnSite, validate: (): true => true }
    case 'row':
    case 'group':
    case 'array':
    case 'collapsible':
      return { ...field, fields: field.fields.map(offered) }
    case 'tabs':
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(offered) })) }
    default:
      return field
  }
}

/** The documents of a site and those shared with it. */
const sharedWithSite: FilterOptions = async (args) => {
  const site = findSite(args)
  return site === null ? true : { tenant: { in: await listOwners(args.req, { site, collection: args.relationTo }) } }
}

/** The pages that a site answers with: its own, and its template's at other addresses. */
const pagesOnSite: FilterOptions = async (args) => {
  const site = findSite(args)
  if (site === null) return true
  const own: Where = { tenant: { equals: site } }
  const template = await findTemplate(args.req, site)
  if (template === null) return own
  const { docs } = await args.req.payload.db.find<{ path?: string | null }>({
    collection: 'pages',
    req: args.req,
    limit: 0,
    pagination: false,
    select: { path: true },
    where: own,
  })
  const taken = docs.flatMap(({ path }) => path ?? [])
  const inherited: Where[] = [
    { tenant: { equals: template } },
    { _status: { equals: 'published' } },
    ...(taken.length === 0 ? [] : [{ path: { not_in: taken } }]),
  ]
  return { or: [own, { and: inherited }] }
}

/** The site of a document, as its form has it, or where it is new, as the admin's chooser has it. */
function findSite({ data, req }: FilterOptionsProps): number | null {
  const [only, ...others] = listTenantIds(req.user)
  return (
    readId(data?.tenant) ??
    readId(getTenantFromCookie(req.headers, 'number')) ??
    (others.length === 0 ? (only ?? null) : null)
  )
}
