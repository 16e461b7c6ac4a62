import { z } from 'zod'
import { readBlock } from '#cms/index.ts'
import { type FormSettings, formSettings, usualSettings } from '#schemas/lead/form-settings.ts'
import type { FormPlace } from '#schemas/lead/lead-form.ts'
import { type BlockNode, blockNode } from '#schemas/page/block-node.ts'
import { categoryOfPurpose } from '#schemas/valuation/category-of-purpose.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import { listNodes } from '#schemas/page/walk.ts'
import type { ApiContext } from '../api/service.ts'

/**
 * What a marketer set of a form: of the page that is being rendered (a draft, in a preview), else of the published one. Null where this site has no
 * such page, or the page no such form.
 */
export async function findFormSettings(
  { tenant, content, page }: Pick<ApiContext, 'tenant' | 'content' | 'page'>,
  place: FormPlace,
): Promise<FormSettings | null> {
  const document = page?.id === place.page ? page : (await content.loadPage(tenant, place.page))?.page
  const node = document && formNodes(document).find(({ id }) => isCalled(place.block, id))
  const props = node && readBlock(node)
  if (!node || !props) return null
  return node.blockType === 'trade-in' ? settingsOfTradeIn(props) : formSettings.parse(props)
}

/** The plain form of a block that values cars is the usual one, filed by what the block is for. */
function settingsOfTradeIn(props: unknown): FormSettings {
  const { purpose } = withPurpose.parse(props)
  return formSettings.parse({ ...usualSettings('trade-in'), filed: { category: categoryOfPurpose[purpose] } })
}

const withPurpose = z.object({ purpose: z.enum(['trade-in', 'sell']) })

const formNodes = ({ layout }: PageDocument): BlockNode[] =>
  listNodes(layout)
    .flatMap(({ node }) => [node, ...inSection(node)])
    .filter(({ blockType }) => blockType === 'lead-form' || blockType === 'trade-in')

const withLayout = z.object({ section: z.object({ layout: z.array(blockNode) }) })

/** The blocks of a reusable section that stands on the page. */
function inSection(node: BlockNode): BlockNode[] {
  const read = withLayout.safeParse(node)
  return read.success ? listNodes(read.data.section.layout).map((nested) => nested.node) : []
}

/** A section that stands on a page twice brings its blocks twice; the second is called `…-2` there. */
const isCalled = (name: string, id: string): boolean =>
  name === id || (name.startsWith(`${id}-`) && /^\d+$/.test(name.slice(id.length + 1)))
