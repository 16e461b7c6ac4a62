import type { CollectionSlug, PayloadRequest } from 'payload'
import { readText } from '../../fields/read-text.ts'
import * as texts from './texts.ts'

export type IdsByCollection = ReadonlyMap<string, ReadonlySet<number>>

/** What people call these documents. One that the user may not read, or that is gone, has no name. */
export async function readTitles(
  req: PayloadRequest,
  named: IdsByCollection,
): Promise<(collection: string, id: number) => string> {
  const titles = new Map<string, string>()
  await Promise.all([...named].map(async ([collection, ids]) => readSome(req, { collection, ids, titles })))
  return (collection, id) => titles.get(`${collection} ${id}`) || texts.noLongerThere
}

interface TitleQuery {
  collection: string
  ids: ReadonlySet<number>
  titles: Map<string, string>
}

async function readSome(req: PayloadRequest, { collection, ids, titles }: TitleQuery): Promise<void> {
  const config = req.payload.config.collections.find(({ slug }) => slug === collection)
  if (!config) return
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where: { id: { in: [...ids] } },
    draft: Boolean(config.versions?.drafts),
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    req,
  })
  for (const doc of docs)
    titles.set(`${collection} ${doc.id}`, readText(Reflect.get(doc, config.admin.useAsTitle ?? 'id')))
}
