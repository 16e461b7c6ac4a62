import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type BlockNode, isBlockNode, isSlotValue } from '#schemas/page/block-node.ts'
import { showFollowed } from '../inheritance/show-followed.ts'
import { getDatabase } from '../outbox/write-event.ts'
import type { UseScope } from './use.ts'

const rows = z.array(
  z.object({
    id: z.coerce.number(),
    title: z.string().nullable(),
    state: z.enum(['published', 'draft']),
    tenant: z.coerce.number(),
    path: z.string(),
    layout: z.unknown(),
    following: z.unknown(),
    template: z.coerce.number(),
    template_path: z.string(),
    template_layout: z.unknown(),
  }),
)

interface FollowedTree {
  id: number
  title: string
  state: 'published' | 'draft'
  tenant: number
  stored: BlockNode[]
  /** Its blocks with those of the template's page, as the site shows them. */
  shown: BlockNode[]
}

interface FollowedTreeQuery extends UseScope {
  /** A jsonpath that the template's tree has to match. */
  path: string
}

/** Pages of these sites that follow a page of a template, if that matches: what is stored and what is shown. */
export async function listFollowedTrees(
  req: PayloadRequest,
  { tenants, path }: FollowedTreeQuery,
): Promise<FollowedTree[]> {
  const ids = sql`any(${sql.param([...tenants])}::int[])`
  const { rows: found } = await (
    await getDatabase(req)
  ).execute(sql`
    with own as (
      select id, title, 'published' as state, tenant_id as tenant, path, layout, following
      from pages where tenant_id = ${ids} and _status = 'published' and jsonb_typeof(following) = 'object'
      union all
      select parent_id, version_title, 'draft', version_tenant_id, version_path, version_layout, version_following
      from _pages_v
      where version_tenant_id = ${ids} and latest and version__status = 'draft' and parent_id is not null
        and jsonb_typeof(version_following) = 'object'
    )
    select own.*, template.id as template, template.path as template_path, template.layout as template_layout
    from own join pages template on template.id = (own.following ->> 'page')::int
    where template._status = 'published' and template.layout @? ${path}::jsonpath
  `)
  return rows.parse(found).flatMap((row) => {
    const { id, title, state, tenant, path: at, layout, following } = row
    const template = { id: row.template, path: row.template_path, layout: row.template_layout }
    const shown = showFollowed({ id, path: at, layout, following }, template)?.content['layout']
    if (!isSlotValue(shown)) return []
    const stored = Array.isArray(layout) ? layout.filter(isBlockNode) : []
    return [{ id, title: title ?? '', state, tenant, stored, shown }]
  })
}
