import type { Media } from '#schemas/media/media.ts'
import type { PageRange } from '../routes/range-of-page.ts'

interface RangeHead {
  title: string
  description: string
  image: Media | null
}

/** Title and description of a model's or brand's page; null for others. */
export function rangeHead({ model, brand }: PageRange): RangeHead | null {
  if (model) {
    const { manufacturer_name: make, name, short_description: description, image } = model
    return { title: `${make} ${name}`.trim(), description, image }
  }
  return brand && { title: brand.name, description: brand.description, image: brand.logo }
}
