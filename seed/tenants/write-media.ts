import type { Payload } from 'payload'
import { toSlug } from '#schemas/lib/slug.ts'
import { drawBadge, drawBrandTile, drawMark } from '#showroom/draw-mark.ts'
import { openStudio } from '#showroom/studio.ts'
import { drawScene } from '#showroom/draw-scene.ts'
import { ensure } from '../ensure.ts'
import { findSubject } from '../stock/looks.ts'
import type { DemoTenant } from './read-tenant.ts'

interface Written {
  company: DemoTenant
  tenant: number
}

/** Draws a company's media library: logo, brand tiles, wide pictures and badge. Other documents reference them by file name. */
export async function writeMedia(cms: Payload, { company, tenant }: Written): Promise<void> {
  await writeLogo(cms, { company, tenant })
  for (const { name } of company.brands)
    await ensurePicture(cms, { tenant, name: brandTileFile(company, name), alt: name, draw: () => drawBrandTile(name) })
  for (const { name, alt, scene } of company.pictures)
    await ensurePicture(cms, { tenant, name, alt, draw: () => drawScene(scene, { findSubject }) })
  await writeModelPictures(cms, { company, tenant })
  await writeBadge(cms, { company, tenant })
}

/** `coastline-kia-model-ev6.webp` */
export const modelPictureFile = ({ slug }: DemoTenant, { name }: { name: string }): string =>
  `${slug}-model-${toSlug(name)}.webp`

async function writeModelPictures(cms: Payload, { company, tenant }: Written): Promise<void> {
  if (company.models.length === 0) return
  const studio = openStudio({ width: 960, height: 640 })
  for (const model of company.models) {
    const name = modelPictureFile(company, model)
    const subject = findSubject(model.brand, model.catalogue)
    const draw = () =>
      studio.take({ kind: 'outside', name, subject, paint: model.paint, place: 'showroom', angle: 'front-left' })
    await ensurePicture(cms, { tenant, name, alt: `${model.brand} ${model.name}`, draw })
  }
}

/** `meridian-brand-toyota.png` */
export const brandTileFile = ({ slug }: DemoTenant, brand: string): string => `${slug}-brand-${toSlug(brand)}.png`

/** A logo chosen by staff stays. */
async function writeLogo(cms: Payload, { company, tenant }: Written): Promise<void> {
  if (!company.logo) return
  const stored = await cms.findByID({ collection: 'tenants', id: tenant, depth: 0 })
  if (stored.logo) return
  const { words: name = company.name, ...style } = company.logo
  const logo = await ensurePicture(cms, {
    tenant,
    name: `${company.slug}-logo.png`,
    alt: company.name,
    draw: () => drawMark({ name, ...style }),
  })
  await cms.update({ collection: 'tenants', id: tenant, data: { logo }, depth: 0 })
}

/** A badge chosen by staff stays. */
async function writeBadge(cms: Payload, { company, tenant }: Written): Promise<void> {
  const { certifiedBadge: text } = company
  if (text === undefined) return
  const { config } = await cms.findByID({ collection: 'tenants', id: tenant, depth: 0 })
  if (config?.cards?.certifiedBadge) return
  const certifiedBadge = await ensurePicture(cms, {
    tenant,
    name: `${company.slug}-certified.png`,
    alt: text,
    draw: () => drawBadge(text),
  })
  const cards = { ...config?.cards, certifiedBadge }
  await cms.update({ collection: 'tenants', id: tenant, data: { config: { ...config, cards } }, depth: 0 })
}

interface Picture {
  tenant: number
  name: string
  alt: string
  /** Called only if the library lacks the picture. */
  draw: () => Promise<Buffer>
}

async function ensurePicture(cms: Payload, { tenant, name, alt, draw }: Picture): Promise<number> {
  const { docs } = await cms.find({
    collection: 'media',
    where: { tenant: { equals: tenant }, filename: { equals: name } },
    limit: 1,
    depth: 0,
  })
  const [stored] = docs
  if (stored) return stored.id
  return ensure(cms, {
    collection: 'media',
    identity: { tenant, filename: name },
    data: { alt },
    file: { data: await draw(), name, mimetype: name.endsWith('.png') ? 'image/png' : 'image/webp' },
  })
}
