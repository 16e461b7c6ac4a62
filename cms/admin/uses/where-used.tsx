import type { UIFieldServerProps } from 'payload'
import { readId } from '../../outbox/announce.ts'
import { findUses } from '../../uses/find-uses.ts'
import { listPagesShowing } from '../../uses/list-pages-showing.ts'
import { listVisibleSites } from '../../uses/list-visible-sites.ts'
import { isUsedCollection } from '../../uses/use.ts'
import { UseList } from './use-list.tsx'
import * as texts from './texts.ts'

/** In the sidebar of a form: the pages and drafts that use the document. Nothing of a document that is not stored yet. */
export const WhereUsed = async ({ collectionSlug, data, id, payload, req }: UIFieldServerProps) => {
  const tenant = readId(data?.['tenant'])
  if (!isUsedCollection(collectionSlug) || tenant === null || typeof id !== 'number') return null
  const among = listVisibleSites(req, tenant)
  const uses = await findUses(req, { tenant, collection: collectionSlug, id, among })
  const reach = collectionSlug === 'sections' ? await listPagesShowing(req, { tenant, section: id, among }) : null
  return (
    <section className="fc-where-used" aria-labelledby="where-used">
      <h2 id="where-used">{texts.whereUsed}</h2>
      {reach ? <p>{texts.sectionReaches({ count: reach.length })}</p> : null}
      {uses.length === 0 ? <p>{texts.notUsed}</p> : <UseList uses={uses} admin={payload.config.routes.admin} />}
    </section>
  )
}
