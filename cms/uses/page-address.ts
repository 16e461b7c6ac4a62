import type { PayloadRequest } from 'payload'
import { answersPath, compareSpecificity, readSitePath, writePathPattern } from '#schemas/page/match-address.ts'
import { readText } from '../fields/read-text.ts'
import { readId } from '../outbox/announce.ts'
import type { AddressTarget } from './use.ts'

interface StoredPage {
  id: number
  path?: string | null
  tenant?: unknown
}

interface StoredSite {
  id: number
  hosts?: { host?: string | null }[] | null
  template?: unknown
}

/** A page as links by a typed address name it. Null without an address, and for a page that only new pages start from. */
export async function readPageAddress(req: PayloadRequest, id: number): Promise<AddressTarget | null> {
  const page = await req.payload.db.findOne<StoredPage & { isPageTemplate?: boolean | null }>({
    collection: 'pages',
    req,
    select: { path: true, tenant: true, isPageTemplate: true },
    where: { id: { equals: id } },
  })
  const path = readText(page?.path)
  const owner = readId(page?.tenant)
  if (path === '' || owner === null || page?.isPageTemplate === true) return null
  return {
    collection: 'addresses',
    pattern: writeAddressPattern(path),
    // What stands before its first parameter.
    start: path.replace(/:.*$/, ''),
    follow: async (tenants) => {
      const sites = await readSites(req, tenants, path)
      return (address, tenant) => {
        const site = sites.get(tenant)
        const target = site ? readSitePath(address, site.hosts) : null
        if (!site || target === null || !answersPath(path, target)) return false
        const shown = site.pages.find((each) => answersPath(each.path, target))
        // Nothing is shown there until the page is published.
        return shown ? shown.id === id : tenant === owner || site.template === owner
      }
    },
  }
}

/** Finds in PostgreSQL what may lead to the page; `follow` decides. */
const writeAddressPattern = (path: string): string => {
  const host = 'https?://[^/?#]+'
  return path === '/'
    ? String.raw`^\s*(/|${host}/?)([?#]|\s*$)`
    : String.raw`^\s*(${host})?${writePathPattern(path)}/*([?#]|\s*$)`
}

interface Site {
  hosts: string[]
  template: number | null
  /** The pages that it shows and that can answer the same paths, the most literal first. */
  pages: { id: number; path: string }[]
}

async function readSites(
  req: PayloadRequest,
  tenants: readonly number[],
  path: string,
): Promise<ReadonlyMap<number, Site>> {
  const { docs: sites } = await req.payload.db.find<StoredSite>({
    collection: 'tenants',
    req,
    limit: 0,
    pagination: false,
    select: { hosts: true, template: true },
    where: { id: { in: [...tenants] } },
  })
  const templates = new Map(sites.map(({ id, template }) => [id, readId(template)]))
  const { docs: stored } = await req.payload.db.find<StoredPage>({
    collection: 'pages',
    req,
    limit: 0,
    pagination: false,
    select: { path: true, tenant: true },
    where: {
      and: [
        { tenant: { in: [...new Set([...tenants, ...templates.values()])].filter((id) => id !== null) } },
        { _status: { equals: 'published' } },
        // Another page answers a path before this one only if one of them is a pattern.
        ...(path.includes(':') ? [] : [{ path: { equals: path } }]),
      ],
    },
  })
  const listPagesOf = (tenant: number | null) =>
    stored.flatMap((each) =>
      tenant !== null && readId(each.tenant) === tenant ? [{ id: each.id, path: readText(each.path) }] : [],
    )
  return new Map(
    sites.map(({ id, hosts }) => {
      const template = templates.get(id) ?? null
      const own = listPagesOf(id)
      const inherited = listPagesOf(template).filter((page) => own.every((each) => each.path !== page.path))
      const pages = [...own, ...inherited].toSorted((a, b) => compareSpecificity(a.path, b.path))
      return [id, { hosts: (hosts ?? []).map(({ host }) => readText(host)), template, pages }]
    }),
  )
}
