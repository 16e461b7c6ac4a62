import type { PayloadRequest } from 'payload'
import { findUses } from './find-uses.ts'

interface SectionPageQuery {
  tenant: number
  section: number
  among: readonly number[] | undefined
}

/** Ids of the published pages that show a section, also within other published sections. */
export async function listPagesShowing(
  req: PayloadRequest,
  { tenant, section, among }: SectionPageQuery,
): Promise<number[]> {
  const pages = new Set<number>()
  const seen = new Set<number>()
  const waiting = [section]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const uses = await findUses(req, { tenant, collection: 'sections', id: next, among })
    for (const { collection, id, state } of uses) {
      if (state !== 'published') continue
      if (collection === 'pages') pages.add(id)
      if (collection === 'sections') waiting.push(id)
    }
  }
  return [...pages]
}
