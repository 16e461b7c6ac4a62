import { stockRouteQuery } from '#blocks/_data/stock-route.ts'
import type { PageStock } from '#blocks/_kit/runtime.tsx'
import type { PageDocument } from '#schemas/page/page.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import type { StockPlace } from '#schemas/vehicle/stock-place.ts'
import type { PreparedPage } from '../page/prepare-blocks.ts'
import type { RunQuery } from '../page/queries.ts'
import * as texts from '../texts.ts'

/**
 * The stock of a page with blocks that search it. At `/search/…` the site's path defines it, and an unknown path is missing; any other
 * page, such as `/our-stock`, shows all. Null for pages without such blocks. locations §2
 */
export async function stockOfPage(
  { blocks }: PreparedPage,
  { input, page, ask }: { input: RenderInput; page: PageDocument; ask: RunQuery },
): Promise<PageStock | null | 'missing'> {
  if (!blocks.some(({ known }) => known?.block.needs.includes('stock'))) return null
  const [path = '/'] = input.url.split('?', 1)
  const below = /^\/search\/(.+)$/.exec(path)?.[1]
  const place = below && page.path.includes(':') ? await placeAt(below, input, ask) : everything(page, path)
  const [sortBy = 'rank'] = blocks.flatMap(({ known }) => known?.block.initialSort?.(known.props) ?? [])
  return place ? { ...place, sortBy } : 'missing'
}

const placeAt = async (path: string, { api }: RenderInput, ask: RunQuery): Promise<StockPlace | null> =>
  await ask(stockRouteQuery(api, path)).answered

const everything = ({ title }: PageDocument, path: string): StockPlace => ({
  scope: { facets: {}, ranges: {} },
  title,
  crumbs: [
    { label: texts.home, path: '/' },
    { label: title, path },
  ],
  path,
})
