import type { Payload } from 'payload'
import { type Article, article, inOrderOfDate, isBelow } from '#schemas/page/article.ts'
import type { TenantRef } from './content.ts'
import { findTenantDocuments, type Stored } from './tenant-documents.ts'
import { populate } from './populate.ts'
import { textOf } from './views.ts'

/** Pages below an address that search engines may know, the newest first: the tenant's own, and its template's where it has none there. */
export async function listArticles(
  payload: Payload,
  { tenant, under }: { tenant: TenantRef; under: string },
): Promise<Article[]> {
  const docs = await findTenantDocuments(payload, {
    tenant,
    collection: 'pages',
    withTemplate: true,
    where: { path: { contains: under } },
    sort: 'id',
    select: { title: true, path: true, seo: true, articleDate: true },
  })
  const own = new Set(docs.filter((doc) => doc['tenant'] === tenant.id).map((doc) => doc['path']))
  const shown = docs.filter((doc) => {
    const path = textOf(doc['path'])
    return isBelow(path, under) && !path.includes(':') && (doc['tenant'] === tenant.id || !own.has(path))
  })
  const populated = await Promise.all(shown.map((doc) => populate(payload, { tenant, collection: 'pages', doc })))
  return inOrderOfDate(populated.flatMap(({ doc }) => articleView(doc)))
}

function articleView(doc: Stored): Article[] {
  const seo = new Map(typeof doc['seo'] === 'object' && doc['seo'] !== null ? Object.entries(doc['seo']) : [])
  if (seo.get('noindex') === true) return []
  const picture: unknown = seo.get('image')
  const parsed = article.safeParse({
    path: textOf(doc['path']),
    title: textOf(doc['title']),
    description: textOf(seo.get('description')),
    picture: typeof picture === 'object' ? picture : null,
    date: textOf(doc['articleDate']) || null,
  })
  return parsed.success ? [parsed.data] : []
}
