import type { PayloadRequest, SanitizedCollectionConfig, Where, WhereField } from 'payload'
import { readId } from '../outbox/announce.ts'
import { readText } from '../fields/read-text.ts'
import { listAddresses } from './list-addresses.ts'
import { listAddressPaths, listReferencePaths } from './reference-paths.ts'
import { type AddressTarget, type FoundUse, isUsedCollection, type UsedCollection, type UseScope } from './use.ts'

interface FieldUseQuery extends UseScope {
  target: { collection: UsedCollection; id: number }
}

type StoredDocument = Record<string, unknown> & { id: number }
type StoredVersion = Record<string, unknown>

/** Most documents that are named for each collection. */
const most = 100

/** The documents of these sites that name the target in a field of their own, such as the picture of a slide or the page of a menu's entry. */
export async function findFieldUses(req: PayloadRequest, { target, tenants }: FieldUseQuery): Promise<FoundUse[]> {
  const found = await Promise.all(
    req.payload.config.collections.map(async (collection) => {
      const paths = listReferencePaths(collection.flattenedFields, target.collection)
      if (paths.length === 0) return []
      return [
        ...(await findStored(req, { collection, isNaming: anyOf(paths, { equals: target.id }), tenants })),
        ...(await findDrafts(req, {
          collection,
          isNaming: anyOf(paths.map(inVersion), { equals: target.id }),
          tenants,
        })),
      ]
    }),
  )
  return found.flat()
}

interface WantedAddress extends UseScope {
  target: AddressTarget
}

/** The documents of these sites with a link to the page by its address outside blocks, such as an entry of a menu or a site's announcement. */
export async function findAddressFieldUses(
  req: PayloadRequest,
  { target, tenants }: WantedAddress,
): Promise<FoundUse[]> {
  const leadsTo = await target.follow(tenants)
  const found = await Promise.all(
    req.payload.config.collections.map(async (collection) => {
      const isContent = isUsedCollection(collection.slug) || collection.slug === 'tenants'
      const paths = isContent ? listAddressPaths(collection.flattenedFields) : []
      if (paths.length === 0) return []
      const matches = ({ layout: _blocks, ...stored }: StoredVersion, tenant: number) =>
        listAddresses(stored).some((address) => leadsTo(address, tenant))
      const query = { collection, isNaming: anyOf(paths, { contains: target.start }), tenants, matches }
      return [
        ...(await findStored(req, query)),
        ...(await findDrafts(req, {
          ...query,
          isNaming: anyOf(paths.map(inVersion), { contains: target.start }),
        })),
      ]
    }),
  )
  return found.flat()
}

interface CollectionUseQuery extends UseScope {
  collection: SanitizedCollectionConfig
  isNaming: Where
  /** Whether a document that was found names the target indeed. */
  matches?: (stored: StoredVersion, tenant: number) => boolean
}

const inVersion = (path: string): string => `version.${path}`

const nameTitleField = ({ admin }: SanitizedCollectionConfig): string => admin.useAsTitle ?? 'id'

const anyOf = (paths: string[], condition: WhereField): Where => ({ or: paths.map((path) => ({ [path]: condition })) })

async function findStored(
  req: PayloadRequest,
  { collection, isNaming, tenants, matches }: CollectionUseQuery,
): Promise<FoundUse[]> {
  const own: Where = { [collection.slug === 'tenants' ? 'id' : 'tenant']: { in: [...tenants] } }
  const isPublished: Where[] = collection.versions?.drafts ? [{ _status: { equals: 'published' } }] : []
  const { docs } = await req.payload.db.find<StoredDocument>({
    collection: collection.slug,
    req,
    limit: matches ? 0 : most,
    pagination: false,
    ...(matches ? {} : { select: { [nameTitleField(collection)]: true, tenant: true, isPageTemplate: true } }),
    where: { and: [own, isNaming, ...isPublished] },
  })
  return docs.flatMap((doc) => {
    const use = describe(doc, { collection, id: doc.id, state: 'published' })
    return matches?.(doc, use.tenant) === false ? [] : [use]
  })
}

async function findDrafts(
  req: PayloadRequest,
  { collection, isNaming, tenants, matches }: CollectionUseQuery,
): Promise<FoundUse[]> {
  if (!collection.versions?.drafts) return []
  const { docs } = await req.payload.db.findVersions<StoredVersion>({
    collection: collection.slug,
    req,
    limit: matches ? 0 : most,
    pagination: false,
    where: {
      and: [
        { latest: { equals: true } },
        { 'version._status': { equals: 'draft' } },
        { 'version.tenant': { in: [...tenants] } },
        isNaming,
      ],
    },
  })
  return docs.flatMap(({ parent, version }) => {
    const use = describe(version, { collection, id: Number(parent), state: 'draft' })
    return matches?.(version, use.tenant) === false ? [] : [use]
  })
}

interface Place {
  collection: SanitizedCollectionConfig
  id: number
  state: FoundUse['state']
}

const describe = (stored: StoredVersion, { collection, id, state }: Place): FoundUse => ({
  collection: collection.slug,
  id,
  title: readText(stored[nameTitleField(collection)]),
  state,
  tenant: collection.slug === 'tenants' ? id : (readId(stored['tenant']) ?? 0),
  block: null,
  isPageTemplate: stored['isPageTemplate'] === true,
})
