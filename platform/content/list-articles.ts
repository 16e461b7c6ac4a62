import type { Payload } from 'payload'
import { type Article, article, inOrderOfDate, isBelow } from '#schemas/page/article.ts'
import { isShownOn, readShownDays } from '#schemas/page/shown-days.ts'
import type { TenantRef } from './content.ts'
import { listShownPages } from './follow-pages.ts'
import { findTenantDocuments, type RawDocument } from './tenant-documents.ts'
import { populate } from './populate.ts'
import { readMinutes } from './read-minutes.ts'
import { readText } from './views.ts'

/** Indexable pages below a path, newest first: the tenant's own, or its template's if it has none. */
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
    select: {
      title: true,
      path: true,
      seo: true,
      layout: true,
      articleDate: true,
      articleCategory: true,
      articleAuthor: true,
      following: true,
      shownFrom: true,
      shownUntil: true,
    },
  })
  const shown = listShownPages(docs, tenant).filter((doc) => {
    const path = readText(doc['path'])
    return isBelow(path, under) && !path.includes(':') && isShownOn(tenant.today(), readShownDays(doc))
  })
  const populated = await Promise.all(
    shown.map(({ layout, ...doc }) =>
      populate(payload, { tenant, collection: 'pages', doc: { ...doc, minutes: readMinutes(layout) } }),
    ),
  )
  return inOrderOfDate(populated.flatMap(({ doc }) => articleView(doc)))
}

function articleView(doc: RawDocument): Article[] {
  const seo = new Map(typeof doc['seo'] === 'object' && doc['seo'] !== null ? Object.entries(doc['seo']) : [])
  if (seo.get('noindex') === true) return []
  const picture: unknown = seo.get('image')
  const parsed = article.safeParse({
    path: readText(doc['path']),
    title: readText(doc['title']),
    description: readText(seo.get('description')),
    picture: typeof picture === 'object' ? picture : null,
    date: readText(doc['articleDate']) || null,
    category: readText(doc['articleCategory']),
    author: readText(doc['articleAuthor']),
    minutes: doc['minutes'],
  })
  return parsed.success ? [parsed.data] : []
}
