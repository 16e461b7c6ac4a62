import { z } from 'zod'
import { day } from '../lib/stored-day.ts'
import { orElse } from '../lib/or-else.ts'
import { toSlug } from '../lib/slug.ts'
import { media } from '../media/media.ts'

/** A page in a list of articles: picture and description are those for search engines. `date` is a day, null if missing. */
export const article = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  picture: media.nullable(),
  date: day.nullable(),
  category: orElse(z.string(), ''),
  author: orElse(z.string(), ''),
  minutes: z.int().positive().nullable().default(null),
})
export type Article = z.infer<typeof article>

/** What a reader may list the articles by. In addresses they are slugs: `?category=long-roads`. */
export interface ArticleFilter {
  category: string
  author: string
}

/** Articles of a category or an author, named or as a slug; all for an empty filter. */
export const articlesOf = <A extends ArticleFilter>(
  articles: readonly A[],
  { category, author }: Partial<ArticleFilter>,
): A[] =>
  articles.filter(
    (each) =>
      (!category || toSlug(each.category) === toSlug(category)) && (!author || toSlug(each.author) === toSlug(author)),
  )

/** Words that most people read in a minute. */
const wordsPerMinute = 200

export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute))

/** Newest first; undated ones last, by path. */
export const inOrderOfDate = <A extends Pick<Article, 'date' | 'path'>>(articles: readonly A[]): A[] =>
  articles.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.path.localeCompare(b.path))

/** Whether a path is below another: `/blog/towing` below `/blog`, but neither `/blog` itself nor `/blogs`. */
export const isBelow = (path: string, above: string): boolean =>
  path.startsWith(`${above.replace(/\/+$/, '')}/`) && path !== '/'
