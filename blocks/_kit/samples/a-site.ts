import { site, type Site } from '#schemas/tenant/site.ts'

/** A small Queensland dealer with default settings except those that blocks need, for tests and the contract suite. */
export const aSite = (changes: Partial<Site> = {}): Site => ({
  ...site.parse({
    id: 1,
    slug: 'coastline-kia',
    name: 'Coastline Kia',
    origin: 'http://coastline-kia.localhost:3000',
    country: 'AU',
    locale: 'en-AU',
    currency: 'AUD',
    timeZone: 'Australia/Brisbane',
    tagline: 'Cars by the sea',
    logo: null,
    theme: {},
    flags: {},
    config: { plugins: ['Autogauge'], reviews: { orgId: 'coastline-kia' } },
    menus: { header: null, footer: null, legal: null },
  }),
  ...changes,
})
