import { z } from 'zod'
import { listOwners } from '../ask/find-page-at.ts'

const answer = z.object({
  docs: z.array(z.object({ id: z.int(), title: z.string().nullish(), path: z.string().nullish() })),
})

export interface SitePage {
  id: number
  label: string
}

/** The pages that a link of a site may lead to: its own and its template's, by title. Patterns such as `/cars/:slug` are no targets. */
export async function listSitePages({ api, tenant }: { api: string; tenant: number }): Promise<SitePage[]> {
  const search = new URLSearchParams({
    'where[tenant][in]': (await listOwners({ api, tenant })).join(','),
    depth: '0',
    draft: 'true',
    limit: '500',
    sort: 'title',
    'select[title]': 'true',
    'select[path]': 'true',
  })
  const response = await fetch(`${api}/pages?${search.toString()}`).catch(() => null)
  const found = answer.safeParse(response?.ok ? await response.json().catch(() => null) : null)
  return (found.data?.docs ?? []).flatMap(({ id, title, path }) =>
    path && !path.includes(':') ? [{ id, label: title ? `${title} (${path})` : path }] : [],
  )
}
