import { z } from 'zod'

const pages = z.object({ docs: z.array(z.object({ id: z.int(), title: z.string().nullish(), path: z.string() })) })
const tenants = z.object({
  template: z.union([z.int(), z.object({ id: z.int() }).transform(({ id }) => id)]).nullish(),
})

export interface FoundPage {
  id: number
  title: string
}

interface Site {
  /** Base URL of the REST API. */
  api: string
  tenant: number
}

/** The page that a site shows at a path: its own or its template's, by its address or by a pattern such as `/cars/:slug`. */
export async function findPageAt(path: string, { api, tenant }: Site): Promise<FoundPage | null> {
  for (const owner of await listOwners({ api, tenant })) {
    // oxlint-disable-next-line no-await-in-loop -- The template's page is asked for only if the site has none of its own.
    const found = await findOwn(path, { api, tenant: owner })
    if (found) return found
  }
  return null
}

/** Ids of a site and of its template, whose pages the site shows. */
export async function listOwners({ api, tenant }: Site): Promise<number[]> {
  const template = tenants.safeParse(await read(`${api}/tenants/${tenant}?depth=0`)).data?.template
  return template ? [tenant, template] : [tenant]
}

async function findOwn(path: string, { api, tenant }: Site): Promise<FoundPage | null> {
  const search = new URLSearchParams({
    'where[tenant][equals]': String(tenant),
    'where[or][0][path][equals]': path,
    'where[or][1][path][contains]': '/:',
    depth: '0',
    draft: 'true',
    limit: '100',
    'select[title]': 'true',
    'select[path]': 'true',
  })
  const docs = pages.safeParse(await read(`${api}/pages?${search.toString()}`)).data?.docs ?? []
  const found = docs.find((page) => page.path === path) ?? docs.find((page) => matches(page.path, path))
  return found ? { id: found.id, title: found.title ?? found.path } : null
}

/** Whether a pattern is for this path: `/cars/:slug` for `/cars/kia-sportage`. */
export function matches(pattern: string, path: string): boolean {
  const [patternParts, given] = [pattern.split('/'), path.split('/')]
  return (
    patternParts.length === given.length && patternParts.every((part, at) => part === given[at] || part.startsWith(':'))
  )
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address).catch(() => null)
  return response?.ok ? response.json().catch(() => null) : null
}
