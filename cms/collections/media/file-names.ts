import { z } from 'zod'

const names = z.object({
  filename: z.string(),
  sizes: z.record(z.string(), z.object({ filename: z.string().nullish() }).nullish()).nullish(),
})

/** The names of all files of a document of `media`: its own and those of its sizes. None where it is no such document. */
export function listFileNames(document: unknown): string[] {
  const read = names.safeParse(document)
  if (!read.success) return []
  const { filename, sizes } = read.data
  return [filename, ...Object.values(sizes ?? {}).flatMap((size) => size?.filename ?? [])]
}
