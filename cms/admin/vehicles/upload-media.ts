import { z } from 'zod'

const saved = z.object({ doc: z.object({ filename: z.string() }) })
const refused = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
const found = z.object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]), filename: z.string() })) })

/** Where the site serves a file of its library. */
export const addressOfMedia = (filename: string): string => `/media/${encodeURIComponent(filename)}`

/** Puts one file into a site's library and gives its address on the site; an `Error` with words for staff where it is refused. */
export async function uploadMedia(api: string, { file, tenant }: { file: File; tenant: number }): Promise<string> {
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', JSON.stringify({ tenant, alt: '' }))
  const response = await fetch(`${api}/media`, { method: 'POST', body }).catch(() => null)
  const answer: unknown = (await response?.json().catch(() => null)) ?? null
  const { data } = saved.safeParse(answer)
  if (data) return addressOfMedia(data.doc.filename)
  const reason = refused.safeParse(answer).data?.errors[0]?.message
  throw new Error(reason ?? 'the server could not be reached')
}

/** Addresses of files of the library, by name; `2.webp` before `10.webp`. */
export async function addressesOfMedia(api: string, ids: readonly (number | string)[]): Promise<string[]> {
  const search = new URLSearchParams({ limit: '400', depth: '0', 'where[id][in]': ids.join(',') })
  const response = await fetch(`${api}/media?${search.toString()}`).catch(() => null)
  const answer: unknown = (await response?.json().catch(() => null)) ?? null
  return byName((found.safeParse(answer).data?.docs ?? []).map(({ filename }) => ({ name: filename }))).map(
    ({ name }) => addressOfMedia(name),
  )
}

const collator = new Intl.Collator('en', { numeric: true })

/** As whoever numbered the files meant it: `2.webp` before `10.webp`. */
export const byName = <T extends { name: string }>(files: readonly T[]): T[] =>
  files.toSorted((a, b) => collator.compare(a.name, b.name))
