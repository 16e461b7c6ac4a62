import sharp from 'sharp'
import type { CollectionSlug, Payload } from 'payload'

/** The least that a document of each collection needs; `mark` keeps unique fields apart. */
const documentOf: Record<string, (mark: string) => Record<string, unknown>> = {
  pages: (mark) => ({ title: `Page ${mark}`, path: `/${mark}`, _status: 'published' }),
  sections: (mark) => ({ name: `Section ${mark}`, _status: 'published' }),
  menus: (mark) => ({ name: `Menu ${mark}`, place: 'header', _status: 'published' }),
  promos: (mark) => ({ name: `Promo ${mark}` }),
  media: (mark) => ({ alt: `Picture ${mark}` }),
  redirects: (mark) => ({ from: `/old-${mark}`, to: '/new' }),
  vehicles: (mark) => ({ stocknum: mark, make: 'Kia', model: 'Rio', car_type: 'used', status: 'in_stock' }),
  'stock-feeds': (mark) => ({ name: `Feed ${mark}`, source: 'folder', format: 'forecourt', pattern: '*.csv' }),
  'stock-imports': (mark) => ({ file_name: `${mark}.csv`, status: 'done' }),
  locations: (mark) => ({ name: `Location ${mark}` }),
  dealerships: (mark) => ({ name: `Dealership ${mark}` }),
  websites: (mark) => ({ name: `Website ${mark}`, url: 'https://example.com' }),
  'delivery-zones': (mark) => ({ name: `Zone ${mark}`, kind: 'postcodes', postcodes: '4000-4179', price: 190_00 }),
  reviews: (mark) => ({ customer_name: mark, rating: 5, review_date: '2026-01-02' }),
  manufacturers: (mark) => ({ name: `Brand ${mark}` }),
  leads: (mark) => ({ name: mark, category: 'General Enquiry' }),
  'phone-reveals': () => ({}),
  shoppers: (mark) => ({ phone: mark }),
  consents: (mark) => ({ purpose: 'news', wording: mark, version: '1', given_at: '2026-11-01T00:00:00.000Z' }),
  'lead-destinations': (mark) => ({ name: mark, kind: 'email', addresses: ['leads@dealer.example'] }),
  'lead-deliveries': (mark) => ({ pair: mark }),
  messages: (mark) => ({ channel: 'email', to: 'shopper@example.com', subject: mark }),
  'watchlist-entries': (mark) => ({ pair: mark }),
  'saved-searches': (mark) => ({ name: mark, path: '/search/used-cars' }),
  'price-alerts': (mark) => ({ email: 'shopper@example.com', pair: mark }),
  valuations: (mark) => ({ code: mark }),
  reservations: (mark) => ({ code: mark, key: mark }),
  payments: (mark) => ({ purpose: 'online-payment', code: mark, key: mark }),
  'prize-draws': (mark) => ({ name: mark, prizes: [{ label: 'A car wash' }, { label: 'Nothing' }] }),
  'audit-log': (mark) => ({ action: 'exported', person: mark }),
  'prizes-won': (mark) => ({ pair: mark }),
}

/** A change that any document of the collection takes. */
export const changeOf: Record<string, Record<string, unknown>> = {
  pages: { title: 'Changed', _status: 'published' },
  sections: { _status: 'published' },
  menus: { name: 'Changed', _status: 'published' },
  promos: { name: 'Changed' },
  slides: { name: 'Changed' },
  media: { alt: 'Changed' },
  redirects: { to: '/changed' },
  vehicles: { colour: 'Red' },
  'stock-feeds': { schedule: 'every-60' },
  'stock-imports': { format: 'changed' },
  locations: { phone: '+61755500110' },
  dealerships: { phone: '07 5550 0110' },
  websites: { make: 'Changed' },
  'delivery-zones': { price: 0 },
  reviews: { text: 'Changed' },
  manufacturers: { description: 'Changed' },
  models: { short_description: 'Changed' },
  leads: { notes: 'Changed' },
  bookings: { notes: 'Changed' },
  shoppers: { name: 'Changed' },
  consents: { url: 'https://changed.example' },
  'lead-destinations': { vendor: 'Changed' },
  'lead-deliveries': { attempts: 1 },
  'lead-rules': { name: 'Changed' },
  messages: { subject: 'Changed' },
  'watchlist-entries': { price: 1 },
  'saved-searches': { alerts: false },
  'price-alerts': { price: 1 },
  valuations: { km: 1 },
  reservations: { notes: 'Changed' },
  payments: { reference: 'Changed' },
  'prize-draws': { terms: 'Changed' },
  'prizes-won': { handed_at: '2026-11-02T00:00:00.000Z' },
}

let counter = 0

/** A document of a tenant, written past access control. */
export async function aDocument(cms: Payload, collection: string, tenant: number): Promise<number> {
  counter += 1
  const created = await cms.create({
    collection: collection as CollectionSlug,
    data: await dataFor(cms, collection, tenant, `${collection}-${tenant}-${counter}`),
    ...(collection === 'media' ? { file: await aPicture(`picture-${tenant}-${counter}.png`) } : {}),
  })
  return created.id
}

/** Data that would make a document of a tenant; what it needs beside it is made. */
export async function dataFor(
  cms: Payload,
  collection: string,
  tenant: number,
  mark: string,
): Promise<Record<string, unknown>> {
  if (collection === 'models')
    return { tenant, name: mark, manufacturer: await aDocument(cms, 'manufacturers', tenant) }
  if (collection === 'slides') return { tenant, name: mark, image: await aDocument(cms, 'media', tenant) }
  if (collection === 'bookings')
    return { tenant, name: mark, starts_at: aTimeOfItsOwn(), location: await aDocument(cms, 'locations', tenant) }
  if (collection === 'lead-rules') return { tenant, name: mark, assign_to: await aColleague(cms, tenant, mark) }
  // A tenant has one menu a place.
  if (collection === 'menus') await cms.delete({ collection: 'menus', where: { tenant: { equals: tenant } } })
  const make = documentOf[collection]
  if (!make) throw new Error(`tests/int/cms/documents.ts makes no ${collection} yet: add it.`)
  return { tenant, ...make(mark) }
}

async function aColleague(cms: Payload, tenant: number, mark: string): Promise<number> {
  const data = { email: `${mark}@staff.example`, name: mark, password: 'a-long-enough-one', role: 'sales' as const }
  return (await cms.create({ collection: 'users', data: { ...data, tenants: [{ tenant }] } })).id
}

const aTimeOfItsOwn = () => new Date(Date.UTC(2026, 11, 1, counter)).toISOString()

export async function aPicture(name: string) {
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b5cad' } })
    .png()
    .toBuffer()
  return { data, mimetype: 'image/png', name, size: data.length }
}
