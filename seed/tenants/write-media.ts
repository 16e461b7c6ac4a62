import type { Payload } from 'payload'
import { toSlug } from '#schemas/lib/slug.ts'
import { drawBadge, drawBrandTile, drawMark } from '#showroom/draw-mark.ts'
import { drawScene } from '#showroom/draw-scene.ts'
import { ensure } from '../ensure.ts'
import { findSubject } from '../stock/looks.ts'
import type { DemoTenant } from './read-tenant.ts'

interface Written {
  company: DemoTenant
  tenant: number
}

/** Draws what a company has in its media library: logo, brand tiles, wide pictures and badge. Other documents name them by their files. */
export async function writeMedia(cms: Payload, { company, tenant }: Written): Promise<void> {
  await writeLogo(cms, { company, tenant })
  for (const { name } of company.brands)
    await ensurePicture(cms, { tenant, name: brandTileFile(company, name), alt: name, draw: () => drawBrandTile(name) })
  for (const { name, alt, scene } of company.pictures)
    await ensurePicture(cms, { tenant, name, alt, draw: () => drawScene(scene, { findSubject }) })
  await writeBadge(cms, { company, tenant })
}

/** `meridian-brand-toyota.png` */
export const brandTileFile = ({ slug }: DemoTenant, brand: string): string => `${slug}-brand-${toSlug(brand)}.png`

/** A logo that staff have chosen since stays. */
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

/** A badge that staff have chosen since stays. */
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
  /** Called only where the library does not have the picture yet. */
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
