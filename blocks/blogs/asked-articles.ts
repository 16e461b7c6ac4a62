import { type Article, type ArticleFilter, articlesOf } from '#schemas/page/article.ts'

interface Listing {
  under: string
  limit: number
  category: string
  author: string
  filters: boolean
}

/** With links to categories and authors all are asked for, since any may be chosen. */
const mostAsked = 50

/** One more than are shown, because the page itself may be among them. */
export const askedArticles = ({ under, limit, category, author, filters }: Listing) => ({
  under: under || '/blog',
  limit: filters ? mostAsked : limit + 1,
  ...(category ? { category } : {}),
  ...(author ? { author } : {}),
})

/** What the address chooses, where the block offers a choice. */
export function chosenFilter({ filters }: Pick<Listing, 'filters'>, search: string): ArticleFilter {
  const params = new URLSearchParams(filters ? search : '')
  return { category: params.get('category') ?? '', author: params.get('author') ?? '' }
}

/** Without the page itself. */
export const shownArticles = (
  articles: readonly Article[],
  { path, search, props }: { path: string; search: string; props: Listing },
): Article[] =>
  articlesOf(articles, chosenFilter(props, search))
    .filter((article) => article.path !== path)
    .slice(0, props.limit)
