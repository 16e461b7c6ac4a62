import { z } from 'zod'

const saved = z.object({ doc: z.object({ filename: z.string() }) })
const refused = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string().optional() })) }).optional(),
      }),
    )
    .min(1),
})
const found = z.object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]), filename: z.string() })) })

/** Where the site serves a file of its library. */
export const addressOfMedia = (filename: string): string => `/media/${encodeURIComponent(filename)}`

const triesAtMost = 3

/**
 * Puts one file into a site's library and gives its address on the site; an `Error` with words for staff where it is refused. Two who upload
 * files of one name at the same moment are both given the same free name: anyone who comes second tries again.
 */
export async function uploadMedia(
  api: string,
  { file, tenant, tries = 1 }: { file: File; tenant: number; tries?: number },
): Promise<string> {
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', JSON.stringify({ tenant, alt: '' }))
  const response = await fetch(`${api}/media`, { method: 'POST', body }).catch(() => null)
  const answer: unknown = (await response?.json().catch(() => null)) ?? null
  const { data } = saved.safeParse(answer)
  if (data) return addressOfMedia(data.doc.filename)
  const reason = refused.safeParse(answer).data?.errors[0]
  const isNameTaken = reason?.data?.errors.some(({ path }) => path === 'filename') ?? false
  if (isNameTaken && tries < triesAtMost) return uploadMedia(api, { file, tenant, tries: tries + 1 })
  throw new Error(reason?.data?.errors[0]?.message ?? reason?.message ?? 'the server could not be reached.')
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

/** As anyone who numbered the files meant it: `2.webp` before `10.webp`. */
export const byName = <T extends { name: string }>(files: readonly T[]): T[] =>
  files.toSorted((a, b) => collator.compare(a.name, b.name))
