import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { findPlatformTemplate } from '../../inheritance/find-platform-template.ts'
import { conflict } from '../../refusal.ts'
import * as texts from './texts.ts'

/** A site would lose its inherited colours, flags and settings with its template. */
export const blockUsedTemplateDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (id === (await findPlatformTemplate(req))) await refuseWithSections(req, id)
  const { totalDocs } = await req.payload.db.count({ collection: 'tenants', req, where: { template: { equals: id } } })
  if (totalDocs === 0) return
  const sites = totalDocs === 1 ? texts.siteInherits1 : texts.totalDocsSitesInherit({ totalDocs })
  throw conflict(texts.thisTemplateCannotBeDeleted({ sites }))
}

async function refuseWithSections(req: PayloadRequest, id: number): Promise<void> {
  const { totalDocs } = await req.payload.db.count({ collection: 'sections', req, where: { tenant: { equals: id } } })
  if (totalDocs > 0) throw conflict(texts.platformTemplateCannotBeDeleted)
}
