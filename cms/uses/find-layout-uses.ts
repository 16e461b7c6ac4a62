import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type BlockNode, isSlotValue } from '#schemas/page/block-node.ts'
import { listNodes } from '#schemas/page/walk.ts'
import { getDatabase } from '../outbox/write-event.ts'
import { listReferences } from '../tenancy/list-references.ts'
import { listBlockKeys } from './reference-paths.ts'
import { listAddresses } from './list-addresses.ts'
import { listFollowedTrees } from './list-followed-trees.ts'
import type { FoundUse, UseScope, UseTarget } from './use.ts'

const rows = z.array(
  z.object({
    id: z.coerce.number(),
    title: z.string().nullable(),
    state: z.enum(['published', 'draft']),
    tenant: z.coerce.number(),
    is_page_template: z.boolean().nullable(),
    layout: z.unknown(),
  }),
)

interface LayoutUseQuery extends UseScope {
  target: UseTarget
}

const titles = { pages: 'title', sections: 'name' } as const

/**
 * The pages and sections with the target in their blocks, as published and as drafts. PostgreSQL reads the trees of these sites alone and
 * answers with those that name the id in a field of that kind; the fields of the blocks then decide.
 */
export async function findLayoutUses(req: PayloadRequest, { target, tenants }: LayoutUseQuery): Promise<FoundUse[]> {
  const path = writePath(req, target)
  const select = async (collection: keyof typeof titles): Promise<Tree[]> => {
    const { rows: found } = await (await getDatabase(req)).execute(selectTrees(collection, { path, tenants }))
    return rows.parse(found).map(({ title, is_page_template: isPageTemplate, layout, ...place }) => ({
      ...place,
      collection,
      title: title ?? '',
      isPageTemplate: isPageTemplate === true,
      layout: isSlotValue(layout) ? layout : [],
    }))
  }
  const followed = (await listFollowedTrees(req, { tenants, path })).map(
    ({ shown, stored: _stored, ...place }): Tree => ({
      ...place,
      collection: 'pages',
      isPageTemplate: false,
      layout: shown,
    }),
  )
  const trees = [...(await select('pages')), ...(await select('sections')), ...followed]
  const findNode = await createSearch(req, { target, trees })
  return trees.flatMap((tree) => {
    const node = findNode(tree)
    const { layout: _layout, ...place } = tree
    return node ? [{ ...place, block: node.id }] : []
  })
}

function selectTrees(collection: keyof typeof titles, { path, tenants }: UseScope & { path: string }) {
  const ids = sql.param([...tenants])
  const title = titles[collection]
  const table = sql.identifier(collection)
  const versions = sql.identifier(`_${collection}_v`)
  const isTemplate = (column: string) => (collection === 'pages' ? sql.identifier(column) : sql`false`)
  return sql`
    select id, ${sql.identifier(title)} as title, 'published' as state, tenant_id as tenant,
      ${isTemplate('is_page_template')} as is_page_template, layout
    from ${table} where tenant_id = any(${ids}::int[]) and _status = 'published' and layout @? ${path}::jsonpath
    union all
    select parent_id as id, ${sql.identifier(`version_${title}`)} as title, 'draft' as state, version_tenant_id as tenant,
      ${isTemplate('version_is_page_template')} as is_page_template, version_layout as layout
    from ${versions}
    where version_tenant_id = any(${ids}::int[]) and latest and version__status = 'draft' and parent_id is not null
      and version_layout @? ${path}::jsonpath
  `
}

/** In one walk of the tree: `$.** ? (@.image == 7 || @.value == 7)`. The words come from our own fields. */
function writePath({ payload }: PayloadRequest, target: UseTarget): string {
  if (target.collection === 'blocks') return `$.** ? (@.blockType == ${JSON.stringify(target.slug)})`
  if (target.collection === 'addresses') return `$.**.url ? (@ like_regex ${JSON.stringify(target.pattern)} flag "i")`
  const tests = listBlockKeys(payload.config, target.collection).map(
    (key) => `@.${JSON.stringify(key)} == ${target.id}`,
  )
  return `$.** ? (${tests.join(' || ')})`
}

interface Tree extends Omit<FoundUse, 'block'> {
  collection: keyof typeof titles
  layout: BlockNode[]
}

/** Finds the first block of a tree that names the target, the innermost one where blocks stand in blocks. */
async function createSearch(
  { payload }: PayloadRequest,
  { target, trees }: { target: UseTarget; trees: readonly Tree[] },
): Promise<(tree: Tree) => BlockNode | undefined> {
  if (target.collection === 'blocks')
    return ({ layout }) => listNodes(layout).find(({ node }) => node.blockType === target.slug)?.node
  if (target.collection === 'addresses') {
    const leadsTo = await target.follow([...new Set(trees.map(({ tenant }) => tenant))])
    return ({ layout, tenant }) =>
      listNodes(layout).find(({ node }) => listAddresses(node).some((address) => leadsTo(address, tenant)))?.node
  }
  return ({ collection, layout }) => {
    const { config } = payload
    const fields = payload.collections[collection].config.flattenedFields.filter(({ name }) => name === 'layout')
    const reference = listReferences({ config, fields, data: { layout } }).find(
      ({ relationTo, id }) => relationTo === target.collection && id === target.id,
    )
    return listNodes(layout).findLast(({ path }) => reference?.path.startsWith(`layout.${path.join('.')}.`))?.node
  }
}
