import { z } from 'zod'
import { readFormSettings } from '#cms/index.ts'
import type { FormSettings } from '#schemas/lead/form-settings.ts'
import type { FormPlace } from '#schemas/lead/lead-form.ts'
import { type BlockNode, blockNode } from '#schemas/page/block-node.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import { listNodes } from '#schemas/page/walk.ts'
import type { ApiContext } from '../context/api-context.ts'

/**
 * A marketer's settings of a form: from the page being rendered (a draft in a preview), else from the published one. Null if the site has
 * no such page or the page no such form.
 */
export async function findFormSettings(
  { tenant, content, page }: Pick<ApiContext, 'tenant' | 'content' | 'page'>,
  place: FormPlace,
): Promise<FormSettings | null> {
  const document = page?.id === place.page ? page : (await content.loadPage(tenant, place.page))?.page
  if (!document) return null
  for (const node of listBlocks(document)) {
    const settings = isCalled(place.block, node.id) ? readFormSettings(node) : null
    if (settings) return settings
  }
  return null
}

const listBlocks = ({ layout }: PageDocument): BlockNode[] =>
  listNodes(layout).flatMap(({ node }) => [node, ...inSection(node)])

const withLayout = z.object({ section: z.object({ layout: z.array(blockNode) }) })

/** The blocks of a reusable section on the page. */
function inSection(node: BlockNode): BlockNode[] {
  const read = withLayout.safeParse(node)
  return read.success ? listNodes(read.data.section.layout).map((nested) => nested.node) : []
}

/** A section used twice on a page has its blocks twice; the second ids end in `-2`. */
const isCalled = (name: string, id: string): boolean =>
  name === id || (name.startsWith(`${id}-`) && /^\d+$/.test(name.slice(id.length + 1)))
