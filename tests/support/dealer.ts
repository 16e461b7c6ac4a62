import { randomBytes } from 'node:crypto'
import type { CmsApi } from './cms-api.ts'

export interface Dealer {
  id: number
  slug: string
  home: number
  editor: { name: string; email: string; password: string }
  remove: () => Promise<void>
}

const stock = [
  { year: 2024, make: 'Kia', model: 'Sportage', price: 4_199_000 },
  { year: 2022, make: 'Mazda', model: 'CX-5', price: 3_299_000 },
  { year: 2019, make: 'Toyota', model: 'Corolla', price: 1_899_000 },
]

/** A site of its own for one test, with an editor, a home page and three cars, at `http://<slug>.localhost`. */
export async function aDealer(cms: CmsApi): Promise<Dealer> {
  const slug = `dealer-${randomBytes(4).toString('hex')}`
  const { id: tenant } = await cms.create('tenants', {
    slug,
    name: `Dealer ${slug.slice(7)}`,
    hosts: [{ host: `${slug}.localhost` }],
    country: 'AU',
    locale: 'en-AU',
    currency: 'AUD',
    timeZone: 'Australia/Brisbane',
  })
  for (const [index, car] of stock.entries())
    await cms.create('vehicles', { tenant, stocknum: `S${index}`, car_type: 'used', ...car })
  const { id: home } = await cms.create('pages', {
    tenant,
    title: 'Home',
    path: '/',
    layout: [{ blockType: 'hero', heading: `Welcome to ${slug}` }],
    _status: 'published',
  })
  const editor = { name: `Editor of ${slug}`, email: `editor@${slug}.example`, password: 'correct horse battery' }
  const { id: person } = await cms.create('users', { ...editor, role: 'editor', tenants: [{ tenant }] })
  return {
    id: tenant,
    slug,
    home,
    editor,
    remove: async () => {
      await cms.remove('users', person)
      await cms.change('tenants', tenant, { hosts: [] })
      await cms.remove('tenants', tenant)
    },
  }
}
