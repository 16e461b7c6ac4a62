import { articlesOf } from '#schemas/page/article.ts'
import type { Service } from '../context/api-context.ts'

export const articles: Service<'articles'> = async ({ tenant, content }, { under, limit, category, author }) =>
  articlesOf(await content.listArticles(tenant, under), {
    ...(category === undefined ? {} : { category }),
    ...(author === undefined ? {} : { author }),
  }).slice(0, limit)
