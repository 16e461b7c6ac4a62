import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { readRows } from '#schemas/page/row.ts'
import { isFields } from '#schemas/page/same-value.ts'
import { describePath } from '../editing/describe-path.ts'
import { readText } from '../fields/read-text.ts'
import { readId } from '../outbox/announce.ts'
import { listReferences, type Reference } from '../tenancy/list-references.ts'

/** A value of a version that another document of the site has now, such as the address of a page. */
interface TakenValue {
  field: string
  label: string
  value: string
  by: { id: number; title: string }
}

/** A reference of a version to a document that was deleted. */
interface GoneReference extends Reference {
  label: string
}

/** Why a version cannot be restored as a whole. */
export interface RestoreProblems {
  taken: TakenValue[]
  gone: GoneReference[]
}

export interface Version {
  collection: SanitizedCollectionConfig
  /** The document. */
  id: number
  content: Record<string, unknown>
}

export async function findRestoreProblems(req: PayloadRequest, version: Version): Promise<RestoreProblems> {
  const [taken, gone] = [await listTaken(req, version), await listGone(req, version)]
  return { taken, gone }
}

async function listTaken(req: PayloadRequest, { collection, id, content }: Version): Promise<TakenValue[]> {
  const tenant = readId(content['tenant'])
  const title = collection.admin.useAsTitle ?? 'id'
  const found = await Promise.all(
    listUniqueFields(collection).map(async (field) => {
      const value = readText(content[field])
      if (tenant === null || value === '') return []
      const other = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
        collection: collection.slug,
        req,
        select: { [title]: true },
        where: { and: [{ tenant: { equals: tenant } }, { [field]: { equals: value } }, { id: { not_equals: id } }] },
      })
      const label = describe(req, { collection, path: [field], content })
      return other ? [{ field, label, value, by: { id: other.id, title: readText(other[title]) } }] : []
    }),
  )
  return found.flat()
}

/** Fields that one document of a site alone may have. */
const listUniqueFields = ({ indexes }: SanitizedCollectionConfig): string[] =>
  indexes.flatMap(({ fields, unique }) => (unique && fields[0] === 'tenant' && fields[1] ? [fields[1]] : []))

async function listGone(req: PayloadRequest, { collection, content }: Version): Promise<GoneReference[]> {
  const references = listReferences({
    config: req.payload.config,
    fields: collection.flattenedFields.filter(({ name }) => name !== 'tenant'),
    data: content,
  })
  const found = await Promise.all(
    [...Map.groupBy(references, ({ relationTo }) => relationTo)].map(async ([relationTo, named]) => {
      const kept = await findExisting(req, { relationTo, ids: [...new Set(named.map(({ id }) => id))] })
      return named.filter(({ id }) => !kept.has(id))
    }),
  )
  return found.flat().map((reference) => ({
    ...reference,
    label: describe(req, { collection, path: nameRows(reference.path.split('.'), content), content }),
  }))
}

async function findExisting(
  req: PayloadRequest,
  { relationTo, ids }: { relationTo: CollectionSlug; ids: number[] },
): Promise<Set<number>> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: relationTo,
    req,
    limit: 0,
    pagination: false,
    select: { id: true },
    where: { id: { in: ids } },
  })
  return new Set(docs.map(({ id }) => id))
}

interface Place {
  collection: SanitizedCollectionConfig
  path: string[]
  content: Record<string, unknown>
}

const describe = ({ payload }: PayloadRequest, { collection, path, content }: Place): string =>
  describePath({ config: payload.config, fields: collection.flattenedFields, path, versions: [content] })

/** `layout.0.image` → `layout`, `#<id of the block>`, `image`. */
function nameRows(steps: readonly string[], value: unknown): string[] {
  const [step, ...rest] = steps
  if (step === undefined) return []
  const row = readRows(value)?.[Number(step)]
  return row ? [`#${row.id}`, ...nameRows(rest, row)] : [step, ...nameRows(rest, isFields(value) ? value[step] : null)]
}
