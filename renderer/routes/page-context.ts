import type { PageArticle, PageContext, PageStock } from '#blocks/_kit/runtime.tsx'
import type { Location } from '#schemas/location/location.ts'
import type { Brand } from '#schemas/model/brand.ts'
import type { Model } from '#schemas/model/model.ts'
import type { PageDocument } from '#schemas/page/page.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import { lightVehicle } from '#schemas/vehicle/light-vehicle.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'

/** The subject of a page, if any. */
interface Subject {
  vehicle: Vehicle | null
  location: Location | null
  model: Model | null
  brand: Brand | null
  stock: PageStock | null
}

export function buildPageContext(
  { page, url, params, preview, now }: RenderInput,
  { vehicle, location, model, brand, stock }: Subject,
): PageContext {
  const [path = '/', search = ''] = url.split('?', 2)
  return {
    id: page?.id ?? null,
    path,
    search,
    params,
    vehicle: vehicle && lightVehicle(vehicle),
    location,
    model,
    brand,
    article: page ? articleOf(page) : null,
    stock,
    preview,
    now: now.toISOString(),
  }
}

const articleOf = ({ articleDate, articleCategory, articleAuthor, readingMinutes }: PageDocument): PageArticle | null =>
  articleDate
    ? {
        date: articleDate,
        category: articleCategory ?? '',
        author: articleAuthor ?? '',
        minutes: readingMinutes ?? null,
      }
    : null
