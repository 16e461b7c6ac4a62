import type { Payload } from 'payload'
import { secret } from '#tests/support/secret.ts'

interface SiteSetup {
  databaseUrl: string
  dataDir: string
  /** Where every site's leads go, by ADF and by webhook; null for nowhere. */
  destinationUrl: string | null
  count: number
}

export interface Site {
  id: number
  slug: string
  host: string
  /** The published page at `/`. */
  home: number
}

export const administrator = { email: 'admin@forecourt.example', password: 'correct horse battery' }

/** A webhook is never unsigned. */
const signed = { webhook: { secret: 'known to both sides' }, 'adf-http': {} }

/**
 * Migrates the database and makes sites, each with a home page, a vehicle page, two vehicles and, where there is a destination, two lead
 * destinations; and an administrator of the platform. Reads the settings of this process, so once a process.
 */
export async function prepareSites({ databaseUrl, dataDir, destinationUrl, count }: SiteSetup): Promise<Site[]> {
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    FORECOURT_SECRET: secret,
    FORECOURT_DATA_DIR: dataDir,
    FORECOURT_LOG_LEVEL: 'silent',
  })
  const { getCms, migrate } = await import('#cms/index.ts')
  const cms = await getCms()
  await migrate(cms)
  const sites: Site[] = []
  for (let index = 0; index < count; index += 1) sites.push(await createSite(cms, { index, destinationUrl }))
  await cms.create({ collection: 'users', data: { ...administrator, name: 'Administrator', role: 'platform-admin' } })
  await cms.destroy()
  return sites
}

async function createSite(
  cms: Payload,
  { index, destinationUrl }: { index: number; destinationUrl: string | null },
): Promise<Site> {
  const slug = `dealer-${index}`
  const host = `${slug}.localhost`
  const { id: tenant } = await cms.create({
    collection: 'tenants',
    data: {
      slug,
      name: `Dealer ${index}`,
      hosts: [{ host }],
      country: 'AU',
      locale: 'en-AU',
      currency: 'AUD',
      timeZone: 'Australia/Brisbane',
    },
  })
  const { id: home } = await cms.create({
    collection: 'pages',
    data: { tenant, title: 'Home', path: '/', layout: [heroBlock('Version 0')], _status: 'published' } as never,
  })
  await cms.create({
    collection: 'pages',
    data: {
      tenant,
      title: 'Vehicle',
      path: '/cars/:slug',
      layout: [{ blockType: 'vehicle-title' }],
      _status: 'published',
    } as never,
  })
  for (const [number, model] of ['Sportage', 'Seltos'].entries())
    await cms.create({
      collection: 'vehicles',
      data: {
        tenant,
        stocknum: `S${number}`,
        slug: `car-${number}`,
        year: 2023,
        make: 'Kia',
        model,
        car_type: 'used',
        price: 3_000_000,
      } as never,
    })
  if (destinationUrl !== null)
    for (const kind of ['webhook', 'adf-http'] as const)
      await cms.create({
        collection: 'lead-destinations',
        data: { tenant, name: kind, kind, url: `${destinationUrl}/${kind}`, active: true, ...signed[kind] },
      })
  return { id: tenant, slug, host, home }
}

export const heroBlock = (heading: string) => ({ blockType: 'hero', heading })
