import type { Payload } from 'payload'
import { toSlug } from '#schemas/lib/slug.ts'
import { ensure } from '../ensure.ts'
import { loadReferences, requireReferences } from './load-references.ts'
import type { DemoTenant } from './read-tenant.ts'
import { modelPictureFile } from './library-pictures.ts'

/** Writes a company's range of new models, in the order of its file. */
export async function writeModels(
  cms: Payload,
  { company, tenant }: { company: DemoTenant; tenant: number },
): Promise<void> {
  const find = requireReferences(await loadReferences(cms, tenant), company.source)
  for (const [index, model] of company.models.entries()) {
    const [manufacturer_body, manufacturer_body1, manufacturer_body2, manufacturer_body3] = model.groups
    const data = {
      name: model.name,
      manufacturer: await findBrand(cms, { tenant, name: model.brand }),
      position: index + 1,
      new_slug: model.newSlug ?? null,
      override_url: model.overrideUrl ?? null,
      status: model.status ?? null,
      arrival: model.arrival ?? null,
      from_price: model.price ?? null,
      short_description: model.short,
      description: model.description,
      image: find('media', modelPictureFile(company, model), ['models', index]),
      body: model.body,
      manufacturer_body,
      manufacturer_body1,
      manufacturer_body2,
      manufacturer_body3,
      variants: model.variants.map(({ facts, ...variant }) => ({ ...variant, facts: facts.join('\n') })),
      colours: model.colours,
      accessories: model.accessories,
    }
    await ensure(cms, { collection: 'models', identity: { tenant, slug: toSlug(model.name) }, data })
  }
}

async function findBrand(cms: Payload, { tenant, name }: { tenant: number; name: string }): Promise<number> {
  const where = { tenant: { equals: tenant }, name: { equals: name } }
  const { docs } = await cms.find({ collection: 'manufacturers', where, limit: 1, depth: 0 })
  const [brand] = docs
  if (!brand) throw new Error(`models.json names a brand "${name}" that tenant.json lacks.`)
  return brand.id
}
