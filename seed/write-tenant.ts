import type { Payload } from 'payload'
import { ensure } from './ensure.ts'
import type { DemoTenant } from './tenants/read-tenant.ts'
import { writeBusiness } from './tenants/write-business.ts'
import { writeContent } from './tenants/write-content.ts'
import { writeMedia } from './tenants/write-media.ts'

/** Writes a demo company without its stock, and returns its id. Running it again changes nothing. */
export async function writeTenant(cms: Payload, company: DemoTenant): Promise<number> {
  const tenant = await writeSite(cms, company)
  await fillSite(cms, { company, tenant })
  return tenant
}

/** Writes what a site has, except its stock. */
export async function fillSite(cms: Payload, site: { company: DemoTenant; tenant: number }): Promise<void> {
  await writeMedia(cms, site)
  await writeBusiness(cms, site)
  await writeContent(cms, site)
}

/** Writes the site itself, whose template must be there. */
export async function writeSite(cms: Payload, company: DemoTenant): Promise<number> {
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
