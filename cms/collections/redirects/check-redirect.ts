import type { CollectionBeforeValidateHook, PayloadRequest, Where } from 'payload'
import {
  findCircle,
  indexRedirects,
  normalisePath,
  type RedirectRule,
  type RedirectSite,
} from '#schemas/page/redirects.ts'
import { lockInRequest } from '../../database/lock-in-request.ts'
import { readText } from '../../fields/read-text.ts'
import { findTemplate } from '../../inheritance/find-template.ts'
import { readId } from '../../outbox/announce.ts'
import { refusal } from '../../refusal.ts'
import * as texts from './texts.ts'

interface StoredRule extends RedirectRule {
  id: number | null
  tenant: number
}

/** Changes of redirects that a site and its template follow together wait for each other until the transaction ends. */
export const lockRedirects = async (req: PayloadRequest, tenant: number): Promise<void> =>
  lockInRequest(req, { name: 'redirects', subject: String((await findTemplate(req, tenant)) ?? tenant) })

/**
 * Stores an old address in its normal form. Refuses a second redirect of one path in another spelling, and a circle, also one that a site and its
 * template make together.
 */
export const checkRedirect: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const given: Record<string, unknown> = { ...originalDoc, ...data }
  const tenant = readId(given['tenant'])
  if (tenant === null) return data
  await lockRedirects(req, tenant)
  const own = await readRedirectSite(req, tenant)
  const [from, to] = [normalisePath(readText(given['from']).trim(), own), readText(given['to'])]
  if (from === '' || to === '') return data
  const id = readId(originalDoc?.id)
  const rule = { id, tenant, from, to, permanent: true }
  const sites = await listSitesShowing(req, tenant)
  const stored = await listRules(req, [...new Set(sites.flatMap(({ owners }) => owners))])
  const others = stored.filter((each) => each.id !== id || id === null)
  const same = others.find((each) => each.tenant === tenant && normalisePath(each.from, own) === from)
  if (same) throw refusal(collection.slug, [{ path: 'from', message: texts.isRedirectedAlready({ from: same.from }) }])
  for (const { owners, ...site } of sites) {
    const ownLast = owners.flatMap((owner) => [...others, rule].filter((each) => each.tenant === owner))
    const circle = findCircle(indexRedirects(ownLast, site), from)
    if (circle) throw refusal(collection.slug, [{ path: 'to', message: describeCircle(circle) }])
  }
  return { ...data, from }
}

const describeCircle = (circle: string[]): string =>
  circle.length === 2
    ? texts.leadsToItself({ path: circle[0] ?? '' })
    : texts.leadsInACircle({ circle: circle.join(' → ') })

interface ShowingSite extends RedirectSite {
  /** The template, then the site. */
  owners: number[]
}

type StoredSite = {
  id: number
  hosts?: { host?: string | null }[] | null
  config?: { redirects?: { inAnyCase?: boolean | null } | null } | null
}

/** The sites that follow a redirect of this site or template. */
async function listSitesShowing(req: PayloadRequest, tenant: number): Promise<ShowingSite[]> {
  const template = await findTemplate(req, tenant)
  const stored = await findSites(req, {
    or: [{ id: { in: [tenant, template ?? tenant] } }, { template: { equals: tenant } }],
  })
  const byId = new Map(stored.map((each) => [each.id, each]))
  return stored
    .filter(({ id }) => id !== template)
    .map((site) => {
      const above = site.id === tenant ? template : tenant
      return {
        owners: above === null ? [site.id] : [above, site.id],
        ...asRedirectSite(site, byId.get(above ?? site.id)),
      }
    })
}

/** How a site finds its redirects, by its own setting or its template's. */
export async function readRedirectSite(req: PayloadRequest, tenant: number): Promise<RedirectSite> {
  const template = (await findTemplate(req, tenant)) ?? tenant
  const stored = await findSites(req, { id: { in: [tenant, template] } })
  return asRedirectSite(
    stored.find(({ id }) => id === tenant),
    stored.find(({ id }) => id === template),
  )
}

const asRedirectSite = (site: StoredSite | undefined, template: StoredSite | undefined): RedirectSite => ({
  hosts: (site?.hosts ?? []).map(({ host }) => readText(host).toLowerCase()),
  inAnyCase: site?.config?.redirects?.inAnyCase ?? template?.config?.redirects?.inAnyCase ?? true,
})

async function findSites(req: PayloadRequest, where: Where): Promise<StoredSite[]> {
  const { docs } = await req.payload.db.find<StoredSite>({
    collection: 'tenants',
    req,
    limit: 0,
    pagination: false,
    select: { hosts: true, config: { redirects: true } },
    where,
  })
  return docs
}

export async function listRules(req: PayloadRequest, tenants: number[]): Promise<(StoredRule & { id: number })[]> {
  const { docs } = await req.payload.db.find<{ id: number; from: string; to: string; tenant: unknown }>({
    collection: 'redirects',
    req,
    limit: 0,
    pagination: false,
    select: { from: true, to: true, tenant: true },
    where: { tenant: { in: tenants } },
  })
  return docs.map(({ id, from, to, tenant }) => ({ id, from, to, permanent: true, tenant: readId(tenant) ?? 0 }))
}
