import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { getDatabase } from '../outbox/write-event.ts'
import { listFollowedTrees } from './list-followed-trees.ts'
import { listShownTemplatePages } from './list-shown-template-pages.ts'
import type { UseScope } from './use.ts'

const rows = z.array(z.object({ slug: z.string(), count: z.coerce.number() }))

/**
 * The number of pages and sections of these sites with blocks of each type, by its slug. A page and its draft count once, and so does a page that
 * several sites show of their template.
 */
export async function countBlockUses(req: PayloadRequest, { tenants }: UseScope): Promise<Map<string, number>> {
  const ids = sql`any(${sql.param([...tenants])}::int[])`
  const inherited = sql`any(${sql.param(await listShownTemplatePages(req, { tenants }))}::int[])`
  const { rows: found } = await (
    await getDatabase(req)
  ).execute(sql`
    with trees as (
      select 'pages ' || id as document, layout from pages where tenant_id = ${ids} and _status = 'published'
      union all
      select 'pages ' || id, layout from pages where id = ${inherited} and _status = 'published'
      union all
      select 'sections ' || id, layout from sections where tenant_id = ${ids} and _status = 'published'
      union all
      select 'pages ' || parent_id, version_layout from _pages_v
      where version_tenant_id = ${ids} and latest and version__status = 'draft' and parent_id is not null
      union all
      select 'sections ' || parent_id, version_layout from _sections_v
      where version_tenant_id = ${ids} and latest and version__status = 'draft' and parent_id is not null
    ),
    blocks as (select distinct document, jsonb_path_query(layout, '$.**.blockType') #>> '{}' as slug from trees)
    select slug, count(*) as count from blocks where slug is not null group by slug
  `)
  const counts = new Map(rows.parse(found).map(({ slug, count }) => [slug, count]))
  for (const slug of await listInheritedTypes(req, { tenants })) counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return counts
}

/** Types of block that a page shows of the template which it follows and does not have itself, once for each page. */
async function listInheritedTypes(req: PayloadRequest, { tenants }: UseScope): Promise<string[]> {
  const trees = Map.groupBy(await listFollowedTrees(req, { tenants, path: '$' }), ({ id }) => id)
  return [...trees.values()].flatMap((states) => {
    const stored = listTypes(states.flatMap((each) => each.stored))
    return [...listTypes(states.flatMap((each) => each.shown))].filter((slug) => !stored.has(slug))
  })
}

const listTypes = (layout: BlockNode[]): Set<string> => new Set(listNodes(layout).map(({ node }) => node.blockType))
