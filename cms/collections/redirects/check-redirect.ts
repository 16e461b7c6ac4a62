import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { findCircle, indexRedirects, normalisePath, type RedirectRule } from '#schemas/page/redirects.ts'
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

/** Refuses a second redirect of one path in another spelling, and a circle, also one that a site and its template make together. */
export const checkRedirect: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const given: Record<string, unknown> = { ...originalDoc, ...data }
  const tenant = readId(given['tenant'])
  const [from, to] = [readText(given['from']), readText(given['to'])]
  if (tenant === null || from === '' || to === '') return data
  await lockRedirects(req, tenant)
  const id = readId(originalDoc?.id)
  const rule = { id, tenant, from, to, permanent: true }
  const sites = await listSitesShowing(req, tenant)
  const stored = await listRules(req, [...new Set(sites.flatMap(({ owners }) => owners))])
  const others = stored.filter((each) => each.id !== id || id === null)
  const same = others.find((each) => each.tenant === tenant && normalisePath(each.from) === normalisePath(from))
  if (same) throw refusal(collection.slug, [{ path: 'from', message: texts.isRedirectedAlready({ from: same.from }) }])
  for (const { owners, hosts } of sites) {
    const ownLast = owners.flatMap((owner) => [...others, rule].filter((each) => each.tenant === owner))
    const circle = findCircle(indexRedirects(ownLast, hosts), from)
    if (circle) throw refusal(collection.slug, [{ path: 'to', message: describeCircle(circle) }])
  }
  return data
}

const describeCircle = (circle: string[]): string =>
  circle.length === 2
    ? texts.leadsToItself({ path: circle[0] ?? '' })
    : texts.leadsInACircle({ circle: circle.join(' → ') })

interface ShowingSite {
  /** The template, then the site. */
  owners: number[]
  hosts: string[]
}

/** The sites that follow a redirect of this site or template. */
async function listSitesShowing(req: PayloadRequest, tenant: number): Promise<ShowingSite[]> {
  const template = await findTemplate(req, tenant)
  const { docs } = await req.payload.db.find<{ id: number; hosts?: { host?: string | null }[] | null }>({
    collection: 'tenants',
    req,
    limit: 0,
    pagination: false,
    select: { hosts: true },
    where: { or: [{ id: { equals: tenant } }, { template: { equals: tenant } }] },
  })
  return docs.map(({ id, hosts }) => {
    const above = id === tenant ? template : tenant
    return {
      owners: above === null ? [id] : [above, id],
      hosts: (hosts ?? []).map(({ host }) => readText(host).toLowerCase()),
    }
  })
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
