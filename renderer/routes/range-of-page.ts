import { brandsQuery, modelQuery } from '#blocks/_data/models.ts'
import type { Brand } from '#schemas/model/brand.ts'
import type { Model } from '#schemas/model/model.ts'
import { isBrandPage, isModelPage } from '#schemas/model/range-pages.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import type { RunQuery } from '../page/queries.ts'

/** The model and the brand that a page is about. */
export interface PageRange {
  model: Model | null
  brand: Brand | null
}

const neither: PageRange = { model: null, brand: null }

/** A page of models or brands is missing for a name that the site has none of, whatever its blocks. locations §2, Routes */
export async function rangeOfPage(
  page: PageDocument,
  { input: { params, api }, ask }: { input: RenderInput; ask: RunQuery },
): Promise<PageRange | 'missing'> {
  if (isModelPage(page.path)) return ofModel(params['slug'] ?? '', { api, ask })
  if (!isBrandPage(page.path)) return neither
  const [slug = ''] = Object.values(params)
  const brands = await ask(brandsQuery(api)).answered
  const brand = brands.find((each) => each.slug === slug)
  return brand ? { model: null, brand } : 'missing'
}

async function ofModel(
  slug: string,
  { api, ask }: { api: RenderInput['api']; ask: RunQuery },
): Promise<PageRange | 'missing'> {
  const [model, brands] = await Promise.all([ask(modelQuery(api, slug)).answered, ask(brandsQuery(api)).answered])
  if (!model) return 'missing'
  return { model, brand: brands.find((brand) => brand.slug === model.manufacturer_slug) ?? null }
}
