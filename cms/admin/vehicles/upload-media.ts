import { z } from 'zod'

const saved = z.object({ doc: z.object({ id: z.int(), filename: z.string() }) })
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

/** Path at which the site serves a library file. */
export const addressOfMedia = (filename: string): string => `/media/${encodeURIComponent(filename)}`

const triesAtMost = 3

interface Upload {
  file: File
  tenant: number
  /** What a picture shows, in words. */
  alt?: string
}

/** Uploads a file to a site's library and returns its address on the site. Rejects with an `Error` for staff. */
export const uploadMedia = async (api: string, upload: Upload): Promise<string> =>
  addressOfMedia((await storeMedia(api, upload)).filename)

/**
 * Uploads a file to a site's library. Rejects with an `Error` for staff. Concurrent uploads of one name receive the same free name: the
 * second one retries.
 */
export async function storeMedia(
  api: string,
  { tries = 1, ...upload }: Upload & { tries?: number },
): Promise<{ id: number; filename: string }> {
  const { file, tenant, alt = '' } = upload
  const body = new FormData()
  body.append('file', file)
  body.append('_payload', JSON.stringify({ tenant, alt }))
  const response = await fetch(`${api}/media`, { method: 'POST', body }).catch(() => null)
  const answer: unknown = (await response?.json().catch(() => null)) ?? null
  const { data } = saved.safeParse(answer)
  if (data) return data.doc
  const reason = refused.safeParse(answer).data?.errors[0]
  const isNameTaken = reason?.data?.errors.some(({ path }) => path === 'filename') ?? false
  if (isNameTaken && tries < triesAtMost) return storeMedia(api, { ...upload, tries: tries + 1 })
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

/** Natural sort order: `2.webp` before `10.webp`. */
export const byName = <T extends { name: string }>(files: readonly T[]): T[] =>
  files.toSorted((a, b) => collator.compare(a.name, b.name))
