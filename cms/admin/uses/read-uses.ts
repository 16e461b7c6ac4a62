import { z } from 'zod'

/** Uses as the server answers them. */
export const useList = z.array(
  z.object({
    collection: z.string(),
    id: z.number(),
    title: z.string(),
    state: z.enum(['published', 'draft']),
    tenant: z.number(),
    site: z.string().nullable(),
    block: z.string().nullable(),
    isPageTemplate: z.boolean(),
  }),
)

const pageLinks = z.object({
  publicPath: z.string().nullable(),
  uses: useList,
  redirect: z.object({ from: z.string(), to: z.string() }).nullable(),
})
export type PageLinks = z.infer<typeof pageLinks>

/** What leads to a page; with the path that it shall get, what does not follow it there. Null if the server does not answer. */
export async function readPageLinks(api: string, { id, path }: { id: number | string; path?: string }) {
  const search = path === undefined ? '' : `?path=${encodeURIComponent(path)}`
  const response = await fetch(`${api}/page-links/${id}${search}`).catch(() => null)
  return response?.ok ? (pageLinks.safeParse(await response.json().catch(() => null)).data ?? null) : null
}
