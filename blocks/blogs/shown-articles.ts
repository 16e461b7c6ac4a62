import type { Article } from '#schemas/page/article.ts'

/** Without the page itself. */
export const shownArticles = (
  articles: readonly Article[],
  { path, limit }: { path: string; limit: number },
): Article[] => articles.filter((article) => article.path !== path).slice(0, limit)
