import type { Service } from '../service.ts'

export const articles: Service<'articles'> = async ({ tenant, content }, { under, limit }) =>
  (await content.listArticles(tenant, under)).slice(0, limit)
