import type { CollectionBeforeDeleteHook } from 'payload'
import { conflict } from '../../refusal.ts'

/** Without its template a site would lose colours, switches and settings from one moment to the next. */
export const blockUsedTemplateDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.db.count({ collection: 'tenants', req, where: { template: { equals: id } } })
  if (totalDocs === 0) return
  const sites = totalDocs === 1 ? '1 site inherits' : `${totalDocs} sites inherit`
  throw conflict(`This template cannot be deleted: ${sites} from it. Choose another template there first.`)
}
