import { APIError, type PayloadRequest, ValidationError } from 'payload'
import { toSlug } from '#schemas/lib/slug.ts'
import type { NewSite } from '#schemas/tenant/new-site.ts'
import { readId } from '../outbox/announce.ts'
import { inRequestTransaction } from '../database/in-request-transaction.ts'
import { type FieldProblem, refusal } from '../refusal.ts'
import demoStock from './demo-stock.json' with { type: 'json' }
import * as texts from './texts.ts'

type Logo = NonNullable<PayloadRequest['file']>

/**
 * Creates a site with its logo, first location and demo stock in one transaction: all of it or nothing. Refusals name the fields of the form.
 * Returns the site's id.
 */
export const createSite = (
  req: PayloadRequest,
  { site, logo }: { site: NewSite; logo: Logo | null },
): Promise<number> =>
  inRequestTransaction(req, async () => {
    await refuseTaken(req, site)
    const as = { req, user: req.user, overrideAccess: false, depth: 0 } as const
    const { id } = await inFormTerms(tenantFields, () =>
      req.payload.create({ collection: 'tenants', ...as, data: tenantData(site) }),
    )
    const location = await inFormTerms(locationFields, () =>
      req.payload.create({ collection: 'locations', ...as, data: locationData(id, site) }),
    )
    if (site.withDemoStock)
      for (const vehicle of demoStock)
        await req.payload.create({
          collection: 'vehicles',
          ...as,
          data: { ...vehicle, tenant: id, location: location.id } as never,
        })
    // Last: a file on disk is not rolled back with the rest.
    if (logo) await addLogo(req, { id, name: site.name, logo })
    return id
  })

function tenantData({ name, slug, hosts, template, country, timeZone, theme, ...contact }: NewSite) {
  return {
    name,
    slug,
    hosts: hosts.map((host) => ({ host })),
    template,
    country,
    locale: country === 'NZ' ? ('en-NZ' as const) : ('en-AU' as const),
    currency: country === 'NZ' ? ('NZD' as const) : ('AUD' as const),
    timeZone,
    theme,
    config: { phones: { override: contact.phone }, email: contact.email, licence: contact.licence },
  }
}

function locationData(tenant: number, { phone, email, licence, location }: NewSite) {
  const { name, street, city, state, postcode, hours } = location
  return {
    tenant,
    name,
    slug: toSlug(name) || 'main',
    location_type: 'sales' as const,
    primary: true,
    visible: true,
    address: { street, city, state, postcode },
    phone,
    email,
    dealer_license_number: licence,
    opening_hours: hours,
  }
}

async function addLogo(
  req: PayloadRequest,
  { id, name, logo }: { id: number; name: string; logo: Logo },
): Promise<void> {
  const as = { req, user: req.user, overrideAccess: false, depth: 0 } as const
  await inFormTerms({}, async () => {
    const picture = await req.payload.create({
      collection: 'media',
      ...as,
      data: { tenant: id, alt: name },
      file: logo,
    })
    // This transaction made the site, so nobody's changes can be overwritten, and no base version is asked for.
    await req.payload.update({
      collection: 'tenants',
      id,
      req,
      depth: 0,
      overrideAccess: true,
      data: { logo: picture.id },
    })
  })
}

/** Two people who take a domain at the same moment are told apart by the database; most hear it from here, in words. */
async function refuseTaken(req: PayloadRequest, { hosts, slug, template }: NewSite): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'tenants',
    req,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    where: { or: [{ 'hosts.host': { in: hosts } }, { slug: { equals: slug } }, { id: { equals: template } }] },
    select: { name: true, slug: true, hosts: true, isTemplate: true },
  })
  const problems: FieldProblem[] = []
  for (const { id, name, slug: taken, hosts: theirs, isTemplate } of docs) {
    for (const { host } of theirs ?? [])
      if (hosts.includes(host)) problems.push({ path: 'hosts', message: texts.theDomainIsOfSite({ host, name }) })
    if (taken === slug) problems.push({ path: 'slug', message: texts.theShortNameIsOfSite({ name }) })
    if (id === template && isTemplate !== true) problems.push({ path: 'template', message: texts.chooseATemplate })
  }
  if (!docs.some(({ id }) => readId(id) === template))
    problems.push({ path: 'template', message: texts.chooseATemplate })
  if (problems.length > 0) throw refusal('tenants', problems)
}

/** Form fields by the last named step of a document's path. */
type FormFields = Record<string, string>

const tenantFields: FormFields = { host: 'hosts', hosts: 'hosts', slug: 'slug', name: 'name', timeZone: 'timeZone' }
const locationFields: FormFields = { name: 'location.name', open: 'location.hours', close: 'location.hours' }

async function inFormTerms<T>(fields: FormFields, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ValidationError)
      throw refusal(
        'tenants',
        error.data.errors.map((each) => inForm(fields, each)),
      )
    if (error instanceof APIError && error.status === 400)
      throw refusal('tenants', [{ path: 'logo', message: error.message }])
    throw error
  }
}

function inForm(fields: FormFields, { path, message }: { path: string; message: string }): FieldProblem {
  const step = path.split('.').findLast((each) => !/^\d+$/.test(each)) ?? ''
  const known = fields[step]
  return known
    ? { path: known, message: known === 'hosts' ? texts.aDomainIsTaken : message }
    : { path: '', message: `${path}: ${message}` }
}
