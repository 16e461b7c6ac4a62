import { z } from 'zod'
import { day } from '../lib/stored-day.ts'
import { media } from '../media/media.ts'

/** A page in a list of articles: picture and description are those for search engines. `date` is a day, null if missing. */
export const article = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  picture: media.nullable(),
  date: day.nullable(),
})
export type Article = z.infer<typeof article>

/** Newest first; undated ones last, by path. */
export const inOrderOfDate = <A extends Pick<Article, 'date' | 'path'>>(articles: readonly A[]): A[] =>
  articles.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.path.localeCompare(b.path))

/** Whether a path is below another: `/blog/towing` below `/blog`, but neither `/blog` itself nor `/blogs`. */
export const isBelow = (path: string, above: string): boolean =>
  path.startsWith(`${above.replace(/\/+$/, '')}/`) && path !== '/'
