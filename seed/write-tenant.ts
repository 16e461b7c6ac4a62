import type { Payload } from 'payload'
import { toSlug } from '#schemas/lib/slug.ts'
import { drawBadge, drawBrandTile, drawMark } from '#showroom/draw-mark.ts'
import { drawScene } from '#showroom/draw-scene.ts'
import { ensure } from './ensure.ts'
import { findSubject } from './stock/looks.ts'
import type { DemoLocation, DemoTenant, Refs } from './tenants/demo-tenant.ts'
import { holidays, openingHours } from './tenants/opening-hours.ts'

/** Writes a demo company, all but its stock, and returns its id. Writing it again changes nothing. */
export async function writeTenant(cms: Payload, company: DemoTenant): Promise<number> {
  const tenant = await writeSite(cms, company)
  await writeLogo(cms, { company, tenant })
  await writeBusiness(cms, { company, tenant })
  const refs = await writeReferences(cms, { company, tenant })
  await writePromos(cms, { company, tenant, refs })
  await writeBadge(cms, { company, tenant })
  for (const page of company.pages) {
    await ensure(cms, {
      collection: 'pages',
      identity: { tenant, path: page.path },
      data: {
        title: page.title,
        layout: page.layout(refs),
        seo: { ...page.seo, ...(page.article ? { image: refs.picture(page.article.picture) } : {}) },
        articleDate: page.article ? `${page.article.date}T00:00:00.000Z` : null,
        _status: 'published',
      },
    })
  }
  await writeMenus(cms, { company, tenant })
  return tenant
}

interface Written {
  company: DemoTenant
  tenant: number
}

async function writeSite(cms: Payload, company: DemoTenant): Promise<number> {
  const isTemplate = company.locations.length === 0
  const template = company.template
    ? await ensure(cms, { collection: 'tenants', identity: { slug: company.template }, data: {} })
    : null
  return ensure(cms, {
    collection: 'tenants',
    identity: { slug: company.slug },
    data: {
      name: company.name,
      tagline: company.tagline,
      hosts: isTemplate ? [] : [{ host: `${company.slug}.localhost` }],
      country: company.country,
      locale: company.locale,
      currency: company.currency,
      timeZone: company.timeZone,
      isTemplate,
      template,
      theme: company.theme,
      flags: company.flags,
      config: company.config,
    },
  })
}

/** A logo that staff have chosen since stays. */
async function writeLogo(cms: Payload, { company, tenant }: Written): Promise<void> {
  if (!company.mark) return
  const { logo } = await cms.findByID({ collection: 'tenants', id: tenant, depth: 0 })
  if (logo) return
  const name = `${company.slug}-logo.png`
  const drawn = { tenant, name, alt: company.name, mimetype: 'image/png' }
  const id =
    (await findPicture(cms, tenant, name)) ??
    (await writePicture(cms, {
      ...drawn,
      data: await drawMark({ name: company.mark.words ?? company.name, ...company.mark }),
    }))
  await cms.update({ collection: 'tenants', id: tenant, data: { logo: id }, depth: 0 })
}

async function writeBusiness(cms: Payload, { company, tenant }: Written): Promise<void> {
  const brands = new Map<string, number>()
  for (const { name, kind } of company.brands) {
    const logo = await writeBrandTile(cms, { name, tenant, company })
    const id = await ensure(cms, {
      collection: 'manufacturers',
      identity: { tenant, slug: toSlug(name) },
      data: { name, kind, logo },
    })
    brands.set(name, id)
  }
  const dealerships = new Map<string, number>()
  for (const { slug, ...dealership } of company.dealerships) {
    const data = { ...dealership, manufacturers: [...brands.values()] }
    dealerships.set(slug, await ensure(cms, { collection: 'dealerships', identity: { tenant, slug }, data }))
  }
  const places = new Map<string, number>()
  for (const place of company.locations) {
    const data = locationData(place, { company, dealership: dealerships.get(place.dealership) ?? null })
    places.set(place.slug, await ensure(cms, { collection: 'locations', identity: { tenant, slug: place.slug }, data }))
  }
  for (const { name, locations, ...site } of company.websites ?? []) {
    const data = { ...site, locations: locations.flatMap((slug) => places.get(slug) ?? []) }
    await ensure(cms, { collection: 'websites', identity: { tenant, name }, data })
  }
  for (const { name, ...zone } of company.deliveryZones ?? [])
    await ensure(cms, { collection: 'delivery-zones', identity: { tenant, name }, data: zone })
  if (company.prizeDraw) {
    const { name, terms, prizes } = company.prizeDraw
    await ensure(cms, { collection: 'prize-draws', identity: { tenant, name }, data: { terms, prizes: [...prizes] } })
  }
  for (const review of company.reviews) {
    await ensure(cms, {
      collection: 'reviews',
      identity: { tenant, customer_name: review.customer },
      data: {
        rating: review.stars,
        text: review.text,
        review_date: review.date,
        reply_text: review.reply ?? null,
        reply_date: review.reply ? review.date : null,
        source: review.source ?? null,
        published: true,
      },
    })
  }
}

async function writeBrandTile(cms: Payload, { name, tenant, company }: Written & { name: string }): Promise<number> {
  const file = `${company.slug}-brand-${toSlug(name)}.png`
  return (
    (await findPicture(cms, tenant, file)) ??
    (await writePicture(cms, { tenant, name: file, alt: name, data: await drawBrandTile(name), mimetype: 'image/png' }))
  )
}

const locationData = (
  place: DemoLocation,
  { company, dealership }: { company: DemoTenant; dealership: number | null },
) => ({
  name: place.name,
  location_type: place.type,
  primary: place.primary ?? false,
  visible: true,
  dealership,
  address: {
    street: place.street,
    city: place.city,
    state: place.state,
    postcode: place.postcode,
    lat: place.lat,
    long: place.long,
  },
  phone: place.phone,
  dealer_license_number: place.licence,
  average_rating: place.rating,
  review_count: place.reviewCount,
  opening_hours: [...openingHours[place.hours]],
  special_hours: holidays[company.country],
})

async function writeReferences(cms: Payload, { company, tenant }: Written): Promise<Refs> {
  const pictures = new Map<string, number>()
  for (const [key, { kind, alt }] of Object.entries(company.scenes)) {
    const name = `${company.slug}-${key}.webp`
    const id = await findPicture(cms, tenant, name)
    pictures.set(
      key,
      id ??
        (await writePicture(cms, {
          tenant,
          name,
          alt,
          data: await drawScene(kind, { findSubject }),
          mimetype: 'image/webp',
        })),
    )
  }
  const slides = new Map<string, number>()
  for (const [key, { name, picture, ...words }] of Object.entries(company.slides ?? {})) {
    const data = { ...words, image: known(pictures, picture, company) }
    slides.set(key, await ensure(cms, { collection: 'slides', identity: { tenant, name }, data }))
  }
  const locations = new Map<string, number>()
  for (const { slug } of company.locations) {
    locations.set(slug, await ensure(cms, { collection: 'locations', identity: { tenant, slug }, data: {} }))
  }
  const logos = new Map<string, number>()
  for (const { name } of company.brands) logos.set(name, await writeBrandTile(cms, { name, tenant, company }))
  const sections = new Map<string, number>()
  const refs: Refs = {
    logo: (brand) => known(logos, brand, company),
    picture: (key) => known(pictures, key, company),
    slide: (key) => known(slides, key, company),
    location: (slug) => known(locations, slug, company),
    section: (name) => known(sections, name, company),
  }
  for (const { name, layout } of company.sections) {
    const data = { layout: layout(refs), _status: 'published' }
    sections.set(name, await ensure(cms, { collection: 'sections', identity: { tenant, name }, data }))
  }
  return refs
}

async function writePromos(cms: Payload, { company, tenant, refs }: Written & { refs: Refs }): Promise<void> {
  for (const { name, link, picture, ...rest } of company.promos ?? []) {
    const image = picture ? refs.picture(picture) : null
    const data = { ...rest, link: { kind: 'url', ...link }, image, display: true }
    await ensure(cms, { collection: 'promos', identity: { tenant, name }, data })
  }
}

/** A badge that staff have chosen since stays. */
async function writeBadge(cms: Payload, { company, tenant }: Written): Promise<void> {
  if (!company.certifiedBadge) return
  const { config } = await cms.findByID({ collection: 'tenants', id: tenant, depth: 0 })
  if (config?.cards?.certifiedBadge) return
  const name = `${company.slug}-certified.png`
  const id =
    (await findPicture(cms, tenant, name)) ??
    (await writePicture(cms, {
      tenant,
      name,
      alt: company.certifiedBadge,
      data: await drawBadge(company.certifiedBadge),
      mimetype: 'image/png',
    }))
  const cards = { ...config?.cards, certifiedBadge: id }
  await cms.update({ collection: 'tenants', id: tenant, data: { config: { ...config, cards } }, depth: 0 })
}

async function findPicture(cms: Payload, tenant: number, name: string): Promise<number | null> {
  const { docs } = await cms.find({
    collection: 'media',
    where: { tenant: { equals: tenant }, filename: { equals: name } },
    limit: 1,
    depth: 0,
  })
  return docs[0]?.id ?? null
}

const writePicture = (
  cms: Payload,
  { tenant, name, alt, data, mimetype }: { tenant: number; name: string; alt: string; data: Buffer; mimetype: string },
) =>
  ensure(cms, {
    collection: 'media',
    identity: { tenant, filename: name },
    data: { alt },
    file: { data, name, mimetype },
  })

async function writeMenus(cms: Payload, { company, tenant }: Written): Promise<void> {
  const link = ({ label, url }: { label: string; url: string }) => ({ link: { kind: 'url', label, url } })
  const brands = new Map<string, number>()
  for (const { name } of company.brands) brands.set(name, await writeBrandTile(cms, { name, tenant, company }))
  for (const { place, name, opensOn = 'click', items } of company.menus) {
    await ensure(cms, {
      collection: 'menus',
      identity: { tenant, place },
      data: {
        name,
        opensOn,
        _status: 'published',
        items: items.map((item) => ({
          ...link(item),
          display: item.display ?? 'list',
          children: (item.children ?? []).map((entry) => ({
            ...link(entry),
            ...(item.display === 'tiles' ? { image: brands.get(entry.label) ?? null } : {}),
          })),
        })),
      },
    })
  }
  for (const { from, to } of company.redirects) {
    await ensure(cms, { collection: 'redirects', identity: { tenant, from }, data: { to } })
  }
}

function known(ids: ReadonlyMap<string, number>, key: string, company: DemoTenant): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`${company.slug} refers to "${key}", which it does not have.`)
  return id
}
