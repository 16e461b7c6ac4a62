import type { Payload } from 'payload'
import { toSlug } from '#schemas/lib/slug.ts'
import { ensure } from '../ensure.ts'
import { loadReferences, requireReferences } from './load-references.ts'
import { holidays, openingHours } from './opening-hours.ts'
import type { DemoTenant } from './read-tenant.ts'
import { writeModels } from './write-models.ts'
import { brandTileFile } from './library-pictures.ts'

interface BusinessInput {
  company: DemoTenant
  tenant: number
}

/** Writes a company's business data: brands, dealerships, locations, delivery zones, prizes and reviews. */
export async function writeBusiness(cms: Payload, { company, tenant }: BusinessInput): Promise<void> {
  const manufacturers = await writeDealerships(cms, { company, tenant })
  await writeModels(cms, { company, tenant })
  await writeLocations(cms, { company, tenant, manufacturers })
  await writeWebsites(cms, { company, tenant })
  for (const { name, ...zone } of company.deliveryZones)
    await ensure(cms, { collection: 'delivery-zones', identity: { tenant, name }, data: zone })
  if (company.prizeDraw) {
    const { name, ...draw } = company.prizeDraw
    await ensure(cms, { collection: 'prize-draws', identity: { tenant, name }, data: draw })
  }
  await writeReviews(cms, { company, tenant })
}

/** The ids of the company's brands. */
async function writeDealerships(cms: Payload, { company, tenant }: BusinessInput): Promise<number[]> {
  const find = requireReferences(await loadReferences(cms, tenant), company.source)
  const manufacturers: number[] = []
  for (const [index, { name, kind, description }] of company.brands.entries()) {
    const logo = find('media', brandTileFile(company, name), ['brands', index])
    const identity = { tenant, slug: toSlug(name) }
    manufacturers.push(
      await ensure(cms, {
        collection: 'manufacturers',
        identity,
        data: { name, kind, logo, description, position: index + 1 },
      }),
    )
  }
  for (const { slug, ...dealership } of company.dealerships)
    await ensure(cms, { collection: 'dealerships', identity: { tenant, slug }, data: { ...dealership, manufacturers } })
  return manufacturers
}

async function writeLocations(
  cms: Payload,
  { company, tenant, manufacturers }: BusinessInput & { manufacturers: number[] },
): Promise<void> {
  const find = requireReferences(await loadReferences(cms, tenant), company.source)
  for (const [index, location] of company.locations.entries()) {
    const { slug, name, street, city, state, postcode, lat, long } = location
    const data = {
      name,
      location_type: location.type,
      primary: location.primary,
      visible: true,
      dealership: find('dealerships', location.dealership, ['locations', index, 'dealership']),
      manufacturers,
      address: { street, city, state, postcode, lat, long },
      phone: location.phone,
      landline_phone: location.landline || null,
      dealer_license_number: location.licence || null,
      motor_vehicle_repairer: location.repairer || null,
      lvt_number: location.lvt || null,
      arc_number: location.arc || null,
      time_zone: location.timeZone ?? null,
      average_rating: location.rating,
      review_count: location.reviewCount,
      opening_hours: [...openingHours[location.hours]],
      special_hours: holidays[company.country],
    }
    await ensure(cms, { collection: 'locations', identity: { tenant, slug }, data })
  }
}

async function writeWebsites(cms: Payload, { company, tenant }: BusinessInput): Promise<void> {
  const find = requireReferences(await loadReferences(cms, tenant), company.source)
  for (const [index, { name, locations, ...site }] of company.websites.entries()) {
    const ids = locations.map((slug, at) => find('locations', slug, ['websites', index, 'locations', at]))
    await ensure(cms, { collection: 'websites', identity: { tenant, name }, data: { ...site, locations: ids } })
  }
}

async function writeReviews(cms: Payload, { company, tenant }: BusinessInput): Promise<void> {
  for (const { customer, stars, date, text, reply, source } of company.reviews) {
    await ensure(cms, {
      collection: 'reviews',
      identity: { tenant, customer_name: customer },
      data: {
        rating: stars,
        text,
        review_date: date,
        reply_text: reply ?? null,
        reply_date: reply ? date : null,
        source: source ?? null,
        published: true,
      },
    })
  }
}
