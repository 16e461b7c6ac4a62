import { z } from 'zod'

const names = z.object({
  filename: z.string(),
  sizes: z.record(z.string(), z.object({ filename: z.string().nullish() }).nullish()).nullish(),
})

/** File names of a `media` document: the original and its sizes. Empty for any other document. */
export function listFileNames(document: unknown): string[] {
  const read = names.safeParse(document)
  if (!read.success) return []
  const { filename, sizes } = read.data
  return [filename, ...Object.values(sizes ?? {}).flatMap((size) => size?.filename ?? [])]
}
