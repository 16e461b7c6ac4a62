import type { PayloadRequest } from 'payload'
import { findTemplates } from '../inheritance/find-template.ts'
import { findLayoutUses } from './find-layout-uses.ts'
import { listShownTemplatePages } from './list-shown-template-pages.ts'
import { nameSites } from './name-sites.ts'
import { sortUses } from './sort-uses.ts'
import type { FoundUse, Use, UseScope } from './use.ts'

/**
 * The pages and sections of these sites with blocks of a type, as published and as drafts, and the pages of their templates that they show. Each
 * with its site.
 */
export async function findBlockUses(
  req: PayloadRequest,
  { slug, tenants }: UseScope & { slug: string },
): Promise<Use[]> {
  const target = { collection: 'blocks', slug } as const
  const own = await findLayoutUses(req, { target, tenants })
  const found = sortUses([...own, ...(await findInherited(req, { slug, tenants }))])
  const names = await nameSites(
    req,
    found.map(({ tenant }) => tenant),
  )
  return found.map((use) => ({ ...use, site: names.get(use.tenant) ?? null }))
}

async function findInherited(req: PayloadRequest, { slug, tenants }: UseScope & { slug: string }): Promise<FoundUse[]> {
  const shown = new Set(await listShownTemplatePages(req, { tenants }))
  if (shown.size === 0) return []
  const templates = await findTemplates(req, tenants)
  const uses = await findLayoutUses(req, { target: { collection: 'blocks', slug }, tenants: templates })
  return uses.filter(({ collection, id, state }) => collection === 'pages' && state === 'published' && shown.has(id))
}
