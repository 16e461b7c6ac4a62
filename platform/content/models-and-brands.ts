import type { Payload } from 'payload'
import { brand, type Brand } from '#schemas/model/brand.ts'
import { model, type Model, type ModelTile, modelTile } from '#schemas/model/model.ts'
import type { TenantRef } from './content.ts'
import { populate } from './populate.ts'
import { findTenantDocuments, type RawDocument } from './tenant-documents.ts'
import { filled, readText } from './views.ts'

/** The site's range: by the order that staff gave, then by name. Invalid models are omitted. */
export async function listModels(payload: Payload, tenant: TenantRef): Promise<ModelTile[]> {
  const docs = await findTenantDocuments(payload, {
    tenant,
    collection: 'models',
    select: Object.fromEntries(tileFields.map((name) => [name, true as const])),
  })
  const shown = await Promise.all(docs.toSorted(byPlace).map((doc) => withReferences(payload, tenant, doc)))
  return shown.flatMap((doc) => modelTile.safeParse(doc).data ?? [])
}

export async function findModel(payload: Payload, tenant: TenantRef, slug: string): Promise<Model | null> {
  const where = { slug: { equals: slug } }
  const [doc] = await findTenantDocuments(payload, { tenant, collection: 'models', where, limit: 1 })
  return doc ? (model.safeParse(await withReferences(payload, tenant, doc)).data ?? null) : null
}

export async function listBrands(payload: Payload, tenant: TenantRef): Promise<Brand[]> {
  const docs = await findTenantDocuments(payload, { tenant, collection: 'manufacturers' })
  const populated = await Promise.all(
    docs.toSorted(byPlace).map((doc) => populate(payload, { tenant, collection: 'manufacturers', doc })),
  )
  return populated.flatMap(({ doc }) => brand.safeParse(filled(doc)).data ?? [])
}

const tileFields = [
  'name',
  'manufacturer',
  'slug',
  'position',
  'new_slug',
  'override_url',
  'status',
  'arrival',
  'short_description',
  'image',
  'from_price',
  'body',
  'manufacturer_body',
  'manufacturer_body1',
  'manufacturer_body2',
  'manufacturer_body3',
] as const

async function withReferences(payload: Payload, tenant: TenantRef, stored: RawDocument): Promise<object> {
  const { doc } = await populate(payload, { tenant, collection: 'models', doc: stored })
  const { manufacturer } = doc
  const named = typeof manufacturer === 'object' && manufacturer !== null ? manufacturer : {}
  return {
    ...filled(doc),
    manufacturer_name: 'name' in named ? readText(named.name) : '',
    manufacturer_slug: 'slug' in named ? readText(named.slug) : '',
  }
}

function byPlace(one: RawDocument, other: RawDocument): number {
  const place = ({ position }: RawDocument) => (typeof position === 'number' ? position : Infinity)
  const [a, b] = [place(one), place(other)]
  return a === b ? readText(one['name']).localeCompare(readText(other['name'])) || one.id - other.id : a - b
}
