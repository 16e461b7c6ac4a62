import type { Payload } from 'payload'
import { aPicture } from '#tests/int/cms/documents.ts'

export interface Sites {
  template: number
  alpha: number
  beta: number
}

/** Two dealers on one template: Alpha has pages of its own, Beta only what the template gives. */
export async function twoDealers(cms: Payload): Promise<Sites> {
  const template = await aTenant(cms, { slug: 'template', isTemplate: true, hosts: [] })
  const alpha = await aTenant(cms, {
    slug: 'alpha',
    template,
    hosts: [{ host: 'alpha.localhost' }, { host: 'www.alpha.example' }],
  })
  const beta = await aTenant(cms, { slug: 'beta', template, hosts: [{ host: 'beta.localhost' }] })
  await aPage(cms, { tenant: template, title: 'Template home', path: '/', heading: 'Welcome from the template' })
  await aPage(cms, { tenant: template, title: 'Finance', path: '/finance', heading: 'Finance from the template' })
  await aPage(cms, {
    tenant: template,
    title: 'Vehicle',
    path: '/cars/:slug',
    layout: [{ blockType: 'vehicle-title' }],
  })
  await aPage(cms, { tenant: alpha, title: 'Alpha home', path: '/', heading: 'Welcome to Alpha' })
  await aVehicle(cms, { tenant: alpha, stocknum: 'A1', slug: 'alpha-car', make: 'Kia', model: 'Sportage' })
  await aVehicle(cms, { tenant: beta, stocknum: 'B1', slug: 'beta-car', make: 'Mazda', model: 'CX-5' })
  return { template, alpha, beta }
}

type TenantData = { slug: string; hosts: { host: string }[]; template?: number; isTemplate?: boolean }

export async function aTenant(cms: Payload, data: TenantData): Promise<number> {
  const { id } = await cms.create({
    collection: 'tenants',
    data: {
      name: `${data.slug} motors`,
      country: 'AU',
      locale: 'en-AU',
      currency: 'AUD',
      timeZone: 'Australia/Brisbane',
      ...data,
    },
  })
  return id
}

interface PageData {
  tenant: number
  title: string
  path: string
  heading?: string
  layout?: Record<string, unknown>[]
  seo?: { image: number }
  draft?: boolean
}

export async function aPage(cms: Payload, { heading, layout, draft = false, ...page }: PageData): Promise<number> {
  const { id } = await cms.create({
    collection: 'pages',
    draft,
    data: {
      ...page,
      layout: layout ?? [aHero(heading ?? page.title)],
      _status: draft ? 'draft' : 'published',
    } as never,
  })
  return id
}

export const aHero = (heading: string) => ({ blockType: 'hero', heading })

export async function aVehicle(
  cms: Payload,
  data: { tenant: number; stocknum: string } & Record<string, unknown>,
): Promise<number> {
  const { id } = await cms.create({
    collection: 'vehicles',
    data: { year: 2023, make: 'Kia', model: 'Sportage', car_type: 'used', price: 3_000_000, ...data } as never,
  })
  return id
}

export async function aSlide(cms: Payload, data: { tenant: number; name: string; url?: string }): Promise<number> {
  const { id: image } = await cms.create({
    collection: 'media',
    data: { tenant: data.tenant, alt: data.name },
    file: await aPicture(`${data.name.toLowerCase().replaceAll(' ', '-')}-${data.tenant}.png`),
  })
  const { id } = await cms.create({ collection: 'slides', data: { ...data, image } })
  return id
}
