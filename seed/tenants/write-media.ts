import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { ensure } from '../ensure.ts'
import { picturesFolder } from '../subjects/pictures-folder.ts'
import { drawingFile, getBadge, getLogo, listLibrary, type LibraryPicture } from './library-pictures.ts'
import type { DemoTenant } from './read-tenant.ts'

interface MediaInput {
  company: DemoTenant
  tenant: number
}

/** Writes a company's media library: logo, brand tiles, wide pictures, models and badge. Other documents reference them by file name. */
export async function writeMedia(cms: Payload, { company, tenant }: MediaInput): Promise<void> {
  await writeLogo(cms, { company, tenant })
  for (const picture of listLibrary(company)) await ensurePicture(cms, { tenant, picture })
  await writeBadge(cms, { company, tenant })
}

/** A logo chosen by staff stays. */
async function writeLogo(cms: Payload, { company, tenant }: MediaInput): Promise<void> {
  const picture = getLogo(company)
  if (!picture) return
  const stored = await cms.findByID({ collection: 'tenants', id: tenant, depth: 0 })
  if (stored.logo) return
  const logo = await ensurePicture(cms, { tenant, picture })
  await cms.update({ collection: 'tenants', id: tenant, data: { logo }, depth: 0 })
}

/** A badge chosen by staff stays. */
async function writeBadge(cms: Payload, { company, tenant }: MediaInput): Promise<void> {
  const picture = getBadge(company)
  if (!picture) return
  const { config } = await cms.findByID({ collection: 'tenants', id: tenant, depth: 0 })
  if (config?.cards?.certifiedBadge) return
  const certifiedBadge = await ensurePicture(cms, { tenant, picture })
  const cards = { ...config?.cards, certifiedBadge }
  await cms.update({ collection: 'tenants', id: tenant, data: { config: { ...config, cards } }, depth: 0 })
}

async function ensurePicture(
  cms: Payload,
  { tenant, picture: { name, alt, drawing } }: { tenant: number; picture: LibraryPicture },
): Promise<number> {
  const { docs } = await cms.find({
    collection: 'media',
    where: { tenant: { equals: tenant }, filename: { equals: name } },
    limit: 1,
    depth: 0,
  })
  const [stored] = docs
  if (stored) return stored.id
  const data = await readPicture(drawingFile(drawing), extname(name))
  return ensure(cms, {
    collection: 'media',
    identity: { tenant, filename: name },
    data: { alt },
    file: { data, name, mimetype: `image/${extname(name).slice(1)}` },
  })
}

const converted = new Map<string, Promise<Buffer>>()

/** In WebP where the library has it so: Payload makes its sizes in the picture's own format, and AVIF takes it 30 times as long. */
function readPicture(file: string, ending: string): Promise<Buffer> {
  const path = join(picturesFolder, file)
  if (ending !== '.webp') return readFile(path)
  const known = converted.get(file) ?? sharp(path).webp().toBuffer()
  converted.set(file, known)
  return known
}
