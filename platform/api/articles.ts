import type { Service } from '../context/api-context.ts'

export const articles: Service<'articles'> = async ({ tenant, content }, { under, limit }) =>
  (await content.listArticles(tenant, under)).slice(0, limit)
